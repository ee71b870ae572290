/// A picture of a folder, with its thumbnail while it is loaded.
@MainActor
final class PicturesItem {
    /// The state of the thumbnail.
    enum Content {
        case unknown
        case thumbnail(Decoded)
        case unreadable(PicturesProcess.Failure)
    }

    /// The display name of the file.
    let title: String
    let uri: String
    private let sortKey: [UInt8]

    var content = Content.unknown {
        didSet { for view in views { view.showContent() } }
    }
    /// The side for which the thumbnail was requested.
    var side = 0
    var isLoading = false
    /// Whether the file was written during the decoding.
    var isOutdated = false

    /// The views that show the picture.
    var views: [PicturesItemView] = []

    init(_ picture: PicturesListing.Picture) {
        (uri, title, sortKey) = (picture.uri, picture.title, picture.sortKey)
    }

    /// The picture as decoded for its thumbnail.
    var thumbnail: Decoded? { if case .thumbnail(let thumbnail) = content { thumbnail } else { nil } }

    /// Whether a thumbnail for a side, in device pixels, is missing or would be clearly sharper.
    func needsThumbnail(_ side: Int) -> Bool {
        switch content {
        case .unknown: true
        case .thumbnail(let thumbnail): self.side * 5 < side * 4 && !thumbnail.isWhole
        case .unreadable: false
        }
    }

    func isBefore(_ other: PicturesItem) -> Bool {
        PicturesListing.Picture.precedes(sortKey, other.sortKey)
    }
}
