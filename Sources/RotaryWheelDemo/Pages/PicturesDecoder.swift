import CRotaryWheelGtk
import Glibc
import RotaryWheelInterop

/// Decodes a picture in a process with limited resources, which any picture may exhaust.
@MainActor
enum PicturesDecoder {
    /// The option that starts the app as a decoder; the URI and the longer side of the allocation follow.
    nonisolated static let option = "--decode-picture"

    /// Precedes the pixels on standard output.
    struct Header {
        let width, height, channels: Int32
    }

    /// The exit codes; a thumbnail or an error message is on standard output.
    enum Outcome: Int32 {
        case thumbnail
        case unreadable
        case tooMuch
    }

    /// The longest side of a thumbnail, in pixels.
    private static let longestSide = 4096.0
    /// The most pixels of a picture that is decoded before it is scaled.
    private static let mostPixels = 24_000_000.0
    /// The limits: memory in bytes, CPU time and elapsed time in seconds.
    private static let (memory, work, patience): (rlim_t, rlim_t, UInt32) = (88 << 20, 5, 20)

    /// Decodes the picture and exits.
    static func run(_ uri: String, side: Int) -> Never {
        limit(RLIMIT_DATA, to: memory)
        limit(RLIMIT_CPU, to: work)
        limit(RLIMIT_CORE, to: 0)
        alarm(patience)
        nice(10)
        var error: UnsafeMutablePointer<GError>?
        guard let pixels = unsafe read(uri, side: side, &error) else {
            let failure = unsafe BackgroundTask.Failure(taking: error)
            end(.unreadable, failure.reason)
        }
        // Applies the orientation from the camera.
        guard let upright = unsafe gdk_pixbuf_apply_embedded_orientation(pixels) else { end(.tooMuch, "") }
        unsafe write(upright)
        exit(Outcome.thumbnail.rawValue)
    }

    private static func limit(_ resource: __rlimit_resource, to most: rlim_t) {
        var limit = rlimit(rlim_cur: most, rlim_max: most)
        unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }

    private static func end(_ outcome: Outcome, _ reason: String) -> Never {
        unsafe say(reason, reason.utf8.count)
        exit(outcome.rawValue)
    }

    @unsafe private static func say(_ data: UnsafeRawPointer?, _ count: Int) {
        var said = 0
        while let data = unsafe data, said < count {
            let more = unsafe Glibc.write(STDOUT_FILENO, data + said, count - said)
            // The reader has closed the pipe.
            guard more > 0 else { exit(Outcome.unreadable.rawValue) }
            said += more
        }
    }

    @unsafe private static func write(_ pixels: OpaquePointer) {
        let (width, height) = unsafe (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
        let channels = unsafe gdk_pixbuf_get_n_channels(pixels)
        var header = Header(width: width, height: height, channels: channels)
        unsafe say(&header, MemoryLayout<Header>.size)
        let (data, stride) = unsafe (gdk_pixbuf_read_pixels(pixels), gdk_pixbuf_get_rowstride(pixels))
        for row in 0..<Int(height) {
            unsafe say(data! + row * Int(stride), Int(width) * Int(channels))
        }
    }

    // MARK: Reading

    /// Decodes a picture and scales its shorter side to the longer side of the allocation.
    @unsafe private static func read(
        _ uri: String, side: Int, _ error: inout UnsafeMutablePointer<GError>?
    ) -> OpaquePointer? {
        guard let stream = unsafe open(uri, &error), let loader = unsafe gdk_pixbuf_loader_new() else {
            return nil
        }
        unsafe Object(retaining: UnsafeMutableRawPointer(loader)).connect("size-prepared") {
            let (width, height) = ($0.get(1, as: Int32.self), $0.get(2, as: Int32.self))
            unsafe prepare(loader, width: Double(max(width, 1)), height: Double(max(height, 1)), side: side)
        }
        let input = unsafe UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
        while let bytes = unsafe g_input_stream_read_bytes(input, 1 << 16, nil, &error) {
            guard unsafe g_bytes_get_size(bytes) > 0 else {
                guard unsafe gdk_pixbuf_loader_close(loader, &error) != 0 else { return nil }
                return unsafe gdk_pixbuf_loader_get_pixbuf(loader)
            }
            guard unsafe gdk_pixbuf_loader_write_bytes(loader, bytes, &error) != 0 else { return nil }
            unsafe g_bytes_unref(bytes)
        }
        return nil
    }

    /// Sets the size of the decoded picture; exits if decoding needs too much memory.
    @unsafe private static func prepare(
        _ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Double, height: Double, side: Int
    ) {
        let name = unsafe gdk_pixbuf_loader_get_format(loader).flatMap {
            unsafe gdk_pixbuf_format_get_name($0)
        }
        // The loaders of these formats scale while they decode; others decode the whole picture.
        let isScaled = unsafe name.map { ["svg", "jpeg"].contains(unsafe String(cString: $0)) } ?? false
        if !isScaled, width * height > mostPixels {
            let size = "\(NumberFormat.count(Int(width))) × \(NumberFormat.count(Int(height)))"
            end(.tooMuch, translated("The picture has %1 pixels.").filling(["%1": size]))
        }
        let scale = min(1, max(Double(side), 1) / min(width, height), longestSide / max(width, height))
        unsafe gdk_pixbuf_loader_set_size(
            loader, max(1, gint(width * scale)), max(1, gint(height * scale)))
    }

    /// Opens a regular file only: a pipe would block forever.
    @unsafe private static func open(
        _ uri: String, _ error: inout UnsafeMutablePointer<GError>?
    ) -> UnsafeMutablePointer<GFileInputStream>? {
        guard let file = unsafe g_file_new_for_uri(uri) else { return nil }
        guard let path = unsafe g_file_peek_path(file) else { return unsafe g_file_read(file, nil, &error) }
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { end(.unreadable, unsafe String(cString: g_strerror(errno))) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            end(.unreadable, translated("Not a regular file."))
        }
        // The descriptor refers to the same file, even if the path refers to another one by now.
        return unsafe g_file_read(g_file_new_for_path("/proc/self/fd/\(descriptor)"), nil, &error)
    }
}
