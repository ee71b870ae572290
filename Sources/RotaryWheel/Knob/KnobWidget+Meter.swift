import RotaryWheelInterop

extension KnobWidget {
    // MARK: The level meter

    /// The number of channels of the level meter, clamped to 0 … 2; 0 by default, no meter; notifies `meter-channels`.
    ///
    /// With one channel, the level follows the track. With two, the first rises on the left side of the knob and the
    /// second on the right. A change silences the meter.
    public var meterChannels: Int {
        get { self["meter-channels"] }
        set { self["meter-channels"] = newValue }
    }

    /// The level at the start of the meter, in decibels; −60 by default; notifies `meter-lower`.
    public var meterLower: Double {
        get { self["meter-lower"] }
        set { self["meter-lower"] = newValue }
    }

    /// The level at the end of the meter, in decibels; 6 by default; notifies `meter-upper`.
    ///
    /// An upper level that is not above the lower one leaves the meter empty.
    public var meterUpper: Double {
        get { self["meter-upper"] }
        set { self["meter-upper"] = newValue }
    }

    /// The level above which the meter has the style class `warning`, in decibels; −12 by default; notifies
    /// `meter-warning`.
    public var meterWarning: Double {
        get { self["meter-warning"] }
        set { self["meter-warning"] = newValue }
    }

    /// The level above which the meter has the style class `clip`, in decibels; 0 by default; notifies `meter-clip`.
    ///
    /// A level that reaches it switches the clip light on; see ``isClipped``.
    public var meterClip: Double {
        get { self["meter-clip"] }
        set { self["meter-clip"] = newValue }
    }

    /// The fall of levels and peaks in decibels a second, clamped to 1 … 1000; 12 by default; notifies `meter-fall`.
    ///
    /// A level rises immediately. The default is near the 20 decibels in 1.7 seconds of a peak programme meter of
    /// type I, IEC 60268-10.
    public var meterFall: Double {
        get { self["meter-fall"] }
        set { self["meter-fall"] = newValue }
    }

    /// The time until a peak falls, in whole milliseconds, clamped to 0 … 60 s; 1 s by default; notifies `meter-hold`.
    ///
    /// At 0 no peak is drawn apart from the level.
    public var meterHold: Duration {
        get { self["meter-hold"] }
        set { self["meter-hold"] = newValue }
    }

    /// Whether the clip light is on; false by default; notifies `clipped`.
    ///
    /// It is switched on by a level that reaches ``meterClip``. The user switches it off by a click on the light,
    /// Backspace, Delete or the context menu, a program by this property.
    public var isClipped: Bool {
        get { self["clipped"] }
        set { self["clipped"] = newValue }
    }

    /// Sets the levels of the meter, as often as the app knows new ones.
    ///
    /// A level rises immediately and falls with ``meterFall``, as far as the newest level. Nothing is drawn while no
    /// level changes.
    ///
    /// - Parameters:
    ///   - first: the level of the first channel in decibels; −∞ is silence. What is not a number is refused with a
    ///     critical.
    ///   - second: the level of the second channel; a meter of one channel ignores it.
    public func setLevels(_ first: Double, _ second: Double = -.infinity) {
        implementation.setLevels(first, second)
    }

    // MARK: Modulation

    /// Adds an arc around the knob, which shows how far something else moves the value, and returns its index.
    ///
    /// Values beyond the adjustment's bounds are drawn at the ends. The first arc is the inner one.
    ///
    /// - Parameters:
    ///   - from: the value at one end; one that is not finite is refused with a critical.
    ///   - to: the value at the other end.
    ///   - cssClass: a style class for the color of the arc.
    ///   - label: what modulates the value, for assistive technologies.
    /// - Returns: the index of the arc, from 0; `nil` if it was refused.
    @discardableResult
    public func addModulation(
        from: Double, to: Double, cssClass: String? = nil, label: String? = nil
    ) -> Int? {
        implementation.addModulation(from: from, to: to, styleClass: cssClass, label: label)
    }

    /// Moves the ends of an arc; an index without an arc is refused with a critical.
    public func setModulation(_ index: Int, from: Double, to: Double) {
        implementation.setModulation(index, from: from, to: to)
    }

    /// Moves the live dot of an arc, as often as the app knows a new value; `nil`, as at first, hides it.
    public func setModulation(_ index: Int, value: Double?) {
        implementation.setModulation(index, value: value.flatMap { $0.isNaN ? nil : $0 })
    }

    /// Removes all arcs.
    public func clearModulations() { implementation.clearModulations() }
}
