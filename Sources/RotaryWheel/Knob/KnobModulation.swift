import RotaryWheelInterop

/// How far something else moves the value of a knob, such as an oscillator: an arc around the knobs that show it.
///
///     let lfo = KnobModulation(from: 30, to: 80, cssClass: "lfo", label: "LFO 1")
///     knob.modulations.append(lfo)
///     lfo.value = 72
@MainActor
public final class KnobModulation: ObjectReference {
    let object: Object

    /// Creates a modulation.
    ///
    /// - Parameters:
    ///   - start: the value at one end of the arc.
    ///   - end: the value at the other end.
    ///   - cssClass: a style class for the color of the arc.
    ///   - label: what modulates the value, for assistive technologies.
    public init(
        from start: Double, to end: Double, cssClass: String? = nil, label: String? = nil
    ) {
        object = Object(creating: KnobModulationImplementation.objectClass)
        (self.start, self.end, self.cssClass, self.label) = (start, end, cssClass, label)
    }

    init(of object: Object) { self.object = object }

    /// The GObject.
    @unsafe public var pointer: UnsafeMutableRawPointer { unsafe object.pointer }

    /// The value at one end of the arc; 0 by default; notifies `start`.
    ///
    /// Values beyond the bounds of a knob are drawn at its ends.
    public var start: Double {
        get { self["start"] }
        set { self["start"] = newValue }
    }

    /// The value at the other end of the arc; 0 by default; notifies `end`.
    public var end: Double {
        get { self["end"] }
        set { self["end"] = newValue }
    }

    /// The modulated value, which the live dot shows; `nil` by default, for no dot; notifies `value` and `has-value`.
    ///
    /// Set it as often as the app knows a new one.
    public var value: Double? {
        get { self["has-value"] ? self["value"] : nil }
        set { if let newValue { self["value"] = newValue } else { self["has-value"] = false } }
    }

    /// The style classes of the node with the color of the arc, separated by spaces; `nil` by default; notifies `css-class`.
    public var cssClass: String? {
        get { self["css-class"] }
        set { self["css-class"] = newValue }
    }

    /// What modulates the value, for assistive technologies; `nil` by default, for "Modulation"; notifies `label`.
    public var label: String? {
        get { self["label"] }
        set { self["label"] = newValue }
    }
}
