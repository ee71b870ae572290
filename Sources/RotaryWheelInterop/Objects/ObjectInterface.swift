import CRotaryWheelGtk
import CRotaryWheelShims

/// A GObject interface with the properties and signals that several classes of widgets have.
@safe @MainActor
package final class ObjectInterface {
    private let name: String
    let signals: [Signal]
    private var type: GType?
    /// The properties of the first class, whose specifications are those of the interface.
    private var properties: [Property] = []

    package init(_ name: String, signals: [Signal]) { (self.name, self.signals) = (name, signals) }

    /// Implements the interface for a class, whose properties have the same names and types as those of other classes.
    func add(to implementer: GType, _ properties: [Property]) {
        var info = unsafe GInterfaceInfo()
        unsafe g_type_add_interface_static(implementer, type ?? register(properties), &info)
    }

    private func register(_ properties: [Property]) -> GType {
        self.properties = properties
        var info = unsafe GTypeInfo()
        unsafe info.class_size = guint16(MemoryLayout<GTypeInterface>.size)
        // Retained forever: GObject cannot unregister a static type.
        unsafe info.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
        unsafe info.class_init = { table, data in
            let interface = unsafe Unmanaged<ObjectInterface>.fromOpaque(data!).takeUnretainedValue()
            unsafe interface.initialize(table!)
        }
        let parent = unsafe g_type_from_name("GInterface")
        let made = unsafe g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
        g_type_interface_add_prerequisite(made, gtk_widget_get_type())
        type = made
        return made
    }

    private func initialize(_ table: UnsafeMutableRawPointer) {
        for property in properties { unsafe g_object_interface_install_property(table, property.spec) }
        for signal in signals { _ = signal.install(in: type!) }
    }
}
