import CRotaryWheelGtk

/// A film strip in one texture, cut into frames of their own.
///
/// GTK's software renderer would convert a clipped texture as a whole in each frame, and draws none that is longer than
/// 32767 pixels.
@safe @MainActor
final class TextureStrip {
    private let size: (width: Int, height: Int)
    private let count: Int
    private let isRow: Bool
    /// The pixels and one more row, so that the last frame of a row has whole rows.
    private let bytes: OpaquePointer

    /// Copies the pixels of a texture; `nil` if out of memory.
    init?(_ texture: Texture, of look: PictureLook) {
        size = texture.size
        count = look.frames
        isRow = look.isRow(ratio: texture.aspectRatio)
        let (stride, length) = (4 * size.width, 4 * size.width * (size.height + 1))
        guard let pixels = unsafe g_try_malloc0(gsize(length)) else { return nil }
        unsafe gdk_texture_download(
            texture.opaque, pixels.assumingMemoryBound(to: guchar.self), gsize(stride))
        unsafe bytes = unsafe g_bytes_new_take(pixels, gsize(length))
    }

    isolated deinit { unsafe g_bytes_unref(bytes) }

    /// The pixels along the strip that a frame has; at least one.
    private func pixels(of frame: Int) -> Range<Int> {
        let length = isRow ? size.width : size.height
        let start = min(length * frame / count, length - 1)
        return start..<max(min(length * (frame + 1) / count, length), start + 1)
    }

    func frame(_ frame: Int) -> Texture {
        let pixels = pixels(of: frame)
        let (width, height) = isRow ? (pixels.count, size.height) : (size.width, pixels.count)
        let stride = 4 * size.width
        let start = isRow ? 4 * pixels.lowerBound : stride * pixels.lowerBound
        let part = unsafe g_bytes_new_from_bytes(bytes, gsize(start), gsize(stride * height))
        defer { unsafe g_bytes_unref(part) }
        return unsafe Texture(
            adopting: UnsafeMutableRawPointer(
                gdk_memory_texture_new(
                    gint(width), gint(height), Texture.cairoFormat, part, gsize(stride))))
    }
}
