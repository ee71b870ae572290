import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The place of a page that is created when first shown.
@MainActor
final class PageSlot {
    let entry: PageEntry
    let bin = Handle(adw_bin_new()!)
    private(set) var page: (any DemoPage)?

    init(_ entry: PageEntry) { self.entry = entry }

    /// Creates the page if necessary, and calls the closure with a new page before it is shown.
    func fill(_ settings: Settings, _ prepare: (any DemoPage) -> Void) {
        guard page == nil else { return }
        let made = entry.type.init(settings)
        page = made
        prepare(made)
        adw_bin_set_child(bin.cast(), made.widget.widget)
    }
}
