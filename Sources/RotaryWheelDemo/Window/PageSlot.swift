import CRotaryWheelGtk
import RotaryWheelInterop

/// The slot of a page, which is created when first shown.
@MainActor
final class PageSlot {
    let type: any DemoPage.Type
    let widget = unsafe Widget(sinking: gtk_overlay_new())
    private(set) var page: (any DemoPage)?

    init(_ type: any DemoPage.Type) { self.type = type }

    /// Creates the page if needed, and calls a closure with it before it is shown.
    func fill(_ settings: Settings, _ prepare: (any DemoPage) -> Void) {
        guard page == nil else { return }
        let made = type.init(settings)
        page = made
        prepare(made)
        unsafe gtk_overlay_set_child(widget.opaque, made.widget.widget)
    }
}
