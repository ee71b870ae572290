import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// The indicator: a beak that overlaps the rim and points at the selected sector, or a picture.
///
/// The edge of the beak has the color of the page, as a sector may have the color of the beak.
final class IndicatorImplementation: WidgetImplementation {
    static let objectClass = ObjectClass(
        IndicatorImplementation.self,
        ClassDefinition("RotaryWheelIndicator", cssName: "indicator", role: GTK_ACCESSIBLE_ROLE_PRESENTATION))

    let instance: Instance

    init(_ instance: Instance) { self.instance = instance }

    /// The width of the edge.
    private static let edge = 2.0

    private var angle = Angle.left
    private var radius = 0.0
    private var reach = 0.0

    /// The color of the edge; `nil` for the theme's.
    var edgeColor: Color? {
        didSet { if edgeColor != oldValue { widget.queueDraw() } }
    }

    /// A picture in place of the beak, which points down.
    var picture: ShownPicture? {
        didSet { if picture !== oldValue { widget.queueDraw() } }
    }

    /// Sets the angle, the radius of the wheel and the length inside it.
    func stand(at angle: Angle, radius: Double, reach: Double) {
        guard angle != self.angle || radius != self.radius || reach != self.reach else { return }
        (self.angle, self.radius, self.reach) = (angle, radius, reach)
        widget.queueDraw()
    }

    func snapshot(_ snapshot: Snapshot) {
        guard radius > 0 else { return }
        let overhang = Double(min(widget.width, widget.height)) / 2 - radius
        let (x, y) = (Double(widget.width) / 2, Double(widget.height) / 2)
        if let picture, picture.isReadable {
            return draw(
                picture, on: snapshot, length: overhang + reach, middle: radius + (overhang - reach) / 2)
        }
        let (beakX, beakY) = (x + radius * .cos(angle.radians), y + radius * .sin(angle.radians))
        let width = widget.leastSize(GTK_ORIENTATION_HORIZONTAL) ?? (overhang + reach) * 0.96
        // The edge is wider at the tip.
        let box = max(overhang, abs(reach), width / 2) + 2 * Self.edge
        snapshot.draw(x: beakX - box, y: beakY - box, width: 2 * box, height: 2 * box) { context in
            context.translate(x: beakX, y: beakY)
            context.rotate(radians: angle.radians)
            if let color = edgeColor ?? widget.color(named: "theme_bg_color") {
                addBeak(to: context, base: overhang, tip: reach, width: width)
                context.setColor(color)
                context.stroke(width: 2 * Self.edge)
            }
            addBeak(to: context, base: overhang, tip: reach, width: width)
            context.setColor(widget.color)
            context.fill()
        }
    }

    /// Draws the picture in a square as long as the beak; on whole pixels, where it is sharp.
    private func draw(_ picture: ShownPicture, on snapshot: Snapshot, length: Double, middle: Double) {
        let look = PictureLook(side: 2 * (length / 2).rounded(), color: widget.color, target: .init(widget))
        let (x, y) = (Double(widget.width) / 2, Double(widget.height) / 2)
        picture.draw(
            look, on: snapshot, aboutX: (x + middle * .cos(angle.radians)).rounded(),
            y: (y + middle * .sin(angle.radians)).rounded(), radians: angle.radians + .pi / 2)
    }

    /// Adds the path of the beak at the right, with the rim at the origin: a triangle with round corners, its base
    /// outside.
    private func addBeak(to context: CairoContext, base: Double, tip: Double, width: Double) {
        let corners = [(x: base, y: -width / 2), (x: base, y: width / 2), (x: -tip, y: 0)]
        let radius = min(base + tip, width) * 0.22
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + 2) % 3]
            let after = corners[(index + 1) % 3]
            let start = Self.point(from: corner, towards: before, by: radius)
            let end = Self.point(from: corner, towards: after, by: radius)
            if index == 0 {
                context.moveTo(x: start.x, y: start.y)
            } else {
                context.lineTo(x: start.x, y: start.y)
            }
            context.curveTo(
                (start.x + 2 * corner.x) / 3, (start.y + 2 * corner.y) / 3, (end.x + 2 * corner.x) / 3,
                (end.y + 2 * corner.y) / 3, end.x, end.y)
        }
        context.closePath()
    }

    private static func point(
        from start: (x: Double, y: Double), towards end: (x: Double, y: Double), by distance: Double
    ) -> (x: Double, y: Double) {
        let part = distance / .hypot(end.x - start.x, end.y - start.y)
        return (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
}
