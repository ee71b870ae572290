package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GObject class whose implementation is in Swift.
///
/// Each GObject owns an instance of the Swift class, created in `instance_init` and released in `finalize`.
@safe @MainActor
package final class ObjectClass {
    package let type: GType
    let definition: ClassDefinition
    /// The name of the type.
    package var name: String { definition.name }
    let implementation: any ObjectImplementation.Type
    private var signalIDs: [String: guint] = [:]

    /// Registers a class for the lifetime of the process.
    package init(_ implementation: any ObjectImplementation.Type, _ definition: ClassDefinition) {
        self.definition = definition
        self.implementation = implementation
        var parent = unsafe GTypeQuery()
        unsafe g_type_query(definition.parent, &parent)
        var info = unsafe GTypeInfo()
        unsafe info.class_size = guint16(parent.class_size)
        unsafe info.instance_size = guint16(parent.instance_size)
        unsafe info.class_init = { typeClass, _ in unsafe ObjectClass.initialize(typeClass!) }
        unsafe info.instance_init = { instance, typeClass in
            let objectClass = unsafe ObjectClass.of(cgtk_type_of_class(typeClass))
            let object = unsafe UnsafeMutableRawPointer(instance!)
            let made = unsafe objectClass.implementation.init(Instance(of: object, objectClass))
            unsafe g_object_set_qdata_full(
                object.assumingMemoryBound(to: GObject.self), ObjectClass.implementationKey,
                Unmanaged.passRetained(ImplementationBox(made)).toOpaque(), releaseBox)
        }
        type = unsafe g_type_register_static(definition.parent, definition.name, &info, CG_TYPE_FLAG_FINAL)
        if implementation.isBuildable { BuildableInterface.add(to: type) }
        if implementation.isAccessibleRange { AccessibleRange.add(to: type) }
        if let interface = definition.interface { interface.type.add(to: type, interface.properties) }
        // Retained forever: GObject cannot unregister a static type.
        unsafe g_type_set_qdata(type, ObjectClass.classKey, Unmanaged.passRetained(self).toOpaque())
    }

    private static let classKey = unsafe g_quark_from_string("rotary-wheel-class")
    private static let implementationKey = unsafe g_quark_from_string("rotary-wheel-implementation")

    private static func of(_ type: GType) -> ObjectClass {
        // Set at registration, before the first class or instance initialization.
        unsafe Unmanaged<ObjectClass>.fromOpaque(g_type_get_qdata(type, classKey)).takeUnretainedValue()
    }

    /// The implementation of an object.
    @unsafe static func box(of object: UnsafeMutableRawPointer) -> ImplementationBox {
        unsafe boxIfInitialized(of: object)!
    }

    /// The implementation of an object; `nil` within its own initializer.
    @unsafe static func boxIfInitialized(of object: UnsafeMutableRawPointer) -> ImplementationBox? {
        let found = unsafe g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), implementationKey)
        // Set in instance_init, released in finalize.
        return unsafe found.map { unsafe Unmanaged<ImplementationBox>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func initialize(_ typeClass: UnsafeMutableRawPointer) {
        let objectClass = unsafe ObjectClass.of(cgtk_type_of_class(typeClass))
        let definition = objectClass.definition
        let gobjectClass = unsafe typeClass.assumingMemoryBound(to: GObjectClass.self)
        unsafe gobjectClass.pointee.get_property = { object, id, value, _ in
            let implementation = unsafe ObjectClass.box(of: UnsafeMutableRawPointer(object!)).object
            unsafe implementation.instance.objectClass.definition.properties[Int(id) - 1].read(
                implementation, value!)
        }
        unsafe gobjectClass.pointee.set_property = { object, id, value, _ in
            let implementation = unsafe ObjectClass.box(of: UnsafeMutableRawPointer(object!)).object
            unsafe implementation.instance.objectClass.definition.properties[Int(id) - 1].write?(
                implementation, value!)
        }
        unsafe gobjectClass.pointee.dispose = { object in
            let implementation = unsafe ObjectClass.box(of: UnsafeMutableRawPointer(object!)).object
            implementation.dispose()
            unsafe implementation.instance.parentClass(GObjectClass.self).pointee.dispose(object)
        }
        if objectClass.implementation.ordersNotifications { unsafe orderNotifications(of: gobjectClass) }
        unsafe objectClass.installProperties(in: gobjectClass)
        objectClass.installSignals()
        if g_type_is_a(objectClass.type, gtk_widget_get_type()) != 0 {
            unsafe WidgetClass.install(
                definition, in: typeClass.assumingMemoryBound(to: GtkWidgetClass.self))
        }
        if g_type_is_a(objectClass.type, gtk_range_get_type()) != 0 {
            unsafe RangeClass.install(in: typeClass.assumingMemoryBound(to: GtkRangeClass.self))
        }
    }

    @unsafe private func installProperties(in gobjectClass: UnsafeMutablePointer<GObjectClass>) {
        let inherited = definition.interface?.properties.count ?? 0
        for (index, property) in definition.properties.enumerated() {
            if index < inherited {
                unsafe g_object_class_override_property(gobjectClass, guint(index + 1), property.name)
                unsafe property.adopt(g_object_class_find_property(gobjectClass, property.name))
            } else {
                unsafe g_object_class_install_property(gobjectClass, guint(index + 1), property.spec)
            }
        }
    }

    private func installSignals() {
        for signal in definition.signals { signalIDs[signal.name] = signal.install(in: type) }
        for signal in definition.interface?.type.signals ?? [] {
            signalIDs[signal.name] = unsafe g_signal_lookup(signal.name, type)
        }
    }

    /// Calls ``ImplementationBox/notified()`` after GObject dispatches notifications.
    @unsafe private static func orderNotifications(of gobjectClass: UnsafeMutablePointer<GObjectClass>) {
        unsafe gobjectClass.pointee.dispatch_properties_changed = { object, count, specs in
            let box = unsafe ObjectClass.boxIfInitialized(of: UnsafeMutableRawPointer(object!))
            let instance = box?.object.instance
            unsafe instance?.parentClass(GObjectClass.self).pointee.dispatch_properties_changed(
                object, count, specs)
            box?.notified()
        }
    }

    func property(_ name: String) -> Property {
        guard let property = definition.properties.first(where: { $0.name == name }) else {
            preconditionFailure("\(definition.name) has no property \(name)")
        }
        return property
    }

    func id(ofSignal name: String) -> guint {
        guard let id = signalIDs[name] else {
            preconditionFailure("\(definition.name) has no signal \(name)")
        }
        return id
    }
}

extension Object {
    /// The Swift implementation of the object.
    package var implementation: any ObjectImplementation { unsafe ObjectClass.box(of: pointer).object }
}

/// The qdata of a GObject: its Swift implementation.
@MainActor
final class ImplementationBox {
    let object: any ObjectImplementation
    let widget: (any WidgetImplementation)?
    /// Whether a notification is pending.
    var awaitsNotification = false
    /// Closures that run after the pending notifications.
    var awaiting: [@MainActor () -> Void] = []

    init(_ object: any ObjectImplementation) {
        self.object = object
        widget = object.asWidget
    }

    func notified() {
        awaitsNotification = false
        while !awaiting.isEmpty { awaiting.removeFirst()() }
    }
}

/// An implementation's reference to its GObject; borrowed, because the object owns the implementation.
@safe @MainActor
package struct Instance {
    let objectClass: ObjectClass
    let object: Object

    @unsafe init(of owner: UnsafeMutableRawPointer, _ objectClass: ObjectClass) {
        self.objectClass = objectClass
        object = unsafe Widget.isWidget(owner) ? Widget(borrowing: owner) : Object(borrowing: owner)
    }

    var widget: Widget {
        guard let widget = object as? Widget else { preconditionFailure("not a widget") }
        return widget
    }

    /// The parent class.
    @unsafe func parentClass<Class>(_ type: Class.Type) -> UnsafeMutablePointer<Class> {
        // Static types are never unloaded.
        unsafe UnsafeMutableRawPointer(g_type_class_peek(objectClass.definition.parent))
            .assumingMemoryBound(to: type)
    }
}

/// GLib's log.
package enum Log {
    private static let domain = "RotaryWheel"

    /// Logs a programming error of the app.
    package static func critical(_ message: String) { unsafe cgtk_critical(domain, message) }
    /// Logs an error outside the app.
    package static func warning(_ message: String) { unsafe cgtk_warning(domain, message) }
}
