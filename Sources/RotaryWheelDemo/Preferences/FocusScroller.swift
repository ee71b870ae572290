import CRotaryWheelGtk
import RotaryWheelInterop

/// Scrolls to the focused widget immediately.
///
/// GTK animates this, and a GtkDropDown that opens meanwhile would open at the old position.
@MainActor
final class FocusScroller {
    private let scrolledWindow: Widget
    private let content: Widget

    /// The visible margin around the widget.
    private static let margin = 48.0

    init(_ scrolledWindow: Widget, content: Widget) {
        self.scrolledWindow = scrolledWindow
        self.content = content
    }

    /// Scrolls to a widget when it is focused, except by a press: the pressed widget stays under the pointer.
    func follow(_ widget: Widget) {
        let focus = EventControllerFocus()
        focus.onEnter { [weak self, weak widget] in
            guard let self, let widget, !self.scrolledWindow.isPressed else { return }
            self.show(widget)
        }
        widget.add(focus)
    }

    /// Scrolls as little as needed, or to the top of a widget.
    func show(_ widget: Widget, atTop isAtTop: Bool = false) {
        guard let adjustment = scrolledWindow.get("vadjustment", as: Object?.self) else { return }
        var bounds = graphene_rect_t()
        guard unsafe gtk_widget_compute_bounds(widget.widget, content.widget, &bounds) != 0 else { return }
        let (top, height) = (Double(bounds.origin.y), Double(bounds.size.height))
        let (value, page) = (
            adjustment.get("value", as: Double.self), adjustment.get("page-size", as: Double.self)
        )
        if isAtTop {
            adjustment.set("value", to: top)
        } else if top - Self.margin < value {
            adjustment.set("value", to: top - Self.margin)
        } else if top + height + Self.margin > value + page {
            adjustment.set("value", to: top + height + Self.margin - page)
        }
    }
}
