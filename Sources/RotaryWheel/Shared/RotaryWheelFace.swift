import RotaryWheelInterop
public import RotaryWheelModel

/// The pictures of a designer, for the knobs that show them instead of their disc.
///
/// The pictures keep their aspect ratio, in the square of the disc. One that cannot be read is ignored.
@MainActor
public final class KnobFace: ObjectReference {
    let object: Object

    /// Creates a face.
    ///
    /// - Parameters:
    ///   - picture: the picture that turns, or a film strip.
    ///   - frames: the number of frames of the film strip; 1 for a picture that turns.
    public init(picture: RotaryWheelPicture? = nil, frames: Int = 1) {
        object = Object(creating: KnobFaceImplementation.objectClass)
        self.picture = picture
        self.frames = frames
    }

    init(of object: Object) { self.object = object }

    /// The GObject.
    @unsafe public var pointer: UnsafeMutableRawPointer { unsafe object.pointer }

    /// The picture that turns with the value, instead of the disc and its line; `nil` by default; notifies `picture`.
    public var picture: RotaryWheelPicture? {
        get { (self["picture"] as Paintable?).map { RotaryWheelPicture($0) } }
        set { self["picture"] = newValue?.object }
    }

    /// The picture that stands still below the others; `nil` by default; notifies `background`.
    public var background: RotaryWheelPicture? {
        get { (self["background"] as Paintable?).map { RotaryWheelPicture($0) } }
        set { self["background"] = newValue?.object }
    }

    /// The picture that stands still above the others; `nil` by default; notifies `overlay`.
    public var overlay: RotaryWheelPicture? {
        get { (self["overlay"] as Paintable?).map { RotaryWheelPicture($0) } }
        set { self["overlay"] = newValue?.object }
    }

    /// The direction in which the pointer in the ``picture`` points; up by default; notifies `angle`.
    ///
    /// As for ``KnobWidget/startAngle``, 0 is to the right.
    public var angle: Angle {
        get { self["angle"] }
        set { self["angle"] = newValue }
    }

    /// The number of frames of the ``picture``, clamped to 1 … 10000; notifies `frames`.
    ///
    /// At 1, the default, the picture turns. With more it is a film strip: frames from the start of the travel to its
    /// end, in a row or column along its longer side. The knob shows the frame nearest to the value.
    public var frames: Int {
        get { self["frames"] }
        set { self["frames"] = newValue }
    }
}
