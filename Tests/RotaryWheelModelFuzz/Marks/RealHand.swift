import Foundation
package import RotaryWheelModel

/// A hand that draws marks as people do.
///
/// Each segment is a movement of minimum jerk (Flash and Hogan, 1985) that overlaps the one before, which rounds the
/// corner. Segments are curved; a landing pen and a lifted one leave hooks; corners are overshot or have a pause.
package struct RealHand {
    package let rotation: Angle
    private var random: SeededGenerator

    package init(rotation: Angle, seed: UInt64) {
        (self.rotation, random) = (rotation, SeededGenerator(seed: seed))
    }

    /// A movement: its way, the deviation in its middle, when it begins and how long it takes.
    private struct Movement {
        var (x, y): (Double, Double)
        var bend = 0.0
        var (start, duration): (Double, Double)

        /// The place at a time, from the start.
        func place(at time: Double) -> (x: Double, y: Double) {
            let part = min(max((time - start) / duration, 0), 1)
            let way = part * part * part * (10 - 15 * part + 6 * part * part)
            let aside = bend * 4 * way * (1 - way)
            return (x * way - y * aside, y * way + x * aside)
        }
    }

    /// A random leaf of a menu.
    package mutating func path(in menu: MarkMenu) -> [Int] { menu.randomLeaf(using: &random) }

    /// The points of a mark through directions, in whole pixels, and their times.
    package mutating func mark(_ directions: [Angle]) -> [(point: MarkPoint, time: Duration)] {
        let length = exp(number(log(40)...log(160)))
        let speed = number(300...1200)
        let turn = number(-rotation.radians...rotation.radians)
        var (movements, now, end) = ([Movement](), 0.0, 0.0)
        func append(_ way: Double, _ direction: Double, bend: Double = 0, overlap: Double = 0) {
            let duration = max(way / speed * 1.5, 0.05)
            let start = movements.isEmpty ? now : max(now, end - overlap * duration)
            let (x, y) = (way * cos(direction), way * sin(direction))
            movements.append(Movement(x: x, y: y, bend: bend, start: start, duration: duration))
            end = start + duration
            now = start
        }
        if chance(0.5) { append(number(5...12), number(-Double.pi...Double.pi)) }
        for (index, direction) in directions.enumerated() {
            let isLast = index == directions.count - 1
            let size = length * number(0.7...1.4)
            let angle = direction.radians + turn + number(-0.05...0.05)
            let over = !isLast && chance(0.3) ? number(3...12) : 0
            append(size + over, angle, bend: number(-0.06...0.06), overlap: index == 0 ? 0 : number(0...0.3))
            if over > 0 { append(over, angle + .pi, overlap: number(0...0.5)) }
            if !isLast, chance(0.25) { end += chance(0.3) ? 0.4 : number(0.03...0.25) }
        }
        if chance(0.4) { append(number(5...12), number(-Double.pi...Double.pi), overlap: number(0...0.3)) }
        let step = 1 / number(60...125)
        return stride(from: 0, to: end + step, by: step).map { time in
            let places = movements.map { $0.place(at: time) }
            let x = places.reduce(0) { $0 + $1.x } + number(-0.6...0.6)
            let y = places.reduce(0) { $0 + $1.y } + number(-0.6...0.6)
            return (MarkPoint(x: x.rounded(), y: y.rounded()), .seconds(time))
        }
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &random)
    }
    private mutating func chance(_ part: Double) -> Bool { number(0...1) < part }
}
