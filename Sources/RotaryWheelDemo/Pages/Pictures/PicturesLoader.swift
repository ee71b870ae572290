/// Loads the thumbnails of visible pictures in other processes, the latest picture first.
@MainActor
final class PicturesLoader {
    /// The number of concurrent processes.
    private static let workerCount = 2
    /// The size of the thumbnails to keep, in bytes; visible ones may exceed it.
    private static let keptSize = 32 << 20

    /// The pictures to load, the next one last.
    private var waiting: [PicturesItem] = []
    private var workers: [PicturesProcess?] = Array(repeating: nil, count: workerCount)
    /// The loaded pictures, the oldest first.
    private var loaded: [PicturesItem] = []

    /// The shorter side of thumbnails, in device pixels.
    var side = 1
    /// Called when a thumbnail is loaded, or cannot be.
    var onFinish: ((PicturesItem) -> Void)?

    /// Loads the thumbnail of a visible picture.
    func load(_ item: PicturesItem) {
        guard item.needsThumbnail(side) else { return }
        waiting.removeAll { $0 === item || $0.views.isEmpty }
        waiting.append(item)
        work()
    }

    private func work() {
        while let free = workers.firstIndex(where: { $0 == nil }), let item = waiting.popLast() {
            // A picture that is not visible any more is requested again when it is.
            guard !item.views.isEmpty, !item.isLoading, item.needsThumbnail(side) else { continue }
            (item.isLoading, item.isOutdated, item.side) = (true, false, side)
            workers[free] = PicturesProcess(.init(item.uri, .thumbnail, side: side)) { [weak self] result in
                item.isLoading = false
                switch result {
                case _ where item.isOutdated: item.content = .unknown
                case .success(let thumbnail): item.content = .thumbnail(thumbnail)
                case .failure(let failure): item.content = .unreadable(failure)
                }
                self?.workers[free] = nil
                self?.finish(item)
            }
        }
    }

    private func finish(_ item: PicturesItem) {
        // The file or the size may have changed meanwhile.
        load(item)
        if !item.isOutdated {
            onFinish?(item)
            keep(item)
        }
        work()
    }

    /// Releases the oldest thumbnails of hidden pictures beyond the size to keep.
    private func keep(_ item: PicturesItem) {
        loaded.removeAll { $0 === item }
        loaded.append(item)
        var excess = loaded.reduce(-Self.keptSize) { $0 + ($1.thumbnail?.bytes ?? 0) }
        loaded.removeAll {
            guard excess > 0, $0.views.isEmpty else { return false }
            excess -= $0.thumbnail?.bytes ?? 0
            $0.content = .unknown
            return true
        }
    }
}
