import CRotaryWheelShims
import Foundation
import RotaryWheelInterop
import RotaryWheelTestSupport

/// A public GObject class, for tests of all classes.
@MainActor
struct KnownType {
    let name: String
    /// The prefix of its C functions.
    let prefix: String
    /// The name of its C header.
    let header: String
    /// The Swift files with its properties.
    let swift: [String]
    let make: () -> Object
    /// A value other than the default for each writable property.
    let others: [String: any ValueConvertible]
    var readOnly: Set<String> = []
    /// The properties without a Swift accessor of the same name and type.
    var withoutSwiftName: Set<String> = []
    /// The Swift names that differ, such as those of Boolean properties.
    var assertions: [String: String] = [:]
    /// The C accessors without a GObject property.
    var functionsOnly: Set<String> = []
    /// The signals of the class itself.
    let signals: [String]

    static let all = [
        wheel, spinningWheel, dialMenu, markingMenu, knob, popover, markingMenuPopover, strokesWindow,
        gesture, knobSettings, face, knobMeter, knobModulation, knobScale,
        item,
    ]

    static let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "dot.png")

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources")

    /// The header of the interface, with its properties and signals.
    static var selectionHeader: String { header("rotary-wheel-selection-control.h") }

    static func header(_ name: String) -> String {
        text(root.appending(path: "CRotaryWheel/include/\(name)"))
    }

    var swiftText: String { swift.map { Self.text(Self.root.appending(path: "RotaryWheel/\($0)")) }.joined() }

    private static func text(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}

extension WidgetTestCase {
    /// An object of a class, which is finalized at the end of the test.
    func make(_ type: KnownType) -> Object { watched(type.make(), type) }

    /// Destroys an object that is a window, and asserts that the object is finalized, at the end of the test.
    func watched(_ object: Object, _ type: KnownType) -> Object {
        watch(object, type.name)
        if object.isA(gtk_window_get_type()) {
            let window = WeakObject(object)
            addTeardownBlock { @MainActor in
                window.object.map { gtk_window_destroy($0.pointer.assumingMemoryBound(to: GtkWindow.self)) }
            }
        }
        return object
    }
}

extension Object {
    var type: GType { cgtk_type_of_instance(pointer) }

    /// The names of the signals of the object's own class and the library's interface.
    var signals: [String] {
        let isSelection = g_type_is_a(type, Self.selectionControl) != 0
        return (isSelection ? [type, Self.selectionControl] : [type]).flatMap { owner in
            var count: guint = 0
            let ids = g_signal_list_ids(owner, &count)
            defer { g_free(ids) }
            return (0..<Int(count)).map { String(cString: g_signal_name(ids![$0])) }
        }
    }
}
