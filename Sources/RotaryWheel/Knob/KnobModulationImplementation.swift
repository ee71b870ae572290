import CRotaryWheelShims
import RotaryWheelInterop

/// The implementation of `RotaryWheelKnobModulation`.
final class KnobModulationImplementation: KnobPartImplementation {
    private typealias Modulation = KnobModulationImplementation

    private static let valueProperty = Property.double(
        "value", \Modulation.value, default: 0, setterNotifies: true)
    private static let hasValueProperty = Property.boolean(
        "has-value", \Modulation.hasValue, default: false, setterNotifies: true)

    static let objectClass = ObjectClass(
        KnobModulationImplementation.self,
        ClassDefinition(
            "RotaryWheelKnobModulation", parent: cgtk_type_object(),
            properties: [
                .double("start", \Modulation.start, default: 0), .double("end", \Modulation.end, default: 0),
                valueProperty, hasValueProperty,
                .string("css-class", \Modulation.cssClass), .string("label", \Modulation.label),
            ]))

    var start = 0.0
    var end = 0.0
    var cssClass: String?
    var label: String?
    private var shown = (value: 0.0, hasValue: false)

    /// The value of the live dot; a value that is set shows the dot.
    var value: Double {
        get { shown.value }
        set { show((newValue, true)) }
    }

    var hasValue: Bool {
        get { shown.hasValue }
        set { show((value, newValue)) }
    }

    private func show(_ new: (value: Double, hasValue: Bool)) {
        let before = shown
        guard new != before else { return }
        shown = new
        keepingAlive {
            $0.tellKnobs { $0.drawOverlay() }
            if new.value != before.value { $0.notify(Self.valueProperty) }
            if new.hasValue != before.hasValue { $0.notify(Self.hasValueProperty) }
        }
    }

    override func propertyChanged() { keepingAlive { $0.tellKnobs { $0.modulationChanged() } } }
}
