public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

/// A knob that shows and edits one number.
///
/// Being a GtkScale, it has an adjustment, keys, digits and the rest of a scale's functions; it looks and feels like
/// a knob.
///
///     let knob = KnobWidget(in: 0...100, step: 1)
///     knob.unit = "%"
///     knob.onValueChanged = { knob, value in print(value) }
///     gtk_window_set_child(window, knob.widget)
///
/// This is a reference to a GtkWidget: it owns the widget as any other reference does, and several may refer
/// to one. What is set here is kept by the widget itself. Gestures, keys, CSS nodes and accessibility are
/// described with `RotaryWheelKnob` in `rotary-wheel-knob.h`.
@safe @MainActor
public final class KnobWidget {
    let handle: Widget
    let implementation: KnobImplementation

    /// Creates a knob with bounds of 0 and an adjustment of its own.
    public convenience init() { self.init(Widget(KnobImplementation.objectClass)) }

    /// Creates a knob at the lower of two bounds.
    ///
    /// - Parameters:
    ///   - bounds: the least and the largest value.
    ///   - step: what an arrow key, or a click of a mouse's wheel, changes; Page Up and Page Down do ten times as
    ///     much. The value has as many digits as the step, at most 5.
    public convenience init(in bounds: ClosedRange<Double>, step: Double) {
        self.init()
        implementation.setBounds(lower: bounds.lowerBound, upper: bounds.upperBound, step: step)
    }

    /// Creates a knob for an adjustment, which it may share with other widgets.
    @unsafe public convenience init(adjustment: UnsafeMutablePointer<GtkAdjustment>) {
        self.init()
        unsafe self.adjustment = unsafe adjustment
    }

    /// Refers to a knob that exists already; `nil` when the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let handle = unsafe Widget(retaining: widget)
        guard handle.isA(KnobImplementation.objectClass.type) else { return nil }
        self.init(handle)
    }

    convenience init(_ implementation: KnobImplementation) {
        self.init(implementation.widget.cast(to: Widget.self))
    }

    private init(_ handle: Widget) {
        self.handle = handle
        guard let implementation = handle.implementation as? KnobImplementation else {
            preconditionFailure("not a knob")
        }
        self.implementation = implementation
    }

    /// The widget, to be put into any container by any binding of GTK.
    ///
    /// The knob keeps its own reference; keep the knob until a container has taken the widget over.
    @unsafe public var widget: UnsafeMutablePointer<GtkWidget> { unsafe handle.widget }

    // MARK: What it tells

    /// Is told what the knob does; weak.
    public var delegate: (any KnobDelegate)? {
        get { implementation.listeners.delegate }
        set { implementation.listeners.delegate = newValue }
    }

    /// Called with the value each time it has changed, whoever has set it.
    public var onValueChanged: ((KnobWidget, Double) -> Void)? {
        get { implementation.listeners.onValueChanged }
        set { implementation.listeners.onValueChanged = newValue }
    }

    /// The value each time it has changed, from now on and until the knob is gone.
    ///
    /// Under GLib's main loop that needs ``GtkMainActor/attach()``.
    public var values: AsyncStream<Double> { implementation.listeners.values.makeStream() }

    /// Sets the name by which assistive technologies announce the knob: what it sets.
    public func setAccessibleLabel(_ label: String) {
        handle.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    }

    /// The value as it is written: with its digits and unit, or as ``setFormatter(_:)`` has it.
    public var text: String { implementation.text }

    // MARK: What it does

    /// Goes to the default value, as a double click does.
    public func reset() { implementation.reset() }

    /// Opens the entry for an exact value, as a digit does.
    ///
    /// An unmapped or insensitive knob ignores the call.
    public func edit() { implementation.openEntry() }

    // MARK: Marks and detents

    /// Adds a mark at a value, with a label outside it.
    ///
    /// - Parameters:
    ///   - value: a value; one that is not finite is refused with a critical error.
    ///   - markup: the label in Pango's markup; `nil` for none.
    public func addMark(at value: Double, markup: String? = nil) {
        implementation.addMark(value, markup: markup)
    }

    /// Removes all marks.
    public func clearMarks() { implementation.clearMarks() }

    /// Adds a value at which the knob catches while it is dragged; see ``detentExtent``.
    ///
    /// - Parameter value: a value; one that is not finite is refused with a critical error.
    public func addDetent(at value: Double) { implementation.addDetent(value) }

    /// Removes all detents.
    public func clearDetents() { implementation.clearDetents() }

    // MARK: All knobs

    /// How pointers turn those knobs that have no ``dragStyle`` of their own; circular by default.
    public static var defaultDragStyle: KnobDragStyle {
        get { KnobSettingsImplementation.shared.style }
        set { KnobSettingsImplementation.shared.dragStyle = KnobDragStyleChoice(newValue) }
    }

    /// By how much straight drags turn all knobs faster than usual, clamped to 0.1 … 10; 1 by default.
    public static var defaultSensitivity: Double {
        get { KnobSettingsImplementation.shared.sensitivity }
        set { KnobSettingsImplementation.shared.sensitivity = newValue }
    }
}

extension KnobWidget: @MainActor Equatable {
    /// Whether both refer to the same widget.
    public static func == (left: KnobWidget, right: KnobWidget) -> Bool { left.handle == right.handle }
}
