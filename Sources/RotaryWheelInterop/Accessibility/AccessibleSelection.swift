import CRotaryWheelGtk

/// What assistive technologies know of where a control with items stands: in words and, since GTK 4.10, as a value.
///
/// The description is what a screen reader says of a change, once. Of a list or a menu that has the focus it says a
/// changed value too, by the name of the control and not by what it has come to. So while one may be on the value
/// waits until the focus has gone on, as nobody but the screen reader is spoken to meanwhile.
@MainActor
package final class AccessibleSelection {
    private let widget: Widget
    private var text: String?
    private var item = 0
    private var count = 0
    private lazy var focusTimer = Timer { [weak self] in self?.tellValue() }

    package init(of widget: Widget) {
        self.widget = widget
        guard AccessibleRange.isThere else { return }
        _ = ScreenReader.shared
        // Once what gets the focus next has told so.
        widget.connect("notify::has-focus") { [weak self] _ in self?.focusTimer.start(after: .zero) }
    }

    /// Tells the selected item, if there is one, and its text.
    package func update(_ text: String, item: Int?, of count: Int) {
        if text != self.text {
            self.text = text
            widget.setAccessibleValue(text)
        }
        (self.item, self.count) = (item ?? 0, count)
        if AccessibleRange.isThere { tellValue() }
    }

    private func tellValue() {
        guard !widget.isFocus || !ScreenReader.shared.mayBeOn else { return }
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, Double(max(count - 1, 0)))
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, Double(item))
    }

    /// The item that a value means, for which any number may be given; `nil` where there is none.
    package static func item(of value: Double, in count: Int) -> Int? {
        count > 0 ? Int(min(max(value.rounded(), 0), Double(count - 1))) : nil
    }
}
