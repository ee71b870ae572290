import CRotaryWheelGtk
import RotaryWheelInterop

/// Widgets that a UI file describes, by their ids.
@MainActor
struct Interface {
    private let builder: Object

    /// Builds what a resource describes.
    init(resource: String) {
        builder = unsafe Object(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_resource(resource)))
    }

    /// The widget of an id; one that the file does not have is a mistake of ours.
    subscript(id: String) -> Widget { unsafe Widget(retaining: object(id)) }

    /// The menu of an id.
    func menu(_ id: String) -> Object { unsafe Object(retaining: object(id)) }

    @unsafe private func object(_ id: String) -> UnsafeMutableRawPointer {
        guard let object = unsafe gtk_builder_get_object(builder.opaque, id) else {
            preconditionFailure("no object \(id)")
        }
        return UnsafeMutableRawPointer(object)
    }
}

extension StyleSheet {
    /// Adds the CSS of a resource to the default display, above all but what the user says.
    static func add(resource: String) {
        guard let display = unsafe gdk_display_get_default(), let provider = unsafe gtk_css_provider_new()
        else { return }
        unsafe gtk_css_provider_load_from_resource(provider, resource)
        unsafe gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        unsafe g_object_unref(provider)
    }
}

extension Widget {
    /// Adds a page to a GtkStack.
    func addPage(_ page: Widget, named name: String) {
        unsafe gtk_stack_add_named(opaque, page.widget, name)
    }

    /// Adds a page to a GtkStack, with what the user calls it.
    func addPage(_ page: Widget, named name: String, title: String) {
        unsafe gtk_stack_add_titled(opaque, page.widget, name, title)
    }

    /// Calls a closure once, when the widget has been drawn and what it is in has its size.
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
