import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of the spinning wheel: the pictures of a folder, with the name of the centered one.
@MainActor
final class PicturesPage: DemoPage {
    static let name = "pictures"
    static var title: String { translated("Pictures") }
    static var explanation: String {
        translated(
            "Spin through the pictures of a folder, however many there are. A click on the one in the middle opens it."
        )
    }
    static let example = "spinning-wheel"

    let widget: Handle
    let control: Handle
    let wheel = SpinningWheelWidget()
    /// The label for the name of the centered picture.
    let caption: Widget
    /// The label for the position or the error of the centered picture.
    let detail: Widget
    /// The AdwStatusPage that replaces the pictures.
    let message: Widget

    /// Called when pictures replace the message.
    var onPictures: (() -> Void)?
    /// Called when a thumbnail is loaded, or cannot be.
    var onPicture: ((PicturesItem) -> Void)?

    private let settings: Settings
    private let views: Widget
    private let spinner: Widget
    private let loader = PicturesLoader()
    private var folder: PicturesFolder?
    private let folderButton: FolderButton

    /// The pictures in the GResource.
    private static let samples = "resource://" + Resources.path + "/pictures/samples"

    init(_ settings: Settings) {
        self.settings = settings
        let interface = Interface(resource: Resources.path + "/pictures-page.ui")
        widget = unsafe Handle(interface["page"].pointer)
        views = interface["views"]
        message = interface["message"]
        spinner = interface["spinner"]
        caption = interface["caption"]
        detail = interface["detail"]
        folderButton = unsafe FolderButton(Handle(interface["choose"].pointer), settings)

        control = unsafe Handle(wheel.widget)

        // The angle between items follows from their size.
        for property in ["item-width", "item-height", "radius", "endless", "depth"] {
            settings.bind("pictures-\(property)", to: wheel.widget, property)
        }

        setUpItems()
        wheel.setAccessibleLabel(translated("Pictures"))
        views.addPage(unsafe Widget(retaining: wheel.widget), named: "wheel")
        wheel.delegate = self
        loader.onFinish = { [weak self] item in
            guard let self else { return }
            if self.centered?.item === item { self.showCaption() }
            self.onPicture?(item)
        }

        // Nothing is read before the page is mapped.
        widget.connect("map") { [weak self] _ in
            if let self, self.folder == nil { self.showChosenFolder() }
        }
        settings.follow("pictures-folder", during: widget.widget) { [weak self] in
            if let self, self.folder != nil { self.showChosenFolder() }
        }
    }

    /// Sets up the few widgets of all pictures, which are created once and bound to one item after another.
    private func setUpItems() {
        unsafe wheel.setItems {
            unsafe cgtk_object_new(PicturesItemView.objectClass.type).assumingMemoryBound(to: GtkWidget.self)
        } bind: { [weak self] content, item, _ in
            let view = unsafe Widget(retaining: content).implementation as? PicturesItemView
            let item = unsafe Object(retaining: UnsafeMutableRawPointer(item))
            view?.show(item)
            self?.load(item)
        }
    }

    private func load(_ item: Object) {
        let pixels =
            max(wheel.itemWidth, wheel.itemHeight)
            * Double(max(gtk_widget_get_scale_factor(widget.widget), 1))
        loader.load(item, side: Int(pixels))
    }

    // MARK: The folder

    /// Shows the selected folder, or else the user's pictures, or else the pictures of the app.
    private func showChosenFolder() {
        let uri = settings.text("pictures-folder")
        guard uri.isEmpty else {
            let chosen = File(uri: uri)
            return show(chosen) { [weak self] failure in self?.sayEmpty(chosen, failure) }
        }
        guard let path = unsafe g_get_user_special_dir(G_USER_DIRECTORY_PICTURES) else {
            return showSamples()
        }
        show(File(path: unsafe String(cString: path))) { [weak self] _ in self?.showSamples() }
    }

    private func showSamples() {
        show(File(uri: Self.samples)) { [weak self] _ in self?.say(translated("No pictures")) }
    }

    /// Shows the pictures of a folder.
    ///
    /// - Parameter ifEmpty: called without pictures, with the error that ended the reading of the folder.
    private func show(_ file: File, ifEmpty: @escaping (_ failure: String?) -> Void) {
        say(translated("Looking for pictures…"), isBusy: true)
        let folder = PicturesFolder(file)
        self.folder = folder
        folder.onChanged = { [weak self] item in self?.load(item) }
        folder.onLoaded = { [weak self, weak folder] in
            guard let self, let folder, folder === self.folder else { return }
            if folder.pictures.count == 0 { ifEmpty(folder.failure) }
            self.follow(folder)
        }
        folder.begin()
    }

    /// Shows a folder that may still be empty, and its changes.
    private func follow(_ folder: PicturesFolder) {
        guard folder === self.folder else { return }
        _ = folder.pictures.onItemsChanged { [weak self, weak folder] _, _, _ in
            if let self, let folder, folder === self.folder { self.showPictures(of: folder) }
        }
        folder.onGone = { [weak self, weak folder] in
            if let self, let folder, folder === self.folder { self.showPictures(of: folder) }
        }
        if folder.pictures.count > 0 { showPictures(of: folder) }
    }

    private func showPictures(of folder: PicturesFolder) {
        guard folder.pictures.count > 0 else {
            return sayEmpty(folder.file, nil, exists: folder.exists)
        }
        withExtendedLifetime(folder) { unsafe wheel.model = unsafe folder.pictures.opaque }
        showCaption()
        guard views.get("visible-child-name", as: String?.self) != "wheel" else { return }
        views.set("visible-child-name", to: "wheel" as String?)
        spinner.set("spinning", to: false)
        onPictures?()
    }

    private func sayEmpty(_ file: File, _ failure: String?, exists: Bool = true) {
        let text =
            if failure != nil {
                translated("Cannot read %1: %2")
            } else if exists {
                translated("No pictures in %1")
            } else {
                translated("%1 does not exist.")
            }
        say(text.filling(["%1": file.displayName, "%2": failure ?? ""]))
    }

    private func say(_ text: String, isBusy: Bool = false) {
        unsafe wheel.model = nil
        message.set("title", to: (isBusy ? "" : translated("No pictures")) as String?)
        message.set("icon-name", to: (isBusy ? nil : "folder-pictures-symbolic") as String?)
        message.set("description", to: text as String?)
        spinner.set("spinning", to: isBusy)
        spinner.setVisible(isBusy)
        views.set("visible-child-name", to: "message" as String?)
        showCaption()
    }

    // MARK: The caption

    private var centered: (item: PicturesItem, position: Int)? {
        guard let pictures = folder?.pictures, unsafe wheel.model != nil, let position = wheel.current else {
            return nil
        }
        return pictures.item(at: position).map { (PicturesItem.of($0), position) }
    }

    private func showCaption() {
        caption.set("label", to: (centered?.item.title ?? "") as String?)
        detail.set("label", to: centredText as String?)
    }

    private var centredText: String {
        guard let (item, position) = centered else { return "" }
        let place = translated("%1 of %2").filling([
            "%1": NumberFormat.count(position + 1),
            "%2": NumberFormat.count(folder?.pictures.count ?? 0),
        ])
        guard case .unreadable(let failure) = item.content else { return place }
        let text =
            failure.isTooMuch
            ? translated("%1: Too large. %2") : translated("%1: Cannot be read. %2")
        return text.filling(["%1": place, "%2": failure.reason])
    }

    // MARK: Opening

    /// Opens a picture with the default application.
    private func open(_ item: PicturesItem) {
        guard let uri = Self.openable(File(uri: item.uri))?.uri else { return }
        let context = unsafe gdk_display_get_app_launch_context(gtk_widget_get_display(widget.widget))
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(context)) }
        var error: UnsafeMutablePointer<GError>?
        let launch = unsafe UnsafeMutableRawPointer(context)?.assumingMemoryBound(to: GAppLaunchContext.self)
        if unsafe g_app_info_launch_default_for_uri(uri, launch, &error) == 0 {
            let failure = unsafe BackgroundTask.Failure(taking: error)
            let text = translated("Cannot open the picture. %1").filling(["%1": failure.reason])
            detail.set("label", to: text as String?)
        }
    }

    /// Returns a file that other programs can open, a copy for a file in the GResource.
    private static func openable(_ file: File) -> File? {
        guard file.path == nil, let name = file.name, let cache = unsafe g_get_user_cache_dir() else {
            return file
        }
        let folder = unsafe String(cString: cache) + "/rotary-wheel-demo"
        let copy = File(path: folder + "/" + name)
        guard unsafe g_mkdir_with_parents(folder, 0o700) == 0,
            unsafe g_file_copy(file.opaque, copy.opaque, G_FILE_COPY_OVERWRITE, nil, nil, nil, nil) != 0
        else { return nil }
        return copy
    }
}

extension PicturesPage: SpinningWheelDelegate {
    func spinningWheelDidMove(_ wheel: SpinningWheelWidget) { showCaption() }

    func spinningWheelDidChangeCurrent(_ wheel: SpinningWheelWidget) { showCaption() }

    func spinningWheel(_ wheel: SpinningWheelWidget, didActivate item: Int) {
        if let centered { open(centered.item) }
    }
}

extension File {
    convenience init(uri: String) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(g_file_new_for_uri(uri)))
    }
}
