import Foundation
import RotaryWheelModel
import RotaryWheelModelFuzz
import Testing

/// Points along a line through corners, without noise.
func stroke(_ corners: [(Double, Double)], points: Int = 20) -> [MarkPoint] {
    guard let first = corners.first else { return [] }
    return zip(corners, corners.dropFirst()).reduce(into: [MarkPoint(x: first.0, y: first.1)]) {
        stroke, line in
        let (start, end) = line
        stroke += (1...points).map {
            let part = Double($0) / Double(points)
            return MarkPoint(x: start.0 + (end.0 - start.0) * part, y: start.1 + (end.1 - start.1) * part)
        }
    }
}

/// Readings of strokes by their shape.
@Suite struct MarkRecognizerTests {
    private let fours = MarkMenu.uniform(breadth: 4, depth: 2)
    private let recognizer = MarkRecognizer()

    private func read(_ corners: [(Double, Double)], in menu: MarkMenu) -> MarkReading {
        recognizer.reading(of: stroke(corners), in: menu)
    }

    @Test(
        "A stroke through the directions of items chooses the last, at any size", arguments: [4, 8, 12], 1...3
    )
    func exact(breadth: Int, depth: Int) {
        let menu = MarkMenu.uniform(breadth: breadth, depth: depth)
        var random = SeededGenerator(seed: 9)
        for scale in [0.1, 1, 1e6] {
            for _ in 0..<repetitions(100) {
                var path = [Int.random(in: 0..<breadth, using: &random)]
                while path.count < depth {
                    path.append((path[path.count - 1] + .random(in: 1..<breadth, using: &random)) % breadth)
                }
                var corners = [(5.0, -7.0)]
                for (level, place) in path.enumerated() {
                    let direction = menu.layout.directions[place].radians
                    let (last, size) = (corners[corners.count - 1], (level == 1 ? 140 : 100) * scale)
                    corners.append((last.0 + size * cos(direction), last.1 + size * sin(direction)))
                }
                let reading = read(corners, in: menu)
                #expect(reading.outcome == .chooses && reading.path == path)
                #expect(reading.corners.count == depth - 1)
                for (corner, point) in zip(corners.dropFirst(), reading.corners) {
                    #expect(hypot(point.x - corner.0, point.y - corner.1) < 12 * scale)
                }
            }
        }
    }

    @Test("A straight stroke may have passed two levels, so that the menu opens")
    func inLine() {
        let submenu = MarkMenu([MarkItem(), MarkItem(), MarkItem(), MarkItem()])
        let deep = MarkMenu([MarkItem(), MarkItem(submenu: submenu), MarkItem(), MarkItem()])
        let menu = MarkMenu([MarkItem(), MarkItem(submenu: deep), MarkItem(), MarkItem()])
        // Right and down is a choice on the second level, and on the third after twice to the right.
        let reading = read([(0, 0), (150, 0), (150, 90)], in: menu)
        #expect(reading.outcome == .opens && reading.isAmbiguous && reading.path == [1])
        let other = read([(0, 0), (150, 0), (150, -90), (250, -90)], in: menu)
        #expect(other.outcome == .opens)
        #expect(
            MarkRecognizer(caution: 0).reading(of: stroke([(0, 0), (150, 0), (150, 90)]), in: menu).path == [
                1, 2,
            ])
    }

    @Test("A disabled item is not chosen, nor its neighbor: the menu opens")
    func disabled() {
        let items = [MarkItem(), MarkItem(isEnabled: false), MarkItem(), MarkItem()]
        #expect(read([(0, 0), (100, 0)], in: MarkMenu(items)) == MarkReading(outcome: .opens))
        let menu = MarkMenu([MarkItem(submenu: MarkMenu(items)), MarkItem(), MarkItem(), MarkItem()])
        let reading = read([(0, 0), (0, -100), (100, -100)], in: menu)
        #expect(reading.outcome == .opens && reading.path == [0] && !reading.isAmbiguous)
    }

    @Test("A way back along the line is a corner", arguments: [40.0, 70, 100, 160, 250])
    func wayBack(length: Double) {
        let reading = read([(0, 0), (100, 0), (100 - length, 0)], in: fours)
        #expect(reading.path == [1, 3] && reading.outcome == .chooses)
        let menu = MarkMenu.uniform(breadth: 4, depth: 3)
        #expect(read([(0, 0), (100, 0), (100 - length, 0), (90, 0)], in: menu).path.starts(with: [1, 3]))
    }

    @Test("A hook at the end has no meaning")
    func hook() {
        #expect(read([(0, 0), (100, 0), (100, 5)], in: fours).path == [1])
        let menu = MarkMenu.uniform(breadth: 4, depth: 1)
        #expect(read([(0, 0), (100, 0), (97, 5)], in: menu).path == [1])
    }

    @Test("Between two wedges the menu opens", arguments: [44.0, 45, 46])
    func boundary(degrees: Double) {
        let end = (100 * cos(degrees * .pi / 180), 100 * sin(degrees * .pi / 180))
        let reading = read([(0, 0), end], in: MarkMenu.uniform(breadth: 4, depth: 1))
        #expect(reading.outcome == .opens && reading.isAmbiguous && reading.path.isEmpty)
        let second = read([(0, 0), (100, 0), (100 + end.1, -end.0)], in: fours)
        #expect(second.outcome == .opens && second.isAmbiguous && second.path == [1])
    }

    @Test("A fast stroke whose corner lies between two points opens the menu")
    func fewPoints() {
        let points = [(0.0, 0.0), (70, 60), (70, 100)].map { MarkPoint(x: $0.0, y: $0.1) }
        let reading = recognizer.reading(of: points, in: fours)
        #expect(reading.outcome == .opens && reading.isAmbiguous)
    }

    @Test("A scribble opens the menu", arguments: 1...2)
    func scribble(depth: Int) {
        let circle = (0...60).map { MarkPoint(x: 80 * cos(Double($0) / 10), y: 80 * sin(Double($0) / 10)) }
        let menu = MarkMenu.uniform(breadth: 8, depth: depth)
        #expect(recognizer.reading(of: circle, in: menu).outcome == .opens)
    }

    @Test("A menu of one item has it in all directions, and an empty one in none")
    func smallMenus() {
        let menu = MarkMenu([MarkItem()])
        for end in [(3.0, -50.0), (-50, 4), (0, 50)] {
            #expect(read([(0, 0), end], in: menu) == MarkReading(outcome: .chooses, path: [0]))
            #expect(read([(0, 0), end], in: MarkMenu([])).outcome == .opens)
        }
    }

    @Test("Points that are not finite are left out, and repeated ones have no effect")
    func badPoints() {
        let bad = [MarkPoint(x: .nan, y: 0), MarkPoint(x: 0, y: .infinity)]
        #expect(recognizer.reading(of: [], in: fours) == MarkReading(outcome: .opens))
        #expect(recognizer.reading(of: bad, in: fours) == MarkReading(outcome: .opens))
        let points = stroke([(0, 0), (100, 0), (100, 80)])
        let mixed = points.flatMap { [$0] + bad + Array(repeating: $0, count: 50) }
        #expect(recognizer.reading(of: mixed, in: fours) == recognizer.reading(of: points, in: fours))
        let same = Array(repeating: MarkPoint(x: 3, y: 4), count: 100)
        #expect(recognizer.reading(of: same, in: fours) == MarkReading(outcome: .opens))
    }

    @Test("Strokes with any number of points, and far away, are read alike", arguments: [50, 5000, 100_000])
    func manyPoints(count: Int) {
        let points = stroke([(0, 0), (1e5, 0), (1e5, 8e4)], points: count)
        #expect(recognizer.reading(of: points, in: fours).path == [1, 2])
        let far = points.map { MarkPoint(x: $0.x + 1e8, y: $0.y - 1e8) }
        #expect(recognizer.reading(of: far, in: fours).path == [1, 2])
        let huge = [MarkPoint(x: 0, y: 0), MarkPoint(x: 1e300, y: 0), MarkPoint(x: 1e308, y: -1)]
        #expect(recognizer.reading(of: huge, in: fours).path.first == 1)
    }

    @Test("Caution is clamped")
    func caution() {
        #expect(MarkRecognizer(caution: -1).caution == 0)
        #expect(MarkRecognizer(caution: .infinity).caution == 4)
        #expect(MarkRecognizer(caution: .nan).caution == 1)
    }
}
