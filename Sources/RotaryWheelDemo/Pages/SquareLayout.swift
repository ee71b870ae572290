import CRotaryWheelGtk
import RotaryWheelInterop

/// A widget with a square as large as the room and a limit allow, and a caption below, with or without a button.
final class SquareLayout: WidgetImplementation {
    private static let objectClass = ObjectClass(
        SquareLayout.self, ClassDefinition("DemoSquareLayout"))

    let instance: Instance

    private var square: Widget?
    private var caption: Widget?
    private var button: Widget?

    /// The height below which the button is beside the caption.
    private static let lowHeight = 400
    private static let spacing = 6

    /// A larger square is no easier to use.
    private static let largestSide = 960

    /// The margin around the square, which is smaller in a narrow window.
    private static func margin(inWidth width: Int) -> Int { width < 400 ? 12 : 24 }

    /// The height for the caption and its margins, at least enough for large text: the square keeps its size.
    private static func captionSpace(for height: Int) -> Int { max(78, height + 12) }

    init(_ instance: Instance) { self.instance = instance }

    static func makeWidget(square: Widget, caption: Widget, button: Widget? = nil) -> Widget {
        let widget = Widget(objectClass)
        caption.setStyleClass("title-1", true)
        button?.setStyleClass("pill", true)
        for part in [square, caption, button] { part?.append(to: widget) }
        guard let layout = widget.implementation as? SquareLayout else {
            preconditionFailure("no such layout")
        }
        (layout.square, layout.caption, layout.button) = (square, caption, button)
        return widget
    }

    func dispose() {
        for part in [square, caption, button] { part?.unparent() }
        (square, caption, button) = (nil, nil, nil)
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        guard let square, let caption else { return (0, 0) }
        let (first, second) = (square.measure(orientation), caption.measure(orientation))
        let third = button?.measure(orientation) ?? (minimum: 0, natural: 0)
        let least = 2 * Self.margin(inWidth: 0)
        let natural = 2 * Self.margin(inWidth: .max)
        if orientation == GTK_ORIENTATION_HORIZONTAL {
            return (
                max(first.minimum, second.minimum + Self.spacing + third.minimum) + least,
                max(first.natural, second.natural + third.natural) + natural
            )
        }
        return (
            first.minimum + Self.captionSpace(for: max(second.minimum, third.minimum)) + least,
            first.natural + Self.captionSpace(for: second.natural + Self.spacing + third.natural) + natural
                / 2
        )
    }

    /// Centers square, caption and button together.
    func allocate(width: Int, height: Int) {
        guard let square else { return }
        let isLow = height < Self.lowHeight
        let texts = [caption, button].compactMap { $0?.measure(GTK_ORIENTATION_VERTICAL).natural }
        let column = texts.reduce(button == nil ? 0 : Self.spacing, +)
        let margin = Self.margin(inWidth: width)
        let below = Self.captionSpace(for: isLow ? texts.max() ?? 0 : column)
        let side = min(width - 2 * margin, height - margin - below, Self.largestSide)
        let top = margin + (height - margin - below - side) / 2
        square.allocate(x: Double((width - side) / 2), y: Double(top), width: side, height: side)
        let place = (x: margin, y: top + side, width: width - 2 * margin, height: below)
        if isLow { placeInRow(place) } else { placeInColumn(place, space: below - column) }
    }

    private typealias Place = (x: Int, y: Int, width: Int, height: Int)

    private func placeInColumn(_ place: Place, space: Int) {
        guard let caption else { return }
        let height = caption.measure(GTK_ORIENTATION_VERTICAL).natural
        let top = place.y + space / 2
        center(caption, in: (place.x, top, place.width, height))
        guard let button else { return }
        let width = button.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let (x, y) = (place.x + (place.width - width) / 2, top + height + Self.spacing)
        center(button, in: (x, y, width, button.measure(GTK_ORIENTATION_VERTICAL).natural))
    }

    private func placeInRow(_ place: Place) {
        let end = button?.measure(GTK_ORIENTATION_HORIZONTAL).natural ?? 0
        let (rest, isMirrored) = (place.width - end - Self.spacing, widget.isRightToLeft)
        if let caption {
            let x = isMirrored ? place.x + end + Self.spacing : place.x
            center(caption, in: (x, place.y, rest, place.height))
        }
        if let button {
            center(
                button, in: (isMirrored ? place.x : place.x + rest + Self.spacing, place.y, end, place.height)
            )
        }
    }

    /// Gives a widget its natural height in the middle of a place.
    private func center(_ widget: Widget, in place: Place) {
        let height = widget.measure(GTK_ORIENTATION_VERTICAL).natural
        widget.allocate(
            x: Double(place.x), y: Double(place.y + (place.height - height) / 2), width: place.width,
            height: height)
    }
}
