import CRotaryWheelShims
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
    let name: String
    let kind: ControlKind
    let pointer: UnsafeMutableRawPointer
    let properties: [PropertyKind]
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
        properties = kind.ownProperties
        known = properties.map { value(of: $0.name) }
    }

    var widget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }
    var opaque: OpaquePointer { OpaquePointer(pointer) }
    var object: Object { Object(retaining: pointer) }
    var isWidget: Bool { kind != .gesture }

    func value(of property: String) -> PropertyValue {
        var value = GValue()
        g_object_get_property(pointer.assumingMemoryBound(to: GObject.self), property, &value)
        defer { g_value_unset(&value) }
        switch g_type_fundamental(value.g_type) {
        case cgtk_type_boolean(): return .number(Double(g_value_get_boolean(&value)))
        case cgtk_type_int(): return .number(Double(g_value_get_int(&value)))
        case cgtk_type_uint(): return .number(Double(g_value_get_uint(&value)))
        case 12 << 2: return .number(Double(g_value_get_enum(&value)))
        case cgtk_type_double(): return .number(g_value_get_double(&value))
        case cgtk_type_string():
            return .text(g_value_get_string(&value).map { String(cString: $0) } ?? "NULL")
        default: return .object(g_value_get_object(&value))
        }
    }

    func number(of property: String) -> Double {
        if case .number(let number) = value(of: property) { number } else { 0 }
    }

    /// Sets a property of an object from text.
    static func set(_ property: String, _ text: String, of object: UnsafeMutableRawPointer) {
        let typeClass = object.load(as: UnsafeMutablePointer<GObjectClass>.self)
        guard let spec = g_object_class_find_property(typeClass, property) else { return }
        var value = GValue()
        g_value_init(&value, spec.pointee.value_type)
        defer { g_value_unset(&value) }
        let integer = Int(text) ?? 0
        switch g_type_fundamental(spec.pointee.value_type) {
        case cgtk_type_boolean(): g_value_set_boolean(&value, integer != 0 ? 1 : 0)
        case cgtk_type_int(): g_value_set_int(&value, gint(clamping: integer))
        case cgtk_type_uint(): g_value_set_uint(&value, guint(clamping: integer))
        case 12 << 2: g_value_set_enum(&value, gint(clamping: integer))
        case cgtk_type_double(): g_value_set_double(&value, Double(text) ?? 0)
        case cgtk_type_string(): g_value_set_string(&value, text)
        default: return
        }
        g_object_set_property(object.assumingMemoryBound(to: GObject.self), property, &value)
    }

    var model: ListModel? {
        guard kind.takesModel, case .object(let model?) = value(of: "model") else { return nil }
        return ListModel(retaining: model)
    }

    /// Whether the model is a plain list, not a wrapper.
    var hasPlainModel: Bool {
        model.map { $0.isA(g_list_store_get_type()) || $0.isA(gtk_string_list_get_type()) } ?? true
    }

    var selected: Int? {
        let number = number(of: "selected")
        return number == Double(UInt32.max) ? nil : Int(number)
    }

    var selectedItem: Object? {
        if case .object(let item?) = value(of: "selected-item") { Object(retaining: item) } else { nil }
    }

    /// Whether the items come from a menu.
    var hasMenu: Bool { [.dial, .menu].contains(kind) && value(of: "menu-model") != .object(nil) }

    /// The number of items.
    var count: Int {
        model.map { min($0.count, kind == .menu ? 12 : 100_000) }
            ?? (kind == .wheel ? Int(number(of: "sector-count")) : 0)
    }
}
