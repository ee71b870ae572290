import CRotaryWheelAdwaita

/// A decoded picture.
struct Decoded {
    let texture: Handle
    /// The size of the picture before it was scaled, in pixels.
    let width, height: Int
    /// Whether the picture may be decoded in any size.
    let isScalable: Bool

    /// Whether the texture has all pixels.
    @MainActor var isWhole: Bool {
        !isScalable && Int(gdk_texture_get_width(texture.opaque)) >= width
    }

    /// The size of the texture, in bytes.
    @MainActor var bytes: Int {
        Int(gdk_texture_get_width(texture.opaque)) * Int(gdk_texture_get_height(texture.opaque)) * 4
    }
}

/// Decodes pictures in processes with the limits of ``PicturesDecoder``.
@MainActor
final class PicturesProcess {
    struct Failure: Error {
        let reason: String
        /// Whether the picture exceeds a limit.
        var isTooMuch = false
    }

    private let cancellable = Cancellable()

    /// Decodes a picture, and calls the handler unless the process is cancelled or released.
    init(
        _ request: PicturesDecoder.Request,
        then handler: @escaping @MainActor (Result<Decoded, Failure>) -> Void
    ) {
        let cancellable = cancellable
        runInBackground {
            Self.run(request, cancellable)
        } then: { result in
            let decoded = result.map {
                Decoded(
                    texture: Handle(adopting: $0.texture), width: Int($0.header.fullWidth),
                    height: Int($0.header.fullHeight), isScalable: $0.header.isScalable != 0)
            }
            if !cancellable.isCancelled { handler(decoded) }
        }
    }

    isolated deinit { cancellable.cancel() }

    /// A GCancellable, which any thread may use.
    private final class Cancellable: @unchecked Sendable {
        let pointer = g_cancellable_new()!

        deinit { g_object_unref(pointer) }

        var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

        func cancel() { g_cancellable_cancel(pointer) }
    }

    /// A new texture, whose reference the main thread takes over.
    private struct Output: @unchecked Sendable {
        let texture: UnsafeMutableRawPointer
        let header: PicturesDecoder.Header
    }

    /// Runs in any thread until the process ends or is cancelled.
    private nonisolated static func run(
        _ request: PicturesDecoder.Request, _ cancellable: Cancellable
    ) -> Result<Output, Failure> {
        var strings = (["/proc/self/exe"] + request.arguments).map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { strings.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
        let flags = GSubprocessFlags(
            rawValue: CG_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | CG_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue)
        var error: UnsafeMutablePointer<GError>?
        guard let process = g_subprocess_newv(&strings, flags, &error) else {
            return .failure(Failure(reason: String(taking: error)))
        }
        defer { g_object_unref(UnsafeMutableRawPointer(process)) }
        var output: OpaquePointer?
        guard g_subprocess_communicate(process, nil, cancellable.pointer, &output, nil, &error) != 0,
            let output
        else {
            g_subprocess_force_exit(process)
            return .failure(Failure(reason: String(taking: error)))
        }
        defer { g_bytes_unref(output) }
        // A signal ends a process that exceeds its limits.
        guard g_subprocess_get_if_exited(process) != 0 else {
            let reason = translated("Decoding takes too much memory or time.")
            return .failure(Failure(reason: reason, isTooMuch: true))
        }
        let code = g_subprocess_get_exit_status(process)
        guard code == PicturesDecoder.Outcome.picture.rawValue else {
            let isTooMuch = code == PicturesDecoder.Outcome.tooMuch.rawValue
            let reason = String(decoding: bytes(output), as: UTF8.self)
            return .failure(Failure(reason: reason, isTooMuch: isTooMuch))
        }
        return texture(output).map { .success($0) } ?? .failure(Failure(reason: ""))
    }

    private nonisolated static func texture(_ output: OpaquePointer) -> Output? {
        let data = bytes(output)
        let size = MemoryLayout<PicturesDecoder.Header>.size
        guard data.count > size else { return nil }
        let header = data.loadUnaligned(as: PicturesDecoder.Header.self)
        let stride = Int(header.width) * Int(header.channels)
        guard header.width > 0, header.height > 0, data.count == size + stride * Int(header.height) else {
            return nil
        }
        let format = header.channels == 4 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
        let pixels = g_bytes_new_from_bytes(output, gsize(size), gsize(data.count - size))
        defer { g_bytes_unref(pixels) }
        return gdk_memory_texture_new(header.width, header.height, format, pixels, gsize(stride)).map {
            Output(texture: UnsafeMutableRawPointer($0), header: header)
        }
    }

    private nonisolated static func bytes(_ output: OpaquePointer) -> UnsafeRawBufferPointer {
        var size: gsize = 0
        let data = g_bytes_get_data(output, &size)
        return UnsafeRawBufferPointer(start: data, count: Int(size))
    }
}
