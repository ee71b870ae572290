public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension KnobWidget {
    // MARK: The value

    /// The adjustment that holds the value, which other widgets may share; notifies `adjustment`.
    @unsafe public var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        get {
            unsafe gtk_range_get_adjustment(handle.pointer.assumingMemoryBound(to: GtkRange.self))
        }
        set {
            unsafe gtk_range_set_adjustment(handle.pointer.assumingMemoryBound(to: GtkRange.self), newValue)
        }
    }

    /// The value, clamped to the adjustment's bounds; a number that is not finite is refused with a critical; notifies
    /// `value`.
    public var value: Double {
        get { implementation.value }
        set { self["value"] = newValue }
    }

    /// The value to which a double click resets; 0 by default; notifies `default-value`.
    public var defaultValue: Double {
        get { self["default-value"] }
        set { self["default-value"] = newValue }
    }

    /// How the values lie along the travel; `nil`, the default, for a linear scale; notifies `scale`.
    ///
    /// Several knobs may have the same scale.
    public var scale: KnobScale? {
        get { (self["scale"] as Object?).map { KnobScale(of: $0) } }
        set { self["scale"] = newValue?.object }
    }

    /// Whether the value means off: the lower bound of a ``scale`` with ``KnobScale/hasOff``; notifies `off`.
    public var isOff: Bool { self["off"] }

    // MARK: The travel

    /// The start of the travel; 7 o'clock by default; notifies `start-angle`.
    public var startAngle: Angle {
        get { self["start-angle"] }
        set { self["start-angle"] = newValue }
    }

    /// The end of the travel; 5 o'clock by default; notifies `end-angle`.
    public var endAngle: Angle {
        get { self["end-angle"] }
        set { self["end-angle"] = newValue }
    }

    /// Whether the knob is mirrored where text runs from right to left; true by default.
    ///
    /// Set it to false where left and right have a meaning, as of a pan.
    public var isFlippable: Bool {
        get { implementation.range.isFlippable }
        set { implementation.range.isFlippable = newValue }
    }

    /// The number of turns of the travel; 1 by default, clamped to 1 … 100; notifies `turns`.
    public var turns: Int {
        get { self["turns"] }
        set { self["turns"] = newValue }
    }

    /// Whether the end is the start again, so that the knob turns without end; false by default; notifies `wrap`.
    public var wraps: Bool {
        get { self["wrap"] }
        set { self["wrap"] = newValue }
    }

    /// Whether the knob returns at even speed to where a drag began; false by default; notifies `return-to-start`.
    public var returnsToStart: Bool {
        get { self["return-to-start"] }
        set { self["return-to-start"] = newValue }
    }

    /// The speed of a return, in radians a second; one turn in 1.2 seconds by default, clamped to 0.1 … 100.
    ///
    /// Notifies `return-speed`.
    public var returnSpeed: Double {
        get { self["return-speed"] }
        set { self["return-speed"] = newValue }
    }

    // MARK: The pointer

    /// The drag style; `nil`, the default, for ``defaultDragStyle``; notifies `drag-style`.
    public var dragStyle: KnobDragStyle? {
        get { implementation.handling.dragStyle }
        set { self["drag-style"] = KnobDragStyleChoice(newValue) }
    }

    /// The factor by which linear drags are faster; 1 by default, clamped to 0.1 … 10; notifies `sensitivity`.
    ///
    /// At 1 the way from 7 to 5 o'clock takes 200 pixels.
    public var sensitivity: Double {
        get { self["sensitivity"] }
        set { self["sensitivity"] = newValue }
    }

    /// The whole extent of a detent's dead zone; 10° by default, clamped to 0 … 2π; notifies `detent-extent`.
    public var detentExtent: Angle {
        get { self["detent-extent"] }
        set { self["detent-extent"] = newValue }
    }

    /// Whether a drag changes the value before it ends; true by default; notifies `live`.
    ///
    /// Otherwise the knob shows the value of a drag, and takes it at the release. Escape keeps the old one.
    public var isLive: Bool {
        get { self["live"] }
        set { self["live"] = newValue }
    }

    /// Whether the user can change the value; true by default; notifies `can-control`.
    ///
    /// A knob that only shows a value has no disc to hold. It keeps its colors and the focus, and assistive technologies
    /// read it as read-only.
    public var canControl: Bool {
        get { self["can-control"] }
        set { self["can-control"] = newValue }
    }

    /// Whether the user holds the knob: from a press to the release, and from `drag-begin` to `drag-end`; notifies
    /// `touched`.
    public var isTouched: Bool { self["touched"] }

    /// Whether scrolling changes the value; true by default; notifies `enable-scroll`.
    public var isScrollable: Bool {
        get { self["enable-scroll"] }
        set { self["enable-scroll"] = newValue }
    }

    // MARK: Looks

    /// The place of the value; below the knob by default; notifies `value-display`.
    public var valueDisplay: KnobValueDisplay {
        get { self["value-display"] }
        set { self["value-display"] = newValue }
    }

    /// Whether the value shows; true by default; notifies `draw-value`.
    ///
    /// As with GtkScale, a value that shows is rounded to its ``digits``.
    public var drawsValue: Bool {
        get { implementation.range.drawsValue }
        set { implementation.range.drawsValue = newValue }
    }

    /// The number of digits after the decimal point; 1 by default, at most 64; notifies `digits`.
    public var digits: Int {
        get { implementation.range.digits }
        set { implementation.range.digits = newValue }
    }

    /// The unit after the number, such as `dB`; `nil` by default; notifies `unit`.
    public var unit: String? {
        get { self["unit"] }
        set { self["unit"] = newValue }
    }

    /// How values are written and read; `KnobFormat.number` by default; notifies `format`.
    ///
    /// A change replaces the functions of ``setFormatter(_:parser:)``.
    public var format: KnobFormat {
        get { self["format"] }
        set { self["format"] = newValue }
    }

    /// Sets the functions that format values and read what is typed.
    ///
    /// - Parameters:
    ///   - formatter: the text of a value; `nil`, the default, for that of the ``format``.
    ///   - parser: the value of a text, or the reason why it is refused, which the entry shows; `nil`, the default, for
    ///     that of the ``format``. With a parser the entry begins with the text of the formatter.
    public func setFormatter(
        _ formatter: (@MainActor (Double) -> String)?,
        parser: (@MainActor (String) throws(KnobTextError) -> Double)? = nil
    ) {
        implementation.setFormatter(formatter, parser: parser)
    }

    /// Whether the arc begins at the default value instead of the start; false by default; notifies `bipolar`.
    public var isBipolar: Bool {
        get { self["bipolar"] }
        set { self["bipolar"] = newValue }
    }

    /// The pictures of a designer, which other knobs may show, too; `nil` by default, for none; notifies `face`.
    public var face: RotaryWheelFace? {
        get { implementation.faceLayers.map { RotaryWheelFace(of: $0.object) } }
        set { implementation.set("face", to: newValue?.object) }
    }

    /// The level meter, which other knobs may show, too; `nil` by default, for none; notifies `meter`.
    ///
    /// The meter is a ring inside the track.
    public var meter: KnobMeter? {
        get { implementation.levels.map { KnobMeter(of: $0.object) } }
        set { implementation.set("meter", to: newValue?.object) }
    }

    /// What moves the value from outside: an arc around the knob for each, from the inner one; empty by default.
    ///
    /// Other knobs may show a modulation, too.
    public var modulations: [KnobModulation] {
        get { implementation.arcs.map { KnobModulation(of: $0.object) } }
        set { implementation.modulationList.replaceItems(by: newValue.map(\.object)) }
    }
}
