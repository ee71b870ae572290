import RotaryWheelInterop
public import RotaryWheelModel

/// How values lie along the travel, for the knobs that share the scale.
///
/// The bounds are those of each knob's adjustment.
@MainActor
public final class KnobScale: ObjectReference {
    let object: Object

    /// Creates a scale.
    ///
    /// - Parameters:
    ///   - taper: the distribution; see ``taper``.
    ///   - hasOff: whether the lower bound means off; see ``hasOff``.
    public init(_ taper: KnobTaper = .linear, hasOff: Bool = false) {
        object = Object(creating: KnobScaleImplementation.objectClass)
        self.taper = taper
        self.hasOff = hasOff
    }

    init(of object: Object) { self.object = object }

    private var implementation: KnobScaleImplementation { object.implementation as! KnobScaleImplementation }

    /// The GObject.
    @unsafe public var pointer: UnsafeMutableRawPointer { unsafe object.pointer }

    /// How the values lie along the travel; linear by default; notifies `taper`.
    ///
    /// Marks, detents, drags, fine mode and controllers follow it. Keys step by equal values on a linear scale and on
    /// one in decibels, and by equal turns on the others: on a logarithmic one by a 120th of the travel. A step
    /// increment of at least a 200th of the range, or one set after the adjustment, is used unchanged. A table whose
    /// breakpoints do not ascend is refused with a critical.
    public var taper: KnobTaper {
        get { implementation.taper }
        set {
            if case .power(let skew) = newValue { self.skew = skew }
            implementation.taper = newValue
        }
    }

    /// The skew of ``RotaryWheelModel/KnobTaper/power(skew:)``; 1 by default, clamped to 0.1 … 10; notifies `skew`.
    public var skew: Double {
        get { self["skew"] }
        set { self["skew"] = newValue }
    }

    /// Whether the lower bound means off; false by default; notifies `has-off`.
    ///
    /// The values begin one step above it. A drag passes from them to off as through a detent, a key in one step. The
    /// value is written as “Off”, as “−∞ dB” with `KnobFormat.decibels`, or as ``KnobWidget/setFormatter(_:parser:)`` has
    /// it. ``KnobWidget/isOff`` says whether a knob is off.
    public var hasOff: Bool {
        get { self["has-off"] }
        set { self["has-off"] = newValue }
    }
}
