import CRotaryWheelGtk
import Glibc

/// Decodes a picture in a process with limited resources, which any picture may exhaust.
@MainActor
enum PicturesDecoder {
    /// A picture and its size.
    struct Request: Sendable {
        /// A thumbnail, whose shorter side has the requested length, or the whole picture.
        ///
        /// That has all pixels within the limit; if it is scalable, its longer side has the requested length.
        enum Kind: String { case thumbnail, whole }

        let uri: String
        let kind: Kind
        /// In pixels.
        let side: Int

        /// The command line that starts the app as a decoder.
        var arguments: [String] { ["--decode-picture", uri, kind.rawValue, String(side)] }

        init(_ uri: String, _ kind: Kind, side: Int) {
            (self.uri, self.kind, self.side) = (uri, kind, max(1, side))
        }

        /// Returns `nil` for any other command line.
        init?(_ arguments: [String]) {
            guard arguments.count == 5, arguments[1] == "--decode-picture",
                let kind = Kind(rawValue: arguments[3]), let side = Int(arguments[4])
            else { return nil }
            self.init(arguments[2], kind, side: side)
        }

        /// The longest side of the result, in pixels.
        var longestSide: Double { kind == .thumbnail ? 4096 : 16384 }
        /// The most pixels that are decoded.
        var mostPixels: Double { kind == .thumbnail ? 24_000_000 : 40_000_000 }
        /// The limits: memory in bytes, CPU time and elapsed time in seconds.
        var limits: (memory: rlim_t, work: rlim_t, patience: UInt32) {
            kind == .thumbnail ? (88 << 20, 5, 20) : (400 << 20, 15, 30)
        }
    }

    /// Precedes the pixels on standard output.
    struct Header {
        let width, height, channels: Int32
        /// The size before scaling.
        let fullWidth, fullHeight: Int32
        let isScalable: Int32
    }

    /// The exit codes; a picture or an error message is on standard output.
    enum Outcome: Int32 {
        case picture
        case unreadable
        case tooMuch
    }

    /// The size before scaling, known once the decoder has read it.
    private static var full = (width: 0.0, height: 0.0, isScalable: false)

    /// Decodes the picture and exits.
    static func run(_ request: Request) -> Never {
        let (memory, work, patience) = request.limits
        limit(RLIMIT_DATA, to: memory)
        limit(RLIMIT_CPU, to: work)
        limit(RLIMIT_CORE, to: 0)
        alarm(patience)
        nice(10)
        var error: UnsafeMutablePointer<GError>?
        guard let pixels = read(request, &error) else { end(.unreadable, String(taking: error)) }
        // Applies the orientation of the camera: from 5 on it turns the picture by a right angle.
        let orientation =
            gdk_pixbuf_get_option(pixels, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixels) else { end(.tooMuch, "") }
        if orientation > 4 { (full.width, full.height) = (full.height, full.width) }
        write(upright)
        exit(Outcome.picture.rawValue)
    }

    private static func limit(_ resource: __rlimit_resource, to most: rlim_t) {
        var limit = rlimit(rlim_cur: most, rlim_max: most)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }

    private static func end(_ outcome: Outcome, _ reason: String) -> Never {
        say(reason, reason.utf8.count)
        exit(outcome.rawValue)
    }

    private static func say(_ data: UnsafeRawPointer?, _ count: Int) {
        var said = 0
        while let data, said < count {
            let more = Glibc.write(STDOUT_FILENO, data + said, count - said)
            // The reader has closed the pipe.
            guard more > 0 else { exit(Outcome.unreadable.rawValue) }
            said += more
        }
    }

    private static func write(_ pixels: OpaquePointer) {
        let (width, height) = (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
        let channels = gdk_pixbuf_get_n_channels(pixels)
        var header = Header(
            width: width, height: height, channels: channels, fullWidth: Int32(full.width),
            fullHeight: Int32(full.height), isScalable: full.isScalable ? 1 : 0)
        say(&header, MemoryLayout<Header>.size)
        let (data, stride) = (gdk_pixbuf_read_pixels(pixels), gdk_pixbuf_get_rowstride(pixels))
        for row in 0..<Int(height) { say(data! + row * Int(stride), Int(width) * Int(channels)) }
    }

    // MARK: Reading

    private static func read(
        _ request: Request, _ error: inout UnsafeMutablePointer<GError>?
    ) -> OpaquePointer? {
        guard let stream = open(request.uri, &error), let loader = gdk_pixbuf_loader_new() else { return nil }
        Handle(UnsafeMutableRawPointer(loader)).connect("size-prepared") { arguments in
            full = (Double(max(arguments[0].int, 1)), Double(max(arguments[1].int, 1)), false)
            prepare(loader, request)
        }
        let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
        while let bytes = g_input_stream_read_bytes(input, 1 << 16, nil, &error) {
            guard g_bytes_get_size(bytes) > 0 else {
                guard gdk_pixbuf_loader_close(loader, &error) != 0 else { return nil }
                return gdk_pixbuf_loader_get_pixbuf(loader)
            }
            guard gdk_pixbuf_loader_write_bytes(loader, bytes, &error) != 0 else { return nil }
            g_bytes_unref(bytes)
        }
        return nil
    }

    /// Sets the size of the decoded picture; exits if decoding needs too much memory.
    private static func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ request: Request) {
        let format = gdk_pixbuf_loader_get_format(loader).flatMap { gdk_pixbuf_format_get_name($0) }
            .map { String(cString: $0) }
        let (width, height) = (full.width, full.height)
        full.isScalable = format == "svg"
        // The loaders of these formats scale while they decode; others decode the whole picture.
        if !full.isScalable, format != "jpeg", width * height > request.mostPixels {
            let size = "\(localized(Int(width))) × \(localized(Int(height)))"
            end(.tooMuch, translated("The picture has %1 pixels.").filling(["%1": size]))
        }
        let (side, longest) = (Double(request.side), max(width, height))
        let wanted =
            switch request.kind {
            case .thumbnail: side / min(width, height)
            case .whole: full.isScalable ? side / longest : 1
            }
        var most = (request.mostPixels / (width * height)).squareRoot()
        // While it decodes, the loader of JPEG scales by powers of two alone.
        if format == "jpeg", most < 1 { most = exp2(log2(most).rounded(.down)) }
        let scale = min(full.isScalable ? wanted : min(wanted, 1), most, request.longestSide / longest)
        gdk_pixbuf_loader_set_size(loader, max(1, gint(width * scale)), max(1, gint(height * scale)))
    }

    /// Opens a regular file only: a pipe would block forever.
    private static func open(
        _ uri: String, _ error: inout UnsafeMutablePointer<GError>?
    ) -> UnsafeMutablePointer<GFileInputStream>? {
        let file = g_file_new_for_uri(uri)
        guard let path = g_file_peek_path(file) else { return g_file_read(file, nil, &error) }
        let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { end(.unreadable, String(cString: g_strerror(errno))) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            end(.unreadable, translated("Not a regular file."))
        }
        // The descriptor refers to the same file, even if the path refers to another one by now.
        return g_file_read(g_file_new_for_path("/proc/self/fd/\(descriptor)"), nil, &error)
    }
}
