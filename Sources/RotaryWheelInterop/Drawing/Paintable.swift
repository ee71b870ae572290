package import CRotaryWheelGtk

/// A GdkPaintable.
package class Paintable: Object {
    override package class var valueType: GType { gdk_paintable_get_type() }

    /// The smallest size that covers a square and keeps the aspect ratio.
    func size(covering side: Double) -> (width: Double, height: Double) {
        let ratio = unsafe gdk_paintable_get_intrinsic_aspect_ratio(opaque)
        guard ratio > 0 else { return (side, side) }
        return ratio > 1 ? (side * ratio, side) : (side, side / ratio)
    }

    package func record(width: Double, height: Double) -> RenderNode? {
        let snapshot = Snapshot()
        unsafe gdk_paintable_snapshot(opaque, snapshot.opaque, width, height)
        return snapshot.finish()
    }
}

/// A GdkTexture.
package final class Texture: Paintable {}

/// A GFile, which need not exist.
package final class File: Object {
    override package class var valueType: GType { g_file_get_type() }

    package convenience init(path: String) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(g_file_new_for_path(path)))
    }

    /// The file's parse name.
    package var displayName: String {
        guard let name = unsafe g_file_get_parse_name(opaque) else { return "" }
        defer { unsafe g_free(name) }
        return unsafe String(cString: name)
    }

    /// Loads the file as a texture; logs a warning on failure.
    package func loadTexture() -> Texture? {
        var error: UnsafeMutablePointer<GError>?
        if let texture = unsafe gdk_texture_new_from_file(opaque, &error) {
            return unsafe Texture(adopting: UnsafeMutableRawPointer(texture))
        }
        let reason = unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? ""
        unsafe g_clear_error(&error)
        Log.warning("Cannot read the picture \(displayName): \(reason)")
        return nil
    }
}
