import CGtk
import GtkInterop

/// Makes thumbnails in other threads: of what shows, what came into view last first.
@MainActor
final class PicturesLoader {
    /// How many are made at a time.
    private static let workerCount = 2
    /// How many thumbnails are kept that do not show.
    private static let keptCount = 150

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
            guard let uri = item.file?.uri, !item.views.isEmpty, case .unknown = item.content else {
                continue
            }
            workers += 1
            item.content = .loading
            item.isOutdated = false
            let path = item.file?.path
            unsafe BackgroundTask.run {
                unsafe PicturesDecoder.decode(path: path, uri: uri, side: side)
            } then: { [weak self] in
                item.content = item.isOutdated ? .unknown : Self.content(of: $0)
                self?.finish(object, side: side)
            }
        }
    }

    private static func content(of result: Result<Object, BackgroundTask.Failure>) -> PicturesItem.Content {
        switch result {
        case .success(let texture): .thumbnail(texture.cast(to: Paintable.self))
        case .failure(let failure): .unreadable(reason: failure.reason)
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

    private func keep(_ object: Object) {
        loaded.append(object)
        guard loaded.count > Self.keptCount else { return }
        let oldest = loaded.removeFirst()
        if PicturesItem.of(oldest).views.isEmpty {
            PicturesItem.of(oldest).content = .unknown
        } else {
            loaded.append(oldest)
        }
    }
}

/// Reads pictures, in any thread.
enum PicturesDecoder {
    /// The longest side of a thumbnail, however long the picture is.
    private static let longestSide = 4096.0

    /// Reads a picture as a texture whose shorter side is as long as the longer one of its room.
    static func decode(
        path: String?, uri: String, side: Int
    ) -> Result<MadeObject, BackgroundTask.Failure> {
        var error: UnsafeMutablePointer<GError>?
        let read =
            unsafe path.map { unsafe readScaled($0, side: side, &error) }
            ?? readStream(uri, side: side, &error)
        guard let pixels = unsafe read else { return unsafe .failure(unsafe .init(taking: error)) }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(pixels)) }
        // Cameras say which way up they were held.
        guard let upright = unsafe gdk_pixbuf_apply_embedded_orientation(pixels) else {
            return unsafe .failure(.init(reason: "no memory"))
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(upright)) }
        return unsafe .success(
            unsafe MadeObject(adopting: UnsafeMutableRawPointer(gdk_texture_new_for_pixbuf(upright))))
    }

    @unsafe private static func readScaled(
        _ path: String, side: Int, _ error: inout UnsafeMutablePointer<GError>?
    ) -> OpaquePointer? {
        var (width, height): (gint, gint) = (0, 0)
        guard unsafe gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else {
            return unsafe gdk_pixbuf_new_from_file(path, &error)
        }
        let (longer, shorter) = (Double(max(width, height)), Double(min(width, height)))
        let scale = min(1, max(Double(side), 1) / shorter, longestSide / longer)
        return unsafe gdk_pixbuf_new_from_file_at_scale(
            path, max(1, gint(Double(width) * scale)), max(1, gint(Double(height) * scale)), 1, &error)
    }

    /// Reads what is in no file of its own, such as the pictures that come with the app.
    @unsafe private static func readStream(
        _ uri: String, side: Int, _ error: inout UnsafeMutablePointer<GError>?
    ) -> OpaquePointer? {
        let file = unsafe g_file_new_for_uri(uri)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let stream = unsafe g_file_read(file, nil, &error) else { return nil }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(stream)) }
        let box = gint(clamping: side * 3 / 2)
        return unsafe gdk_pixbuf_new_from_stream_at_scale(
            UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self), box, box, 1, nil,
            &error)
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
