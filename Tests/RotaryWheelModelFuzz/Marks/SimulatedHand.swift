import Foundation
package import RotaryWheelModel

/// A hand that draws marks through the directions of items, with noise.
///
/// The lengths of segments differ by 0.6 to 1.6, the speed falls to a third at corners, and the deviation from the way is
/// Gaussian, from independent at each sample to smooth over a third of a segment.
package struct SimulatedHand {
    /// The standard deviation of the deviation from the way in each coordinate, in mean lengths of a segment.
    package let jitter: Double
    /// The largest rotation of a mark to either side.
    package let rotation: Angle
    private var random: SeededGenerator
    private var spare: Double?

    package init(jitter: Double, rotation: Angle, seed: UInt64) {
        (self.jitter, self.rotation) = (jitter, rotation)
        random = SeededGenerator(seed: seed)
    }

    /// A random leaf of a menu.
    package mutating func path(in menu: MarkMenu) -> [Int] { menu.randomLeaf(using: &random) }

    /// The points of a mark and their times, at a random speed, scale, rate of samples and rotation.
    package mutating func mark(_ path: [Int], in menu: MarkMenu) -> [(point: MarkPoint, time: Duration)] {
        // The mean length of a segment, 100 pixels at scale 1.
        let length = 100 * logarithmic(0.25...4)
        let step = logarithmic(100...5000) / logarithmic(60...1000)
        let turn = Double.random(in: -rotation.radians...rotation.radians, using: &random)
        // The correlation of the deviations of two samples, a step apart.
        let smoothness = exp(-step / (length * Double.random(in: 0.001...1 / 3.0, using: &random)))
        let interval = Duration.seconds(step / length * 0.02)
        var marks: [(point: MarkPoint, time: Duration)] = []
        var (x, y, time) = (0.0, 0.0, Duration.zero)
        var noise = (gaussian(), gaussian())
        func deviated(_ x: Double, _ y: Double) -> MarkPoint {
            MarkPoint(x: x + noise.0 * jitter * length, y: y + noise.1 * jitter * length)
        }
        marks.append((deviated(x, y), time))
        var (level, way) = (menu as MarkMenu?, Double.random(in: 0..<step, using: &random))
        for place in path {
            guard let layout = level?.layout else { break }
            let (direction, size) = (layout.directions[place].radians + turn, length * logarithmic(0.6...1.6))
            let (dx, dy) = (cos(direction), sin(direction))
            while way < size {
                let part = way / size
                let distance = size * (part - 0.66 * sin(2 * .pi * part) / (2 * .pi))
                time += interval
                advance(&noise, smoothness)
                marks.append((deviated(x + distance * dx, y + distance * dy), time))
                way += step
            }
            way -= size
            x += size * dx
            y += size * dy
            level = level?.items[place].submenu
        }
        advance(&noise, smoothness)
        marks.append((deviated(x, y), time + interval))
        return marks
    }

    private mutating func advance(_ noise: inout (Double, Double), _ smoothness: Double) {
        let fresh = (1 - smoothness * smoothness).squareRoot()
        noise.0 = smoothness * noise.0 + fresh * gaussian()
        noise.1 = smoothness * noise.1 + fresh * gaussian()
    }

    /// A number of a range, whose logarithm is evenly distributed.
    private mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
        exp(.random(in: log(range.lowerBound)...log(range.upperBound), using: &random))
    }

    /// A number of the standard normal distribution, after Marsaglia's polar method.
    private mutating func gaussian() -> Double {
        if let number = spare {
            spare = nil
            return number
        }
        while true {
            let (u, v) = (
                Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random)
            )
            let square = u * u + v * v
            guard square < 1, square > 0 else { continue }
            let factor = (-2 * log(square) / square).squareRoot()
            spare = v * factor
            return u * factor
        }
    }
}
