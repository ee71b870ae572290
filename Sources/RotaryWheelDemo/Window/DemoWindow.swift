import CRotaryWheelAdwaita

/// The window: the list of the pages beside the visible one, and the view of a sector with a way back.
@MainActor
final class DemoWindow {
    let window: Handle
    private let settings: Settings
    /// The pages that have been shown, by their names.
    private var pages: [String: any DemoPage] = [:]
    /// Created when a sector is first opened.
    private(set) lazy var sectorView = makeSectorView()
    private let navigation: Navigation
    let builder = Builder("window", String(cString: cadw_window_file()))
    let pageStack: Handle
    let views: Handle
    private var pageAction, backAction: Handle?
    /// Whether the first frames are drawn.
    private var isShown = false
    private var pageHandler: (@MainActor (any DemoPage) -> Void)?

    /// The names of the views.
    private enum View {
        static let pages = "pages"
        static let sector = "sector"
        static let picture = "picture"
    }

    init(_ settings: Settings) {
        self.settings = settings
        (window, views, pageStack) = (builder["window"], builder["views"], builder["pages"])
        for page in demoPages {
            gtk_stack_add_titled(pageStack.opaque, adw_bin_new(), page.name, page.title)
        }
        navigation = Navigation(of: builder)
        navigation.onChoice = { [weak self] name in self?.show(page: name) }
        navigation.onChange = { [weak self] in self?.updateBack() }
        window.connect("notify::fullscreened") { [weak self] in self?.followFullScreen() }
        addActions()
        settings.bind("page", to: pageStack.pointer, "visible-child-name", isTwoWay: true)
        for (key, property) in [
            ("width", "default-width"), ("height", "default-height"), ("maximized", "maximized"),
        ] {
            settings.bind("window-\(key)", to: window.pointer, property, isTwoWay: true)
        }
        builder["guide"].dropSurfaceWhenClosed()
        builder["menu-button"].makeMenuWhenOpened(builder["menu"], named: translated("Main Menu"))
        pageStack.connect("notify::visible-child-name") { [weak self] in self?.showPage() }
        openPage()
    }

    private func addActions() {
        let name = shown.name
        pageAction = window.addAction("page", parameter: "s", choice: name) { [weak self] name in
            if demoPages.contains(where: { $0.name == name }) { self?.show(page: name) }
        }
        window.addAction("source") { [weak self] in
            guard let self else { return }
            gtk_popover_popdown(self.builder["guide"].cast())
            SourceWindow.open(self.shown.example, of: self.settings, over: self.window)
        }
        window.addAction("help") { [weak self] in
            guard let button = self?.builder["guide-button"], gtk_widget_get_mapped(button.widget) != 0
            else { return }
            gtk_menu_button_popup(button.opaque)
        }
        window.addAction("fullscreen") { [weak self] in self?.switchFullScreen() }
        backAction = window.addAction("back") { [weak self] in self?.goBack() }
        AppActions.add(to: window, settings)
        updateBack()
    }

    /// Shows the first page after the first frames, as the page takes one more frame.
    ///
    /// Until then nothing has the focus: a screen reader would read the focused header instead of the page.
    private func openPage() {
        showPage()
        let content = window.handle("content")
        content?.set("can-focus", to: false)
        window.afterSecondFrame { [weak self] in
            guard let self else { return }
            self.isShown = true
            content?.set("can-focus", to: true)
            self.showPage()
            // Rendering the icon would delay the first page.
            self.window.afterSecondFrame { [weak self] in self?.window.set("icon-name", to: DemoApp.id) }
        }
    }

    /// Shows a page.
    func show(page name: String) {
        if !showsPages { show(view: View.pages) }
        pageStack.set("visible-child-name", to: name)
        navigation.showContent()
        focusPage()
    }

    /// Calls the handler with each existing page, and with later ones when they are created.
    func onPageMade(_ handler: @escaping @MainActor (any DemoPage) -> Void) {
        for page in pages.values { handler(page) }
        pageHandler = handler
    }

    // MARK: Pages

    /// The visible page, which may not exist yet.
    private var shown: PageEntry {
        let name = pageStack.string("visible-child-name")
        return demoPages.first { $0.name == name } ?? demoPages[0]
    }

    private var shownPage: (any DemoPage)? { pages[shown.name] }

    /// Shows the title of the visible page, and after the first frames its content.
    private func showPage() {
        let entry = shown
        builder["title"].set("title", to: entry.title)
        builder["explanation"].set("label", to: entry.explanation)
        navigation.select(entry.name)
        if let pageAction {
            g_simple_action_set_state(pageAction.opaque, g_variant_new_string(entry.name))
        }
        guard isShown else { return }
        show(view: View.pages)
        if pages[entry.name] == nil { makePage(entry) }
        focusPage()
    }

    /// Creates a page, which is shown for the first time.
    private func makePage(_ entry: PageEntry) {
        let page = entry.type.init(settings)
        pages[entry.name] = page
        if let page = page as? WheelPage { follow(page) }
        if let page = page as? PicturesPage { follow(page) }
        pageHandler?(page)
        let place = Handle(gtk_stack_get_child_by_name(pageStack.opaque, entry.name))
        adw_bin_set_child(place.cast(), page.widget.widget)
    }

    /// Focuses the page, unless the focus is in the list of pages.
    private func focusPage() { if !navigation.hasFocus { shownPage?.grabFocus() } }

    // MARK: Views

    private var showsPages: Bool { views.string("visible-child-name") == View.pages }

    private func makeSectorView() -> SectorView {
        let view = SectorView()
        gtk_stack_add_titled(views.opaque, view.widget.widget, View.sector, "")
        return view
    }

    private func open(_ sector: Sector) {
        sectorView.sector = sector
        show(view: View.sector)
        gtk_widget_grab_focus(builder["back"].widget)
    }

    private func follow(_ page: WheelPage) {
        page.onOpen = { [weak self] sector in self?.open(sector) }
        page.onView = { [weak self] in self?.updateBack() }
        updateBack()
    }

    private func follow(_ page: PicturesPage) {
        page.onPictures = { [weak self] in if self?.showsPages == true { self?.focusPage() } }
        page.onOpen = { [weak self] in self?.open($0) }
    }

    private func open(_ picture: PictureView) {
        if picture.onTitle == nil {
            gtk_stack_add_titled(views.opaque, picture.widget.widget, View.picture, "")
            adw_header_bar_pack_end(builder["content-header"].opaque, picture.openButton.widget)
            picture.onClose = { [weak self] in if self?.showsPicture == true { self?.goBack() } }
        }
        show(view: View.picture)
        picture.onTitle = { [weak self] in self?.builder["title"].set("title", to: $0) }
    }

    private var showsPicture: Bool { views.string("visible-child-name") == View.picture }

    /// Leaves the sector or the picture, or else the full screen, or else a page that hides the list of pages.
    private func goBack() {
        if !showsPages {
            show(view: View.pages)
            shownPage?.grabFocus()
        } else if isFullScreen {
            switchFullScreen()
        } else {
            navigation.showSidebar()
        }
    }

    private func show(view: String) {
        views.set("visible-child-name", to: view)
        if view == View.pages { builder["title"].set("title", to: shown.title) }
        updateBack()
    }

    private func updateBack() {
        let canGoBack = !showsPages || navigation.hidesSidebar
        backAction?.set("enabled", to: canGoBack || isFullScreen)
        builder["back"].set("visible", to: canGoBack)
        let picture = shownPage as? PicturesPage
        picture?.view?.openButton.set("visible", to: showsPicture)
        builder["guide-button"].set("visible", to: !showsPicture)
        // The wheel has a button that leaves the full screen.
        let wheel = shownPage as? WheelPage
        wheel?.showFullScreen(isFullScreen)
        let isWheel = showsPages && wheel?.showsWheel == true
        builder["content-header"].set("visible", to: !isFullScreen || !isWheel)
    }

    // MARK: Full screen

    private var isFullScreen: Bool { window.bool("fullscreened") }

    private func switchFullScreen() {
        (isFullScreen ? gtk_window_unfullscreen : gtk_window_fullscreen)(window.cast())
    }

    private func followFullScreen() {
        navigation.keepSidebarHidden(isFullScreen)
        updateBack()
    }
}
