import CRotaryWheelGtk

/// The accessible description of a selected item and, since GTK 4.10, its accessible value.
///
/// A screen reader announces a changed description once. For a focused list or menu it also announces a changed value,
/// as the name of the control. So while a screen reader may be on, the value waits until the focus leaves.
@MainActor
package final class AccessibleSelection {
    private let widget: Widget
    private var text: String?
    /// Whether the description stays as it is.
    private var isHeld = false
    private var item = 0
    private var count = 0
    private lazy var focusTimer = Timer { [weak self] in self?.updateValue() }

    package init(of widget: Widget) {
        self.widget = widget
        guard AccessibleRange.isThere else { return }
        _ = ScreenReader.shared
        // Runs after GTK has reported the next focus.
        widget.connect("notify::has-focus") { [weak self] _ in self?.focusTimer.start(after: .zero) }
    }

    /// Updates the description and, where possible, the value.
    package func update(_ text: String, item: Int?, of count: Int) {
        if text != self.text, !isHeld {
            self.text = text
            widget.setAccessibleValue(text)
        }
        (self.item, self.count) = (item ?? 0, count)
        if AccessibleRange.isThere { updateValue() }
    }

    /// Runs a closure whose changes are not announced; the next update announces those that last.
    package func hold(_ changes: () -> Void) {
        isHeld = true
        defer { isHeld = false }
        changes()
    }

    private func updateValue() {
        guard !widget.isFocus || !ScreenReader.shared.mayBeOn else { return }
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, Double(max(count - 1, 0)))
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, Double(item))
    }

    /// The item nearest to any value; `nil` if there are no items.
    package static func item(of value: Double, in count: Int) -> Int? {
        count > 0 ? Int(min(max(value.rounded(), 0), Double(count - 1))) : nil
    }
}
