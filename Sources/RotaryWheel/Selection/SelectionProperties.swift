import CRotaryWheelShims
import RotaryWheelInterop

/// The properties that every selection control has.
@MainActor
struct SelectionProperties {
    static let interface = ObjectInterface(
        "RotaryWheelSelectionControl",
        signals: [
            Signal("settled", cgtk_type_uint()), Signal("activate", cgtk_type_uint()),
            Signal("drag-begin"), Signal("drag-end", cgtk_type_double()),
        ])

    let model: Property
    let selected: Property
    let selectedItem: Property
    let current: Property
    let currentItem: Property
    private let flippable: Property

    init<Owner: SelectionImplementation>(of owner: Owner.Type) {
        model = .object("model", \Owner.listModel, of: g_list_model_get_type(), setterNotifies: true)
        selected = .uint("selected", \Owner.selected, default: .max, setterNotifies: true)
        selectedItem = .object("selected-item", \Owner.selectedItem, of: cgtk_type_object(), isReadOnly: true)
        current = .uint("current", \Owner.current, default: .max, isReadOnly: true)
        currentItem = .object("current-item", \Owner.currentItem, of: cgtk_type_object(), isReadOnly: true)
        flippable = .boolean("flippable", \Owner.isFlippable, default: true)
    }

    var all: [Property] { [model, selected, selectedItem, current, currentItem, flippable] }
}
