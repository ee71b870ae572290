import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The Swift side of `RotaryWheelKnobSettings`: what all knobs of a process go by that have no choice of their own.
final class KnobSettingsImplementation: ObjectImplementation {
    private typealias Settings = KnobSettingsImplementation

    static let sensitivities = 0.1...10.0

    static let objectClass = ObjectClass(
        KnobSettingsImplementation.self,
        ClassDefinition(
            "RotaryWheelKnobSettings", parent: cgtk_type_object(),
            properties: [
                .enumeration("drag-style", \Settings.dragStyle, default: .circular),
                .double("sensitivity", \Settings.sensitivity, sensitivities, default: 1),
            ]))

    /// The process's settings, which are never freed.
    static let shared: KnobSettingsImplementation = {
        let object = Object(creating: objectClass)
        let settings = object.implementation as? KnobSettingsImplementation
        sharedObject = object
        return settings!
    }()

    private static var sharedObject: Object?

    let instance: Instance
    var style = KnobDragStyle.circular
    var sensitivity = 1.0

    init(_ instance: Instance) { self.instance = instance }

    var dragStyle: KnobDragStyleChoice {
        get { KnobDragStyleChoice(style) }
        set { style = newValue.style ?? .circular }
    }
}
