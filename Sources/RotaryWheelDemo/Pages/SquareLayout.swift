import CRotaryWheelGtk
import RotaryWheelInterop

/// A layout of a square, as large as possible up to a limit, with a caption below.
final class SquareLayout: WidgetImplementation {
    private static let objectClass = ObjectClass(
        SquareLayout.self, ClassDefinition("DemoSquareLayout", parent: gtk_widget_get_type()))

    let instance: Instance

    private var square: Widget?
    private var caption: Widget?

    /// The largest side; a larger square is not easier to use.
    private static let largestSide = 960

    /// The margin around the square, smaller in a narrow window.
    private static func margin(inWidth width: Int) -> Int { width < 400 ? 12 : 24 }

    /// The space for the caption, which does not depend on the text size up to a limit.
    private static func captionSpace(for height: Int) -> Int { max(78, height + 12) }

    init(_ instance: Instance) { self.instance = instance }

    static func makeWidget(square: Widget, caption: Widget) -> Widget {
        let widget = Widget(objectClass)
        square.append(to: widget)
        caption.append(to: widget)
        guard let layout = widget.implementation as? SquareLayout else {
            preconditionFailure("no such layout")
        }
        (layout.square, layout.caption) = (square, caption)
        return widget
    }

    func dispose() {
        square?.unparent()
        caption?.unparent()
        (square, caption) = (nil, nil)
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        guard let square, let caption else { return (0, 0) }
        let (first, second) = (square.measure(orientation), caption.measure(orientation))
        let least = 2 * Self.margin(inWidth: 0)
        let natural = 2 * Self.margin(inWidth: .max)
        if orientation == GTK_ORIENTATION_HORIZONTAL {
            return (max(first.minimum, second.minimum) + least, max(first.natural, second.natural) + natural)
        }
        return (
            first.minimum + Self.captionSpace(for: second.minimum) + least,
            first.natural + Self.captionSpace(for: second.natural) + natural / 2
        )
    }

    /// Centers the square and the caption together.
    func allocate(width: Int, height: Int) {
        guard let square, let caption else { return }
        let margin = Self.margin(inWidth: width)
        let captionHeight = caption.measure(GTK_ORIENTATION_VERTICAL).natural
        let below = Self.captionSpace(for: captionHeight)
        let side = min(width - 2 * margin, height - margin - below, Self.largestSide)
        let top = margin + (height - margin - below - side) / 2
        square.allocate(x: Double((width - side) / 2), y: Double(top), width: side, height: side)
        caption.allocate(
            x: Double(margin), y: Double(top + side + (below - captionHeight) / 2), width: width - 2 * margin,
            height: captionHeight)
    }
}
