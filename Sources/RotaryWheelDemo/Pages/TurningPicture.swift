import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// A rotated icon.
final class TurningPicture: WidgetImplementation {
    private static let objectClass = ObjectClass(
        TurningPicture.self,
        ClassDefinition("DemoTurningPicture", parent: gtk_widget_get_type(), cssName: "picture"))

    let instance: Instance
    private let image = Image()

    /// The rotation of the icon.
    var angle = Angle.zero {
        didSet { widget.queueAllocate() }
    }

    init(_ instance: Instance) {
        self.instance = instance
        image.append(to: widget)
    }

    /// Creates a widget with an icon of a size in pixels.
    static func makeWidget(iconName: String, size: Int) -> Widget {
        let widget = Widget(objectClass)
        guard let picture = widget.implementation as? TurningPicture else {
            preconditionFailure("no such picture")
        }
        picture.image.setIcon(name: iconName)
        picture.image.pixelSize = size
        return widget
    }

    func dispose() { image.unparent() }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        image.measure(orientation)
    }

    func allocate(width: Int, height: Int) {
        let (imageWidth, imageHeight) = (
            image.measure(GTK_ORIENTATION_HORIZONTAL).natural, image.measure(GTK_ORIENTATION_VERTICAL).natural
        )
        image.allocate(
            aboutX: Double(width) / 2, y: Double(height) / 2, degrees: angle.degrees, width: imageWidth,
            height: imageHeight)
    }
}
