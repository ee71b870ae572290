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
                .enumeration(
                    "drag-style", \Settings.dragStyle, default: .circular,
                    "How pointers turn knobs that have no style of their own"),
                .double(
                    "sensitivity", \Settings.sensitivity, default: 1,
                    "How much faster than usual straight drags turn"),
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
    private var storedSensitivity = 1.0

    init(_ instance: Instance) { self.instance = instance }

    var dragStyle: KnobDragStyleChoice {
        get { KnobDragStyleChoice(style) }
        set {
            let newStyle = newValue.style ?? .circular
            guard newStyle != style else { return }
            style = newStyle
            notify("drag-style")
        }
    }

    var sensitivity: Double {
        get { storedSensitivity }
        set {
            guard accepts(newValue, for: "sensitivity") else { return }
            let clamped = min(max(newValue, Self.sensitivities.lowerBound), Self.sensitivities.upperBound)
            guard clamped != storedSensitivity else { return }
            storedSensitivity = clamped
            notify("sensitivity")
        }
    }
}
