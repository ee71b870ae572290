import CRotaryWheelGtk

/// Shows the thumbnail of a picture, a spinner while it is loaded, or why there is none.
@MainActor
final class PicturesItemView {
    private let picture, spinner, complaint, text: Handle
    private(set) var item: PicturesItem?

    /// Takes the parts of `pictures-item.ui`, except for the widget that has them.
    init(_ builder: Builder) {
        (picture, spinner) = (builder["picture"], builder["spinner"])
        (complaint, text) = (builder["complaint"], builder["text"])
    }

    func show(_ item: PicturesItem) {
        if item !== self.item {
            release()
            self.item = item
            item.views.append(self)
        }
        showContent()
    }

    func release() {
        item?.views.removeAll { $0 === self }
        item = nil
    }

    func showContent() {
        guard let item else { return }
        var (isLoading, reason) = (false, "")
        switch item.content {
        case .unknown: isLoading = true
        case .thumbnail: break
        case .unreadable(let failure):
            let text = failure.isTooMuch ? translated("%1\nis too large") : translated("%1\ncannot be read")
            reason = text.filling(["%1": item.title])
        }
        picture.set("paintable", to: item.thumbnail?.texture)
        spinner.set("visible", to: isLoading)
        spinner.set("spinning", to: isLoading)
        complaint.set("visible", to: !reason.isEmpty)
        text.set("label", to: reason)
    }
}
