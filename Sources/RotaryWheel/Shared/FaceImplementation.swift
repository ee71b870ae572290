import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelFace`.
final class FaceImplementation: ObjectImplementation {
    private typealias Face = FaceImplementation

    static let objectClass = ObjectClass(
        FaceImplementation.self,
        ClassDefinition(
            "RotaryWheelFace", parent: cgtk_type_object(),
            properties: [
                .object("picture", \Face.picture, of: gdk_paintable_get_type()),
                .object("background", \Face.background, of: gdk_paintable_get_type()),
                .object("overlay", \Face.overlay, of: gdk_paintable_get_type()),
                .object("pointer", \Face.pointer, of: gdk_paintable_get_type()),
                .double("angle", \Face.angle, default: -.pi / 2),
                .uint("frames", \Face.frames, 1...10_000, default: 1),
            ]))

    let instance: Instance

    init(_ instance: Instance) { self.instance = instance }

    var picture: Paintable?
    var background: Paintable?
    var overlay: Paintable?
    var pointer: Paintable?
    var angle = Angle.up
    var frames = 1
}
