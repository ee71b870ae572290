import RotaryWheelModel
import RotaryWheelModelFuzz
import Testing

extension MarkStroke {
    /// A stroke at the origin in a menu of fours, with three levels.
    fileprivate init(levels: [MarkLevel] = []) {
        self.init(
            in: .uniform(breadth: 4, depth: 3), at: MarkPoint(x: 0, y: 0), time: .zero, levels: levels)
    }

    /// Moves in ten steps of 8 ms each.
    fileprivate mutating func draw(to x: Double, _ y: Double, from time: Int) {
        let start = position
        for step in 1...10 {
            let part = Double(step) / 10
            let point = MarkPoint(x: start.x + (x - start.x) * part, y: start.y + (y - start.y) * part)
            move(to: point, at: .milliseconds(time + 8 * step))
        }
    }

    fileprivate var paths: [[Int]] { levels.map(\.path) }
}

/// Strokes while they are drawn.
@Suite struct MarkStrokeTests {
    private let first = [MarkLevel(path: [], center: MarkPoint(x: 0, y: 0))]

    @Test("A quick mark opens nothing, and its release chooses")
    func mark() {
        var stroke = MarkStroke()
        stroke.draw(to: 100, 0, from: 0)
        #expect(stroke.reading == MarkReading(outcome: .opens, path: [1]))
        stroke.draw(to: 100, 60, from: 80)
        stroke.draw(to: 220, 60, from: 160)
        #expect(!stroke.isOpen)
        #expect(stroke.reading.outcome == .chooses && stroke.reading.path == [1, 2, 1])
        #expect(stroke.reading.corners.count == 2)
    }

    @Test("A mark is read as its points alone", arguments: [4, 8], 1...2)
    func sameReading(breadth: Int, depth: Int) {
        let menu = MarkMenu.uniform(breadth: breadth, depth: depth)
        var hand = SimulatedHand(jitter: 0.03, rotation: Angle(degrees: 5), seed: 3)
        for _ in 0..<100 {
            let mark = hand.mark(hand.path(in: menu), in: menu)
            var stroke = MarkStroke(in: menu, at: mark[0].point, time: .zero)
            for (point, time) in mark.dropFirst() { stroke.move(to: point, at: time) }
            guard !stroke.isOpen, stroke.reading.outcome != .cancels else { continue }
            #expect(stroke.reading == MarkRecognizer().reading(of: mark.map(\.point), in: menu))
        }
    }

    @Test("A pause opens the menu with the levels that the mark has passed")
    func pause() {
        var stroke = MarkStroke()
        #expect(stroke.deadline == .milliseconds(300))
        stroke.draw(to: 100, 0, from: 0)
        stroke.draw(to: 100, 80, from: 80)
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
        var stroke = MarkStroke(
            in: .uniform(breadth: 4, depth: 2), at: MarkPoint(x: 0, y: 0), time: .zero)
        stroke.draw(to: 100, 0, from: 0)
        stroke.draw(to: 100, 80, from: 80)
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

    @Test("An ambiguous mark goes on at the pointer after a pause, with its certain levels")
    func ambiguous() {
        var stroke = MarkStroke()
        stroke.draw(to: 100, 0, from: 0)
        stroke.draw(to: 150, 50, from: 80)
        #expect(stroke.reading.isAmbiguous)
        stroke.update(at: .seconds(1))
        #expect(stroke.levels.last == MarkLevel(path: [1], center: MarkPoint(x: 150, y: 50)))
    }

    @Test("A tap or a press opens the first level; a release where the stroke began does nothing")
    func middle() {
        var stroke = MarkStroke()
        #expect(stroke.reading == MarkReading(outcome: .opens))
        stroke.move(to: MarkPoint(x: 5, y: 5), at: .milliseconds(50))
        #expect(stroke.reading == MarkReading(outcome: .opens))
        var back = stroke
        back.draw(to: 60, 0, from: 50)
        back.draw(to: 4, 0, from: 130)
        #expect(back.reading.outcome == .cancels)
        stroke.update(at: .seconds(1))
        #expect(stroke.levels == first && stroke.reading.outcome == .opens)
        stroke.draw(to: 60, 0, from: 1000)
        stroke.draw(to: 4, 0, from: 1080)
        #expect(stroke.reading.outcome == .cancels)
    }

    @Test("A press in the middle of an open level goes back, or closes the first")
    func press() {
        #expect(MarkStroke(levels: first).reading.outcome == .cancels)
        let second = MarkLevel(path: [2], center: MarkPoint(x: 3, y: 3))
        #expect(MarkStroke(levels: first + [second]).reading.outcome == .returns)
        // Levels that are not a way through the menu are left out.
        let invalid = [
            MarkLevel(path: [9], center: second.center), MarkLevel(path: [1, 1], center: second.center),
            MarkLevel(path: [1], center: MarkPoint(x: .nan, y: 0)),
        ]
        for level in invalid { #expect(MarkStroke(levels: first + [level]).levels == first) }
    }

    @Test("In an open level the item is that in whose wedge the pointer is, however far away")
    func wedges() {
        var stroke = MarkStroke(levels: first)
        stroke.settings.openDistance = .infinity
        for distance in [13.0, 100, 5000] {
            stroke.move(to: MarkPoint(x: 0.9 * distance, y: 0.8 * distance), at: .milliseconds(1))
            #expect(stroke.place == 1)
        }
    }

    @Test("A submenu opens at a corner over its item")
    func corner() {
        var stroke = MarkStroke(levels: first)
        stroke.draw(to: 100, 0, from: 0)
        #expect(stroke.reading.path == [1] && stroke.levels == first)
        stroke.draw(to: 100, -80, from: 80)
        #expect(stroke.paths == [[], [1]])
        #expect(abs(stroke.levels[1].center.x - 100) < 10 && abs(stroke.levels[1].center.y) < 12)
        stroke.draw(to: 170, -80, from: 160)
        #expect(stroke.paths == [[], [1], [1, 0]])
        #expect(stroke.reading.outcome == .chooses && stroke.reading.path == [1, 0, 1])
    }

    @Test("The shape decides in an open menu, too: the level that opened far away moves to the corner")
    func longParts() {
        var stroke = MarkStroke(levels: first)
        stroke.draw(to: 380, 0, from: 0)
        #expect(stroke.paths == [[], [1]] && stroke.levels[1].center.x < 250)
        #expect(
            stroke.reading == MarkReading(outcome: .opens, path: [1, 1], corners: [stroke.levels[1].center]))
        stroke.draw(to: 380, 100, from: 80)
        #expect(stroke.paths == [[], [1]] && abs(stroke.levels[1].center.x - 380) < 30)
        #expect(stroke.reading.path == [1, 2])
        // After a pause, the places of what is open decide.
        stroke.update(at: .seconds(1))
        #expect(stroke.paths == [[], [1], [1, 2]])
    }

    @Test("Strokes with usual noise pass open levels rightly", arguments: [4, 8])
    func noise(breadth: Int) {
        let menu = MarkMenu.uniform(breadth: breadth, depth: 2)
        var hand = SimulatedHand(jitter: 0.04, rotation: Angle(degrees: 5), seed: 4)
        var (rightly, wrongly) = (0, 0)
        for _ in 0..<150 {
            let path = hand.path(in: menu)
            let mark = hand.mark(path, in: menu)
            // Straight on and straight back have other meanings in an open menu.
            guard (path[1] - path[0]) % (breadth / 2) != 0 else { continue }
            var stroke = MarkStroke(
                in: menu, at: mark[0].point, time: .zero,
                levels: [MarkLevel(path: [], center: mark[0].point)])
            for (point, time) in mark.dropFirst() { stroke.move(to: point, at: time) }
            guard stroke.reading.outcome == .chooses else { continue }
            if stroke.reading.path == path { rightly += 1 } else { wrongly += 1 }
        }
        #expect(rightly > 60 && wrongly <= 1)
    }

    @Test("A submenu opens after a pause over its item, or far away")
    func dwellAndDistance() {
        var stroke = MarkStroke(levels: first)
        stroke.draw(to: 0, 60, from: 0)
        #expect(stroke.deadline == .milliseconds(380))
        stroke.update(at: .milliseconds(380))
        #expect(stroke.levels.last == MarkLevel(path: [2], center: MarkPoint(x: 0, y: 60)))
        stroke.draw(to: 250, 60, from: 400)
        #expect(stroke.paths == [[], [2], [2, 1]])
        #expect((200...225).contains(stroke.levels[2].center.x))
    }

    @Test("The way back leads to an earlier level, where another item can be chosen")
    func wayBack() {
        var stroke = MarkStroke(levels: first)
        stroke.draw(to: 60, 0, from: 0)
        stroke.update(at: .seconds(1))
        stroke.draw(to: 30, 0, from: 1000)
        #expect(stroke.paths == [[], [1]] && stroke.reading.path == [1, 3])
        stroke.draw(to: 2, 0, from: 1080)
        #expect(stroke.levels == first && stroke.reading.outcome == .cancels)
        stroke.draw(to: 0, 60, from: 1160)
        #expect(stroke.reading.path == [2])
    }

    @Test("A cancelled stroke does nothing")
    func cancel() {
        var stroke = MarkStroke()
        stroke.draw(to: 100, 0, from: 0)
        stroke.cancel()
        let hasMoved = stroke.move(to: MarkPoint(x: 100, y: 90), at: .seconds(2))
        let hasPaused = stroke.update(at: .seconds(4))
        #expect(!hasMoved && !hasPaused && stroke.isCancelled && stroke.deadline == nil)
        #expect(stroke.reading == MarkReading(outcome: .cancels))
    }

    @Test("A new menu keeps the open levels as far as it has them")
    func newMenu() {
        var stroke = MarkStroke()
        stroke.draw(to: 100, 0, from: 0)
        stroke.draw(to: 100, 80, from: 80)
        stroke.update(at: .seconds(1))
        stroke.setMenu(.uniform(breadth: 4, depth: 2))
        #expect(stroke.paths == [[], [1]] && stroke.reading.path == [1, 2])
        stroke.setMenu(.uniform(breadth: 1, depth: 2))
        #expect(stroke.paths == [[]])
        stroke.setMenu(MarkMenu([]))
        #expect(stroke.place == nil && stroke.reading.outcome == .cancels)
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
