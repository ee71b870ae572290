import RotaryWheel

/// The name of the centered picture, and its position or error.
extension PicturesPage {
    /// The picture in the middle, and its position.
    var centered: (item: PicturesItem, position: Int)? {
        guard let items = folder?.items, wheel.model != nil, let position = wheel.current,
            items.indices.contains(position)
        else { return nil }
        return (items[position], position)
    }

    func showCaption() {
        caption.set("label", to: centered?.item.title ?? "")
        detail.set("label", to: centeredText)
    }

    private var centeredText: String {
        guard let (item, position) = centered else { return "" }
        let place = translated("%1 of %2").filling([
            "%1": localized(position + 1), "%2": localized(folder?.items.count ?? 0),
        ])
        guard case .unreadable(let failure) = item.content else { return place }
        let text =
            failure.isTooMuch
            ? translated("%1: Too large. %2") : translated("%1: Cannot be read. %2")
        return text.filling(["%1": place, "%2": failure.reason])
    }
}
