import CRotaryWheelGtk
import RotaryWheelInterop

/// The default content of an item: its picture, else an icon above its text.
final class RimContent: WidgetImplementation {
    static let objectClass = ObjectClass(
        RimContent.self,
        ClassDefinition(
            "RotaryWheelSpinningWheelContent", cssName: "content", role: GTK_ACCESSIBLE_ROLE_PRESENTATION))

    let instance: Instance

    private let picture = Picture()
    private let image = Image()
    private let label = Label("")
    private static let margin = 12
    private static let spacing = 12
    private static let iconSize = 48

    init(_ instance: Instance) {
        self.instance = instance
        label.setWraps(lines: 4)
        image.pixelSize = Self.iconSize
        for part in [picture, image, label] as [Widget] { part.append(to: widget) }
    }

    func dispose() { for part in [picture, image, label] as [Widget] { part.unparent() } }

    /// Whether the picture shows instead of the text.
    var showsPicture: Bool { picture.paintable != nil }

    /// Shows an item.
    func show(_ item: Object) {
        let paintable = Self.paintable(of: item)
        let icon = paintable == nil ? item.itemIcon : nil
        if let icon { image.setIcon(icon) }
        picture.paintable = paintable
        picture.setVisible(paintable != nil)
        image.setVisible(icon != nil)
        label.text = item.itemText
        label.setVisible(paintable == nil)
    }

    /// The item itself, if it is a picture, else the first of the common properties with one.
    private static func paintable(of item: Object) -> Paintable? {
        if let paintable = item.asPaintable { return paintable }
        for property in ["paintable", "texture"] where item.has(property, of: gdk_paintable_get_type()) {
            return item.get(property, as: Object?.self)?.asPaintable
        }
        return nil
    }

    func allocate(width: Int, height: Int) {
        if showsPicture { picture.allocate(x: 0, y: 0, width: width, height: height) }
        let inner = max(width - 2 * Self.margin, 0)
        let hasIcon = image.isVisible
        let iconHeight = hasIcon ? image.measure(GTK_ORIENTATION_VERTICAL).natural : 0
        let gap = hasIcon && !label.text.isEmpty ? Self.spacing : 0
        let least = label.measure(GTK_ORIENTATION_HORIZONTAL).minimum
        let wanted = label.measure(GTK_ORIENTATION_VERTICAL, for: max(inner, least)).natural
        let textHeight = label.text.isEmpty ? 0 : wanted
        var top = max((height - iconHeight - gap - textHeight) / 2, 0)
        if hasIcon {
            image.allocate(x: Double(Self.margin), y: Double(top), width: inner, height: iconHeight)
            top += iconHeight + gap
        }
        if label.isVisible {
            label.allocate(x: Double(Self.margin), y: Double(top), width: max(inner, least), height: wanted)
        }
    }
}
