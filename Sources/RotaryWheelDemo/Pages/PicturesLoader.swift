import CRotaryWheelGtk
import RotaryWheelInterop

/// Makes thumbnails in other processes: of what shows, what came into view last first.
@MainActor
final class PicturesLoader {
    /// How many are made at a time.
    private static let workerCount = 2
    /// How many bytes of thumbnails are kept, unless more of them show.
    private static let keptSize = 32 << 20

    /// What is to be loaded, the next one last.
    private var waiting: [Object] = []
    private var workers = 0
    /// What has been loaded, the oldest first.
    private var loaded: [Object] = []

    /// Called when a picture has its thumbnail, or cannot have one.
    var onFinish: ((PicturesItem) -> Void)?

    /// Sees to it that a picture which shows gets its thumbnail.
    ///
    /// - Parameter side: the longer side of the room for it, in pixels of the screen.
    func load(_ object: Object, side: Int) {
        guard case .unknown = PicturesItem.of(object).content else { return }
        waiting.removeAll { $0 == object || PicturesItem.of($0).views.isEmpty }
        waiting.append(object)
        work(side: side)
    }

    private func work(side: Int) {
        while workers < Self.workerCount, let object = waiting.popLast() {
            let item = PicturesItem.of(object)
            // What has gone out of view while it waited asks again when it comes back.
            guard !item.views.isEmpty, case .unknown = item.content else { continue }
            workers += 1
            item.content = .loading
            item.isOutdated = false
            let uri = item.uri
            unsafe BackgroundTask.run {
                unsafe PicturesProcess.thumbnail(of: uri, side: side)
            } then: { [weak self] in
                item.content = unsafe item.isOutdated ? .unknown : Self.content(of: $0)
                self?.finish(object, side: side)
            }
        }
    }

    @unsafe private static func content(
        of result: Result<MadeObject, BackgroundTask.Failure>
    ) -> PicturesItem.Content {
        switch unsafe result {
        case .success(let texture): unsafe .thumbnail(texture.object.cast(to: Paintable.self))
        case .failure(let failure): .unreadable(failure)
        }
    }

    private func finish(_ object: Object, side: Int) {
        workers -= 1
        let item = PicturesItem.of(object)
        if item.isOutdated {
            load(object, side: side)
        } else {
            onFinish?(item)
            keep(object)
        }
        work(side: side)
    }

    /// Drops the oldest thumbnails that do not show where there are too many.
    private func keep(_ object: Object) {
        loaded.removeAll { $0 == object }
        loaded.append(object)
        var excess = loaded.reduce(-Self.keptSize) { $0 + PicturesItem.of($1).thumbnailSize }
        loaded.removeAll {
            let item = PicturesItem.of($0)
            guard excess > 0, item.views.isEmpty else { return false }
            excess -= item.thumbnailSize
            item.content = .unknown
            return true
        }
    }
}

extension File {
    /// Where the file is, whatever kind of place that is.
    var uri: String? { unsafe taken(g_file_get_uri(opaque)) }

    /// Where it is in the file system, if it is there.
    var path: String? { unsafe taken(g_file_get_path(opaque)) }

    /// Its name without its folder.
    var name: String? { unsafe taken(g_file_get_basename(opaque)) }

    private func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        defer { unsafe g_free(text) }
        return unsafe text.map { unsafe String(cString: $0) }
    }
}
