import CRotaryWheelGtk
import RotaryWheelInterop

/// A view of a picture: its thumbnail, a spinner or an error.
final class PicturesItemView: WidgetImplementation {
    static let objectClass = ObjectClass(
        PicturesItemView.self,
        ClassDefinition("DemoPictureView", parent: gtk_widget_get_type(), cssName: "pictureview"))

    let instance: Instance

    private let picture = Picture()
    private let spinner = unsafe Widget(sinking: UnsafeMutableRawPointer(gtk_spinner_new()))
    private let icon = Image()
    private let text = Label("")
    private let complaint = Box(spacing: 12)
    private var item: Object?

    private static let margin = 12
    private static let spinnerSize = 32

    init(_ instance: Instance) {
        self.instance = instance
        icon.setIcon(name: "image-missing")
        icon.pixelSize = 48
        text.setWraps(lines: 4)
        text.setStyleClass("dim-label", true)
        complaint.append(icon)
        complaint.append(text)
        for part in [picture, spinner, complaint] as [Widget] { part.append(to: widget) }
    }

    func dispose() {
        release()
        for part in [picture, spinner, complaint] as [Widget] { part.unparent() }
    }

    private func release() {
        if let item { PicturesItem.of(item).remove(self) }
        item = nil
    }

    /// Sets the picture.
    func show(_ item: Object) {
        if item != self.item {
            release()
            self.item = item
            PicturesItem.of(item).add(self)
        }
        showContent()
    }

    func showContent() {
        guard let item = item.map(PicturesItem.of) else { return }
        var isLoading = false
        var reason: String?
        picture.paintable = nil
        switch item.content {
        case .unknown, .loading: isLoading = true
        case .thumbnail(let thumbnail): picture.paintable = thumbnail
        case .unreadable(let failure):
            let text = failure.isTooMuch ? translated("%1\nis too large") : translated("%1\ncannot be read")
            reason = text.filling(["%1": item.title ?? ""])
        }
        picture.setVisible(!isLoading && reason == nil)
        spinner.setVisible(isLoading)
        spinner.set("spinning", to: isLoading)
        complaint.setVisible(reason != nil)
        text.text = reason ?? ""
    }

    func allocate(width: Int, height: Int) {
        if picture.isVisible {
            picture.allocate(x: 0, y: 0, width: width, height: height)
        }
        if spinner.isVisible {
            let size = Self.spinnerSize
            spinner.allocate(
                x: Double((width - size) / 2), y: Double((height - size) / 2), width: size, height: size)
        }
        if complaint.isVisible {
            let inner = max(
                width - 2 * Self.margin, complaint.measure(GTK_ORIENTATION_HORIZONTAL).minimum)
            let natural = complaint.measure(GTK_ORIENTATION_VERTICAL, for: inner).natural
            complaint.allocate(
                x: Double(Self.margin), y: Double(max(height - natural, 0) / 2), width: inner, height: natural
            )
        }
    }
}
