import CRotaryWheelAdwaita
import RotaryWheel

/// A dial of the user's launchers.
@MainActor
final class LauncherDial {
    /// The style class of items that cannot be opened.
    private static let missing = "missing"

    /// G_BINDING_SYNC_CREATE, in all versions of GLib.
    private static let syncCreate = GBindingFlags(rawValue: 2)

    let dial = DialMenuWidget()

    private let store: LauncherStore
    private let items = ItemList()
    /// The menu at the pointer.
    let menu = LauncherMenu()

    init(_ settings: Settings, _ store: LauncherStore) {
        self.store = store
        dial.setAccessibleLabel(translated("Applications and folders"))
        // The names fit into bubbles of this size.
        dial.itemSize = 96
        dial.setContent(Self.content)
        dial.isExpanded = true
        dial.model = items.list.opaque
        stayExpanded()
        bind(to: settings)
        store.follow(self) { [weak self] in self?.show() }
        show()
    }

    private func bind(to settings: Settings) {
        let widget = Handle(dial.widget)
        for property in ["damping", "minimum-inflation", "maximum-inflation", "inertia", "linear-drag"] {
            settings.bind("dial-\(property)", to: widget.pointer, property)
        }
        // The angle of the snap point counts from the top.
        settings.follow("dial-snap-angle", during: widget.widget) { [weak dial] in
            dial?.snapAngle = (settings.angle(ofSide: "dial-snap-angle") - .up).wrapped
        }
    }

    /// Keeps the dial expanded: hides its button, and expands it again after Escape.
    private func stayExpanded() {
        Handle(dial.widget).connect("notify::expanded") { [weak dial] in
            _ = schedule(after: 0) { dial?.isExpanded = true }
        }
        cgtk_widget_get_child(dial.widget, "hub").map { gtk_widget_set_visible($0, 0) }
    }

    /// The icon of an item above its ellipsized name; the default content hides all names if one does not fit.
    private static func content(of item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
        // The dial takes the floating reference of the box.
        let (box, icon, name) = (
            gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)!, gtk_image_new()!, gtk_label_new(nil)!
        )
        gtk_image_set_pixel_size(OpaquePointer(icon), 32)
        gtk_label_set_ellipsize(OpaquePointer(name), PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(OpaquePointer(name), 9)
        for (property, part, target) in [("icon", icon, "gicon"), ("label", name, "label")] {
            g_object_bind_property(UnsafeMutableRawPointer(item), property, part, target, Self.syncCreate)
            gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), part)
        }
        gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
        // The disc is narrower at the name.
        gtk_widget_set_margin_start(box, 8)
        gtk_widget_set_margin_end(box, 8)
        return box
    }

    private func show() {
        let entries = store.entries
        items.show(entries.map(\.launcher.key)) { item, index in
            item.set("label", to: entries[index].name)
            item.set("icon", to: entries[index].icon)
            item.set("css-class", to: entries[index].isMissing ? Self.missing : nil as String?)
        }
        menu.show(entries, in: store.edited.places)
    }
}
