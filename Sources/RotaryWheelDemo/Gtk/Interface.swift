import CRotaryWheelGtk
import RotaryWheelInterop

/// The objects of a UI file, by id.
@MainActor
struct Interface {
    private let builder: Object

    /// Builds the objects of a resource.
    init(resource: String) {
        builder = unsafe Object(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_resource(resource)))
    }

    /// A widget; an unknown id is a programming error.
    subscript(id: String) -> Widget { unsafe Widget(retaining: object(id)) }

    func menu(_ id: String) -> Object { unsafe Object(retaining: object(id)) }

    @unsafe private func object(_ id: String) -> UnsafeMutableRawPointer {
        guard let object = unsafe gtk_builder_get_object(builder.opaque, id) else {
            preconditionFailure("no object \(id)")
        }
        return UnsafeMutableRawPointer(object)
    }
}

extension StyleSheet {
    /// Adds the CSS of a resource to the default display, with application priority.
    static func add(resource: String) {
        guard let display = unsafe gdk_display_get_default(), let provider = unsafe gtk_css_provider_new()
        else { return }
        unsafe gtk_css_provider_load_from_resource(provider, resource)
        unsafe gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        unsafe g_object_unref(provider)
    }
}

extension Button {
    convenience init(text: String) { unsafe self.init(sinking: gtk_button_new_with_label(text)) }
}

extension Widget {
    func addPage(_ page: Widget, named name: String) {
        unsafe gtk_stack_add_named(opaque, page.widget, name)
    }

    /// Adds a page with a title to a GtkStack.
    func addPage(_ page: Widget, named name: String, title: String) {
        unsafe gtk_stack_add_titled(opaque, page.widget, name, title)
    }

    /// Calls the handler once, in the second frame: the widget is drawn and its children have their sizes.
    func afterSecondFrame(_ handler: @escaping @MainActor () -> Void) {
        var frames = 0
        _ = addTickCallback { _ in
            frames += 1
            guard frames == 2 else { return true }
            handler()
            return false
        }
    }
}
