import CGtk
import GtkInterop
import RotaryWheel

/// The page of the spinning wheel: the pictures of a folder, with the name of the centred one below.
@MainActor
final class PicturesPage: DemoPage {
    static let name = "pictures"
    static let title = "Pictures"

    let widget: Widget
    let wheel = SpinningWheelWidget()
    /// The name of the centred picture.
    let caption: Widget
    /// Which it is, or what is wrong with it.
    let detail: Widget
    /// What is said in place of pictures.
    let message: Widget

    private let views: Widget
    private let spinner: Widget
    private let loader = PicturesLoader()
    private var folder: PicturesFolder?
    private var chooser: Object?

    /// The pictures that come with the app.
    private static let samples = "resource://" + Resources.path + "/pictures/samples"

    init() {
        let interface = Interface(resource: Resources.path + "/pictures-page.ui")
        widget = interface["page"]
        views = interface["views"]
        message = interface["message"]
        spinner = interface["spinner"]
        caption = interface["caption"]
        detail = interface["detail"]

        // Any size will do: the angle between items follows from it.
        wheel.itemWidth = 150
        wheel.itemHeight = 195
        wheel.radius = 560

        // A few widgets show all the pictures: they are made once, and bound to one after the other.
        unsafe wheel.setItems {
            unsafe cgtk_object_new(PicturesItemView.objectClass.type).assumingMemoryBound(to: GtkWidget.self)
        } bind: { [weak self] content, item, _ in
            let view = unsafe Widget(retaining: content).implementation as? PicturesItemView
            let item = unsafe Object(retaining: UnsafeMutableRawPointer(item))
            view?.show(item)
            self?.load(item)
        }
        wheel.setAccessibleLabel("Pictures")
        views.addPage(unsafe Widget(retaining: wheel.widget), named: "wheel")
        wheel.delegate = self
        loader.onFinish = { [weak self] item in
            if let self, self.centred?.item === item { self.showCaption() }
        }
        interface["choose"].connect("clicked") { [weak self] _ in self?.chooseFolder() }

        // Nothing is read before the page shows.
        widget.connect("map") { [weak self] _ in
            if let self, self.folder == nil { self.showFirstFolder() }
        }
    }

    func grabFocus() { unsafe gtk_widget_grab_focus(wheel.widget) }

    private func load(_ item: Object) {
        let pixels = max(wheel.itemWidth, wheel.itemHeight) * Double(max(widget.scaleFactor, 1))
        loader.load(item, side: Int(pixels))
    }

    // MARK: The folder

    /// Shows the user's pictures, or those that come with the app where there are none.
    private func showFirstFolder() {
        guard let path = unsafe g_get_user_special_dir(G_USER_DIRECTORY_PICTURES) else {
            return showSamples()
        }
        show(File(path: unsafe String(cString: path))) { [weak self] _ in self?.showSamples() }
    }

    private func showSamples() {
        show(File(uri: Self.samples)) { [weak self] _ in self?.say("There are no pictures.") }
    }

    /// Shows the pictures of a folder.
    ///
    /// - Parameter ifEmpty: called where there are none, with why the folder could not be read, if so.
    private func show(_ file: File, ifEmpty: @escaping (_ failure: String?) -> Void) {
        say("Looking for pictures…", isBusy: true)
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

    /// Shows what is in a folder from now on, be it nothing yet.
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
            let name = folder.file.displayName
            return say(folder.exists ? "There are no pictures in \(name)." : "\(name) is gone.")
        }
        withExtendedLifetime(folder) { unsafe wheel.model = unsafe folder.pictures.opaque }
        showCaption()
        guard views.get("visible-child-name", as: String?.self) != "wheel" else { return }
        views.set("visible-child-name", to: "wheel" as String?)
        spinner.set("spinning", to: false)
        grabFocus()
    }

    private func say(_ text: String, isBusy: Bool = false) {
        unsafe wheel.model = nil
        message.set("label", to: text as String?)
        spinner.set("spinning", to: isBusy)
        spinner.setVisible(isBusy)
        views.set("visible-child-name", to: "message" as String?)
        showCaption()
    }

    private func chooseFolder() {
        let dialog = unsafe Object(
            adopting: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(
                    "Choose a Folder of Pictures", window, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, "_Open",
                    "_Cancel")))
        chooser = dialog
        dialog.connect("response") { [weak self] arguments in
            self?.finishChoosing(isAccepted: arguments.get(1, as: Int32.self) == GTK_RESPONSE_ACCEPT.rawValue)
        }
        unsafe gtk_native_dialog_set_modal(dialog.pointer.assumingMemoryBound(to: GtkNativeDialog.self), 1)
        unsafe gtk_native_dialog_show(dialog.pointer.assumingMemoryBound(to: GtkNativeDialog.self))
    }

    private func finishChoosing(isAccepted: Bool) {
        let file = unsafe chooser.flatMap { unsafe gtk_file_chooser_get_file($0.opaque) }
        chooser = nil
        guard let chosen = unsafe file.map({ unsafe File(adopting: UnsafeMutableRawPointer($0)) }), isAccepted
        else { return }
        show(chosen) { [weak self] failure in
            let name = chosen.displayName
            self?.say(failure.map { "\(name) cannot be read: \($0)" } ?? "There are no pictures in \(name).")
        }
    }

    private var window: UnsafeMutablePointer<GtkWindow>? {
        unsafe gtk_widget_get_root(widget.widget).map {
            unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
        }
    }

    // MARK: The caption

    private var centred: (item: PicturesItem, position: Int)? {
        guard let pictures = folder?.pictures, unsafe wheel.model != nil, pictures.count > 0 else {
            return nil
        }
        let position = min(max(Int(wheel.position.rounded()), 0), pictures.count - 1)
        return pictures.item(at: position).map { (PicturesItem.of($0), position) }
    }

    private func showCaption() {
        caption.set("label", to: (centred?.item.title ?? "") as String?)
        detail.set("label", to: centredText as String?)
    }

    private var centredText: String {
        guard let (item, position) = centred else { return "" }
        let place = "\(Self.grouped(position + 1)) of \(Self.grouped(folder?.pictures.count ?? 0))"
        if case .unreadable(let reason) = item.content { return "\(place): it cannot be read. \(reason)" }
        return place
    }

    /// A number with its thousands apart.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
            text.append(digit.element)
        }
    }

    // MARK: Opening

    /// Opens a picture with the program that the user sees pictures with.
    private func open(_ item: PicturesItem) {
        guard let file = item.file, let uri = Self.openable(file)?.uri else { return }
        let context = unsafe gdk_display_get_app_launch_context(gtk_widget_get_display(widget.widget))
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(context)) }
        var error: UnsafeMutablePointer<GError>?
        let launch = unsafe UnsafeMutableRawPointer(context)?.assumingMemoryBound(to: GAppLaunchContext.self)
        if unsafe g_app_info_launch_default_for_uri(uri, launch, &error) == 0 {
            let failure = unsafe BackgroundTask.Failure(taking: error)
            detail.set("label", to: "It cannot be opened. \(failure.reason)" as String?)
        }
    }

    /// A file that other programs can open: a copy of one that comes with the app.
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

    func spinningWheelDidChangeValue(_ wheel: SpinningWheelWidget) { showCaption() }

    func spinningWheel(_ wheel: SpinningWheelWidget, didActivate item: Int) {
        if let centred { open(centred.item) }
    }
}

extension File {
    /// A file by its URI.
    convenience init(uri: String) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(g_file_new_for_uri(uri)))
    }
}
