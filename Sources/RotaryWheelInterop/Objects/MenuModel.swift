package import CRotaryWheelGtk

/// A GVariant.
@safe @MainActor
package final class Variant {
    @unsafe package let pointer: OpaquePointer

    /// Takes over the caller's reference.
    @unsafe package init(adopting pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

    isolated deinit { unsafe g_variant_unref(pointer) }

    /// The value of a string variant.
    package var string: String? {
        guard unsafe g_variant_classify(pointer) == G_VARIANT_CLASS_STRING else { return nil }
        return unsafe String(cString: g_variant_get_string(pointer, nil))
    }

    /// The value as text, a string with its quotes.
    var printed: String {
        let text = unsafe g_variant_print(pointer, 0)!
        defer { unsafe g_free(text) }
        return unsafe String(cString: text)
    }

    package func equals(_ other: Variant) -> Bool {
        unsafe g_variant_equal(UnsafeRawPointer(pointer), UnsafeRawPointer(other.pointer)) != 0
    }

    /// Whether it is true, or a string that means so, as a menu in XML has.
    package var isTrue: Bool {
        if unsafe g_variant_classify(pointer) == G_VARIANT_CLASS_BOOLEAN {
            return unsafe g_variant_get_boolean(pointer) != 0
        }
        return ["true", "yes", "1"].contains(string?.lowercased())
    }

    /// The value of a number, or of a string that is one.
    package var number: Double? {
        switch unsafe g_variant_classify(pointer) {
        case G_VARIANT_CLASS_DOUBLE: unsafe g_variant_get_double(pointer)
        case G_VARIANT_CLASS_BYTE: unsafe Double(g_variant_get_byte(pointer))
        case G_VARIANT_CLASS_INT16: unsafe Double(g_variant_get_int16(pointer))
        case G_VARIANT_CLASS_UINT16: unsafe Double(g_variant_get_uint16(pointer))
        case G_VARIANT_CLASS_INT32: unsafe Double(g_variant_get_int32(pointer))
        case G_VARIANT_CLASS_UINT32: unsafe Double(g_variant_get_uint32(pointer))
        case G_VARIANT_CLASS_INT64: unsafe Double(g_variant_get_int64(pointer))
        case G_VARIANT_CLASS_UINT64: unsafe Double(g_variant_get_uint64(pointer))
        default: string.flatMap { Double($0) }
        }
    }

    /// Whether it is a number of a type with whole numbers only.
    var isWhole: Bool { number != nil && string == nil && !isDouble }
    private var isDouble: Bool { unsafe g_variant_classify(pointer) == G_VARIANT_CLASS_DOUBLE }

    /// The nearest number of the same type; `nil` for other types.
    func with(number: Double) -> Variant? {
        let whole = number.rounded()
        let made =
            switch unsafe g_variant_classify(pointer) {
            case G_VARIANT_CLASS_DOUBLE: unsafe g_variant_new_double(number)
            case G_VARIANT_CLASS_BYTE: unsafe g_variant_new_byte(.init(nearest: whole))
            case G_VARIANT_CLASS_INT16: unsafe g_variant_new_int16(.init(nearest: whole))
            case G_VARIANT_CLASS_UINT16: unsafe g_variant_new_uint16(.init(nearest: whole))
            case G_VARIANT_CLASS_INT32: unsafe g_variant_new_int32(.init(nearest: whole))
            case G_VARIANT_CLASS_UINT32: unsafe g_variant_new_uint32(.init(nearest: whole))
            case G_VARIANT_CLASS_INT64: unsafe g_variant_new_int64(.init(nearest: whole))
            case G_VARIANT_CLASS_UINT64: unsafe g_variant_new_uint64(.init(nearest: whole))
            default: unsafe nil as OpaquePointer?
            }
        return unsafe made.map { unsafe Variant(adopting: g_variant_ref_sink($0)) }
    }
}

extension FixedWidthInteger {
    /// The nearest integer of the type to a number, 0 to one that is not a number.
    fileprivate init(nearest number: Double) {
        self = Self(exactly: number) ?? (number > 0 ? .max : number < 0 ? .min : 0)
    }
}

/// A GMenuModel.
package final class MenuModel: Object {
    override package class var valueType: GType { g_menu_model_get_type() }

    @unsafe private var menu: UnsafeMutablePointer<GMenuModel> {
        unsafe pointer.assumingMemoryBound(to: GMenuModel.self)
    }

    package var count: Int { unsafe Int(g_menu_model_get_n_items(menu)) }

    /// An attribute of an item.
    package func attribute(_ name: String, at index: Int) -> Variant? {
        unsafe g_menu_model_get_item_attribute_value(menu, gint(index), name, nil).map {
            unsafe Variant(adopting: $0)
        }
    }

    package func text(_ name: String, at index: Int) -> String? { attribute(name, at: index)?.string }

    package func number(_ name: String, at index: Int) -> Double? { attribute(name, at: index)?.number }

    package func icon(at index: Int) -> Object? {
        guard let stored = attribute("icon", at: index) ?? attribute("verb-icon", at: index) else {
            return nil
        }
        return unsafe g_icon_deserialize(stored.pointer).map {
            unsafe Object(adopting: UnsafeMutableRawPointer($0))
        }
    }

    private static var refusedColors: Set<String> = []

    /// The attribute `color`; without one that GDK can parse `nil`, with one warning.
    package func color(at index: Int) -> Color? {
        guard let stored = attribute("color", at: index) else { return nil }
        if let color = stored.string.flatMap(Color.init(parsing:)) { return color }
        let text = stored.printed
        if Self.refusedColors.insert(text).inserted {
            Log.warning(
                "The attribute 'color' of a menu item is \(text), which gdk_rgba_parse() does not read")
        }
        return nil
    }

    /// A linked menu of an item: a `section` or a `submenu`.
    package func link(_ name: String, at index: Int) -> MenuModel? {
        unsafe g_menu_model_get_item_link(menu, gint(index), name).map {
            unsafe MenuModel(adopting: UnsafeMutableRawPointer($0))
        }
    }

    /// Connects to `items-changed`.
    package func onItemsChanged(
        _ handler: @escaping @MainActor (_ index: Int, _ removed: Int, _ added: Int) -> Void
    ) -> UInt {
        connect("items-changed") { arguments in
            handler(
                Int(arguments.get(1, as: Int32.self)), Int(arguments.get(2, as: Int32.self)),
                Int(arguments.get(3, as: Int32.self)))
        }
    }
}
