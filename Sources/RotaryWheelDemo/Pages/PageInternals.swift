import CRotaryWheelGtk
import RotaryWheelInterop

// What pages need that are made with the widget classes of the library.

/// The objects of a UI file, by id.
@MainActor
struct Interface {
    private let builder: Builder

    /// Builds the objects of a resource.
    init(resource: String) {
        builder = Builder(String(resource.dropFirst(Resources.path.count + 1).dropLast(".ui".count)))
    }

    subscript(id: String) -> Widget { unsafe Widget(retaining: builder[id].pointer) }
}

extension Button {
    convenience init(text: String) { unsafe self.init(sinking: gtk_button_new_with_label(text)) }
}

extension Widget {
    /// Adds a page to a GtkStack.
    func addPage(_ page: Widget, named name: String) {
        unsafe gtk_stack_add_named(opaque, page.widget, name)
    }

    /// Calls the handler once, in the second frame.
    func afterSecondFrame(_ handler: @escaping @MainActor () -> Void) {
        unsafe Handle(pointer).afterSecondFrame(handler)
    }
}

extension Settings {
    func bind(_ key: String, to object: Object, _ property: String) {
        unsafe bind(key, to: object.pointer, property)
    }

    /// Calls the handler initially and on each change of the keys, until the widget is destroyed.
    func follow(_ keys: String..., during widget: Widget, _ handler: @escaping @MainActor () -> Void) {
        for key in keys {
            unsafe follow(key, during: widget.widget, handler)
        }
    }

    func value(_ key: String) -> Variant {
        unsafe Variant(adopting: g_settings_get_value(object.cast(), key))
    }

    func set(_ key: String, to value: Variant) {
        unsafe g_settings_set_value(object.cast(), key, value.pointer)
    }
}

extension Variant {
    /// A child of a container.
    func child(_ index: Int) -> Variant {
        unsafe Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
    }

    /// The value of a variant with an unsigned number.
    var count: UInt32 { unsafe g_variant_get_uint32(pointer) }

    /// The children of a container.
    var children: [Variant] { (0..<(unsafe Int(g_variant_n_children(pointer)))).map(child) }
}
