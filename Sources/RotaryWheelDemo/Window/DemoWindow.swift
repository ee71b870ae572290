import CRotaryWheelGtk
import RotaryWheelInterop

/// The window with its pages, and the sector view with a way back.
@MainActor
final class DemoWindow {
    let window: Widget
    private let settings: Settings
    private let slots = demoPages.map { PageSlot($0) }
    /// Created when a sector is first opened.
    private lazy var sectorView = makeSectorView()
    /// The guides in the pane and in the popover, when created.
    private var guides: [PageGuide] = []
    private let pageStack: Widget
    private let pageTitle: Widget
    private let popover: Widget
    private let views: Widget
    private let backButton: Widget
    private let backAction: Object
    /// Whether the first frames are drawn.
    private var isShown = false
    private var pageHandler: (@MainActor (any DemoPage) -> Void)?

    /// The names of the views.
    private enum View {
        static let pages = "pages"
        static let sector = "sector"
    }

    /// Escape, and Alt with the arrow key that points back in the text direction.
    static var backAccelerators: [String] {
        ["Escape", gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? "<Alt>Right" : "<Alt>Left"]
    }

    init(of application: Application, _ settings: Settings) {
        self.settings = settings
        _ = SplitLayout.objectClass
        let interface = Interface(resource: Resources.path + "/window.ui")
        window = interface["window"]
        views = interface["views"]
        pageStack = interface["pages"]
        pageTitle = interface["title"]
        popover = interface["popover"]
        backButton = interface["back"]
        backAction = window.addAction("back")
        for slot in slots {
            pageStack.addPage(slot.widget, named: slot.type.name, title: slot.type.title)
        }
        popover.connect("show") { [weak self] _ in self?.openPopover() }
        Self.setUpMenu(of: interface)
        interface["pane"].connect("map") { [weak self] arguments in
            guard let pane = arguments.get(0, as: Widget?.self) else { return }
            pane.afterSecondFrame { [weak self] in
                if pane.firstChild == nil { self?.addGuide(to: pane) }
            }
        }
        window.addAction("page", showingPageOf: pageStack)
        window.addAction("source").connect("activate") { [weak self] _ in
            guard let self else { return }
            SourceWindow.open(self.shownSlot.type.example, of: self.settings, over: self.window.widget)
        }
        AppActions.add(to: window, settings)

        backAction.set("enabled", to: false)
        backAction.connect("activate") { [weak self] _ in self?.goBack() }
        settings.bind("page", to: pageStack, "visible-child-name", isTwoWay: true)
        for (key, property) in [
            ("width", "default-width"), ("height", "default-height"), ("maximized", "maximized"),
        ] {
            settings.bind("window-\(key)", to: window, property, isTwoWay: true)
        }
        Self.showIcon("rotary-wheel-go-back-symbolic", of: backButton)
        Self.showIcon("io.github.rotarywheel.Demo-symbolic", of: interface["guide-button"])
        pageStack.connect("notify::visible-child-name") { [weak self] _ in
            if let self, self.isShown { self.showPage() }
        }
        openPage(enabling: interface["header"])
        application.add(window)
    }

    private static func setUpMenu(of interface: Interface) {
        let button = interface["menu-button"]
        button.connect("notify::popover") {
            guard let menu = $0.get(0, as: Widget?.self)?.get("popover", as: Widget?.self) else { return }
            menu.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, translated("Main Menu"))
            menu.connect("map") { $0.get(0, as: Widget?.self)?.nameMenuItems() }
        }
        button.setMenu(interface.menu("menu"))
    }

    /// Shows the first page after the first frames, as the page takes one more frame.
    ///
    /// Until then nothing has the focus: a screen reader would read the focused header instead of the page.
    private func openPage(enabling header: Widget) {
        showTitle()
        window.afterSecondFrame { [weak self] in
            guard let self else { return }
            self.isShown = true
            header.set("can-focus", to: true)
            self.showPage()
            // Rendering the icon would delay the first page.
            self.window.afterSecondFrame { [weak self] in
                self?.window.set("icon-name", to: "io.github.rotarywheel.Demo" as String?)
            }
        }
    }

    /// Presents the window.
    func present() { unsafe gtk_window_present(window.pointer.assumingMemoryBound(to: GtkWindow.self)) }

    /// Shows a page.
    func show(page name: String) {
        if showsSector { show(View.pages) }
        pageStack.set("visible-child-name", to: name as String?)
    }

    /// Sets the icon of a button when it is mapped.
    ///
    /// GTK loads the icons of hidden buttons too, which takes time.
    private static func showIcon(_ name: String, of button: Widget) {
        button.connect("map") { $0.get(0, as: Widget?.self)?.set("icon-name", to: name as String?) }
    }

    // MARK: Observers

    /// Calls the handler when the window is closed.
    func onClose(_ handler: @escaping @MainActor () -> Void) {
        window.connect("destroy") { _ in handler() }
    }

    /// Calls the handler with each existing page, and with later ones when they are created.
    func onPageMade(_ handler: @escaping @MainActor (any DemoPage) -> Void) {
        for slot in slots { if let page = slot.page { handler(page) } }
        pageHandler = handler
    }

    /// Calls the handler after the transition to another view, with its sector, or `nil` for the pages.
    func onViewChange(_ handler: @escaping @MainActor (Sector?) -> Void) {
        onRest(of: views) { [weak self] in
            if let self { handler(self.showsSector ? self.sectorView.sector : nil) }
        }
    }

    /// Calls the handler after the transition to another page, with its name.
    func onPageChange(_ handler: @escaping @MainActor (String) -> Void) {
        onRest(of: pageStack) { [weak self] in
            if let self { handler(self.shownSlot.type.name) }
        }
    }

    /// Calls the handler when the popover with the guide opens or closes, with whether it is open.
    func onGuide(_ handler: @escaping @MainActor (Bool) -> Void) {
        popover.connect("map") { _ in handler(true) }
        popover.connect("unmap") { _ in handler(false) }
    }

    private func onRest(of stack: Widget, _ handler: @escaping @MainActor () -> Void) {
        stack.connect("notify::visible-child-name") { [weak stack] _ in
            _ = stack?.addTickCallback { [weak stack] _ in
                guard let stack, !stack.get("transition-running", as: Bool.self) else { return true }
                handler()
                return false
            }
        }
    }

    // MARK: Pages

    /// The visible page, or the page below the sector view.
    var shownPage: (any DemoPage)? { shownSlot.page }

    private var shownSlot: PageSlot {
        let name = pageStack.get("visible-child-name", as: String?.self)
        return slots.first { $0.type.name == name } ?? slots[0]
    }

    private func showPage() {
        if showsSector { show(View.pages) }
        let slot = shownSlot
        slot.fill(settings) { page in
            (page as? WheelPage)?.onOpen = { [weak self] sector in self?.open(sector) }
            (page as? PicturesPage)?.onPictures = { [weak self] in self?.focusPage() }
            pageHandler?(page)
        }
        for guide in guides { guide.explain(slot.type) }
        showTitle()
        focusPage()
    }

    private func showTitle() { pageTitle.set("label", to: shownSlot.type.title as String?) }

    /// Focuses the page, unless the focus is in a guide.
    private func focusPage() {
        guard !guides.contains(where: \.widget.containsFocus) else { return }
        shownPage?.grabFocus()
    }

    private func addGuide(to place: Widget) {
        let guide = PageGuide(to: pageStack)
        guide.explain(shownSlot.type)
        place.set("child", to: guide.widget as Widget?)
        guides.append(guide)
    }

    /// Limits the height of the guide to that of the window, and focuses its wheel.
    private func openPopover() {
        if popover.get("child", as: Widget?.self) == nil { addGuide(to: popover) }
        let guide = guides.first { popover.get("child", as: Widget?.self) == $0.widget }
        guide?.widget.set("max-content-height", to: Int32(max(160, window.height - 80)))
        guide?.grabFocus()
    }

    // MARK: Views

    private var showsSector: Bool { views.get("visible-child-name", as: String?.self) == View.sector }

    private func makeSectorView() -> SectorView {
        let view = SectorView()
        views.addPage(view.widget, named: View.sector)
        return view
    }

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
