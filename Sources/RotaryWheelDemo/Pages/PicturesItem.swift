import CRotaryWheelGtk
import RotaryWheelInterop

/// A picture file with its thumbnail, if loaded.
final class PicturesItem: ObjectImplementation {
    static let objectClass = ObjectClass(
        PicturesItem.self,
        ClassDefinition(
            "DemoPicture", parent: cgtk_type_object(),
            properties: [.string("title", \PicturesItem.title)]))

    /// The state of the thumbnail.
    enum Content {
        case unknown
        case loading
        case thumbnail(Paintable)
        case unreadable(BackgroundTask.Failure)
    }

    let instance: Instance

    /// The file's display name.
    private(set) var title: String?
    /// The file's URI; empty before it is set.
    private(set) var uri = ""
    private var sortKey: [UInt8] = []

    var content = Content.unknown {
        didSet { for view in views { view.showContent() } }
    }

    /// The approximate size of the thumbnail in bytes.
    var thumbnailSize: Int {
        guard case .thumbnail(let thumbnail) = content else { return 0 }
        let (width, height) = unsafe (
            gdk_paintable_get_intrinsic_width(thumbnail.opaque),
            gdk_paintable_get_intrinsic_height(thumbnail.opaque)
        )
        return Int(width) * Int(height) * 4
    }

    /// Whether the file changed during loading.
    var isOutdated = false

    /// The views of the picture.
    private(set) var views: [PicturesItemView] = []

    init(_ instance: Instance) { self.instance = instance }

    /// Creates a picture.
    static func make(_ picture: PicturesListing.Picture) -> Object {
        let object = Object(creating: objectClass)
        let item = of(object)
        (item.uri, item.title, item.sortKey) = (picture.uri, picture.title, picture.sortKey)
        return object
    }

    /// The implementation of a picture.
    static func of(_ object: Object) -> PicturesItem {
        guard let item = object.implementation as? PicturesItem else { preconditionFailure("no picture") }
        return item
    }

    func isBefore(_ other: PicturesItem) -> Bool {
        PicturesListing.Picture.precedes(sortKey, other.sortKey)
    }

    func add(_ view: PicturesItemView) { views.append(view) }

    func remove(_ view: PicturesItemView) { views.removeAll { $0 === view } }
}
