import CRotaryWheelGtk
import RotaryWheelInterop

/// A part of a widget that consists of a CSS node.
final class StylePart: WidgetImplementation {
    static let faceClass = make("RotaryWheelFace", cssName: "face")
    static let wedgeClass = make("RotaryWheelWedge", cssName: "wedge")
    static let trackClass = make("RotaryWheelKnobTrack", cssName: "track")
    static let fillClass = make("RotaryWheelKnobFill", cssName: "fill")
    static let dialClass = make("RotaryWheelKnobDial", cssName: "dial")

    private static func make(_ name: String, cssName: String) -> ObjectClass {
        ObjectClass(
            StylePart.self,
            ClassDefinition(name, cssName: cssName, role: GTK_ACCESSIBLE_ROLE_PRESENTATION))
    }

    let instance: Instance

    init(_ instance: Instance) { self.instance = instance }

    /// Called when the style changes.
    var changed: (() -> Void)?

    func cssChanged() { changed?() }

    func dispose() { changed = nil }
}
