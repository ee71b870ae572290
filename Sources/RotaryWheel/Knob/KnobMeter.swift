import RotaryWheelInterop

/// A level meter of one or two channels, in decibels, for the knobs that show it.
///
/// A level rises immediately and falls with ``fall``, as far as the newest level. Nothing is drawn while no level changes.
@MainActor
public final class KnobMeter: ObjectReference {
    let object: Object

    /// Creates a meter.
    ///
    /// - Parameter channels: the number of channels; see ``channels``.
    public init(channels: Int = 1) {
        object = Object(creating: KnobMeterImplementation.objectClass)
        self.channels = channels
    }

    init(of object: Object) { self.object = object }

    /// The GObject.
    @unsafe public var pointer: UnsafeMutableRawPointer { unsafe object.pointer }

    /// The number of channels, clamped to 1 … 2; 1 by default; notifies `channels`.
    ///
    /// With one channel, the level follows the track. With two, the first rises on the left side of the knob and the
    /// second on the right. A change silences the meter.
    public var channels: Int {
        get { self["channels"] }
        set { self["channels"] = newValue }
    }

    /// The level at the start, in decibels; −60 by default; notifies `lower`.
    public var lower: Double {
        get { self["lower"] }
        set { self["lower"] = newValue }
    }

    /// The level at the end, in decibels; 6 by default; notifies `upper`.
    ///
    /// An upper level that is not above the lower one leaves the meter empty.
    public var upper: Double {
        get { self["upper"] }
        set { self["upper"] = newValue }
    }

    /// The level above which the meter has the style class `warning`, in decibels; −12 by default; notifies `warning`.
    public var warning: Double {
        get { self["warning"] }
        set { self["warning"] = newValue }
    }

    /// The level above which the meter has the style class `clip`, in decibels; 0 by default; notifies `clip`.
    ///
    /// A level that reaches it switches the clip light on; see ``isClipped``.
    public var clip: Double {
        get { self["clip"] }
        set { self["clip"] = newValue }
    }

    /// The fall of levels and peaks in decibels a second, clamped to 1 … 1000; 12 by default; notifies `fall`.
    ///
    /// The default is near the 20 decibels in 1.7 seconds of a peak programme meter of type I, IEC 60268-10.
    public var fall: Double {
        get { self["fall"] }
        set { self["fall"] = newValue }
    }

    /// The time until a peak falls, in whole milliseconds, clamped to 0 … 60 s; 1 s by default; notifies `hold`.
    ///
    /// At 0 no peak is drawn apart from the level.
    public var hold: Duration {
        get { self["hold"] }
        set { self["hold"] = newValue }
    }

    /// Whether the clip light is on; false by default; notifies `clipped`.
    ///
    /// It is switched on by a level that reaches ``clip``. The user switches it off by a click on the light, Backspace,
    /// Delete or the context menu of a knob, a program by this property.
    public var isClipped: Bool {
        get { self["clipped"] }
        set { self["clipped"] = newValue }
    }

    /// Sets the levels, as often as the app knows new ones.
    ///
    /// - Parameters:
    ///   - first: the level of the first channel in decibels; −∞ is silence. What is not a number is refused with a
    ///     critical.
    ///   - second: the level of the second channel; a meter of one channel ignores it.
    public func setLevels(_ first: Double, _ second: Double = -.infinity) {
        (object.implementation as? KnobMeterImplementation)?.setLevels(first, second)
    }
}
