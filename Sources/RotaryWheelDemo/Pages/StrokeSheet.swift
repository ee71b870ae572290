import CRotaryWheelGtk
import Glibc
import RotaryWheel

/// A sheet to draw strokes on, with the line to follow: a dot, straight parts with the names of their items, an arrow.
@MainActor
final class StrokeSheet {
    typealias Point = (x: Double, y: Double)
    typealias Part = (direction: Angle, name: String)

    /// The menu that strokes choose from.
    let popover: MarkingMenuPopover
    private let area: Handle
    private let actions: Actions
    /// The parts of the line: none for the dot alone, `nil` for nothing.
    var parts: [Part]? { didSet { gtk_widget_queue_draw(area.widget) } }

    /// The largest length of a part.
    private static let largestPart = 110.0
    private static let lineWidth = 4.0
    /// The distance of a name from its corner.
    nonisolated private static let gap = 12.0

    /// Draws in a GtkDrawingArea, and opens a menu by strokes from there.
    init(in area: Handle, _ menu: Menu) {
        self.area = area
        // One call gives any widget a menu that opens by button, finger, keys and strokes.
        popover = MarkingMenuPopover.attach(to: area.widget, menuModel: menu.model)
        // The line stays visible below the menu.
        gtk_widget_add_css_class(popover.widget, "lesson")
        actions = Actions(of: area, prefix: "sheet")
        actions.add("open", "Return|KP_Enter|space", for: self) { $0.open() }
        area.setDrawing { [weak self] context, width, height in self?.draw(context, (width, height)) }
    }

    private func open() {
        popover.popup(
            atX: Double(gtk_widget_get_width(area.widget)) / 2,
            y: Double(gtk_widget_get_height(area.widget)) / 2)
    }

    // MARK: Layout

    /// The corners of a line, the ends included, the places of its names, and the box of both.
    private struct Line {
        var corners: [Point] = [(0, 0)]
        /// The left tops of the names.
        var places: [Point] = []
        private var min: Point = (0, 0)
        private var max: Point = (0, 0)

        /// Lays out parts of a length, with names of sizes.
        init(_ parts: [Part], _ length: Double, _ sizes: [Point]) {
            for (part, size) in zip(parts, sizes) {
                let (dx, dy) = (cos(part.direction.radians), sin(part.direction.radians))
                let last = corners[corners.count - 1]
                let corner = (x: last.x + length * dx, y: last.y + length * dy)
                let place = (
                    x: corner.x + dx * (size.x / 2 + StrokeSheet.gap) - size.x / 2,
                    y: corner.y + dy * (size.y / 2 + StrokeSheet.gap) - size.y / 2
                )
                corners.append(corner)
                places.append(place)
                for point in [corner, place, (x: place.x + size.x, y: place.y + size.y)] {
                    min = (Swift.min(min.x, point.x), Swift.min(min.y, point.y))
                    max = (Swift.max(max.x, point.x), Swift.max(max.y, point.y))
                }
            }
        }

        func fits(in room: Point) -> Bool { max.x - min.x <= room.x && max.y - min.y <= room.y }

        /// What moves the line to the middle of a room.
        func offset(in room: Point) -> Point {
            ((room.x - min.x - max.x) / 2, (room.y - min.y - max.y) / 2)
        }
    }

    // MARK: Drawing

    /// Draws the line with its names in the middle, as large as there is room.
    private func draw(_ context: OpaquePointer, _ room: Point) {
        guard let parts else { return }
        let names = parts.map { area.layOut($0.name) }
        let sizes = names.map { name in
            var (width, height): (gint, gint) = (0, 0)
            pango_layout_get_pixel_size(name.opaque, &width, &height)
            return (x: Double(width), y: Double(height))
        }
        let inner = (x: room.x - 4 * Self.lineWidth, y: room.y - 4 * Self.lineWidth)
        let lines = stride(from: Self.largestPart, through: 20, by: -5).lazy.map { Line(parts, $0, sizes) }
        let line = lines.first { $0.fits(in: inner) } ?? Line(parts, 20, sizes)
        let offset = line.offset(in: room)
        cairo_translate(context, offset.x, offset.y)
        draw(line, context)
        if let last = line.corners.last, let part = parts.last {
            drawArrow(context, at: last, part.direction)
        }
        setColor(context, area.color("theme_fg_color"))
        for (name, place) in zip(names, line.places) {
            cairo_move_to(context, place.x.rounded(), place.y.rounded())
            pango_cairo_show_layout(context, name.opaque)
        }
    }

    private func draw(_ line: Line, _ context: OpaquePointer) {
        setColor(context, area.color())
        cairo_arc(context, 0, 0, 2 * Self.lineWidth, 0, 2 * .pi)
        cairo_fill(context)
        for corner in line.corners { cairo_line_to(context, corner.x, corner.y) }
        cairo_set_line_width(context, Self.lineWidth)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(context)
    }

    private func drawArrow(_ context: OpaquePointer, at point: Point, _ direction: Angle) {
        let size = 3 * Self.lineWidth
        cairo_save(context)
        cairo_translate(context, point.x, point.y)
        cairo_rotate(context, direction.radians)
        cairo_move_to(context, -size, -size)
        cairo_line_to(context, 0, 0)
        cairo_line_to(context, -size, size)
        cairo_stroke(context)
        cairo_restore(context)
    }
}
