import RotaryWheelModel
import Testing

/// The levels that stay open after a release.
@Suite struct MarkReleaseTests {
    private let origin = MarkPoint(x: 0, y: 0)
    private var first: [MarkLevel] { [MarkLevel(path: [], center: origin)] }

    @Test("A tap leaves the first level open around it")
    func tap() {
        var stroke = MarkStroke()
        let reading = stroke.release(at: .milliseconds(80))
        #expect(reading == MarkReading(outcome: .opens) && stroke.levels == first)
    }

    @Test("A mark on a submenu leaves it open where the mark ends")
    func mark() {
        var stroke = MarkStroke(through: (100, 0), (100, 80))
        let reading = stroke.release(at: .milliseconds(170))
        #expect(reading.outcome == .opens && reading.path == [1, 2])
        #expect(stroke.paths == [[], [1], [1, 2]])
        #expect(stroke.levels[0].center == origin)
        #expect(stroke.levels[1].center == reading.corners[0])
        #expect(stroke.levels[2].center == MarkPoint(x: 100, y: 80))
    }

    @Test("A release over a submenu of an open level leaves the submenu open")
    func openLevel() {
        var stroke = MarkStroke(levels: first, through: (60, 0))
        let reading = stroke.release(at: .milliseconds(90))
        #expect(reading == MarkReading(outcome: .opens, path: [1]))
        #expect(stroke.levels == first + [MarkLevel(path: [1], center: MarkPoint(x: 60, y: 0))])
    }

    @Test("A release long after the last movement has paused before")
    func late() {
        var stroke = MarkStroke(depth: 2, through: (100, 0))
        let reading = stroke.release(at: .seconds(5))
        #expect(reading == MarkReading(outcome: .opens, path: [1], corners: [MarkPoint(x: 100, y: 0)]))
        #expect(stroke.paths == [[], [1]])
    }

    @Test("A choice, a return and a cancelled stroke open nothing")
    func nothing() {
        var choice = MarkStroke(depth: 1, through: (100, 0))
        let chosen = choice.release(at: .milliseconds(90))
        #expect(chosen.outcome == .chooses && chosen.path == [1] && !choice.isOpen)
        var back = MarkStroke(depth: 1, through: (100, 0), (3, 0))
        let returned = back.release(at: .milliseconds(170))
        #expect(returned.outcome == .cancels && !back.isOpen)
        var cancelled = MarkStroke(levels: first, through: (60, 0))
        cancelled.cancel()
        let none = cancelled.release(at: .seconds(1))
        #expect(none == MarkReading(outcome: .cancels) && cancelled.levels == first)
    }

    @Test("Levels open at a path as far as it leads to submenus, where the stroke is")
    func openPath() {
        var stroke = MarkStroke()
        stroke.open(path: [])
        #expect(stroke.levels == first)
        stroke.open(path: [1, 2])
        #expect(stroke.paths == [[], [1], [1, 2]])
        #expect(stroke.levels.allSatisfy { $0.center == origin })
        // The last level has items to choose.
        stroke.open(path: [1, 2, 0, 3])
        #expect(stroke.paths == [[], [1], [1, 2]])
        // The common levels stay where they are.
        stroke.move(to: MarkPoint(x: 0, y: 9), at: .milliseconds(8))
        stroke.open(path: [1, 3])
        #expect(stroke.levels.map(\.center) == [origin, origin, MarkPoint(x: 0, y: 9)])
        #expect(stroke.levels.last?.path == [1, 3])
        stroke.open(path: [7])
        #expect(stroke.levels == first)
    }

    @Test("An open level has a middle of its own size")
    func openDeadZone() {
        var settings = MarkSettings()
        #expect(settings.openDeadZone == 12)
        settings.deadZone = 20
        #expect(settings.openDeadZone == 20)
        settings.openDeadZone = 40
        #expect(settings.deadZone == 20 && settings.openDeadZone == 40)
        settings.openDeadZone = .nan
        #expect(settings.openDeadZone == 40)
        settings.openDeadZone = -3
        #expect(settings.openDeadZone == 1)
        settings.openDeadZone = 40
        var open = MarkStroke(depth: 1, levels: first, settings: settings, through: (39, 0))
        #expect(open.place == nil && open.reading.outcome == .cancels)
        open.move(to: MarkPoint(x: 41, y: 0), at: .milliseconds(100))
        #expect(open.place == 1)
        let mark = MarkStroke(depth: 1, settings: settings, through: (30, 0))
        #expect(mark.reading == MarkReading(outcome: .chooses, path: [1]))
    }

    @Test("What was highlighted too late to be seen is chosen by a clear shape only")
    func unseen() {
        // Between right and down, where the last steps come from one to the other.
        let stroke = MarkStroke(depth: 1, levels: first, through: (40, 36), (36, 42))
        for (time, reading) in [
            (170, MarkReading(outcome: .opens, isAmbiguous: true)),
            (280, MarkReading(outcome: .chooses, path: [2])),
        ] {
            var released = stroke
            #expect(released.place == 2)
            #expect(released.release(at: .milliseconds(time)) == reading)
            #expect(released.levels == first)
        }
        // A stroke that has been in one wedge alone chooses at once.
        var direct = MarkStroke(depth: 1, levels: first, through: (36, 42))
        #expect(direct.release(at: .milliseconds(80)).path == [2])
    }

    @Test("A stroke is beyond an open level at the distance of opening")
    func beyond() {
        var stroke = MarkStroke(depth: 1, levels: first)
        for (distance, isBeyond) in [(199.0, false), (200, true), (1e6, true), (150, false)] {
            stroke.move(to: MarkPoint(x: 0, y: -distance), at: .milliseconds(1))
            #expect(stroke.isBeyond == isBeyond, "\(distance)")
        }
        var mark = MarkStroke(depth: 1)
        mark.move(to: MarkPoint(x: 900, y: 0), at: .milliseconds(1))
        #expect(!mark.isBeyond)
    }

    @Test("A stroke has moved when it has left the middle of its level, also if it is back")
    func hasMoved() {
        var stroke = MarkStroke(through: (6, 6))
        #expect(!stroke.hasMoved)
        stroke.draw(to: 30, 0, from: 80)
        #expect(stroke.hasMoved)
        stroke.draw(to: 0, 0, from: 160)
        #expect(stroke.hasMoved && stroke.start == origin)
    }
}
