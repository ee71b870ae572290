import CRotaryWheelGtk
import RotaryWheelInterop

/// The place of a page, which is made when it first shows.
@MainActor
final class PageSlot {
    let type: any DemoPage.Type
    let widget = unsafe Widget(sinking: gtk_overlay_new())
    private(set) var page: (any DemoPage)?

    init(_ type: any DemoPage.Type) { self.type = type }

    /// Makes the page, unless it is there; calls a closure with a new one before that shows.
    func fill(_ settings: Settings, _ prepare: (any DemoPage) -> Void) {
        guard page == nil else { return }
        let made = type.init(settings)
        page = made
        prepare(made)
        unsafe gtk_overlay_set_child(widget.opaque, made.widget.widget)
    }
}
