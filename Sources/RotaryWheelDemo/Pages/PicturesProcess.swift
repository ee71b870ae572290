import CRotaryWheelGtk
import RotaryWheelInterop

/// Creates thumbnails in a process with the limits of ``PicturesDecoder``.
enum PicturesProcess {
    /// Creates a thumbnail in any thread, as a texture with a shorter side as long as the longer side of the
    /// allocation.
    static func thumbnail(of uri: String, side: Int) -> Result<MadeObject, BackgroundTask.Failure> {
        let arguments = ["/proc/self/exe", PicturesDecoder.option, uri, String(side)]
        var strings = unsafe arguments.map { unsafe UnsafePointer(g_strdup($0)) } + [nil]
        defer {
            unsafe strings.forEach { unsafe g_free(UnsafeMutableRawPointer(mutating: $0)) }
        }
        let flags = GSubprocessFlags(
            rawValue: G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue)
        var error: UnsafeMutablePointer<GError>?
        guard let process = unsafe g_subprocess_newv(&strings, flags, &error) else {
            return unsafe .failure(.init(taking: error))
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(process)) }
        var output: OpaquePointer?
        guard unsafe g_subprocess_communicate(process, nil, nil, &output, nil, &error) != 0,
            let output = unsafe output
        else { return unsafe .failure(.init(taking: error)) }
        defer { unsafe g_bytes_unref(output) }
        // A signal ends a process that exceeds its limits.
        guard unsafe g_subprocess_get_if_exited(process) != 0 else {
            let reason = translated("Decoding takes too much memory or time.")
            return unsafe .failure(.init(reason: reason, isTooMuch: true))
        }
        let code = unsafe g_subprocess_get_exit_status(process)
        guard code == PicturesDecoder.Outcome.thumbnail.rawValue else {
            let isTooMuch = code == PicturesDecoder.Outcome.tooMuch.rawValue
            return unsafe .failure(.init(reason: text(output), isTooMuch: isTooMuch))
        }
        return unsafe texture(output).map { unsafe .success($0) } ?? .failure(.init(reason: ""))
    }

    @unsafe private static func texture(_ output: OpaquePointer) -> MadeObject? {
        let data = unsafe bytes(output)
        let size = MemoryLayout<PicturesDecoder.Header>.size
        guard data.count > size else { return nil }
        let header = unsafe data.loadUnaligned(as: PicturesDecoder.Header.self)
        let stride = Int(header.width) * Int(header.channels)
        guard header.width > 0, header.height > 0, data.count == size + stride * Int(header.height) else {
            return nil
        }
        let format = header.channels == 4 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
        let pixels = unsafe g_bytes_new_from_bytes(output, gsize(size), gsize(data.count - size))
        defer { unsafe g_bytes_unref(pixels) }
        let texture = unsafe gdk_memory_texture_new(
            header.width, header.height, format, pixels, gsize(stride))
        return unsafe texture.map { unsafe MadeObject(adopting: UnsafeMutableRawPointer($0)) }
    }

    @unsafe private static func text(_ output: OpaquePointer) -> String {
        unsafe String(decoding: bytes(output), as: UTF8.self)
    }

    @unsafe private static func bytes(_ output: OpaquePointer) -> UnsafeRawBufferPointer {
        var size: gsize = 0
        let data = unsafe g_bytes_get_data(output, &size)
        return unsafe UnsafeRawBufferPointer(start: data, count: Int(size))
    }
}
