import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// What the menu draws besides its bubbles.
extension MarkingMenuImplementation {
    private static let lineWidth = 4.0
    /// The number of shades of a line that fades.
    ///
    /// Points of the same shade are one line: lines are paler where they meet.
    private static let shades = 16

    private struct Disc {
        var x, y, radius: Double
    }

    private func inMenu(_ point: MarkPoint) -> (x: Double, y: Double) {
        (point.x - marks.origin.x, point.y - marks.origin.y)
    }

    func snapshot(_ snapshot: Snapshot) {
        menu.backdrop.draw(on: snapshot)
        drawLevels(on: snapshot)
        // The line crosses no names.
        drawStroke(on: snapshot)
        drawBubbles(on: snapshot)
        if !fingerName.text.isEmpty { snapshot.snapshot(fingerName, of: widget) }
    }

    // MARK: Levels and the stroke

    /// Draws the scrim, the levels that are left behind, and the wedge of the pointer.
    private func drawLevels(on snapshot: Snapshot) {
        // The first frame comes sooner without the scrim.
        let least = marks.isDimmed ? 0 : Self.leastExpansion
        marks.isDimmed = marks.isDimmed && isExpanded || motion.expansion.value > least
        if marks.isDimmed, marks.scrim != nil { snapshot.snapshot(dimmed, of: widget) }
        guard motion.expansion.value > 0 else { return }
        drawLeftLevels(on: snapshot)
        guard let ring, let item = highlighted, item < ring.layout.directions.count else { return }
        let sides = ring.layout.wedge(of: item)
        let direction = ring.layout.directions[item].radians
        let radius = (ring.extent + 4) * motion.expansion.value
        snapshot.draw(
            x: menu.center.x - radius, y: menu.center.y - radius, width: 2 * radius, height: 2 * radius
        ) {
            $0.translate(x: menu.center.x, y: menu.center.y)
            $0.moveTo(x: 0, y: 0)
            $0.arc(
                radius: radius, from: direction - sides.before.radians, to: direction + sides.after.radians)
            $0.closePath()
            $0.setColor(wedge.color)
            $0.fill()
        }
    }

    private func drawLeftLevels(on snapshot: Snapshot) {
        guard !menu.opened.isEmpty else { return }
        let centers = drawnCenters.map(inMenu)
        let (color, accent) = (level.color, trace.color)
        let reach = largestRing.extent * Self.leftScale
        let (left, right) = (centers.map(\.x).min()! - reach, centers.map(\.x).max()! + reach)
        let (top, bottom) = (centers.map(\.y).min()! - reach, centers.map(\.y).max()! + reach)
        snapshot.draw(x: left, y: top, width: right - left, height: bottom - top) { context in
            context.setColor(color)
            context.moveTo(x: centers[0].x, y: centers[0].y)
            for center in centers.dropFirst() { context.lineTo(x: center.x, y: center.y) }
            context.stroke(width: 2, isRound: true)
            for (index, opened) in menu.opened.enumerated() {
                guard let small = leftRing(ofLevel: index) else { continue }
                let discs = Self.discs(of: small, at: centers[index])
                for (item, disc) in discs.enumerated() where !isCovered(disc) {
                    dot(context, disc, item == opened.item ? accent : color)
                }
            }
        }
    }

    /// The discs of a level: its items, and the center as the last one.
    private static func discs(of ring: MarkRing, at center: (x: Double, y: Double)) -> [Disc] {
        ring.layout.directions.indices.map { item in
            let place = ring.place(of: item)
            return Disc(x: center.x + place.x, y: center.y + place.y, radius: ring.size(of: item) / 2)
        } + [Disc(x: center.x, y: center.y, radius: ring.centerRadius)]
    }

    /// Whether a disc of a level that is left behind would show in part below one of the open level.
    private func isCovered(_ disc: Disc) -> Bool {
        guard let ring else { return false }
        return Self.discs(of: ring, at: menu.center).contains {
            .hypot($0.x - disc.x, $0.y - disc.y) < $0.radius + disc.radius
        }
    }

    private func dot(_ context: CairoContext, _ disc: Disc, _ color: Color) {
        context.save()
        context.translate(x: disc.x, y: disc.y)
        context.newPath()
        context.arc(radius: disc.radius, from: 0, to: 2 * .pi)
        context.setColor(color)
        context.fill()
        context.restore()
    }

    /// Draws the line of the stroke, whose older part fades.
    private func drawStroke(on snapshot: Snapshot) {
        guard marks.stroke != nil, let last = marks.line.points.last else { return }
        let points = marks.line.points.map { (place: inMenu($0.point), time: $0.time) }
        let (xs, ys) = (points.map(\.place.x), points.map(\.place.y))
        let margin = 2 * Self.lineWidth
        let (left, top) = (xs.min()! - margin, ys.min()! - margin)
        let color = trace.color
        let now = MonotonicClock.now
        let shades = points.map { point in
            let part = fades ? 1 - (now - point.time) / StrokeLine.fading : 1
            return Int((min(max(part, 0), 1) * Double(Self.shades)).rounded(.up))
        }
        snapshot.draw(
            x: left, y: top, width: xs.max()! + margin - left, height: ys.max()! + margin - top
        ) { context in
            context.setRoundJoins()
            var start = 0
            while start < points.count - 1 {
                let shade = shades[start + 1]
                context.moveTo(x: points[start].place.x, y: points[start].place.y)
                while start < points.count - 1, shades[start + 1] == shade {
                    start += 1
                    context.lineTo(x: points[start].place.x, y: points[start].place.y)
                }
                context.setColor(color.faded(to: Double(shade) / Double(Self.shades)))
                context.stroke(width: Self.lineWidth)
            }
            let end = inMenu(last.point)
            dot(context, Disc(x: end.x, y: end.y, radius: Self.lineWidth), color)
        }
    }
}
