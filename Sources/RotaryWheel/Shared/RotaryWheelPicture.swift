import CRotaryWheelGtk
import RotaryWheelInterop

/// A picture for a control: a file, an icon or any GdkPaintable.
///
///     knob.face = RotaryWheelFace(picture: RotaryWheelPicture(path: "dial.svg"))
///
/// Vector files, named `.svg`, and icons of the theme are sharp at any size and scale.
@safe @MainActor
public struct RotaryWheelPicture: @MainActor Equatable {
    let object: Paintable

    /// A picture in a file; the control reports one that it cannot read with a warning once.
    public init(path: String) { object = IconPaintable(file: File(path: path)) }

    /// An icon of the icon theme; the control reports one that the theme lacks with a warning once.
    ///
    /// Symbolic icons have the text color of the part of the control.
    public init(iconName: String) { object = IconPaintable(name: iconName) }

    /// A GdkPaintable, which the picture retains.
    ///
    /// The control follows its changes.
    @unsafe public init(paintable: OpaquePointer) {
        unsafe object = Paintable(retaining: UnsafeMutableRawPointer(paintable))
    }

    init(_ object: Paintable) { self.object = object }

    /// The GdkPaintable; a GtkIconPaintable for a file or an icon.
    @unsafe public var paintable: OpaquePointer { unsafe object.opaque }
}
