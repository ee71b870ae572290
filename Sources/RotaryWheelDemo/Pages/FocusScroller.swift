import CRotaryWheelGtk
import RotaryWheelInterop

/// Scrolls to the focused widget immediately.
///
/// GTK animates this scrolling: a drop-down list would open at the old position of its button.
@MainActor
final class FocusScroller {
    private let scrolledWindow: Widget
    private let content: Widget

    /// The visible distance around the widget, in pixels.
    private static let margin = 48.0

    init(_ scrolledWindow: Widget, content: Widget) {
        self.scrolledWindow = scrolledWindow
        self.content = content
    }

    /// Scrolls to a widget when it gets the focus, except by a press: a pressed widget stays below the pointer.
    ///
    /// - Parameter shown: the widget to scroll to instead.
    func follow(_ widget: Widget, showing shown: Widget? = nil) {
        let focus = EventControllerFocus()
        focus.onEnter { [weak self, weak widget] in
            guard let self, let widget, !self.scrolledWindow.isPressed else { return }
            self.show(shown ?? widget)
        }
        widget.add(focus)
    }

    /// Scrolls by the smallest amount that shows the widget, or its beginning.
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
