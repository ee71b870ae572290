import Testing

@testable import RotaryWheelModel

/// Wheels whose sectors and settings change while they turn.
@Suite struct WheelChangingTests {
    /// A change of the sectors or settings, and the new index of sector 3.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var third = 3
        let apply: @Sendable (inout WheelModel, Duration) -> Void

        static func ring(_ name: String, _ count: Int, third: Int = 3) -> Change {
            Change(testDescription: name, third: third) { wheel, time in
                wheel.setRing(SectorRing(count: count), at: time) { $0 + third - 3 }
            }
        }

        static func settings(_ name: String, _ change: @escaping @Sendable (inout WheelSettings) -> Void)
            -> Change
        {
            Change(testDescription: name) { wheel, time in
                var settings = wheel.settings
                change(&settings)
                wheel.setSettings(settings, at: time)
            }
        }
    }

    static let changes: [Change] = [
        .ring("append", 9), .ring("append many", 40), .ring("insert before", 10, third: 5),
        .ring("remove before", 6, third: 1), .ring("remove after", 5),
        Change(testDescription: "remove", third: 2) { wheel, time in
            wheel.setRing(SectorRing(count: 5), at: time) { min($0, 2) }
        },
        Change(testDescription: "weights") { wheel, time in
            wheel.setRing(SectorRing(weights: [1, 2, 3, 4, 5, 6, 7, 8])!, at: time)
        },
        .settings("maximum rotation") { $0.stops = .radians(nil, 7) },
        .settings("snap off") { $0.snaps = false },
        .settings("direction") { $0.direction = .counterclockwise },
        .settings("inertia") { $0.hasInertia = false },
        Change(testDescription: "snap off and on") { wheel, time in
            for snaps in [false, true] { wheel.setSettings(.with { $0.snaps = snaps }, at: time) }
        },
    ]

    static let turns: [@Sendable (inout WheelModel) -> Void] = [
        { $0.select(3, at: .zero) }, { $0.turn(to: 3, at: .zero) }, { $0.step(by: 3, at: .zero) },
    ]

    @Test(
        "A turn to a sector ends on it when sectors or settings change on the way",
        arguments: changes, [0, 20, 60, 190])
    func directed(change: Change, milliseconds: Int) {
        for turn in Self.turns {
            var wheel = WheelModel(sectorCount: 8)
            turn(&wheel)
            let time = Duration.milliseconds(milliseconds)
            wheel.update(at: time)
            let way = abs(wheel.rotation.radians)
            change.apply(&wheel, time)
            #expect(abs(abs(wheel.rotation.radians) - way) < 1e-9)
            wheel.update(at: .seconds(9))
            #expect(wheel.phase == .idle && wheel.selection == change.third)
            #expect(wheel.current == change.third && abs(wheel.rotation.radians) < 1.3 * .pi)
        }
    }

    @Test("A turn to a sector ends on it after a hundred changes")
    func oftenDirected() {
        var wheel = WheelModel(sectorCount: 8)
        wheel.select(3, at: .zero)
        for count in 0..<100 {
            wheel.setRing(SectorRing(count: 9 + count), at: .milliseconds(2 * count)) { $0 + 1 }
            #expect(wheel.selection == 4 + count)
        }
        wheel.update(at: .seconds(2))
        #expect(wheel.selection == 103 && wheel.current == 103 && abs(wheel.rotation.radians) < 2 * .pi)
    }

    @Test(
        "An emptied wheel rests without a selection, and on sector 0 when it is filled",
        arguments: [false, true])
    func emptied(moves: Bool) {
        var wheel = WheelModel.resting(on: 3)
        if moves { wheel.turn(to: 6, at: .seconds(0.95)) }
        let changes = wheel.setRing(SectorRing(count: 0), at: .seconds(1))
        #expect(changes.selections == [nil] && wheel.phase == .idle && wheel.selection == nil)
        #expect(wheel.current == nil && wheel.heading == nil)
        #expect(wheel.setRing(SectorRing(count: 5), at: .seconds(1)).selections == [0])
        #expect(wheel.phase == .idle && wheel.selection == 0 && wheel.current == 0)
    }

    @Test("If stops exclude its sector, a turn ends on the nearest allowed sector")
    func stopped() {
        var wheel = WheelModel(sectorCount: 8)
        wheel.turn(to: 6, at: .zero)
        wheel.update(at: .milliseconds(50))
        wheel.setSettings(.with { $0.stops = .degrees(-50, 50) }, at: .milliseconds(50))
        wheel.update(at: .seconds(1))
        #expect(wheel.selection == 7 && abs(wheel.rotation.degrees - 45) < 1e-9)
    }

    @Test("A flick turns about as far with changes as without", arguments: [0.45, 1.0, 3, -2])
    func flick(way: Double) {
        for change in Self.changes
        where !["direction", "maximum rotation", "remove"].contains(change.testDescription) {
            var (wheel, other) = (WheelModel(sectorCount: 8), WheelModel(sectorCount: 8))
            let released = wheel.flick(by: way, in: 0.1)
            other.flick(by: way, in: 0.1)
            for step in 1...5 {
                let time = Duration.seconds(released + 0.03 * Double(step))
                wheel.update(at: time)
                change.apply(&wheel, time)
            }
            wheel.update(at: .seconds(20))
            other.update(at: .seconds(20))
            // Each wheel settles within half a sector of its projected end.
            let apart = abs(wheel.rotation.radians - other.rotation.radians)
            #expect(apart < 1.33, "\(change.testDescription)")
            #expect(wheel.phase == .idle && wheel.selection == wheel.current)
        }
    }

    @Test("A one-way wheel never turns back when its sectors or settings change")
    func oneWay() {
        for change in Self.changes where change.testDescription != "direction" {
            var wheel = WheelModel(8) { $0.turning = .clockwise }
            wheel.turn(to: 3, at: .zero)
            wheel.update(at: .milliseconds(150))
            change.apply(&wheel, .milliseconds(150))
            var last = wheel.rotation
            for step in 15..<100 {
                wheel.update(at: .milliseconds(10 * step))
                if wheel.settings.turning == .clockwise { #expect(wheel.rotation >= last) }
                last = wheel.rotation
            }
        }
    }

    @Test("New sectors end a drag or motion, and the chosen one is selected", arguments: [0, 1, 2])
    func replaced(motion: Int) {
        var wheel = WheelModel(sectorCount: 8)
        switch motion {
        case 0: wheel.beginDrag(at: .zero)
        case 1: wheel.turn(to: 3, at: .zero)
        default: wheel.setSettings(.with { $0.snaps = false }, at: .zero)
        }
        wheel.drag(by: Angle(radians: 1), at: .milliseconds(20))
        wheel.update(at: .milliseconds(50))
        let changes = wheel.replaceRing(SectorRing(count: 5), selection: 2, at: .milliseconds(50))
        #expect(wheel.phase == .idle && wheel.selection == 2 && wheel.current == 2)
        #expect(changes.settled.isEmpty && changes.selections == [2])
        #expect(wheel.update(at: .seconds(1)).isEmpty && wheel.endDrag(at: .seconds(1)).isEmpty)
    }

    @Test("A jump reports the sectors of at most one turn; a drag or flick reports all")
    func crossed() {
        var wheel = WheelModel(sectorCount: 17)
        let width = 2 * Double.pi / 17
        #expect(wheel.setRotation(Angle(radians: -3.2 * width), at: .zero).crossed == [1, 2, 3])
        let jump = wheel.setRotation(Angle(radians: 1e9), at: .zero).crossed
        #expect(jump.count == 17 && jump.last == wheel.current && Set(jump).count == 17)
        wheel.setRotation(.zero, at: .zero)
        let far = wheel.step(by: 2_147_483_647, at: .zero) + wheel.finishMotion(at: .seconds(1))
        #expect(far.crossed.count == 17 && far.crossed.last == wheel.selection)
        wheel.setRotation(.zero, at: .zero)
        wheel.beginDrag(at: .seconds(1))
        #expect(wheel.drag(by: Angle(turns: -3), at: .seconds(2)).crossed.count == 51)
        wheel.endDrag(at: .seconds(3))
        wheel.update(at: .seconds(4))
        let released = wheel.swipe(by: -9, in: 0.1, from: 5)
        let coasted = wheel.endDrag(at: .seconds(released)) + wheel.update(at: .seconds(20))
        #expect(coasted.crossed.count > 60)
    }
}
