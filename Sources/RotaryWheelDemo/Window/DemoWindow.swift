import CRotaryWheelGtk
import RotaryWheelInterop

/// The window with its pages, and the view of a sector.
@MainActor
final class DemoWindow {
    let window: Widget
    private let settings: Settings
    private let slots = demoPages.map { PageSlot($0) }
    /// The view of a sector, created when first opened.
    private lazy var sectorView = makeSectorView()
    /// The guides beside the pages and in the popover, once created.
    private var guides: [PageGuide] = []
    private let pageStack: Widget
    private let pageTitle: Widget
    private let popover: Widget
    private let views: Widget
    private let backButton: Widget
    private let backAction: Object
    /// Whether the window is drawn.
    private var isShown = false
    private var pageHandler: (@MainActor (any DemoPage) -> Void)?

    /// The names of the views.
    private enum View {
        static let pages = "pages"
        static let sector = "sector"
    }

    /// The accelerators for back: Escape and Alt with the arrow against the text direction.
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
        interface["menu-button"].connect("notify::popover") {
            guard let menu = $0.get(0, as: Widget?.self)?.get("popover", as: Widget?.self) else { return }
            menu.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, translated("Main Menu"))
            menu.connect("map") { $0.get(0, as: Widget?.self)?.nameMenuItems() }
        }
        interface["pane"].connect("map") { [weak self] arguments in
            guard let pane = arguments.get(0, as: Widget?.self) else { return }
            pane.afterSecondFrame { [weak self] in
                if pane.firstChild == nil { self?.addGuide(to: pane) }
            }
        }
        window.addAction("page", showingPageOf: pageStack)
        window.addAction("source").connect("activate") { [weak self] _ in
            if let self { SourceWindow.open(self.shownSlot.type.source, over: self.window) }
        }
        AppActions.add(to: window, settings)

        backAction.set("enabled", to: false)
        backAction.connect("activate") { [weak self] _ in self?.goBack() }
        settings.bind("page", to: pageStack, "visible-child-name", isTwoWay: true)
        settings.bind("window-width", to: window, "default-width", isTwoWay: true)
        settings.bind("window-height", to: window, "default-height", isTwoWay: true)
        settings.bind("window-maximized", to: window, "maximized", isTwoWay: true)
        interface["menu-button"].setMenu(interface.menu("menu"))
        Self.showIcon("rotary-wheel-go-back-symbolic", of: backButton)
        Self.showIcon("io.github.rotarywheel.Demo-symbolic", of: interface["guide-button"])
        pageStack.connect("notify::visible-child-name") { [weak self] _ in
            if let self, self.isShown { self.showPage() }
        }
        // The window opens immediately; its page takes another frame. Until then nothing is focused, because a screen
        // reader would announce a focused header instead of the page.
        showTitle()
        let header = interface["header"]
        window.afterSecondFrame { [weak self] in
            guard let self else { return }
            self.isShown = true
            header.set("can-focus", to: true)
            self.showPage()
            // The icon must be rendered, which would delay the first frames.
            self.window.afterSecondFrame { [weak self] in
                self?.window.set("icon-name", to: "io.github.rotarywheel.Demo" as String?)
            }
        }
        application.add(window)
    }

    func present() { unsafe gtk_window_present(window.pointer.assumingMemoryBound(to: GtkWindow.self)) }

    /// Shows a page.
    func show(page name: String) {
        if showsSector { show(View.pages) }
        pageStack.set("visible-child-name", to: name as String?)
    }

    /// Sets a button's icon when it is mapped: GTK also loads icons of hidden buttons, which takes time.
    private static func showIcon(_ name: String, of button: Widget) {
        button.connect("map") { $0.get(0, as: Widget?.self)?.set("icon-name", to: name as String?) }
    }

    // MARK: Handlers

    /// Calls a closure when the window closes.
    func onClose(_ handler: @escaping @MainActor () -> Void) {
        window.connect("destroy") { _ in handler() }
    }

    /// Calls a closure with each page, now or when it is created.
    func onPageMade(_ handler: @escaping @MainActor (any DemoPage) -> Void) {
        for slot in slots { if let page = slot.page { handler(page) } }
        pageHandler = handler
    }

    /// Calls a closure after a transition to another view, with its sector, or `nil` for the pages.
    func onViewChange(_ handler: @escaping @MainActor (Sector?) -> Void) {
        onRest(of: views) { [weak self] in
            if let self { handler(self.showsSector ? self.sectorView.sector : nil) }
        }
    }

    /// Calls a closure after a transition to another page, with its name.
    func onPageChange(_ handler: @escaping @MainActor (String) -> Void) {
        onRest(of: pageStack) { [weak self] in
            if let self { handler(self.shownSlot.type.name) }
        }
    }

    /// Calls a closure when the popover with the guide opens or closes.
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

    /// The current page, which may be below a sector's view.
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

    /// Focuses the page, unless a guide is focused.
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

    /// Limits the guide's height to the window, and focuses its wheel.
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
