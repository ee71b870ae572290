import CRotaryWheelGtk
import RotaryWheelInterop

/// The pictures of a folder, sorted by name and updated as files change.
///
/// Another thread reads files in batches; the main thread applies the results in slices, between frames.
@MainActor
final class PicturesFolder {
    let file: File
    /// The list of pictures, each a `DemoPicture`.
    let pictures: ListModel
    /// Called when all files are listed.
    var onLoaded: (() -> Void)?
    /// Called when a visible picture must be reloaded.
    var onChanged: ((Object) -> Void)?
    /// Called when the folder is deleted, possibly after its pictures.
    var onGone: (() -> Void)?

    private let monitor: FolderMonitor?
    /// The pictures by URI.
    private var entries: [String: Object] = [:]
    /// The work of the next slices, taken from the end.
    private var found: [PicturesListing.Picture] = []
    private var changes: [Change] = []
    /// The pictures created so far.
    private var made: [Object] = []
    private var slices: Timer?
    /// The reason if the folder is unreadable.
    private(set) var failure: String?
    /// Whether the folder exists.
    var exists: Bool { unsafe g_file_query_exists(file.opaque, nil) != 0 }

    /// A changed file.
    private struct Change: Sendable {
        let uri: String
        /// Its picture, if it is one.
        let picture: PicturesListing.Picture?
    }

    /// The duration of a slice: part of a frame.
    private static let slice = Duration.milliseconds(4)

    /// Creates the list of a folder, which ``begin()`` reads.
    init(_ file: File) {
        self.file = file
        unsafe pictures = ListModel(
            adopting: UnsafeMutableRawPointer(g_list_store_new(PicturesItem.objectClass.type)))
        monitor = FolderMonitor(file)
    }

    /// Reads and monitors the folder.
    func begin() {
        monitor?.onGone = { [weak self] in self?.onGone?() }
        monitor?.onChange = { [weak self] in self?.look(at: $0) }
        guard let uri = file.uri else { return }
        BackgroundTask.run {
            PicturesListing.pictures(in: uri)
        } then: { [weak self] in
            self?.take($0.pictures, failure: $0.failure)
        }
    }

    // MARK: All files

    private func take(_ pictures: [PicturesListing.Picture], failure: String?) {
        self.failure = failure
        found = pictures.reversed()
        made.reserveCapacity(found.count)
        entries.reserveCapacity(found.count)
        runInSlices { [weak self] in
            self?.makeNext() ?? false
        } then: { [weak self] in
            self?.finishLoading()
        }
    }

    private func makeNext() -> Bool {
        guard let picture = found.popLast() else { return false }
        let object = PicturesItem.make(picture)
        made.append(object)
        entries[picture.uri] = object
        return true
    }

    /// Adds all pictures at once.
    private func finishLoading() {
        var pointers: [gpointer?] = unsafe made.map { unsafe $0.pointer }
        unsafe g_list_store_splice(pictures.opaque, 0, 0, &pointers, guint(pointers.count))
        made = []
        onLoaded?()
        monitor?.resume()
    }

    // MARK: Changes

    /// Examines changed files in another thread, then applies the changes.
    private func look(at uris: [String]) {
        BackgroundTask.run {
            uris.map { Change(uri: $0, picture: PicturesListing.picture(at: $0)) }
        } then: { [weak self] in
            self?.follow($0)
        }
    }

    private func follow(_ changes: [Change]) {
        self.changes = changes
        runInSlices { [weak self] in
            self?.followNext() ?? false
        } then: { [weak self] in
            self?.monitor?.resume()
        }
    }

    private func followNext() -> Bool {
        guard let change = changes.popLast() else { return false }
        switch (entries[change.uri], change.picture) {
        case (let entry?, nil): remove(entry, at: change.uri)
        case (nil, let picture?): insert(picture)
        case (let entry?, _): showAnew(entry)
        case (nil, nil): break
        }
        return true
    }

    /// The first position whose picture does not precede a picture.
    private func place(of picture: PicturesItem) -> Int {
        var (low, high) = (0, pictures.count)
        while low < high {
            let middle = (low + high) / 2
            guard let other = pictures.item(at: middle) else { return low }
            if PicturesItem.of(other).isBefore(picture) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func insert(_ picture: PicturesListing.Picture) {
        let object = PicturesItem.make(picture)
        entries[picture.uri] = object
        unsafe g_list_store_insert(pictures.opaque, guint(place(of: PicturesItem.of(object))), object.pointer)
    }

    private func remove(_ picture: Object, at uri: String) {
        entries[uri] = nil
        unsafe g_list_store_remove(pictures.opaque, guint(place(of: PicturesItem.of(picture))))
    }

    /// Reloads a picture after its file is written, which may have been empty before.
    private func showAnew(_ entry: Object) {
        let item = PicturesItem.of(entry)
        switch item.content {
        case .loading: item.isOutdated = true
        case .unknown: break
        case .thumbnail, .unreadable:
            item.content = .unknown
            if !item.views.isEmpty { onChanged?(entry) }
        }
    }

    // MARK: Slices

    /// Performs steps in slices while the main loop is idle, then calls a closure.
    private func runInSlices(
        _ step: @escaping @MainActor () -> Bool, then finish: @escaping @MainActor () -> Void
    ) {
        let slices = Timer(isIdle: true) { [weak self] in
            let end = MonotonicClock.now + Self.slice
            while step() {
                guard MonotonicClock.now < end else {
                    self?.slices?.start(after: .zero)
                    return
                }
            }
            finish()
        }
        self.slices = slices
        slices.start(after: .zero)
    }
}
