import CGtk
import GtkInterop

/// The pictures of a folder in the order of their names, followed as files come and go.
@MainActor
final class PicturesFolder {
    let file: File
    /// The pictures, each a `DemoPicture`.
    let pictures: ListModel
    /// Called when all files are known.
    var onLoaded: (() -> Void)?
    /// Called when a picture that shows has to be loaded anew.
    var onChanged: ((Object) -> Void)?
    /// Called when the folder itself has gone, which may be after its pictures have.
    var onGone: (() -> Void)?

    private let list: ListModel
    private let monitor: Object?
    /// What each file of the list is: a picture, or nothing to show.
    private var entries: [Object?] = []
    /// Whether all files are known.
    private(set) var isLoaded = false
    /// Why the folder could not be read, if so.
    private(set) var failure: String?
    /// Whether the folder is still there.
    var exists: Bool { unsafe g_file_query_exists(file.opaque, nil) != 0 }

    /// Takes a folder, which ``begin()`` reads.
    init(_ file: File) {
        self.file = file
        unsafe pictures = ListModel(
            adopting: UnsafeMutableRawPointer(g_list_store_new(PicturesItem.objectClass.type)))
        // GTK cannot follow what is in no file system.
        let isFollowed = unsafe g_file_is_native(file.opaque) != 0
        let attributes = "standard::name,standard::display-name,standard::is-hidden,standard::type"
        unsafe list = ListModel(
            adopting: UnsafeMutableRawPointer(gtk_directory_list_new(attributes, nil)))
        unsafe gtk_directory_list_set_monitored(list.opaque, isFollowed ? 1 : 0)
        monitor =
            !isFollowed
            ? nil
            : unsafe g_file_monitor_directory(file.opaque, G_FILE_MONITOR_NONE, nil, nil).map {
                unsafe Object(adopting: UnsafeMutableRawPointer($0))
            }
    }

    /// Reads the folder, and follows it from now on.
    func begin() {
        _ = list.onItemsChanged { [weak self] in self?.filesChanged(at: $0, removed: $1, added: $2) }
        list.connect("notify::loading") { [weak self] _ in self?.finishLoading() }
        monitor?.connect("changed") { [weak self] arguments in
            guard let self, let changed = arguments.get(1, as: File?.self) else { return }
            switch arguments.get(3, as: MonitorEvent.self) {
            case .written: self.written(changed)
            case .deleted: if unsafe g_file_equal(changed.opaque, self.file.opaque) != 0 { self.onGone?() }
            case .changing, .other: break
            }
        }
        unsafe gtk_directory_list_set_file(list.opaque, file.opaque)
        finishLoading()
    }

    private func filesChanged(at start: Int, removed: Int, added: Int) {
        let new = (start..<start + added).map { picture(of: list.item(at: $0)) }
        let old = entries[start..<start + removed].compactMap(\.self)
        entries.replaceSubrange(start..<start + removed, with: new)
        guard isLoaded else { return }
        for picture in old { remove(picture) }
        for picture in new { if let picture { insert(picture) } }
    }

    /// The picture that a file is, by what its name says.
    private func picture(of info: Object?) -> Object? {
        // Resources do not say whether they are hidden.
        guard let info = unsafe info?.opaque,
            unsafe g_file_info_get_attribute_boolean(info, G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN) == 0,
            unsafe g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR,
            let name = unsafe g_file_info_get_name(info), unsafe isPicture(named: name),
            let file = unsafe g_file_info_get_attribute_object(info, "standard::file")
        else { return nil }
        let title = unsafe g_file_info_get_display_name(info).map { unsafe String(cString: $0) } ?? ""
        return PicturesItem.make(file: unsafe File(retaining: UnsafeMutableRawPointer(file)), title: title)
    }

    /// Whether a name is that of a picture; an empty file, which may be filled yet, has no other type to go by.
    @unsafe private func isPicture(named name: UnsafePointer<CChar>) -> Bool {
        guard let type = unsafe g_content_type_guess(name, nil, 0, nil) else { return false }
        defer { unsafe g_free(type) }
        return unsafe String(cString: type).hasPrefix("image/")
    }

    /// Shows the pictures all at once, when they are known.
    private func finishLoading() {
        guard !isLoaded, unsafe gtk_directory_list_is_loading(list.opaque) == 0 else { return }
        isLoaded = true
        let sorted = entries.compactMap(\.self).sorted { PicturesItem.of($0).isBefore(PicturesItem.of($1)) }
        var pointers: [gpointer?] = unsafe sorted.map { unsafe $0.pointer }
        unsafe g_list_store_splice(pictures.opaque, 0, 0, &pointers, guint(pointers.count))
        withExtendedLifetime(sorted) {}
        let error = unsafe gtk_directory_list_get_error(list.opaque)
        failure = unsafe error.map { unsafe String(cString: $0.pointee.message) }
        onLoaded?()
    }

    /// The first place whose picture does not come before another one.
    private func place(of picture: PicturesItem) -> Int {
        var (low, high) = (0, pictures.count)
        while low < high {
            let middle = (low + high) / 2
            guard let other = pictures.item(at: middle) else { return low }
            if PicturesItem.of(other).isBefore(picture) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func insert(_ picture: Object) {
        unsafe g_list_store_insert(
            pictures.opaque, guint(place(of: PicturesItem.of(picture))), picture.pointer)
    }

    private func remove(_ picture: Object) {
        let first = place(of: PicturesItem.of(picture))
        let found = (first..<pictures.count).first { pictures.item(at: $0) == picture }
        if let found { unsafe g_list_store_remove(pictures.opaque, guint(found)) }
    }

    /// Shows a picture anew whose file was written, which may have begun as an empty one.
    private func written(_ file: File) {
        guard let name = file.name else { return }
        for entry in entries {
            guard let entry, case let item = PicturesItem.of(entry), item.file?.name == name else { continue }
            if case .loading = item.content {
                item.isOutdated = true
                continue
            }
            item.content = .unknown
            if !item.views.isEmpty { onChanged?(entry) }
        }
    }
}

/// What has happened to a file, as far as it matters here.
private enum MonitorEvent: Int, Enumeration {
    case changing
    /// Whoever was writing it seems to be done.
    case written
    case deleted
    case other

    static var valueType: GType { g_file_monitor_event_get_type() }

    @unsafe init(reading value: UnsafePointer<GValue>) {
        self = unsafe Self(rawValue: Int(g_value_get_enum(value))) ?? .other
    }
}
