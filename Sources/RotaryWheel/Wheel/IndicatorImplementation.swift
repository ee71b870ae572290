import CGtk
import GtkInterop
import RealModule
import WheelModel

/// The indicator: a beak that overlaps the rim and points at the selected sector.
final class IndicatorImplementation: WidgetImplementation {
    static let objectClass = ObjectClass(
        IndicatorImplementation.self,
        ClassDefinition(
            "RotaryWheelIndicator", parent: gtk_widget_get_type(), cssName: "indicator",
            role: GTK_ACCESSIBLE_ROLE_PRESENTATION))

    let instance: Instance

    init(_ instance: Instance) { self.instance = instance }

    private var angle = Angle.left
    private var radius = 0.0
    private var length = 0.0

    /// Stands at an angle of a wheel of some radius, whose sectors are so long.
    func stand(at angle: Angle, radius: Double, length: Double) {
        guard angle != self.angle || radius != self.radius || length != self.length else { return }
        (self.angle, self.radius, self.length) = (angle, radius, length)
        widget.queueDraw()
    }

    func snapshot(_ snapshot: Snapshot) {
        guard radius > 0 else { return }
        let overhang = Double(min(widget.width, widget.height)) / 2 - radius
        // From its base beyond the rim to its tip among the sectors.
        let reach = min(max(length * 0.2, 6), 20)
        let (x, y) = (Double(widget.width) / 2, Double(widget.height) / 2)
        let (beakX, beakY) = (x + radius * .cos(angle.radians), y + radius * .sin(angle.radians))
        let box = overhang + reach
        snapshot.draw(x: beakX - box, y: beakY - box, width: 2 * box, height: 2 * box) { context in
            context.translate(x: beakX, y: beakY)
            context.rotate(radians: angle.radians)
            drawBeak(with: context, base: overhang, tip: reach)
        }
    }

    /// Draws the beak as if it stood at the right, with the rim at the origin.
    private func drawBeak(with context: CairoContext, base: Double, tip: Double) {
        let (width, corner) = ((base + tip) * 0.42, (base + tip) * 0.14)
        context.moveTo(x: base - corner, y: -width)
        context.curveTo(base, -width, base, -width, base, -width + corner)
        context.lineTo(x: base, y: width - corner)
        context.curveTo(base, width, base, width, base - corner, width)
        context.lineTo(x: -corner * 0.5, y: width)
        context.curveTo(-corner, width, -corner * 1.5, width * 0.9, -tip * 0.35, width * 0.7)
        context.lineTo(x: -tip + corner, y: corner * 0.8)
        context.curveTo(-tip, corner * 0.2, -tip, -corner * 0.2, -tip + corner, -corner * 0.8)
        context.lineTo(x: -tip * 0.35, y: -width * 0.7)
        context.curveTo(-corner * 1.5, -width * 0.9, -corner, -width, -corner * 0.5, -width)
        context.closePath()
        context.setColor(widget.color)
        context.fill()
    }
}
