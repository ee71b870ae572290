import RealModule
import RotaryWheelModel
import Testing

/// The drag style that the first pixels of a drag choose.
struct KnobDragDecisionTests {
    /// The decision of a path, which begins with the press, and the number of pixels that it took.
    private func decide(_ path: [(x: Double, y: Double)], radius: Double) -> (KnobDragStyle, Int)? {
        var decision = KnobDragDecision(x: path[0].x, y: path[0].y, radius: radius)
        for (count, point) in path.enumerated().dropFirst() {
            // A pointer has whole pixels.
            if let style = decision.style(at: point.x.rounded(), point.y.rounded()) { return (style, count) }
        }
        return nil
    }

    /// A point in polar coordinates, with the angle in degrees.
    private func point(_ degrees: Double, _ distance: Double) -> (x: Double, y: Double) {
        let angle = Angle(degrees: degrees).radians
        return (distance * .cos(angle), distance * .sin(angle))
    }

    @Test("A straight line is a straight drag from everywhere, also where a turn begins in its direction")
    func lines() throws {
        let directions = [(-90.0, KnobDragStyle.vertical), (90, .vertical), (0, .horizontal)]
        for (radius, part) in [16.0, 24, 32, 48, 75].flatMap({ radius in
            [0.1, 0.35, 0.6, 0.95].map { (radius, $0) }
        }) {
            for angle in stride(from: -180.0, to: 180, by: 30) {
                for (direction, style) in directions {
                    for tilt in [-5.0, 0, 5] {
                        let start = point(angle, part * radius)
                        let path = (0...60).map { pixel in
                            let way = point(direction + tilt, Double(pixel))
                            return (x: start.x + way.x, y: start.y + way.y)
                        }
                        let (decided, count) = try #require(decide(path, radius: radius))
                        #expect(decided == style, "\(radius) \(part) \(angle) \(direction) \(tilt)")
                        #expect(count <= 31)
                    }
                }
            }
        }
    }

    @Test("A turn about the center is a circular drag in both directions, if it is not near the center")
    func circles() {
        for radius in [24.0, 32, 48, 75] {
            for angle in stride(from: -180.0, to: 180, by: 15) {
                for sign in [-1.0, 1] {
                    let distance = 0.7 * radius
                    let path = (0...60).map {
                        point(angle + sign * Angle(radians: Double($0) / distance).degrees, distance)
                    }
                    #expect(decide(path, radius: radius)?.0 == .circular, "\(radius) \(angle) \(sign)")
                }
            }
        }
        #expect(decide([(x: 0, y: 12), (5, 11), (10, 7)], radius: 24)?.0 == .horizontal)
    }

    @Test func pointsThatAreNotFiniteDecideNothing() {
        var decision = KnobDragDecision(x: 0, y: 30, radius: 48)
        #expect(decision.style(at: .nan, 0) == nil)
        #expect(decision.style(at: 0, .infinity) == nil)
        #expect(decision.style(at: 0, 20) == .vertical)
    }
}
