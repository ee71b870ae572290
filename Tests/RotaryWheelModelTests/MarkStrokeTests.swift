import RotaryWheelModel
import RotaryWheelModelFuzz
import Testing

/// Strokes while they are drawn.
@Suite struct MarkStrokeTests {
    private let first = [MarkLevel(path: [], center: MarkPoint(x: 0, y: 0))]

    @Test("A quick mark opens nothing, and its release chooses")
    func mark() {
        var stroke = MarkStroke(through: (100, 0))
        #expect(stroke.reading == MarkReading(outcome: .opens, path: [1]))
        stroke.draw((100, 60), (220, 60), from: 80)
        #expect(!stroke.isOpen)
        #expect(stroke.reading.outcome == .chooses && stroke.reading.path == [1, 2, 1])
        #expect(stroke.reading.corners.count == 2)
    }

    @Test("A mark is read as its points alone", arguments: [4, 8], 1...2)
    func sameReading(breadth: Int, depth: Int) {
        let menu = MarkMenu.uniform(breadth: breadth, depth: depth)
        var hand = SimulatedHand(jitter: 0.03, rotation: Angle(degrees: 5), seed: 3)
        for _ in 0..<repetitions() {
            let mark = hand.mark(hand.path(in: menu), in: menu)
            var stroke = MarkStroke(in: menu, at: mark[0].point, time: .zero)
            for (point, time) in mark.dropFirst() { stroke.move(to: point, at: time) }
            guard !stroke.isOpen, mark[0].point.distance(to: stroke.position) >= 12 else { continue }
            #expect(stroke.reading == MarkRecognizer().reading(of: mark.map(\.point), in: menu))
        }
    }

    @Test("A pause opens the menu with the levels that the mark has passed")
    func pause() {
        var stroke = MarkStroke()
        #expect(stroke.deadline == .milliseconds(300))
        stroke.draw((100, 0), (100, 80))
        #expect(stroke.deadline == .milliseconds(460))
        let isEarly = stroke.update(at: .milliseconds(459))
        #expect(!isEarly)
        let isOpening = stroke.update(at: .milliseconds(460))
        #expect(isOpening)
        #expect(stroke.paths == [[], [1], [1, 2]])
        #expect(stroke.levels[0].center == MarkPoint(x: 0, y: 0))
        #expect(abs(stroke.levels[1].center.x - 100) < 8 && abs(stroke.levels[1].center.y) < 8)
        #expect(stroke.levels[2].center == MarkPoint(x: 100, y: 80))
        // The new level stays open until the pointer chooses.
        #expect(stroke.reading.outcome == .opens && stroke.reading.path == [1, 2])
        #expect(stroke.deadline == nil)
        stroke.draw(to: 60, 80, from: 500)
        #expect(stroke.reading.outcome == .chooses && stroke.reading.path == [1, 2, 3])
    }

    @Test("A pause over the last level keeps the item under the pointer")
    func pauseOverItem() {
        var stroke = MarkStroke(depth: 2, through: (100, 0), (100, 80))
        stroke.update(at: .seconds(1))
        #expect(stroke.paths == [[], [1]])
        #expect(stroke.place == 2)
        #expect(stroke.reading.outcome == .chooses && stroke.reading.path == [1, 2])
    }

    @Test("An event after a pause opens the menu as the pause did")
    func lateEvent() {
        var stroke = MarkStroke()
        let hasOpened = stroke.move(to: MarkPoint(x: 50, y: 0), at: .milliseconds(400))
        #expect(hasOpened && stroke.levels == first)
        #expect(stroke.place == 1)
    }

    @Test("After a pause or a release, an ambiguous mark leaves its certain levels open at the pointer")
    func ambiguous() {
        var stroke = MarkStroke(through: (100, 0), (150, 50))
        #expect(stroke.reading.isAmbiguous && stroke.reading.outcome == .opens)
        var released = stroke
        let reading = released.release(at: .milliseconds(170))
        stroke.update(at: .seconds(1))
        let expected = MarkLevel(path: [1], center: MarkPoint(x: 150, y: 50))
        #expect(reading.path == [1] && stroke.levels.last == expected && released.levels == stroke.levels)
    }

    @Test("A tap or a press opens the first level; a release where the stroke began does nothing")
    func middle() {
        var stroke = MarkStroke(depth: 1)
        #expect(stroke.reading == MarkReading(outcome: .opens))
        stroke.move(to: MarkPoint(x: 5, y: 5), at: .milliseconds(50))
        #expect(stroke.reading == MarkReading(outcome: .opens))
        var back = stroke
        back.draw((60, 0), (4, 0), from: 50)
        #expect(back.reading.outcome == .cancels)
        stroke.update(at: .seconds(1))
        #expect(stroke.levels == first && stroke.reading.outcome == .opens)
        stroke.draw((60, 0), (4, 0), from: 1000)
        #expect(stroke.reading.outcome == .cancels)
    }

    @Test(
        "A mark that ends where it began opens the menu if it has the shape of an item's",
        arguments: [[(60.0, 0.0)], [(60, 0), (60, 60)], [(0, 80), (80, 80), (80, 0)]])
    func closedMarks(corners: [(Double, Double)]) {
        var stroke = MarkStroke(in: .uniform(breadth: 8, depth: 4), at: MarkPoint(x: 0, y: 0), time: .zero)
        for (index, corner) in (corners + [(4, 3)]).enumerated() {
            stroke.draw(to: corner.0, corner.1, from: 80 * index)
        }
        #expect(!stroke.isOpen && stroke.reading == MarkReading(outcome: .opens, isAmbiguous: true))
        var (paused, flat) = (stroke, stroke)
        _ = stroke.release(at: .milliseconds(80 * (corners.count + 1)))
        #expect(stroke.paths == [[]])
        // Over the center of the menu that a pause has opened, a release cancels.
        paused.update(at: .seconds(2))
        #expect(paused.isOpen && paused.reading.outcome == .cancels)
        flat.setMenu(.uniform(breadth: 8, depth: 1))
        #expect(flat.reading.outcome == .cancels)
    }

    @Test("A cancelled stroke does nothing")
    func cancel() {
        var stroke = MarkStroke(through: (100, 0))
        stroke.cancel()
        let hasMoved = stroke.move(to: MarkPoint(x: 100, y: 90), at: .seconds(2))
        let hasPaused = stroke.update(at: .seconds(4))
        #expect(!hasMoved && !hasPaused && stroke.isCancelled && stroke.deadline == nil)
        #expect(stroke.reading == MarkReading(outcome: .cancels))
    }

    @Test("A new menu keeps the open levels as far as it has them")
    func newMenu() {
        var stroke = MarkStroke(through: (100, 0), (100, 80))
        stroke.update(at: .seconds(1))
        stroke.setMenu(.uniform(breadth: 4, depth: 2))
        #expect(stroke.paths == [[], [1]] && stroke.reading.path == [1, 2])
        stroke.setMenu(.uniform(breadth: 1, depth: 2))
        #expect(stroke.paths == [[]])
        stroke.setMenu(MarkMenu([]))
        #expect(stroke.place == nil && stroke.reading.outcome == .cancels)
    }

    @Test("Open levels follow their items in a new menu")
    func movedItems() {
        var stroke = MarkStroke(through: (100, 0))
        stroke.update(at: .seconds(1))
        #expect(stroke.paths == [[], [1]])
        var grown = stroke
        grown.setMenu(.uniform(breadth: 5, depth: 2), path: [2])
        #expect(grown.paths == [[], [2]] && grown.levels.map(\.center) == stroke.levels.map(\.center))
        grown.setMenu(.uniform(breadth: 5, depth: 2), path: [])
        #expect(grown.paths == [[]])
        stroke.setMenu(.uniform(breadth: 4, depth: 2), path: [7])
        #expect(stroke.paths == [[]])
    }

    @Test("Invalid points are ignored, and a clock that goes backwards stands still")
    func badEvents() {
        var stroke = MarkStroke()
        stroke.draw(to: 100, 0, from: 100)
        let before = stroke
        let hasChanged = stroke.move(to: MarkPoint(x: .nan, y: 5), at: .seconds(9))
        #expect(!hasChanged && stroke == before)
        stroke.move(to: MarkPoint(x: 120, y: 0), at: .zero)
        #expect(!stroke.isOpen && stroke.deadline == .milliseconds(480))
        stroke.settings.deadZone = .nan
        stroke.settings.openDistance = -4
        stroke.settings.dwell = .seconds(-1)
        #expect(stroke.settings.deadZone == 12 && stroke.settings.openDistance == 1)
        #expect(stroke.settings.dwell == .zero)
    }
}
