import CRotaryWheelShims
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// Draws the wedges of a wheel about the origin, each with its CSS background.
@MainActor
struct WedgePainter {
    let layout: WheelLayout
    let ring: SectorRing
    let direction: WheelDirection
    /// The direction of the middle of sector 0.
    let start: Double
    /// Whether the sectors have their backgrounds.
    let isFilled: Bool
    /// The sectors that may differ in state from the others.
    let highlighted: Set<Int>
    /// The state of the sector at the indicator of a turning wheel.
    let currentState: UInt32
    /// The part with the style of a sector in a state.
    let wedge: (_ sector: Int?, _ states: UInt32) -> Widget
    /// The picture that fills a sector.
    let segment: (Int) -> Texture?

    /// The smallest arc of a sector that is drawn by itself, in pixels.
    private static let leastArc = 4.0

    /// The opacity of pictures of unselected sectors.
    private static let restingAlpha = 0.6
    /// The opacity of pictures of disabled sectors.
    private static let disabledAlpha = 0.25

    /// Draws all sectors in their states; neighbors that are too narrow become one slice.
    func draw(with context: CairoContext, states: (Int) -> UInt32) {
        guard ring.count > 0, layout.outer > layout.inner else { return }
        var slice = 0.0
        // All slices look alike.
        let sliceLook = isNarrow(0) || !ring.isEqual ? background(of: wedge(nil, 0)) : nil
        for sector in 0..<ring.count {
            guard isNarrow(sector) else {
                draw(sector, states: states(sector), with: context)
                continue
            }
            slice += ring.width(of: sector).radians
            let isLast = sector == ring.count - 1 || !isNarrow(sector + 1)
            guard isLast || slice * layout.outer >= Self.leastArc else { continue }
            drawSlice(of: slice, endingWith: sector, with: sliceLook, context)
            slice = 0
        }
        for sector in highlighted where isNarrow(sector) && states(sector) != 0 {
            draw(sector, states: states(sector), with: context)
        }
    }

    private func isNarrow(_ sector: Int) -> Bool { Self.isNarrow(sector, of: ring, layout) }

    /// Whether a sector is drawn in a slice with others.
    static func isNarrow(_ sector: Int, of ring: SectorRing, _ layout: WheelLayout) -> Bool {
        ring.width(of: sector).radians * layout.outer < leastArc
    }

    private func drawSlice(
        of width: Double, endingWith sector: Int, with look: RenderNode?, _ context: CairoContext
    ) {
        let sign: Double = direction == .clockwise ? 1 : -1
        let end = ring.middle(of: sector).radians + ring.width(of: sector).radians / 2
        let middle = start + sign * (end - width / 2)
        fill(shape(from: middle - width / 2, to: middle + width / 2), with: look, context)
    }

    /// The box of a sector whose middle stands at the right.
    func box(of sector: Int) -> KeptDrawing.Box {
        let half = max(ring.width(of: sector).radians, Self.leastArc / layout.outer) / 2
        let left = half < .pi / 2 ? layout.inner * .cos(half) : layout.outer * .cos(min(half, .pi))
        let top = layout.outer * .sin(min(half, .pi / 2))
        return (left - 1, -top - 1, layout.outer - left + 2, 2 * top + 2)
    }

    /// Draws a sector, at least as wide as a visible one.
    func draw(_ sector: Int, states: UInt32, with context: CairoContext) {
        let sign: Double = direction == .clockwise ? 1 : -1
        let middle = start + sign * ring.middle(of: sector).radians
        let half = max(ring.width(of: sector).radians, Self.leastArc / layout.outer) / 2
        let shape = shape(from: middle - half, to: middle + half)
        let look = wedge(sector, states)
        fill(shape, with: background(of: look), context)
        if let picture = segment(sector) {
            fill(shape, middle: middle, with: picture, alpha: pictureAlpha(states), context)
        }
        if isMarked(states), let border = look.border { shape.stroke(border, with: context) }
    }

    private func pictureAlpha(_ states: UInt32) -> Double {
        if states & CGTK_STATE_FLAG_INSENSITIVE.rawValue != 0 { return Self.disabledAlpha }
        return isMarked(states) ? 1 : Self.restingAlpha
    }

    private func isMarked(_ states: UInt32) -> Bool {
        states & (CGTK_STATE_FLAG_SELECTED.rawValue | currentState) != 0
    }

    private func shape(from start: Double, to end: Double) -> WedgeShape {
        let arc = (end - start) * layout.outer
        return WedgeShape(
            inner: layout.inner, outer: layout.outer, gap: min(layout.gap, arc / 4), start: start, end: end)
    }

    private func background(of look: Widget) -> RenderNode? {
        guard isFilled else { return nil }
        return look.background(width: 2 * layout.radius, height: 2 * layout.radius)
    }

    /// Fills a shape with the background of a part.
    private func fill(_ shape: WedgeShape, with background: RenderNode?, _ context: CairoContext) {
        guard let background else { return }
        shape.addPath(to: context)
        if let color = background.plainColor {
            context.setColor(color)
            context.fill()
        } else {
            context.save()
            context.clip()
            context.translate(x: -layout.radius, y: -layout.radius)
            background.draw(with: context)
            context.restore()
        }
    }

    /// Fills a shape with the picture of a sector, rotated from the top to the sector.
    private func fill(
        _ shape: WedgeShape, middle: Double, with picture: Texture, alpha: Double, _ context: CairoContext
    ) {
        let half = min(shape.end - shape.start, .pi) / 2
        let (width, height) = (2 * shape.outer * .sin(half), shape.outer - shape.inner * .cos(half))
        guard let node = picture.record(width: width, height: height) else { return }
        context.save()
        shape.addPath(to: context)
        context.clip()
        context.rotate(radians: middle + .pi / 2)
        context.translate(x: -width / 2, y: -shape.outer)
        context.draw(node, alpha: alpha)
        context.restore()
    }
}
