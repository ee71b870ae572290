import CRotaryWheelGtk
import RotaryWheelInterop

/// What one sector of a wheel shows: a label, an icon, and a picture for its segment.
@MainActor
public final class RotaryWheelItem {
    let object: Object

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - label: the text.
    ///   - iconName: the name of an icon of the icon theme.
    ///   - segmentPath: the path of a picture that fills the sector, drawn as for a sector at the top. One that
    ///     cannot be read is warned about once, and the plain segment is drawn.
    public init(label: String?, iconName: String? = nil, segmentPath: String? = nil) {
        object = Object(creating: ItemImplementation.objectClass)
        self.label = label
        self.iconName = iconName
        object.implementation.set("segment-file", to: segmentPath.map { File(path: $0) })
    }

    /// The text.
    public var label: String? {
        get { object.get("label") }
        set { object.implementation.set("label", to: newValue) }
    }

    /// The name of an icon of the icon theme.
    public var iconName: String? {
        get { object.get("icon-name") }
        set { object.implementation.set("icon-name", to: newValue) }
    }
}
