import RotaryWheelModel
import RotaryWheelModelFuzz

extension MarkStroke {
    /// A stroke from the origin in a menu of fours, by default with three levels, drawn through corners from time 0.
    init(
        depth: Int = 3, levels: [MarkLevel] = [], settings: MarkSettings = MarkSettings(),
        through corners: (Double, Double)...
    ) {
        self.init(
            in: .uniform(breadth: 4, depth: depth), at: MarkPoint(x: 0, y: 0), time: .zero, levels: levels,
            settings: settings)
        for (index, corner) in corners.enumerated() { draw(to: corner.0, corner.1, from: 80 * index) }
    }

    /// Moves to each corner in ten steps of 8 ms each.
    mutating func draw(_ corners: (Double, Double)..., from time: Int = 0) {
        for (index, corner) in corners.enumerated() { draw(to: corner.0, corner.1, from: time + 80 * index) }
    }

    mutating func draw(to x: Double, _ y: Double, from time: Int) {
        let start = position
        for step in 1...10 {
            let part = Double(step) / 10
            let point = MarkPoint(x: start.x + (x - start.x) * part, y: start.y + (y - start.y) * part)
            move(to: point, at: .milliseconds(time + 8 * step))
        }
    }

    var paths: [[Int]] { levels.map(\.path) }
}
