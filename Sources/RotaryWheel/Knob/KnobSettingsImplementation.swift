import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelKnobSettings`, the defaults of all knobs of the process.
final class KnobSettingsImplementation: ObjectImplementation {
    private typealias Settings = KnobSettingsImplementation

    static let sensitivities = 0.1...10.0

    static let objectClass = ObjectClass(
        KnobSettingsImplementation.self,
        ClassDefinition(
            "RotaryWheelKnobSettings", parent: cgtk_type_object(),
            properties: [
                .enumeration("drag-style", \Settings.dragStyle, default: .automatic),
                .double("sensitivity", \Settings.sensitivity, sensitivities, default: 1),
            ]))

    /// The settings of the process, which are never freed.
    static let shared: KnobSettingsImplementation = {
        let object = Object(creating: objectClass)
        let settings = object.implementation as? KnobSettingsImplementation
        sharedObject = object
        return settings!
    }()

    private static var sharedObject: Object?

    let instance: Instance
    var style = KnobDragStyle.automatic
    var sensitivity = 1.0

    init(_ instance: Instance) { self.instance = instance }

    var dragStyle: KnobDragStyleChoice {
        get { KnobDragStyleChoice(style) }
        set { style = newValue.style ?? .automatic }
    }
}
