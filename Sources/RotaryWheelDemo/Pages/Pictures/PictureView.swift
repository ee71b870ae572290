import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The view of one picture of a folder, which zooms it and leads to the others.
@MainActor
final class PictureView {
    let widget: Handle
    /// The button of the header bar that opens the picture in another app.
    let openButton: Handle
    /// Called with the position of another picture that is shown.
    var onMove: ((Int) -> Void)?
    /// Called with the name of the picture.
    var onTitle: ((String) -> Void)?
    /// Called when the view has nothing to show any more.
    var onClose: (() -> Void)?
    /// Called when the picture is decoded, or cannot be; for tests.
    var onShown: ((_ failure: String?) -> Void)?

    private let builder = Builder("picture-view")
    let zoom: PictureZoom
    private let neighbors: PictureNeighbors
    private let actions: Actions
    /// The label for the zoom, and the AdwStatusPage that replaces the picture.
    let percent, message: Handle
    private var folder: PicturesFolder?
    private var item: PicturesItem?
    /// The position of the picture, or of the one that follows a removed picture.
    private var position = 0
    private var decoding: PicturesProcess?
    /// The longer side of the decoded picture if it is scalable; 0 before it is decoded.
    private var decodedSide = 0
    private var later: guint = 0

    /// The longest side of a scalable picture in device pixels; beyond it is less sharp.
    private static let longestSide = 6000

    init() {
        (widget, openButton, zoom) = (builder["view"], builder["open-with"], PictureZoom(builder))
        neighbors = PictureNeighbors(builder)
        (percent, message) = (builder["percent"], builder["message"])
        actions = Actions(of: widget, prefix: "picture", phase: GTK_PHASE_CAPTURE)
        let zoomInKeys = "<Control>plus|<Control>equal|<Control>KP_Add"
        actions.add("zoom-in", zoomInKeys, for: self) { $0.zoom.zoomIn() }
        actions.add("zoom-out", "<Control>minus|<Control>KP_Subtract", for: self) { $0.zoom.zoomOut() }
        actions.add("fit", "<Control>0|<Control>KP_0", for: self) { $0.zoom.fit() }
        actions.add("toggle", for: self) { $0.zoom.toggle() }
        actions.add("next", "Page_Down|KP_Page_Down", for: self) { $0.step(1) }
        actions.add("previous", "Page_Up|KP_Page_Up", for: self) { $0.step(-1) }
        actions.add("right", "Right|KP_Right", for: self) { $0.step(toRight: true) }
        actions.add("left", "Left|KP_Left", for: self) { $0.step(toRight: false) }
        neighbors.onSwipe = { [weak self] in
            self?.step($0)
            self?.grabFocus()
        }
        zoom.onChange = { [weak self] in self?.followZoom() }
        for button in [openButton, builder["open-failed"]] {
            button.connect("clicked") { [weak self] in self?.openElsewhere() }
        }
        widget.connect("unmap") { [weak self] in self?.close() }
    }

    var title: String { item?.title ?? "" }

    // MARK: The picture

    /// Shows a picture and takes the focus.
    func open(_ item: PicturesItem, in folder: PicturesFolder) {
        self.folder = folder
        show(item)
        grabFocus()
    }

    /// Releases the picture.
    func close() {
        guard folder != nil else { return }
        (folder, item, decoding) = (nil, nil, nil)
        builder["picture"].set("paintable", to: nil as Handle?)
        neighbors.show(before: nil, after: nil)
        onClose?()
    }

    private func grabFocus() {
        let name = ["message": "open-failed", "loading": "spinner"][state] ?? "picture"
        gtk_widget_grab_focus(builder[name].widget)
    }

    /// Shows a picture again that was written.
    func showAnew(_ item: PicturesItem) { if item === self.item { show(item) } }

    /// Follows the removal of pictures.
    func followFolder() {
        guard let folder, let item else { return }
        if let position = folder.position(of: item) {
            self.position = position
        } else {
            decoding = nil
            say(translated("The Picture Was Removed"), "", canOpen: false)
        }
        updateSteps()
    }

    private func step(_ step: Int) {
        guard let next = neighbor(step) else { return }
        show(next)
        onMove?(position)
    }

    /// The picture before or after the open one.
    private func neighbor(_ step: Int) -> PicturesItem? {
        guard let folder, let item else { return nil }
        // The next picture has the position of a removed one.
        let isThere = folder.position(of: item) != nil
        let next = position + step - (isThere || step < 0 ? 0 : 1)
        return folder.items.indices.contains(next) ? folder.items[next] : nil
    }

    private func step(toRight: Bool) { step(toRight == widget.isMirrored ? -1 : 1) }

    private func show(_ item: PicturesItem) {
        let hadFocus = gtk_widget_get_focus_child(builder["states"].widget) != nil
        let (isAnother, preview) = (item !== self.item, neighbors.preview(of: item))
        (self.item, decodedSide) = (item, 0)
        position = folder?.position(of: item) ?? position
        updateSteps()
        onTitle?(item.title)
        builder["picture"].setAccessibleLabel(item.title)
        if isAnother {
            // The thumbnail shows until the picture is decoded.
            if let preview { zoom.show(preview, isSame: false) }
            state = preview == nil ? "loading" : "picture"
        }
        decode(side: Int(max(gtk_widget_get_width(widget.widget), 1024)))
        if hadFocus { grabFocus() }
    }

    private func decode(side: Int) {
        guard let item else { return }
        let side = min(side, Self.longestSide)
        let isSame = decodedSide > 0
        decodedSide = side
        decoding = PicturesProcess(.init(item.uri, .whole, side: side)) { [weak self] result in
            self?.decoding = nil
            switch result {
            case .success(let decoded):
                let isThumbnail = self?.state == "picture"
                self?.state = "picture"
                self?.zoom.show(decoded, isSame: isSame || isThumbnail)
                self?.neighbors.load()
                self?.onShown?(nil)
            case .failure(let failure):
                guard !isSame else { return }
                let title = failure.isTooMuch ? translated("Too Large") : translated("Cannot Be Shown")
                self?.say(title, failure.reason)
                self?.neighbors.load()
                self?.onShown?(failure.reason)
            }
        }
    }

    // MARK: The state

    private var state: String {
        get { builder["states"].string("visible-child-name") ?? "" }
        set {
            let hadFocus = gtk_widget_get_focus_child(builder["states"].widget) != nil
            builder["states"].set("visible-child-name", to: newValue)
            builder["spinner"].set("spinning", to: newValue == "loading")
            for action in ["zoom-in", "zoom-out", "fit", "toggle"] {
                actions.setEnabled(action, newValue == "picture")
            }
            if newValue != "picture" { percent.set("label", to: "") }
            updateSwipes()
            if hadFocus { grabFocus() }
        }
    }

    private func say(_ title: String, _ reason: String, canOpen: Bool = true) {
        message.set("title", to: title)
        message.set("description", to: markup(reason))
        builder["open-failed"].set("visible", to: canOpen)
        openButton.set("sensitive", to: canOpen)
        state = "message"
    }

    private func updateSteps() {
        guard let folder else { return }
        let isThere = item.flatMap { folder.position(of: $0) } != nil
        let hadFocus = gtk_widget_get_focus_child(widget.widget) != nil
        // A disabled button loses the focus, which the keys need.
        defer { if hadFocus, gtk_widget_get_focus_child(widget.widget) == nil { grabFocus() } }
        let (before, after) = (neighbor(-1), neighbor(1))
        neighbors.show(before: before, after: after)
        actions.setEnabled("previous", before != nil)
        actions.setEnabled("next", after != nil)
        openButton.set("sensitive", to: isThere)
    }

    private func updateSwipes() { neighbors.setEnabled(state != "picture" || !zoom.isBusy) }

    /// Shows the zoom, and decodes a scalable picture for it when it stays.
    private func followZoom() {
        updateSwipes()
        guard state == "picture" else { return }
        let text = translated("%1 %").filling(["%1": localized(Int((zoom.value * 100).rounded()))])
        percent.set("label", to: text)
        builder["picture"].setAccessibleDescription(translated("Zoom: %1").filling(["%1": text]))
        guard later == 0, zoom.isScalable else { return }
        later = schedule(after: 250) { [weak self] in
            self?.later = 0
            guard let self, self.decoding == nil, self.decodedSide > 0 else { return }
            let side = min(self.zoom.side, Self.longestSide)
            if side * 4 > self.decodedSide * 5 { self.decode(side: side) }
        }
    }

    // MARK: Other apps

    private func openElsewhere() {
        guard let item else { return }
        OpenWith.open(item.uri, over: widget.window) { [weak self] reason in
            let text = translated("Cannot open the picture. %1").filling(["%1": reason])
            if let self { Messages(self.widget).say(text) }
        }
    }
}
