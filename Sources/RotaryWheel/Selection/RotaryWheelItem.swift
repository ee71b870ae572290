import CRotaryWheelGtk
import RotaryWheelInterop

/// An item of a control: a label, an icon, and a picture for the segment of a wheel.
@MainActor
public final class RotaryWheelItem: ObjectReference {
    let object: Object

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - label: the text.
    ///   - iconName: the name of an icon of the icon theme.
    ///   - segmentPath: the path of a picture that fills the sector; see ``segmentFile``.
    public init(label: String?, iconName: String? = nil, segmentPath: String? = nil) {
        object = Object(creating: ItemImplementation.objectClass)
        self.label = label
        self.iconName = iconName
        self["segment-file"] = segmentPath.map { File(path: $0) }
    }

    /// The GObject, for a GListModel that is the model of a control.
    @unsafe public var pointer: UnsafeMutableRawPointer { unsafe object.pointer }

    /// The text; `nil` for none; notifies `label`.
    public var label: String? {
        get { self["label"] }
        set { self["label"] = newValue }
    }

    /// The GIcon, such as that of an application or a file, which comes before ``iconName``; `nil` by default.
    ///
    /// On a wheel a GdkTexture is up to three times as large as other icons, where the label leaves room. Notifies
    /// `icon`.
    @unsafe public var icon: OpaquePointer? {
        get { unsafe (self["icon"] as Icon?)?.opaque }
        set {
            unsafe self["icon"] = newValue.map { unsafe Icon(retaining: UnsafeMutableRawPointer($0)) }
        }
    }

    /// The name of an icon of the icon theme; `nil` for none; notifies `icon-name`.
    public var iconName: String? {
        get { self["icon-name"] }
        set { self["icon-name"] = newValue }
    }

    /// The style classes for the widget of the item, separated by spaces; `nil` by default.
    ///
    /// Sectors, items of a spinning wheel and bubbles have them, besides those of the control. A class of `tint-1` to
    /// `tint-8` is the color of that tint. Notifies `css-class`.
    public var cssClass: String? {
        get { self["css-class"] }
        set { self["css-class"] = newValue }
    }

    /// Whether a wheel may select the item; true by default.
    ///
    /// The sector of a disabled item is dimmed. Keys skip it, spins do not draw it, and the wheel does not rest on it: a
    /// wheel whose selected item is disabled settles on the nearest other one. If all items are disabled, the wheel
    /// rests on any, and draws none. Notifies `enabled`.
    public var isEnabled: Bool {
        get { self["enabled"] }
        set { self["enabled"] = newValue }
    }

    /// The relative width of the sector; 1 by default, clamped to 0.001 … 1000.
    ///
    /// It is also the probability of the draw, unless the item has a ``chance``. Wheels of more than 1000 items ignore
    /// it. Notifies `weight`.
    public var weight: Double {
        get { self["weight"] }
        set { self["weight"] = newValue }
    }

    /// The relative probability of the draw; `nil`, the default, for the ``weight``; clamped to 0 … 1,000,000.
    ///
    /// So sectors of one width may have different chances. An item with a chance of 0 is never drawn, but the user and
    /// ``RotaryWheelWidget/spin(to:turns:duration:)`` may select it. A wheel whose enabled items all have a chance of 0
    /// draws none. Wheels of more than 1000 items ignore it. Notifies `chance`.
    public var chance: Double? {
        get {
            let chance: Double = self["chance"]
            return chance < 0 ? nil : chance
        }
        set { self["chance"] = newValue.map { max($0, 0) } ?? -1 }
    }

    /// The GFile of the picture that fills the sector, such as a resource; `nil` by default.
    ///
    /// The picture is drawn for a sector at the top. A file that is no picture is reported with a warning once. Notifies
    /// `segment-file`.
    @unsafe public var segmentFile: OpaquePointer? {
        get { unsafe (self["segment-file"] as File?)?.opaque }
        set {
            unsafe self["segment-file"] = newValue.map { unsafe File(retaining: UnsafeMutableRawPointer($0)) }
        }
    }
}
