public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

// The properties; each notifies under the name that its documentation gives. Numbers that are not finite are
// refused with a critical error, and the old value stays.
extension KnobWidget {
    // MARK: The value

    /// The adjustment that holds the value; `adjustment`.
    ///
    /// It may be shared with other widgets, such as a GtkScale.
    @unsafe public var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        get {
            unsafe gtk_range_get_adjustment(handle.pointer.assumingMemoryBound(to: GtkRange.self))
        }
        set {
            unsafe gtk_range_set_adjustment(handle.pointer.assumingMemoryBound(to: GtkRange.self), newValue)
        }
    }

    /// The value, clamped to the adjustment's bounds; `value`.
    public var value: Double {
        get { implementation.value }
        set { implementation.value = newValue }
    }

    /// The value that a double click resets to; 0 by default; `default-value`.
    public var defaultValue: Double {
        get { implementation.defaultValue }
        set { implementation.defaultValue = newValue }
    }

    /// Whether equal ways are equal factors; `false` by default; `logarithmic`.
    ///
    /// v = l·(u/l)^f for a lower bound l above 0 and an upper bound u; with any other the scale is linear.
    public var logarithmic: Bool {
        get { implementation.isLogarithmic }
        set { implementation.isLogarithmic = newValue }
    }

    // MARK: The travel

    /// Where the travel starts; at 7 o'clock by default; `start-angle`.
    public var startAngle: Angle {
        get { Angle(radians: implementation.startAngle) }
        set { implementation.startAngle = newValue.radians }
    }

    /// Where the travel ends; at 5 o'clock by default; `end-angle`.
    public var endAngle: Angle {
        get { Angle(radians: implementation.endAngle) }
        set { implementation.endAngle = newValue.radians }
    }

    /// How often the mark passes the start of its travel, clamped to 1 … 100; 1 by default; `turns`.
    public var turns: Int {
        get { Int(implementation.turns) }
        set { implementation.turns = UInt32(clamping: max(newValue, 1)) }
    }

    /// Whether the end is the start again, and the knob has no end; `false` by default; `wrap`.
    public var wrap: Bool {
        get { implementation.wraps }
        set { implementation.wraps = newValue }
    }

    /// Whether the knob goes back at even speed to where a drag began; `false` by default; `return-to-start`.
    public var returnToStart: Bool {
        get { implementation.returnsToStart }
        set { implementation.returnsToStart = newValue }
    }

    // MARK: The pointer

    /// How a pointer turns the knob; `nil`, by default, for ``defaultDragStyle``; `drag-style`.
    public var dragStyle: KnobDragStyle? {
        get { implementation.dragStyleProperty }
        set { implementation.dragStyleChoice = KnobDragStyleChoice(newValue) }
    }

    /// By how much straight drags turn faster than usual, clamped to 0.1 … 10; 1 by default; `sensitivity`.
    ///
    /// Usual is from 7 to 5 o'clock in 200 pixels.
    public var sensitivity: Double {
        get { implementation.sensitivity }
        set { implementation.sensitivity = newValue }
    }

    /// How far the dead zone of a detent extends in all, clamped to 0 … 2π; 10° by default; `detent-extent`.
    public var detentExtent: Angle {
        get { Angle(radians: implementation.detentExtent) }
        set { implementation.detentExtent = newValue.radians }
    }

    /// Whether scrolling changes the value; `true` by default; `enable-scroll`.
    public var enableScroll: Bool {
        get { implementation.scrolls }
        set { implementation.scrolls = newValue }
    }

    // MARK: The look

    /// Where the value shows; below the knob by default; `value-display`.
    public var valueDisplay: KnobValueDisplay {
        get { implementation.valueDisplay }
        set { implementation.valueDisplay = newValue }
    }

    /// Whether the value shows at all; `true` by default; `draw-value`.
    ///
    /// As with GtkScale, a value that shows is rounded to its ``digits``.
    public var drawValue: Bool {
        get { implementation.range.drawsValue }
        set { implementation.range.drawsValue = newValue }
    }

    /// How many digits follow the decimal point, at most 64; 1 by default; `digits`.
    public var digits: Int {
        get { implementation.range.digits }
        set { implementation.range.digits = newValue }
    }

    /// What follows the number, such as `dB`; `nil` by default; `unit`.
    public var unit: String? {
        get { implementation.unit }
        set { implementation.unit = newValue }
    }

    /// Sets how values are written, in place of the number with its digits and unit.
    public func setFormatter(_ formatter: @escaping @MainActor (Double) -> String) {
        implementation.setFormatter(formatter)
    }

    /// Whether the arc begins at the default value; `false` by default, when it begins at the start; `bipolar`.
    public var bipolar: Bool {
        get { implementation.isBipolar }
        set { implementation.isBipolar = newValue }
    }
}
