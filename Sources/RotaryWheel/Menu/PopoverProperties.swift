import CRotaryWheelGtk
import RotaryWheelInterop

/// The properties that every popover of a menu has.
@MainActor
struct PopoverProperties {
    let attached: Property
    private let model: Property

    init<Owner: MenuPopoverImplementation>(of owner: Owner.Type) {
        model = .object("menu-model", \Owner.menuModel, of: g_menu_model_get_type())
        attached = .object(
            "attached-widget", \Owner.attachedWidget, of: gtk_widget_get_type(), setterNotifies: true)
    }

    var all: [Property] { [model, attached] }
}

extension MenuPopoverImplementation {
    static func makeDefinition(_ name: String, properties: [Property] = []) -> ClassDefinition {
        ClassDefinition(
            name, parent: gtk_popover_get_type(), role: GTK_ACCESSIBLE_ROLE_DIALOG,
            properties: popoverProperties.all + properties)
    }
}
