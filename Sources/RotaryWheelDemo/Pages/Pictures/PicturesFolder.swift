import CRotaryWheelGtk

/// The pictures of a folder in the order of their names, updated as files change.
///
/// A background thread queries files in batches; the main thread applies the results in slices between frames.
@MainActor
final class PicturesFolder {
    let file: Handle
    /// The names of the pictures, a GtkStringList in step with ``items``.
    let names = Handle(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil)))
    private(set) var items: [PicturesItem] = []
    /// Called when all files are known.
    var onLoaded: (() -> Void)?
    /// Called when a picture is written.
    var onChanged: ((PicturesItem) -> Void)?
    /// Called when the folder is deleted, which may be after the removal of its pictures.
    var onGone: (() -> Void)?
    /// The error that ended the reading of the folder.
    private(set) var failure: String?
    var exists: Bool { g_file_query_exists(file.opaque, nil) != 0 }

    private let monitor: FolderMonitor?
    /// The pictures by URI.
    private var entries: [String: PicturesItem] = [:]

    /// A change of a file, with the picture if it is one now.
    private typealias Change = (uri: String, picture: PicturesListing.Picture?)

    /// Takes a folder; ``begin()`` reads it.
    init(_ file: Handle) {
        self.file = file
        monitor = FolderMonitor(file)
    }

    /// Reads and monitors the folder.
    func begin() {
        monitor?.onGone = { [weak self] in self?.onGone?() }
        monitor?.onChange = { [weak self] in self?.look(at: $0) }
        let uri = file.uri
        runInBackground {
            PicturesListing.pictures(in: uri)
        } then: { [weak self] in
            self?.take($0.pictures, failure: $0.failure)
        }
    }

    /// The position of a picture; `nil` once it is removed.
    func position(of item: PicturesItem) -> Int? {
        let place = place(of: item)
        return place < items.count && items[place] === item ? place : nil
    }

    // MARK: All files

    private func take(_ pictures: [PicturesListing.Picture], failure: String?) {
        self.failure = failure
        var rest = pictures[...]
        runWhenIdle { [weak self] in
            guard let self, !rest.isEmpty else { return false }
            let items = rest.prefix(100).map { PicturesItem($0) }
            rest = rest.dropFirst(100)
            self.splice(self.items.count, 0, items)
            return true
        } then: { [weak self] in
            self?.onLoaded?()
            self?.monitor?.resume()
        }
    }

    /// Replaces pictures in the array, then in the list, whose observers read both.
    private func splice(_ position: Int, _ removed: Int, _ new: [PicturesItem]) {
        items.replaceSubrange(position..<(position + removed), with: new)
        for item in new { entries[item.uri] = item }
        var titles = new.map { UnsafePointer(g_strdup($0.title)) } + [nil]
        gtk_string_list_splice(names.opaque, guint(position), guint(removed), &titles)
        for title in titles { g_free(UnsafeMutableRawPointer(mutating: title)) }
    }

    // MARK: Changes

    /// Queries changed files, then applies the changes.
    private func look(at uris: [String]) {
        runInBackground {
            uris.map { ($0, PicturesListing.picture(at: $0)) as Change }
        } then: { [weak self] changes in
            var rest = changes[...]
            runWhenIdle { [weak self] in
                guard let self, let change = rest.popFirst() else { return false }
                self.follow(change)
                return true
            } then: { [weak self] in
                self?.monitor?.resume()
            }
        }
    }

    private func follow(_ change: Change) {
        switch (entries[change.uri], change.picture) {
        case (let item?, nil):
            entries[change.uri] = nil
            splice(place(of: item), 1, [])
        case (nil, let picture?):
            let item = PicturesItem(picture)
            splice(place(of: item), 0, [item])
        case (let item?, _): showAnew(item)
        case (nil, nil): break
        }
    }

    /// The sorted position of a picture.
    private func place(of picture: PicturesItem) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].isBefore(picture) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Reloads a picture whose file was written; the file may have been empty before.
    private func showAnew(_ item: PicturesItem) {
        if item.isLoading { item.isOutdated = true } else { item.content = .unknown }
        onChanged?(item)
    }
}
