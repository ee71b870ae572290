package import CRotaryWheelGtk
import CRotaryWheelShims
import RotaryWheel
package import RotaryWheelInterop

/// The signals and notifications of an object in order: `settled 3`, `notify selected`.
@MainActor
package final class EventRecord {
    package private(set) var events: [String] = []

    /// Records signals, and notifications of the class's own properties with exceptions.
    package init(of object: Object, signals: [String] = [], except: [String] = []) {
        for signal in signals {
            let parameters = Self.parameters(of: signal, of: object)
            object.connect(signal) { [weak self] arguments in
                let values = parameters.enumerated().map {
                    Self.text(of: arguments, $0.offset + 1, $0.element)
                }
                self?.events.append(([signal] + values).joined(separator: " "))
            }
        }
        for property in object.propertyNames where !except.contains(property) {
            object.connect("notify::\(property)") { [weak self] _ in self?.events.append("notify \(property)")
            }
        }
    }

    package func count(_ event: String) -> Int { events.count { $0 == event } }

    /// The events of a name, with any arguments.
    package func all(_ name: String) -> [String] {
        events.filter { $0.split(separator: " ").first == name[...] }
    }

    /// Waits for an event of a name, and returns all of that name.
    package func wait(for name: String) throws -> [String] {
        try MainLoop.wait(for: "\(name); events: \(events)") { !all(name).isEmpty }
        return all(name)
    }

    /// The events with a prefix.
    package func only(_ names: String...) -> [String] {
        events.filter { event in names.contains { event.hasPrefix($0) } }
    }

    package func clear() { events = [] }

    private static func parameters(of signal: String, of object: Object) -> [GType] {
        var query = unsafe GSignalQuery()
        unsafe g_signal_query(g_signal_lookup(signal, cgtk_type_of_instance(object.pointer)), &query)
        return unsafe Array(UnsafeBufferPointer(start: query.param_types, count: Int(query.n_params)))
    }

    private static func text(of arguments: SignalArguments, _ index: Int, _ type: GType) -> String {
        switch type {
        case cgtk_type_uint(): "\(arguments.get(index, as: UInt32.self))"
        case cgtk_type_double(): "\(arguments.get(index, as: Double.self))"
        default: "?"
        }
    }
}

extension Object {
    /// The specifications of the properties of the class and the library's interface.
    @unsafe package var propertySpecs: [UnsafeMutablePointer<GParamSpec>] {
        let type = unsafe cgtk_type_of_instance(pointer)
        let typeClass = unsafe pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
        var count: guint = 0
        let specs = unsafe g_object_class_list_properties(typeClass, &count)
        defer { unsafe g_free(specs) }
        return unsafe UnsafeBufferPointer(start: specs, count: Int(count)).compactMap { unsafe $0 }
            .filter { unsafe [type, Self.selectionControl].contains($0.pointee.owner_type) }
    }

    package static var selectionControl: GType {
        registerTypes()
        return unsafe g_type_from_name("RotaryWheelSelectionControl")
    }

    package var propertyNames: [String] {
        unsafe propertySpecs.map { unsafe String(cString: $0.pointee.name) }
    }
}
