import CRotaryWheelGtk
import RotaryWheelInterop

/// The properties that every menu of bubbles has.
@MainActor
struct MenuProperties {
    let model: Property
    let expanded: Property
    private let itemSize: Property
    private let expandDuration: Property

    init<Owner: MenuImplementation>(of owner: Owner.Type) {
        model = .object(
            "menu-model", \Owner.menuModel, of: g_menu_model_get_type(), setterNotifies: true)
        expanded = .boolean("expanded", \Owner.isExpanded, default: false, setterNotifies: true)
        itemSize = .uint("item-size", \Owner.itemSize, 16...512, default: 72)
        expandDuration = .uint("expand-duration", \Owner.motion.expansion.duration, 0...2000, default: 300)
    }

    var all: [Property] { [model, expanded, itemSize, expandDuration] }
}

extension MenuImplementation {
    static func makeMenuDefinition(
        _ name: String, cssName: String, properties: [Property], actionPrefix prefix: String
    ) -> ClassDefinition {
        makeDefinition(
            name, cssName: cssName, role: GTK_ACCESSIBLE_ROLE_MENU,
            properties: menuProperties.all + properties, actionPrefix: prefix,
            actions: [
                ("\(prefix).expand", { ($0 as? Self)?.isExpanded = true }),
                ("\(prefix).collapse", { ($0 as? Self)?.isExpanded = false }),
                ("\(prefix).back", { ($0 as? Self)?.goBack() }),
            ])
    }
}
