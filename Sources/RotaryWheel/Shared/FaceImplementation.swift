import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelKnobFace`.
final class KnobFaceImplementation: KnobPartImplementation {
    private typealias Face = KnobFaceImplementation

    static let objectClass = ObjectClass(
        KnobFaceImplementation.self,
        ClassDefinition(
            "RotaryWheelKnobFace", parent: cgtk_type_object(),
            properties: [
                .object("picture", \Face.picture, of: gdk_paintable_get_type()),
                .object("background", \Face.background, of: gdk_paintable_get_type()),
                .object("overlay", \Face.overlay, of: gdk_paintable_get_type()),
                .double("angle", \Face.angle, default: -.pi / 2),
                .uint("frames", \Face.frames, 1...10_000, default: 1),
            ]))

    var picture: Paintable?
    var background: Paintable?
    var overlay: Paintable?
    var angle = Angle.up
    var frames = 1

    override func propertyChanged() {
        keepingAlive {
            $0.tellKnobs {
                $0.showFace()
                $0.lookChanged()
            }
        }
    }
}
