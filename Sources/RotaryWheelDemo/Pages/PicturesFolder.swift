import CRotaryWheelGtk
import RotaryWheelInterop

/// The pictures of a folder in the order of their names, updated as files change.
///
/// A background thread queries files in batches; the main thread applies the results in slices between frames.
@MainActor
final class PicturesFolder {
    let file: File
    /// The pictures, a list of `DemoPicture`.
    let pictures: ListModel
    /// Called when all files are known.
    var onLoaded: (() -> Void)?
    /// Called when a visible picture must be loaded again.
    var onChanged: ((Object) -> Void)?
    /// Called when the folder is deleted, which may be after the removal of its pictures.
    var onGone: (() -> Void)?

    private let monitor: FolderMonitor?
    /// The pictures by URI.
    private var entries: [String: Object] = [:]
    /// The results to apply in slices, from the end.
    private var found: [PicturesListing.Picture] = []
    private var changes: [Change] = []
    /// The pictures created from the results.
    private var made: [Object] = []
    private var slices: Timer?
    /// The error that ended the reading of the folder.
    private(set) var failure: String?
    var exists: Bool { unsafe g_file_query_exists(file.opaque, nil) != 0 }

    /// A change of a file.
    private struct Change: Sendable {
        let uri: String
        /// The picture, if the file is one now.
        let picture: PicturesListing.Picture?
    }

    /// The length of a slice, a fraction of a frame.
    private static let slice = Duration.milliseconds(4)

    /// Takes a folder; ``begin()`` reads it.
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

    /// Queries changed files, then applies the changes.
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

    /// The sorted position of a picture.
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

    /// Reloads a picture whose file was written; the file may have been empty before.
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

    /// Runs steps until there are no more, in slices while the main loop is idle.
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
