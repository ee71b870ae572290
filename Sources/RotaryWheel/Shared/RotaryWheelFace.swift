import RotaryWheelInterop
public import RotaryWheelModel

/// The pictures of a designer, for the knobs and wheels that show them instead of their own look.
///
/// The pictures keep their aspect ratio, in the square of the disc. One that cannot be read is ignored.
@MainActor
public final class RotaryWheelFace: ObjectReference {
    let object: Object

    /// Creates a face.
    ///
    /// - Parameters:
    ///   - picture: the picture that turns, or a film strip.
    ///   - frames: the number of frames of the film strip; 1 for a picture that turns.
    public init(picture: RotaryWheelPicture? = nil, frames: Int = 1) {
        object = Object(creating: FaceImplementation.objectClass)
        self.picture = picture
        self.frames = frames
    }

    init(of object: Object) { self.object = object }

    /// The GObject.
    @unsafe public var pointer: UnsafeMutableRawPointer { unsafe object.pointer }

    /// The picture that turns with a knob or a wheel; `nil` by default; notifies `picture`.
    ///
    /// It replaces the disc of a knob and its line, or the disc of a wheel and the backgrounds of its sectors.
    public var picture: RotaryWheelPicture? {
        get { (self["picture"] as Paintable?).map { RotaryWheelPicture($0) } }
        set { self["picture"] = newValue?.object }
    }

    /// The picture that stands still below the others; `nil` by default; notifies `background`.
    ///
    /// It replaces the disc of a wheel.
    public var background: RotaryWheelPicture? {
        get { (self["background"] as Paintable?).map { RotaryWheelPicture($0) } }
        set { self["background"] = newValue?.object }
    }

    /// The picture that stands still above the others; `nil` by default; notifies `overlay`.
    public var overlay: RotaryWheelPicture? {
        get { (self["overlay"] as Paintable?).map { RotaryWheelPicture($0) } }
        set { self["overlay"] = newValue?.object }
    }

    /// The picture in place of a wheel's indicator, the GObject property `pointer`; `nil` by default; notifies `pointer`.
    ///
    /// It points down, as at the top of a wheel, and turns to ``RotaryWheelWidget/indicatorAngle``. Its square is as long
    /// as the indicator, a `min-height` in CSS. Knobs ignore it: their ``picture`` points.
    public var pointerPicture: RotaryWheelPicture? {
        get { (self["pointer"] as Paintable?).map { RotaryWheelPicture($0) } }
        set { self["pointer"] = newValue?.object }
    }

    /// The direction in which the ``picture`` points; up by default; notifies `angle`.
    ///
    /// On a knob it is that of the pointer, on a wheel that of the first sector. 0 is to the right, and positive is
    /// clockwise.
    public var angle: Angle {
        get { self["angle"] }
        set { self["angle"] = newValue }
    }

    /// The number of frames of the ``picture``, clamped to 1 … 10000; notifies `frames`.
    ///
    /// At 1, the default, the picture turns. With more it is a film strip, in a row or column along its longer side. A knob
    /// shows the frame nearest to its value: they go from the start of the travel to its end. A wheel shows the frame
    /// nearest to its rotation, of one turn.
    public var frames: Int {
        get { self["frames"] }
        set { self["frames"] = newValue }
    }
}
