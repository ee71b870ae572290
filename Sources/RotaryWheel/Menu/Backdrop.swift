import RotaryWheelInterop

/// The window below a popover, which is drawn again where no compositor shows it.
@MainActor
final class Backdrop {
    private var window: Paintable?
    /// The place of the window with its border, in coordinates of the widget that draws it.
    private var place: (x: Double, y: Double, width: Double, height: Double)?
    /// Whether the window has been drawn: GTK has no picture of a window that will be drawn.
    private var isDrawn = false

    /// Draws a window again, from the first frame of a surface that hides it.
    func follow(_ window: Widget, for control: some WidgetImplementation) {
        let widget = control.widget
        widget.setStyleClass("opaque", !widget.isComposited)
        (self.window, isDrawn) = (widget.isComposited ? nil : Paintable(of: window), false)
        _ = self.window?.connect("invalidate-contents") { [weak self, weak control] _ in
            // GTK draws the window after each frame of the control.
            if self?.isDrawn == false { control?.widget.queueDraw() }
        }
    }

    /// Sets the place of the window's corner.
    func setPlace(of window: Widget, at corner: (x: Double, y: Double)) {
        place = window.bounds.map { (corner.x + $0.x, corner.y + $0.y, $0.width, $0.height) }
    }

    func draw(on snapshot: Snapshot) {
        guard let window, let place else { return }
        isDrawn = snapshot.draw(window, in: place)
    }

    /// Releases the window: GTK would keep its picture up to date.
    func release() { window = nil }
}
