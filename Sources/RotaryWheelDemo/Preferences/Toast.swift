import CRotaryWheelGtk
import RotaryWheelInterop

/// A temporary message over a window, with an undo button.
@MainActor
final class Toast {
    let label: Widget

    /// The GtkRevealer of the toast.
    let revealer: Widget

    private let pointer = EventControllerMotion()
    private lazy var timer = Timer { [weak self] in self?.hide() }
    private var undo: (() -> Void)?

    /// The duration of a message.
    private static let stay = Duration.seconds(6)

    /// Uses the widgets `toast`, `toast-label`, `toast-undo` and `toast-close`.
    init(of interface: Interface) {
        revealer = interface["toast"]
        label = interface["toast-label"]
        interface["toast-undo"].connect("clicked") { [weak self] _ in
            self?.undo?()
            self?.hide()
        }
        interface["toast-close"].connect("clicked") { [weak self] _ in self?.hide() }
        // The pointer over the toast pauses the timer.
        pointer.onChange { [weak self] point in
            if point == nil { self?.timer.start(after: Self.stay) } else { self?.timer.stop() }
        }
        revealer.add(pointer)
    }

    func show(_ text: String, undo: @escaping () -> Void) {
        self.undo = undo
        label.set("label", to: text as String?)
        revealer.setVisible(true)
        revealer.set("reveal-child", to: true)
        timer.start(after: Self.stay)
    }

    private func hide() {
        timer.stop()
        undo = nil
        revealer.set("reveal-child", to: false)
    }
}
