import CRotaryWheelGtk
import RotaryWheelInterop

extension RotaryControl {
    /// Shows the control in a window, and returns when the user closes it; for trying things out.
    ///
    ///     let knob = KnobWidget(in: -60...6, step: 0.1)
    ///     knob.onValueChanged = { _, value in print(value) }
    ///     knob.show()
    ///
    /// Until then it runs GLib's main loop, with tasks of the main actor. The window is that of the control, or a new
    /// one if it has none. A menu that opens at the pointer is attached to a label there. Further calls open it again.
    public final func show() {
        GtkMainActor.attach()
        let top = sequence(first: windowContent(), next: \.parent).reduce(handle) { $1 }
        let window = top.isWindow ? top.cast(to: Window.self) : Window(title: "\(type(of: self))", child: top)
        window.present()
        while window.isMapped { g_main_context_iteration(nil, 1) }
    }
}
