import CGtk
import GtkInterop

/// The window: its pages, and the view that is opened from one, with a way back.
@MainActor
final class DemoWindow {
    /// The page of the rotary wheel.
    let wheelPage = WheelPage()
    /// The page of the spinning wheel.
    let picturesPage = PicturesPage()
    /// The page of the dial menu.
    let dialPage: DialPage
    /// The page of knobs.
    let knobPage = KnobPage()
    /// The view of one of the wheel's sectors.
    let sectorView = SectorView()

    private let window: Widget
    private let pages: [any DemoPage]
    private let pageStack: Widget
    private let views: Widget
    private let backButton: Widget
    private let backAction: Object

    /// The names of the views.
    private enum View {
        static let pages = "pages"
        static let sector = "sector"
    }

    /// Escape, and the key that points back in the direction of text.
    static var backAccelerators: [String] {
        ["Escape", gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? "<Alt>Right" : "<Alt>Left"]
    }

    /// The names of the pages, in their order.
    static let pageNames = [WheelPage.name, PicturesPage.name, DialPage.name, KnobPage.name]

    init(of application: Application) {
        dialPage = DialPage(
            menu: AppActions.menu(pages: [
                (WheelPage.name, WheelPage.title), (PicturesPage.name, PicturesPage.title),
                (DialPage.name, DialPage.title), (KnobPage.name, KnobPage.title),
            ]))
        pages = [wheelPage, picturesPage, dialPage, knobPage]
        let interface = Interface(resource: Resources.path + "/window.ui")
        window = interface["window"]
        views = interface["views"]
        pageStack = interface["pages"]
        backButton = interface["back"]
        backAction = window.addAction("back")
        for page in pages {
            pageStack.addPage(page.widget, named: type(of: page).name, title: type(of: page).title)
        }
        window.addAction("page", showingPageOf: pageStack)
        AppActions.add(to: window, dial: dialPage.dial)
        views.addPage(sectorView.widget, named: View.sector)

        backAction.set("enabled", to: false)
        backAction.connect("activate") { [weak self] _ in self?.goBack() }
        wheelPage.onOpen = { [weak self] sector in self?.open(sector) }
        application.add(window)
    }

    /// Shows the window, or brings it to the front.
    func present() { unsafe gtk_window_present(window.pointer.assumingMemoryBound(to: GtkWindow.self)) }

    /// Calls a closure when the window is closed.
    func onClose(_ handler: @escaping @MainActor () -> Void) {
        window.connect("destroy") { _ in handler() }
    }

    /// Calls a closure when a view has come to rest in place of the other: with the sector that it shows, or `nil`
    /// for the pages.
    func onViewChange(_ handler: @escaping @MainActor (Sector?) -> Void) {
        views.connect("notify::visible-child-name") { [weak self] _ in
            _ = self?.views.addTickCallback { [weak self] _ in
                guard let self, !self.views.get("transition-running", as: Bool.self) else { return true }
                handler(self.showsSector ? self.sectorView.sector : nil)
                return false
            }
        }
    }

    /// Calls a closure with the name of a page when it has come to rest in place of another.
    func onPageChange(_ handler: @escaping @MainActor (String) -> Void) {
        pageStack.connect("notify::visible-child-name") { [weak self] _ in
            _ = self?.pageStack.addTickCallback { [weak self] _ in
                guard let self, !self.pageStack.get("transition-running", as: Bool.self) else { return true }
                if let page = self.shownPage { handler(type(of: page).name) }
                return false
            }
        }
    }

    /// The page that shows, or lies below the view that was opened from it.
    private var shownPage: (any DemoPage)? {
        let name = pageStack.get("visible-child-name", as: String?.self)
        return pages.first { type(of: $0).name == name }
    }

    private var showsSector: Bool { views.get("visible-child-name", as: String?.self) == View.sector }

    private func open(_ sector: Sector) {
        sectorView.sector = sector
        show(View.sector)
        backButton.grabFocus()
    }

    private func goBack() {
        show(View.pages)
        shownPage?.grabFocus()
    }

    private func show(_ view: String) {
        views.set("visible-child-name", to: view as String?)
        backAction.set("enabled", to: showsSector)
        backButton.setVisible(showsSector)
    }
}
