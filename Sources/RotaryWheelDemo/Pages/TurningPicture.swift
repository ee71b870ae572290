import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// A rotated picture.
final class TurningPicture: WidgetImplementation {
    private static let objectClass = ObjectClass(
        TurningPicture.self,
        ClassDefinition("DemoTurningPicture", cssName: "picture"))

    let instance: Instance
    private var image: Widget?

    /// The rotation.
    var angle = Angle.zero {
        didSet { widget.queueAllocate() }
    }

    init(_ instance: Instance) { self.instance = instance }

    /// Creates a widget with a picture, which shrinks into its room.
    static func makeWidget(_ file: File) -> Widget {
        let picture = Picture()
        picture.paintable = file.loadTexture()
        let widget = Widget(objectClass)
        picture.append(to: widget)
        (widget.implementation as? TurningPicture)?.image = picture
        return widget
    }

    func dispose() {
        image?.unparent()
        image = nil
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        image?.measure(orientation) ?? (0, 0)
    }

    func allocate(width: Int, height: Int) {
        guard let image else { return }
        let side = min(image.measure(GTK_ORIENTATION_HORIZONTAL).natural, width, height)
        image.allocate(
            aboutX: Double(width) / 2, y: Double(height) / 2, degrees: angle.degrees, width: side,
            height: side)
    }
}
