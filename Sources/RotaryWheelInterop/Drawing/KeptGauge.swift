import RealModule

/// A still drawing below an arc about the origin, kept as tiles.
///
/// A new arc changes only the tiles at its ends, and those are kept, too, for each step of a part of a pixel. Tiles meet at
/// whole pixels, so they have no seams.
@MainActor
package final class KeptGauge {
    /// The line of the arc, with round ends if it has one color.
    package struct Line: Hashable {
        package let radius, width: Double
        package let bands: [Band]
        /// The number of steps of an end of the arc in a pixel.
        package let steps: Double

        package init(radius: Double, width: Double, color: Color) {
            self.init(radius: radius, width: width, bands: [Band(angles: nil, color: color)], steps: 4)
        }

        package init(radius: Double, width: Double, bands: [Band], steps: Double) {
            (self.radius, self.width, self.bands, self.steps) = (radius, width, bands, steps)
        }

        /// The number of the step that is nearest to an angle.
        func step(of angle: Double) -> Int { Int((angle * steps * radius).rounded()) }
    }

    /// The color of a line between two angles; everywhere without them.
    package struct Band: Hashable {
        package let angles: ClosedRange<Double>?
        package let color: Color

        package init(angles: ClosedRange<Double>?, color: Color) {
            (self.angles, self.color) = (angles, color)
        }

        /// What is in the band of a part of the line.
        fileprivate func piece(of part: ClosedRange<Double>) -> ClosedRange<Double>? {
            guard let angles else { return part }
            return angles.overlaps(part) ? part.clamped(to: angles) : nil
        }
    }

    private struct Tile {
        let box: KeptDrawing.Box
        /// The angles at which the line may reach into the tile; `nil` if it does not.
        let angles: ClosedRange<Double>?
        /// The tile without the line, and with all of it.
        var bare: KeptDrawing?
        var crossed: KeptDrawing?
    }

    /// A tile, and the ends of the arc in it, in steps.
    private struct State: Hashable {
        let tile: Int
        let start: Int?
        let end: Int?
    }

    /// The usual side of a tile in pixels, and the largest number of tiles in a row.
    private static let (side, most) = (48.0, 5.0)
    /// The memory for tiles in bytes.
    private static let memory = 4_000_000.0

    private let line: Line
    private let target: KeptDrawing.Target
    private let background: ((CairoContext) -> Void)?
    private var tiles: [Tile]
    private let limit: Int
    /// The tiles with an end of the arc.
    private var drawings: [State: KeptDrawing] = [:]

    /// - Parameters:
    ///   - box: the bounds of the drawing.
    ///   - background: draws the layers below the arc.
    package init(
        box: KeptDrawing.Box, line: Line, for target: KeptDrawing.Target,
        background: ((CairoContext) -> Void)? = nil
    ) {
        (self.line, self.target, self.background) = (line, target, background)
        let columns = Self.edges(from: box.x, size: box.width)
        let rows = Self.edges(from: box.y, size: box.height)
        tiles = zip(columns, columns.dropFirst()).flatMap { left, right in
            zip(rows, rows.dropFirst()).map { top, bottom in
                let box = KeptDrawing.Box(x: left, y: top, width: right - left, height: bottom - top)
                return Tile(box: box, angles: Self.angles(of: line, in: box))
            }
        }
        let bytes = 4 * box.width * box.height / Double(tiles.count) * Double(target.scale * target.scale)
        limit = max(Int(Self.memory / max(bytes, 1)), 2 * tiles.count)
    }

    /// The edges of the tiles in one direction.
    private static func edges(from start: Double, size: Double) -> [Double] {
        let (first, last) = (start.rounded(.down), (start + size).rounded(.up))
        let count = min(max(((last - first) / side).rounded(.up), 1), most)
        return (0...Int(count)).map { (first + (last - first) * Double($0) / count).rounded() }
    }

    /// The angles at which a line may reach into a box, with its round ends.
    private static func angles(of line: Line, in box: KeptDrawing.Box) -> ClosedRange<Double>? {
        let (left, right, top, bottom) = (box.x, box.x + box.width, box.y, box.y + box.height)
        let reach = line.width / 2 + 1
        let nearest = Double.hypot(max(left, -right, 0), max(top, -bottom, 0))
        let farthest = Double.hypot(max(-left, right), max(-top, bottom))
        guard nearest <= line.radius + reach, farthest >= line.radius - reach else { return nil }
        guard nearest > 0 || left == 0 || right == 0 || top == 0 || bottom == 0 else { return -.pi ... .pi }
        let middle = Double.atan2(y: (top + bottom) / 2, x: (left + right) / 2)
        let corners = [(left, top), (left, bottom), (right, top), (right, bottom)].filter { $0 != (0, 0) }
        let half = corners.map { x, y in
            abs((Double.atan2(y: y, x: x) - middle).remainder(dividingBy: 2 * .pi))
        }.max()!
        let margin = (reach + 1) / max(line.radius - reach, 1)
        return middle - half - margin...middle + half + margin
    }

    private static let shared = Shared<SharedLook, KeptGauge>()

    /// The gauge of a look, made for its first user.
    package static func shared(_ look: SharedLook, make: () -> KeptGauge?) -> KeptGauge? {
        shared.value(for: look, make: make)
    }

    /// Draws the gauge with an arc between two angles in radians, or without one.
    package func draw(_ arc: ClosedRange<Double>?, on snapshot: Snapshot) {
        let steps = arc.map { (start: line.step(of: $0.lowerBound), end: line.step(of: $0.upperBound)) }
        let unit = 1 / (line.steps * line.radius)
        let angles = steps.map { Double($0.start) * unit...Double($0.end) * unit }
        for index in tiles.indices {
            if let node = drawing(of: angles, steps, in: index)?.node { snapshot.append(node) }
        }
    }

    /// The drawing of a tile; `nil` if nothing is in it.
    private func drawing(
        of arc: ClosedRange<Double>?, _ steps: (start: Int, end: Int)?, in index: Int
    ) -> KeptDrawing? {
        let tile = tiles[index]
        guard let arc, let steps, let reach = tile.angles, Self.overlap(arc, reach) else {
            if let bare = tile.bare { return bare }
            if background != nil { tiles[index].bare = draw([], in: index) }
            return tiles[index].bare
        }
        let start = Self.overlap(arc.lowerBound...arc.lowerBound, reach) ? steps.start : nil
        let end = Self.overlap(arc.upperBound...arc.upperBound, reach) ? steps.end : nil
        guard start != nil || end != nil else {
            if let crossed = tile.crossed { return crossed }
            tiles[index].crossed = draw(Self.parts(of: arc, in: reach), in: index)
            return tiles[index].crossed
        }
        let state = State(tile: index, start: start, end: end)
        if let drawing = drawings[state] { return drawing }
        if drawings.count >= limit { drawings = [:] }
        let drawing = draw(Self.parts(of: arc, in: reach), in: index)
        drawings[state] = drawing
        return drawing
    }

    private func draw(_ parts: [ClosedRange<Double>], in index: Int) -> KeptDrawing? {
        let tile = tiles[index].box
        guard let box = background == nil ? bounds(of: parts, in: tile) : tile else { return nil }
        return KeptDrawing(box: box, for: target) { context in
            if let background {
                context.save()
                background(context)
                context.restore()
            }
            guard !parts.isEmpty else { return }
            for band in line.bands {
                context.newPath()
                for piece in parts.compactMap(band.piece) {
                    context.newSubPath()
                    context.arc(radius: line.radius, from: piece.lowerBound, to: piece.upperBound)
                }
                context.setColor(band.color)
                context.stroke(width: line.width, isRound: band.angles == nil)
            }
        }
    }

    /// The whole pixels of a tile that parts of the line may reach; `nil` for none.
    private func bounds(of parts: [ClosedRange<Double>], in tile: KeptDrawing.Box) -> KeptDrawing.Box? {
        let angles = parts.flatMap { part in
            let quarters = stride(
                from: (part.lowerBound / (.pi / 2)).rounded(.up) * .pi / 2, to: part.upperBound, by: .pi / 2)
            return [part.lowerBound, part.upperBound] + quarters
        }
        let reach = line.width / 2 + 1
        func range(_ places: [Double], from start: Double, size: Double) -> (start: Double, size: Double)? {
            guard let least = places.min(), let most = places.max() else { return nil }
            let first = max((least - reach).rounded(.down), start)
            let last = min((most + reach).rounded(.up), start + size)
            return first < last ? (first, last - first) : nil
        }
        guard
            let x = range(angles.map { line.radius * .cos($0) }, from: tile.x, size: tile.width),
            let y = range(angles.map { line.radius * .sin($0) }, from: tile.y, size: tile.height)
        else { return nil }
        return KeptDrawing.Box(x: x.start, y: y.start, width: x.size, height: y.size)
    }

    /// The turns by which a range of angles must be moved to meet an arc.
    private static func turns(
        of arc: ClosedRange<Double>, in angles: ClosedRange<Double>
    ) -> (first: Double, last: Double) {
        let turn = 2 * Double.pi
        return (
            ((arc.lowerBound - angles.upperBound) / turn).rounded(.up),
            ((arc.upperBound - angles.lowerBound) / turn).rounded(.down)
        )
    }

    private static func overlap(_ arc: ClosedRange<Double>, _ angles: ClosedRange<Double>) -> Bool {
        let turns = turns(of: arc, in: angles)
        return turns.first <= turns.last
    }

    /// The parts of an arc that reach into a range of angles, with ends outside of it where the arc continues.
    private static func parts(
        of arc: ClosedRange<Double>, in angles: ClosedRange<Double>
    ) -> [ClosedRange<Double>] {
        let extra = (angles.upperBound - angles.lowerBound) / 2
        let turns = turns(of: arc, in: angles)
        return stride(from: turns.first, through: turns.last, by: 1).map { turn in
            let (start, end) = (
                angles.lowerBound + turn * 2 * .pi - extra, angles.upperBound + turn * 2 * .pi + extra
            )
            return max(arc.lowerBound, start)...min(arc.upperBound, end)
        }
    }
}
