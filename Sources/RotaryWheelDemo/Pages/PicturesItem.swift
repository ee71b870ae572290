import CGtk
import GtkInterop

/// A picture of a folder: its file, and its thumbnail while there is one.
final class PicturesItem: ObjectImplementation {
    static let objectClass = ObjectClass(
        PicturesItem.self,
        ClassDefinition(
            "DemoPicture", parent: cgtk_type_object(),
            properties: [.string("title", \PicturesItem.title, "The file's name")]))

    /// What is known of the picture itself.
    enum Content {
        case unknown
        case loading
        case thumbnail(Paintable)
        case unreadable(reason: String)
    }

    let instance: Instance

    /// The name that the user knows the file by.
    private(set) var title: String?
    /// The file; `nil` before it is set.
    private(set) var file: File?
    /// By which pictures are put in the order of their names, numbers in them by their value.
    private(set) var sortKey: [UInt8] = []

    var content = Content.unknown {
        didSet { for view in views { view.showContent() } }
    }

    /// Whether the file was written while it was read.
    var isOutdated = false

    /// The views that show it.
    private(set) var views: [PicturesItemView] = []

    init(_ instance: Instance) { self.instance = instance }

    /// Makes a picture.
    static func make(file: File, title: String) -> Object {
        let object = Object(creating: objectClass)
        of(object).fill(file: file, title: title)
        return object
    }

    /// The Swift side of a picture.
    static func of(_ object: Object) -> PicturesItem {
        guard let item = object.implementation as? PicturesItem else { preconditionFailure("no picture") }
        return item
    }

    private func fill(file: File, title: String) {
        self.file = file
        self.title = title
        guard let key = unsafe g_utf8_collate_key_for_filename(title, -1) else { return }
        defer { unsafe g_free(key) }
        sortKey = Array(unsafe String(cString: key).utf8)
    }

    func isBefore(_ other: PicturesItem) -> Bool { sortKey.lexicographicallyPrecedes(other.sortKey) }

    func add(_ view: PicturesItemView) { views.append(view) }

    func remove(_ view: PicturesItemView) { views.removeAll { $0 === view } }
}
