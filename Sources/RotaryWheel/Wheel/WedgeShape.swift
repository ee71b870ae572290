import RealModule
import RotaryWheelInterop

/// The outline of a sector: two arcs about the origin, and straight sides with a gap of even width between neighbors.
struct WedgeShape {
    var inner: Double
    var outer: Double
    /// The gap between neighbors, in pixels.
    var gap: Double
    var start: Double
    var end: Double

    /// The shape inset by a number of pixels.
    func inset(by distance: Double) -> WedgeShape {
        WedgeShape(
            inner: inner + distance, outer: outer - distance, gap: gap + 2 * distance, start: start, end: end)
    }

    /// Adds the outline to a context's path.
    @MainActor
    func addPath(to context: CairoContext) {
        let width = end - start
        guard outer > inner, width > 0 else { return }
        guard width < 2 * .pi - 1e-9 else {
            context.newPath()
            context.arc(radius: outer, from: 0, to: 2 * .pi)
            context.closePath()
            context.moveTo(x: inner, y: 0)
            context.arc(radius: inner, from: 2 * .pi, to: 0)
            context.closePath()
            return
        }
        // The side is half a gap away from the radius, by asin(gap/2r) at the distance r.
        func slant(_ radius: Double) -> Double {
            min(radius > 0 ? Double.asin(min(gap / 2 / radius, 1)) : width / 2, width / 2)
        }
        let (outside, inside) = (slant(outer), slant(inner))
        context.newPath()
        context.arc(radius: outer, from: start + outside, to: end - outside)
        context.arc(radius: inner, from: end - inside, to: start + inside)
        context.closePath()
    }

    /// Strokes the outline or border of a part along the shape.
    @MainActor
    func stroke(_ line: Outline, with context: CairoContext) {
        inset(by: -line.offset - line.width / 2).addPath(to: context)
        context.setColor(line.color)
        context.stroke(width: line.width)
    }
}
