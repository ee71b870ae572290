import RotaryWheelModel
import RotaryWheelModelFuzz

extension MarkStroke {
    /// A stroke at the origin in a menu of fours, with three levels.
    init(levels: [MarkLevel] = []) {
        self.init(
            in: .uniform(breadth: 4, depth: 3), at: MarkPoint(x: 0, y: 0), time: .zero, levels: levels)
    }

    /// Moves in ten steps of 8 ms each.
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
