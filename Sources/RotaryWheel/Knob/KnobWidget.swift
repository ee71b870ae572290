import CRotaryWheel
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
/// `RotaryWheelKnob` in `rotary-wheel-knob.h` documents gestures, keys, CSS nodes and accessibility.
@safe @MainActor
public final class KnobWidget: RotaryControl {
    var implementation: KnobImplementation { handle.implementation as! KnobImplementation }

    /// Creates a knob with bounds of 0 and an adjustment of its own.
    public convenience init() { self.init(creating: KnobImplementation.objectClass) }

    /// Creates a knob at the lower of two bounds.
    ///
    /// - Parameters:
    ///   - bounds: the least and the largest value.
    ///   - step: what an arrow key, or a click of a mouse's wheel, changes; Page Up and Page Down do ten times as
    ///     much. The value has as many digits as the step, at most 5.
    public convenience init(in bounds: ClosedRange<Double>, step: Double) {
        let knob = unsafe Widget(
            sinking: rotary_wheel_knob_new_with_range(bounds.lowerBound, bounds.upperBound, step))
        self.init(of: knob.implementation as! KnobImplementation)
    }

    /// Creates a knob for an adjustment, which it may share with other widgets.
    @unsafe public convenience init(adjustment: UnsafeMutablePointer<GtkAdjustment>) {
        self.init()
        unsafe self.adjustment = unsafe adjustment
    }

    /// Refers to a knob that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: KnobImplementation.objectClass)
    }

    // MARK: Listening

    /// The delegate, held weakly.
    public var delegate: (any KnobDelegate)? {
        get { implementation.listeners.delegate }
        set { implementation.listeners.delegate = newValue }
    }

    /// Called with the value after each change, by the user or by code.
    public var onValueChanged: ((KnobWidget, Double) -> Void)? {
        get { implementation.listeners.onValueChanged }
        set { implementation.listeners.onValueChanged = newValue }
    }

    /// Called with 1 or −1 after the user has turned a knob that wraps upward or downward beyond its end.
    public var onWrapped: ((KnobWidget, Int) -> Void)? {
        get { implementation.listeners.onWrapped }
        set { implementation.listeners.onWrapped = newValue }
    }

    /// Called after a click on the dial without a turn, or the space key; `nil` by default.
    ///
    /// With a handler each click calls it at its release, and a double click does not reset the knob: a click with Ctrl
    /// and the menu do. In the style `KnobDragStyle.circularAbsolute` a click does not turn the knob then. A click on the
    /// value still opens the entry. The signal `activate` is the same.
    public var onActivate: ((KnobWidget) -> Void)? {
        get { implementation.listeners.onActivate?.call }
        set { implementation.listenToActivate(newValue) }
    }

    /// The value after each change, from now on and until the knob is gone.
    ///
    /// GLib's main loop needs ``GtkMainActor/attach()`` for it.
    public var values: AsyncStream<Double> { implementation.listeners.values.makeStream() }

    /// The value as it is written: with its digits and unit, or as ``setFormatter(_:parser:)`` has it.
    public var text: String { implementation.text }

    // MARK: What it does

    /// Goes to the default value, as a double click does.
    public func reset() { implementation.reset() }

    /// Opens the entry for an exact value, as a digit does.
    ///
    /// An unmapped or insensitive knob ignores the call.
    public func edit() { implementation.openEntry() }

    // MARK: Automation and controllers

    /// Sets the value for automation, unless the user holds the knob: the hand wins; see ``isTouched``.
    ///
    /// - Returns: whether the value was set.
    @discardableResult
    public func automate(_ value: Double) -> Bool { implementation.automate(value) }

    /// Moves the knob to the place of a hardware controller, such as a MIDI controller's value divided by 127.
    ///
    /// - Parameters:
    ///   - place: the place on the travel, clamped to 0 … 1, which follows the ``scale``.
    ///   - takesOver: whether the knob stays until the controller has met it; see `KnobTakeover`.
    /// - Returns: whether the knob took it; not while a pointer holds the knob.
    @discardableResult
    public func setControllerValue(_ place: Double, takesOver: Bool = true) -> Bool {
        implementation.setControllerValue(place, takesOver: takesOver)
    }

    /// Moves the knob by steps of a relative encoder; negative downward.
    public func turnController(by steps: Double) { implementation.turnController(by: steps) }

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

    /// The GObject with the properties `drag-style` and `sensitivity` of all knobs, for `g_settings_bind`.
    @unsafe public static var settings: OpaquePointer {
        unsafe KnobSettingsImplementation.shared.object.opaque
    }

    /// The drag style of knobs without a ``dragStyle`` of their own; automatic by default.
    public static var defaultDragStyle: KnobDragStyle {
        get { KnobSettingsImplementation.shared.style }
        set { KnobSettingsImplementation.shared.set("drag-style", to: KnobDragStyleChoice(newValue)) }
    }

    /// The factor by which linear drags of all knobs are faster, clamped to 0.1 … 10; 1 by default.
    public static var defaultSensitivity: Double {
        get { KnobSettingsImplementation.shared.sensitivity }
        set { KnobSettingsImplementation.shared.set("sensitivity", to: newValue) }
    }
}
