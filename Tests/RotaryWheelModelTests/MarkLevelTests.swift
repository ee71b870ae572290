import RotaryWheelModel
import RotaryWheelModelFuzz
import Testing

/// Strokes through open levels.
@Suite struct MarkLevelTests {
    private let first = [MarkLevel(path: [], center: MarkPoint(x: 0, y: 0))]

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

    @Test("A submenu opens at a corner over its item", arguments: [false, true])
    func corner(opensAtPress: Bool) {
        var stroke = opensAtPress ? MarkStroke() : MarkStroke(levels: first)
        if opensAtPress { stroke.open(path: []) }
        stroke.draw(to: 100, 0, from: 0)
        #expect(stroke.reading.path == [1] && stroke.place == 1 && stroke.levels == first)
        stroke.draw(to: 100, -80, from: 80)
        #expect(stroke.paths == [[], [1]])
        #expect(abs(stroke.levels[1].center.x - 100) < 10 && abs(stroke.levels[1].center.y) < 12)
        stroke.draw(to: 170, -80, from: 160)
        #expect(stroke.paths == [[], [1], [1, 0]])
        #expect(stroke.reading.outcome == .chooses && stroke.reading.path == [1, 0, 1])
    }

    @Test("The shape decides in an open menu, too: the level that opened far away moves to the corner")
    func longParts() {
        var stroke = MarkStroke(levels: first, through: (380, 0))
        #expect(stroke.paths == [[], [1]] && stroke.levels[1].center.x < 250)
        #expect(
            stroke.reading == MarkReading(outcome: .opens, path: [1, 1], corners: [stroke.levels[1].center]))
        stroke.draw(to: 380, 100, from: 80)
        #expect(stroke.paths == [[], [1]] && abs(stroke.levels[1].center.x - 380) < 30)
        #expect(stroke.reading.path == [1, 2])
        // After a pause, the places of the open levels decide.
        stroke.update(at: .seconds(1))
        #expect(stroke.paths == [[], [1], [1, 2]])
    }

    @Test("A hook has no meaning: where a pen lands, and at a corner of an open menu")
    func hooks() {
        let menu = MarkMenu((0..<4).map { MarkItem(submenu: $0 == 3 ? .uniform(breadth: 4, depth: 1) : nil) })
        for (x, y) in [(-7.0, 0.0), (-12, 2), (6, 6)] {
            var stroke = MarkStroke(in: menu, at: MarkPoint(x: 0, y: 0), time: .zero)
            stroke.draw((x, y), (x, y - 45))
            #expect(stroke.reading == MarkReading(outcome: .chooses, path: [0]), "\(x) \(y)")
        }
        var stroke = MarkStroke(levels: first, through: (200, 0))
        stroke.update(at: .milliseconds(400))
        #expect(stroke.paths == [[], [1]])
        // A level that opens at the hook closes again.
        stroke.draw((185, 0), (185, 150), from: 400)
        #expect(
            stroke.paths.allSatisfy { $0.count < 2 || $0 == [1, 2] }
                && stroke.reading.path.starts(with: [1, 2]))
    }

    @Test("A pause at the corner of a long segment does not change what it means")
    func pauseAfterALongPart() {
        var stroke = MarkStroke(depth: 2, levels: first, through: (380, 0))
        stroke.update(at: .seconds(1))
        #expect(stroke.reading.path == [1, 1] && stroke.deadline == nil)
        stroke.draw(to: 380, 100, from: 1000)
        #expect(stroke.reading.outcome == .chooses && stroke.reading.path == [1, 2])
    }

    @Test("A submenu opens after a pause over its item, or far away")
    func dwellAndDistance() {
        var stroke = MarkStroke(levels: first, through: (0, 60))
        #expect(stroke.deadline == .milliseconds(380))
        stroke.update(at: .milliseconds(380))
        #expect(stroke.levels.last == MarkLevel(path: [2], center: MarkPoint(x: 0, y: 60)))
        stroke.draw(to: 250, 60, from: 400)
        #expect(stroke.paths == [[], [2], [2, 1]] && (200...225).contains(stroke.levels[2].center.x))
    }

    @Test("The way back leads to an earlier level, where another item can be chosen")
    func wayBack() {
        var stroke = MarkStroke(levels: first, through: (60, 0))
        stroke.update(at: .seconds(1))
        stroke.draw(to: 30, 0, from: 1000)
        #expect(stroke.paths == [[], [1]] && stroke.reading.path == [1, 3])
        stroke.draw(to: 2, 0, from: 1080)
        #expect(stroke.levels == first && stroke.reading.outcome == .cancels)
        stroke.draw(to: 0, 60, from: 1160)
        #expect(stroke.reading.path == [2])
    }
}
