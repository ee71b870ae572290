package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GdkPaintable.
package class Paintable: Object {
    override package class var valueType: GType { gdk_paintable_get_type() }

    /// The picture of a widget, which changes with each frame of a popover in it, too.
    package convenience init(of widget: Widget) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget.widget)))
    }

    /// The width of the paintable divided by its height; 0 without one.
    var aspectRatio: Double { unsafe gdk_paintable_get_intrinsic_aspect_ratio(opaque) }

    /// Whether the picture has the color of text.
    var isSymbolic: Bool { isA(gtk_symbolic_paintable_get_type()) }

    /// Whether the content never changes.
    var isStill: Bool {
        unsafe gdk_paintable_get_flags(opaque).rawValue & GDK_PAINTABLE_STATIC_CONTENTS.rawValue != 0
    }

    package func record(width: Double, height: Double) -> RenderNode? {
        let snapshot = Snapshot()
        draw(on: snapshot, width: width, height: height)
        return snapshot.finish()
    }

    /// Draws the paintable at the origin; one that is symbolic may have a color.
    func draw(on snapshot: Snapshot, width: Double, height: Double, symbolic color: Color? = nil) {
        if var color = color?.rgba {
            unsafe gtk_symbolic_paintable_snapshot_symbolic(
                opaque, snapshot.opaque, width, height, &color, 1)
        } else {
            unsafe gdk_paintable_snapshot(opaque, snapshot.opaque, width, height)
        }
    }
}

/// A GdkTexture.
package final class Texture: Paintable {
    override package class var valueType: GType { gdk_texture_get_type() }

    var size: (width: Int, height: Int) {
        unsafe (Int(gdk_texture_get_width(opaque)), Int(gdk_texture_get_height(opaque)))
    }

    /// The format of cairo's pixels, each one word in native byte order.
    static let cairoFormat =
        UInt16(littleEndian: 1) == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
}

/// A GIcon.
package final class Icon: Object {
    override package class var valueType: GType { g_icon_get_type() }
}

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

    /// Whether the file is a vector picture, by its name as for GTK.
    var isScalable: Bool { displayName.hasSuffix(".svg") }

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

    /// Loads a vector picture at a size in pixels; `nil` on failure.
    func loadTexture(width: Int, height: Int) -> Texture? {
        guard let stream = unsafe g_file_read(opaque, nil, nil) else { return nil }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(stream)) }
        let input = unsafe UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
        guard
            let pixels = unsafe gdk_pixbuf_new_from_stream_at_scale(
                input, gint(width), gint(height), 0, nil, nil)
        else { return nil }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(pixels)) }
        return unsafe Texture(adopting: UnsafeMutableRawPointer(cgdk_texture_new_for_pixbuf(pixels)))
    }
}
