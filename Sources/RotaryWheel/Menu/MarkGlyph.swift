import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// A small picture of a mark: a line from a dot on.
final class MarkGlyph: WidgetImplementation {
    static let objectClass = ObjectClass(
        MarkGlyph.self,
        ClassDefinition("RotaryWheelMarkGlyph", cssName: "mark", role: GTK_ACCESSIBLE_ROLE_PRESENTATION))

    /// The least angle between two segments; a line that leads back opens so far.
    private static let leastOpening = Angle(degrees: 20)
    /// The width of the line, and the radius of the dot in widths of the line.
    private static let (lineWidth, dotRadius) = (1.75, 1.3)

    let instance: Instance
    var shape: MarkShape? {
        didSet { if shape != oldValue { widget.queueDraw() } }
    }

    init(_ instance: Instance) { self.instance = instance }

    func snapshot(_ snapshot: Snapshot) {
        guard let points = shape.map(Self.points) else { return }
        let (width, height) = (Double(widget.width), Double(widget.height))
        // Larger glyphs have stronger lines.
        let line = max(Self.lineWidth, min(width, height) / 14)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min()!, ys.min()!)
        let (across, down) = (xs.max()! - left, ys.max()! - top)
        let room = min(width, height) - 2 * line * Self.dotRadius
        let scale = room / max(across, down, MarkShape.segmentLength)
        let places = points.map {
            (
                x: (width - across * scale) / 2 + ($0.x - left) * scale,
                y: (height - down * scale) / 2 + ($0.y - top) * scale
            )
        }
        let color = widget.color
        snapshot.draw(x: 0, y: 0, width: width, height: height) { context in
            context.setColor(color)
            context.moveTo(x: places[0].x, y: places[0].y)
            for place in places.dropFirst() { context.lineTo(x: place.x, y: place.y) }
            context.stroke(width: line, isRound: true)
            context.newPath()
            context.translate(x: places[0].x, y: places[0].y)
            context.arc(radius: line * Self.dotRadius, from: 0, to: 2 * .pi)
            context.fill()
        }
    }

    /// The ends of the segments, with lines that lead back opened.
    private static func points(of shape: MarkShape) -> [MarkPoint] {
        var before: Angle?
        return shape.directions.reduce(into: [MarkPoint(x: 0, y: 0)]) { points, direction in
            var direction = direction
            if let before {
                let (turn, most) = ((direction - before).wrapped.radians, .pi - leastOpening.radians)
                direction = before + Angle(radians: min(max(turn, -most), most))
            }
            before = direction
            let last = points[points.count - 1]
            let length = MarkShape.segmentLength
            points.append(
                MarkPoint(
                    x: last.x + length * .cos(direction.radians), y: last.y + length * .sin(direction.radians)
                ))
        }
    }

    func cssChanged() { widget.queueDraw() }
}
