package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GtkLabel.
package final class Label: Widget {
    package convenience init(_ text: String) { unsafe self.init(sinking: gtk_label_new(text)) }

    package var text: String {
        get { unsafe String(cString: gtk_label_get_text(opaque)) }
        set { unsafe gtk_label_set_text(opaque, newValue) }
    }

    /// Creates a heading.
    package convenience init(heading text: String) {
        unsafe self.init(
            sinking: cgtk_widget_new_with_role(gtk_label_get_type(), "label", GTK_ACCESSIBLE_ROLE_HEADING))
        self.text = text
    }

    /// Lets the label have the room beside it, with its text at the start.
    package func alignToStart() {
        unsafe gtk_widget_set_hexpand(widget, 1)
        unsafe gtk_label_set_xalign(opaque, 0)
    }

    package func setMarkup(_ markup: String) { unsafe gtk_label_set_markup(opaque, markup) }

    /// Sets whether an overlong text ends in an ellipsis.
    package func setEllipsizes(_ ellipsizes: Bool = true) {
        unsafe gtk_label_set_ellipsize(opaque, ellipsizes ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
    }

    /// Scales the font size; a new scale lays out the text anew.
    package func setScale(_ factor: Double) {
        let present = unsafe gtk_label_get_attributes(opaque)
        let attributes = unsafe pango_attr_list_new()
        defer { unsafe pango_attr_list_unref(attributes) }
        unsafe pango_attr_list_insert(attributes, pango_attr_scale_new(factor))
        let isNew = unsafe present.map { unsafe pango_attr_list_equal($0, attributes) == 0 } ?? (factor != 1)
        if isNew { unsafe gtk_label_set_attributes(opaque, attributes) }
    }

    package var isEllipsized: Bool {
        unsafe pango_layout_is_ellipsized(gtk_label_get_layout(opaque)) != 0
    }
}

/// A GtkImage without an accessible name: its parent or the text beside it has one.
///
/// It shows its icon when it has a size: GTK would load the icon at the style's size first.
package final class Image: Widget {
    private var icon: Object?

    package convenience init() {
        unsafe self.init(
            sinking: cgtk_widget_new_with_role(
                gtk_image_get_type(), "image", GTK_ACCESSIBLE_ROLE_PRESENTATION))
    }

    package func setIcon(name: String) { setIcon(.themedIcon(name)) }

    package func setIcon(_ icon: Object) {
        self.icon = icon
        showIcon()
    }

    private func showIcon() {
        guard let icon, pixelSize > 0 else { return }
        unsafe gtk_image_set_from_gicon(opaque, icon.opaque)
        self.icon = nil
    }

    package var pixelSize: Int {
        get { unsafe Int(gtk_image_get_pixel_size(opaque)) }
        set {
            unsafe gtk_image_set_pixel_size(opaque, gint(newValue))
            showIcon()
        }
    }
}

/// A GtkBox.
package final class Box: Widget {
    package convenience init(_ orientation: GtkOrientation = GTK_ORIENTATION_VERTICAL, spacing: Int) {
        unsafe self.init(sinking: gtk_box_new(orientation, gint(spacing)))
    }

    package func remove(_ child: Widget) {
        unsafe gtk_box_remove(pointer.assumingMemoryBound(to: GtkBox.self), child.widget)
    }

    package func append(_ child: Widget) {
        unsafe gtk_box_append(pointer.assumingMemoryBound(to: GtkBox.self), child.widget)
    }
}
