package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GtkIconPaintable: a file, or an icon of the icon theme.
package final class IconPaintable: Paintable {
    override package class var valueType: GType { gtk_icon_paintable_get_type() }

    /// Creates an icon of a file, for a size.
    package convenience init(file: File, size: Int = 1, scale: Int = 1) {
        unsafe self.init(
            adopting: UnsafeMutableRawPointer(
                gtk_icon_paintable_new_for_file(file.opaque, gint(size), gint(scale))))
    }

    /// Creates an icon that has only a name; see ``ShownPicture``.
    package convenience init(name: String) {
        unsafe self.init(adopting: cgtk_icon_paintable_new_for_name(name))
    }

    /// The icon as an icon theme has it for a widget; `nil` without one.
    convenience init?(name: String, size: Int, scale: Int, in widget: Widget) {
        let theme = unsafe gtk_icon_theme_get_for_display(gtk_widget_get_display(widget.widget))
        guard unsafe gtk_icon_theme_has_icon(theme, name) != 0 else { return nil }
        unsafe self.init(
            adopting: UnsafeMutableRawPointer(
                gtk_icon_theme_lookup_icon(
                    theme, name, nil, gint(size), gint(scale), gtk_widget_get_direction(widget.widget),
                    GtkIconLookupFlags(rawValue: 0))))
    }

    /// The file of the icon; `nil` for one that has only a name or data.
    var file: File? {
        unsafe gtk_icon_paintable_get_file(opaque).map { unsafe File(adopting: UnsafeMutableRawPointer($0)) }
    }

    var name: String? {
        unsafe cgtk_icon_paintable_get_icon_name(opaque).map { unsafe String(cString: $0) }
    }

    override var isSymbolic: Bool { unsafe cgtk_icon_paintable_is_symbolic(opaque) != 0 }
}
