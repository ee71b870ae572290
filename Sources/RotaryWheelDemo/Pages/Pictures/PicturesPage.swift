import CRotaryWheelAdwaita
import CRotaryWheelGtk
import RotaryWheel

/// The page of the spinning wheel: the pictures of a folder, with the name of the centered one.
@MainActor
final class PicturesPage: DemoPage {
    let widget: Handle
    let control: Handle
    let wheel = SpinningWheelWidget()
    /// The label for the name of the centered picture.
    let caption: Handle
    /// The label for the position or the error of the centered picture.
    let detail: Handle
    /// The AdwStatusPage that replaces the pictures.
    let message: Handle
    /// The view of an open picture.
    private(set) var view: PictureView?
    /// The size of the pictures in the window, as a multiple of that in the settings.
    private(set) var scale = 1.0

    /// Called when pictures replace the message.
    var onPictures: (() -> Void)?
    /// Called when a thumbnail is loaded, or cannot be.
    var onPicture: ((PicturesItem) -> Void)?
    /// Called when the view of a picture opens.
    var onOpen: ((PictureView) -> Void)?
    /// Called with the view of a picture before it opens; for tests.
    var onView: ((PictureView) -> Void)?

    private let settings: Settings
    let builder = Builder("pictures-page")
    private let loader = PicturesLoader()
    private(set) var folder: PicturesFolder?
    private var wasShown = false
    /// The views of the pictures on the wheel, by their widgets.
    private var itemViews: [UnsafeMutableRawPointer: PicturesItemView] = [:]

    /// The pictures in the GResource.
    private static let samples = "\(Resources.uri)/pictures/samples"
    private static let sizes = ["pictures-item-width", "pictures-item-height", "pictures-radius"]
    /// The height of the wheel at which pictures have the size of the settings.
    private static let usualHeight = 320.0
    /// The most of the width that a picture takes, so that others are visible beside it.
    private static let widestPart = 0.66
    /// The space for the outline of a picture.
    private static let margin = 24.0
    /// Larger thumbnails would need too much memory.
    private static let largestSide = 1536

    init(_ settings: Settings) {
        self.settings = settings
        widget = builder["page"]
        control = Handle(wheel.widget)
        (message, caption, detail) = (builder["message"], builder["caption"], builder["detail"])
        for button in ["choose", "choose-first"] { settings.chooseFolder(by: builder[button]) }

        // The angle between pictures follows from their size.
        for property in ["endless", "depth"] {
            settings.bind("pictures-\(property)", to: wheel.widget, property)
        }
        let place = builder["place"]
        adw_bin_set_child(place.cast(), wheel.widget)
        place.setLayout { [weak self] in self?.fit(width: $0, height: $1) }
        settings.follow(Self.sizes[0], Self.sizes[1], Self.sizes[2], during: widget.widget) { [weak self] in
            guard let place = self?.builder["place"].widget else { return }
            self?.fit(width: Int(gtk_widget_get_width(place)), height: Int(gtk_widget_get_height(place)))
        }

        setUpItems()
        control.setAccessibleLabel(translated("Pictures"))
        wheel.delegate = self
        builder["open"].connect("clicked") { [weak self] in self?.open() }
        builder["samples"].connect("clicked") { settings.set("pictures-folder", to: Self.samples) }
        loader.onFinish = { [weak self] item in
            guard let self else { return }
            if self.centered?.item === item { self.showCaption() }
            self.onPicture?(item)
        }

        // Nothing is read before the page is mapped.
        widget.connect("map") { [weak self] in
            if let self, !self.wasShown { self.showChosenFolder() }
        }
        settings.follow("pictures-folder", during: widget.widget) { [weak self] in
            if let self, self.wasShown { self.showChosenFolder() }
        }
    }

    /// Focuses the pictures, or the button in their place.
    func grabFocus() {
        let isShown = widget.string("visible-child-name") == "wheel"
        gtk_widget_grab_focus(isShown ? wheel.widget : builder["choose-first"].widget)
    }

    // MARK: Items

    /// Sets up the few widgets of all pictures, which are created once and bound to one picture after another.
    private func setUpItems() {
        wheel.setItems { [weak self] in
            let builder = Builder("pictures-item")
            let (item, view) = (builder["item"], PicturesItemView(builder))
            self?.itemViews[item.pointer] = view
            item.connect("destroy") { [weak self, pointer = item.pointer] in
                view.release()
                self?.itemViews[pointer] = nil
            }
            // The wheel takes a floating reference.
            g_object_force_floating(item.cast())
            g_object_ref(item.pointer)
            return item.widget
        } bind: { [weak self] content, _, position in
            guard let self, let items = self.folder?.items, items.indices.contains(position) else { return }
            self.itemViews[UnsafeMutableRawPointer(content)]?.show(items[position])
            self.loader.load(items[position])
        }
    }

    /// Sets the size of the pictures for the room of the wheel.
    private func fit(width: Int, height: Int) {
        let sizes = Self.sizes.map { settings.double($0) }
        let room = (width: Double(width), height: Double(height))
        let fitting = min(
            room.height / Self.usualHeight, room.width * Self.widestPart / sizes[0],
            (room.height - Self.margin) / sizes[1])
        // Without room, the page is not visible.
        scale = fitting > 0 ? fitting : 1
        wheel.itemWidth = (sizes[0] * scale).rounded()
        wheel.itemHeight = (sizes[1] * scale).rounded()
        wheel.radius = sizes[2] * scale
        let side = max(wheel.itemWidth, wheel.itemHeight)
        loader.side = min(
            Int(side) * Int(gtk_widget_get_scale_factor(wheel.widget)), Self.largestSide)
        for view in itemViews.values { if let item = view.item { loader.load(item) } }
    }

    // MARK: The folder

    /// Shows the selected folder, or else the user's pictures.
    private func showChosenFolder() {
        wasShown = true
        let uri = settings.text("pictures-folder")
        guard uri.isEmpty else { return show(Handle(uri: uri)) }
        guard let path = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES) else {
            folder = nil
            return say(translated("Choose a folder of pictures to spin through them."))
        }
        show(Handle(path: String(cString: path)))
    }

    private func show(_ file: Handle) {
        view?.close()
        say(translated("Looking for pictures…"), isBusy: true)
        let folder = PicturesFolder(file)
        self.folder = folder
        folder.onChanged = { [weak self] item in
            self?.loader.load(item)
            self?.view?.showAnew(item)
        }
        let update: @MainActor () -> Void = { [weak self, weak folder] in
            if let self, let folder, folder === self.folder { self.showPictures(of: folder) }
        }
        folder.onGone = update
        folder.onLoaded = { [weak folder] in
            folder?.names.connect("items-changed", update)
            update()
        }
        folder.begin()
    }

    private func showPictures(of folder: PicturesFolder) {
        view?.followFolder()
        guard !folder.items.isEmpty else { return sayEmpty(folder) }
        wheel.model = folder.names.opaque
        showCaption()
        guard widget.string("visible-child-name") != "wheel" else { return }
        widget.set("visible-child-name", to: "wheel")
        builder["spinner"].set("spinning", to: false)
        onPictures?()
    }

    private func sayEmpty(_ folder: PicturesFolder) {
        let text =
            if folder.failure != nil {
                translated("Cannot read %1: %2")
            } else if folder.exists {
                translated("No pictures in %1")
            } else {
                translated("%1 does not exist.")
            }
        say(text.filling(["%1": folder.file.displayName, "%2": folder.failure ?? ""]))
    }

    private func say(_ text: String, isBusy: Bool = false) {
        let hasFocus = gtk_widget_get_focus_child(widget.widget) != nil
        wheel.model = nil
        message.set("title", to: isBusy ? "" : translated("No Pictures"))
        message.set("icon-name", to: isBusy ? nil : "folder-pictures-symbolic")
        message.set("description", to: markup(text))
        builder["spinner"].set("spinning", to: isBusy)
        builder["spinner"].set("visible", to: isBusy)
        for button in ["choose-first", "samples"] { builder[button].set("visible", to: !isBusy) }
        widget.set("visible-child-name", to: "message")
        showCaption()
        if hasFocus, !isBusy { grabFocus() }
    }

    // MARK: Opening

    private func open() {
        guard let folder, let item = centered?.item else { return }
        let view = view ?? PictureView()
        self.view = view
        view.onMove = { [weak self] in self?.wheel.selected = $0 }
        onView?(view)
        // A transition from an earlier picture ends here, and releases that.
        onOpen?(view)
        view.open(item, in: folder)
    }
}

extension PicturesPage: SpinningWheelDelegate {
    func spinningWheelDidMove(_ wheel: SpinningWheelWidget) { showCaption() }

    func spinningWheelDidChangeCurrent(_ wheel: SpinningWheelWidget) { showCaption() }

    func spinningWheel(_ wheel: SpinningWheelWidget, didActivate item: Int) { open() }
}
