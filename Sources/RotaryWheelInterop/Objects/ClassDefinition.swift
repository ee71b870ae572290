package import CRotaryWheelGtk
import CRotaryWheelShims

/// A signal of a class.
package struct Signal {
    let name: String
    let parameters: [GType]
    /// Whether `gtk_widget_activate` emits it, and apps may, too.
    let isActivation: Bool

    package init(_ name: String, _ parameters: GType..., isActivation: Bool = false) {
        self.name = name
        self.parameters = parameters
        self.isActivation = isActivation
    }

    /// Adds the signal to a class or an interface.
    func install(in type: GType) -> guint {
        var parameters = parameters
        let flags = CG_SIGNAL_RUN_LAST.rawValue | (isActivation ? CG_SIGNAL_ACTION.rawValue : 0)
        return unsafe g_signal_newv(
            name, type, GSignalFlags(rawValue: flags), nil, nil, nil, nil, cgtk_type_none(),
            guint(parameters.count),
            &parameters)
    }
}

/// A key binding of a widget class, handled by ``WidgetImplementation/press(_:)``.
package struct KeyBinding {
    let key: guint
    let modifiers: GdkModifierType

    package init(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) {
        self.key = guint(bitPattern: key)
        self.modifiers = modifiers
    }
}

/// The definition of a GObject class in Swift.
@MainActor
package struct ClassDefinition {
    let name: String
    let parent: GType
    var properties: [Property] = []
    var signals: [Signal] = []
    var cssName: String?
    var role = GTK_ACCESSIBLE_ROLE_GENERIC
    var actions: [(name: String, run: (any ObjectImplementation) -> Void)] = []
    var keys: [KeyBinding] = []
    /// An interface, and the properties of the class that are those of the interface.
    var interface: (type: ObjectInterface, properties: [Property])?

    package init(
        _ name: String, parent: GType = gtk_widget_get_type(), cssName: String? = nil,
        role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, properties: [Property] = [],
        signals: [Signal] = [], actions: [(name: String, run: (any ObjectImplementation) -> Void)] = [],
        keys: [KeyBinding] = [], interface: (type: ObjectInterface, properties: [Property])? = nil
    ) {
        self.name = name
        self.parent = parent
        self.cssName = cssName
        self.role = role
        self.properties = (interface?.properties ?? []) + properties
        self.interface = interface
        self.signals = signals
        self.actions = actions
        self.keys = keys
    }
}
