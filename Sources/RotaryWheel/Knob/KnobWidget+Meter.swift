import RotaryWheelInterop

extension KnobWidget {
    /// The level meter, which other knobs may show, too; `nil` by default, for none; notifies `meter`.
    ///
    /// The meter is a ring inside the track.
    public var meter: KnobMeter? {
        get { implementation.levels.map { KnobMeter(of: $0.object) } }
        set { implementation.set("meter", to: newValue?.object) }
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
