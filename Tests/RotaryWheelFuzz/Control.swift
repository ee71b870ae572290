import CRotaryWheelGtk
import RotaryWheelInterop

/// A comparable property value.
enum PropertyValue: Equatable, CustomStringConvertible {
    case number(Double)
    case text(String)
    case object(UnsafeMutableRawPointer?)

    var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .text(let text): text
        case .object(let pointer): pointer == nil ? "NULL" : "an object"
        }
    }
}

/// A control under test, with a reference to it and its expected state.
@MainActor
final class Control {
    struct Property {
        let name: String
        let isWritable: Bool
        let limits: ClosedRange<Double>?
    }

    let name: String
    let kind: ControlKind
    let pointer: UnsafeMutableRawPointer
    let properties: [Property]
    /// The values at the last notification or check.
    var known: [PropertyValue] = []
    var isDragged = false
    /// Whether the control is being unparented.
    var isLeaving = false
    /// The menus of its items, the first with the others as submenus.
    var menus: [Object] = []
    /// Whether a rotation or position was set, which need not be a detent.
    var isPlaced = false
    /// The largest number of items after any operation.
    var mostItems = 0
    /// The number of emissions since the last operation of the script.
    var emissions: [String: Int] = [:]

    init(_ name: String, _ kind: ControlKind) {
        self.name = name
        self.kind = kind
        let made = cgtk_object_new(kind.type)!
        pointer = g_object_is_floating(made) != 0 ? g_object_ref_sink(made) : made
        let limits = Dictionary(kind.properties.map { ($0.name, $0.kind.limits) }) { first, _ in first }
        var count: guint = 0
        let type = kind.type
        let typeClass = pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
        let specs = g_object_class_list_properties(typeClass, &count)
        defer { g_free(specs) }
        properties = (0..<Int(count)).compactMap { index in
            guard let spec = specs?[index], spec.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0,
                spec.pointee.owner_type == type
            else { return nil }
            let name = String(cString: spec.pointee.name)
            return Property(
                name: name, isWritable: spec.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0,
                limits: limits[name] ?? nil)
        }
        known = properties.map { value(of: $0.name) }
    }

    var object: UnsafeMutablePointer<GObject> { pointer.assumingMemoryBound(to: GObject.self) }
    var widget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }
    var opaque: OpaquePointer { OpaquePointer(pointer) }
    var isWidget: Bool { kind != .gesture }

    func index(of property: String) -> Int? { properties.firstIndex { $0.name == property } }

    // MARK: Properties

    func value(of property: String) -> PropertyValue {
        var value = GValue()
        g_object_get_property(object, property, &value)
        defer { g_value_unset(&value) }
        switch g_type_fundamental(value.g_type) {
        case 5 << 2: return .number(Double(g_value_get_boolean(&value)))
        case 6 << 2: return .number(Double(g_value_get_int(&value)))
        case 7 << 2: return .number(Double(g_value_get_uint(&value)))
        case 12 << 2: return .number(Double(g_value_get_enum(&value)))
        case 15 << 2: return .number(g_value_get_double(&value))
        case 16 << 2: return .text(g_value_get_string(&value).map { String(cString: $0) } ?? "NULL")
        default: return .object(g_value_get_object(&value))
        }
    }

    func number(of property: String) -> Double {
        if case .number(let number) = value(of: property) { number } else { 0 }
    }

    /// Sets a property from text.
    func set(_ property: String, _ text: String) {
        let typeClass = pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
        guard let spec = g_object_class_find_property(typeClass, property) else { return }
        var value = GValue()
        g_value_init(&value, spec.pointee.value_type)
        defer { g_value_unset(&value) }
        let number = Double(text) ?? 0
        switch g_type_fundamental(spec.pointee.value_type) {
        case 5 << 2: g_value_set_boolean(&value, number != 0 ? 1 : 0)
        case 6 << 2: g_value_set_int(&value, gint(clamping: Int(text) ?? 0))
        case 7 << 2: g_value_set_uint(&value, guint(clamping: Int(text) ?? 0))
        case 12 << 2: g_value_set_enum(&value, gint(clamping: Int(text) ?? 0))
        case 15 << 2: g_value_set_double(&value, number)
        case 16 << 2: g_value_set_string(&value, text)
        default: return
        }
        g_object_set_property(object, property, &value)
    }

    // MARK: Items

    var model: OpaquePointer? {
        guard kind.takesModel else { return nil }
        return if case .object(let model) = value(of: "model") { model.map { OpaquePointer($0) } } else {
            nil
        }
    }

    /// Whether the model is a plain list, not a wrapper.
    var hasPlainModel: Bool {
        guard let model = model.map({ UnsafeRawPointer($0) }) else { return true }
        return cgtk_is_a(model, g_list_store_get_type()) != 0
            || cgtk_is_a(model, gtk_string_list_get_type()) != 0
    }

    var selected: Int? {
        let number = number(of: "selected")
        return number == Double(UInt32.max) ? nil : Int(number)
    }

    /// Whether the items come from a menu.
    var hasMenu: Bool { kind == .dial && value(of: "menu-model") != .object(nil) }

    /// The number of items.
    var count: Int {
        if let model { return min(Int(g_list_model_get_n_items(model)), 100_000) }
        return kind == .wheel ? Int(number(of: "sector-count")) : 0
    }
}
