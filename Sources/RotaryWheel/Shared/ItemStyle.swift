import RotaryWheelInterop

/// The style classes that a widget has from its item.
@MainActor
struct ItemStyle {
    private var classes: [String] = []

    /// Replaces the classes, which spaces separate; classes that the widget has otherwise stay.
    mutating func set(_ names: String?, on widget: Widget) {
        for name in classes { widget.setStyleClass(name, false) }
        classes = (names ?? "").split(separator: " ").map(String.init).filter { !widget.hasStyleClass($0) }
        for name in classes { widget.setStyleClass(name, true) }
    }
}
