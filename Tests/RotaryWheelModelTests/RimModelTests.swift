import Foundation
import Testing

@testable import RotaryWheelModel

extension RimModel {
    /// A rim in a view of 560 by 200 pixels.
    init(_ count: Int, _ change: (inout RimSettings) -> Void = { _ in }) {
        self.init(count: count)
        setGeometry(RimGeometryTests.geometry(), at: .zero)
        var settings = settings
        change(&settings)
        setSettings(settings, at: .zero)
    }

    /// Drags by some items at constant speed within 100 ms, and releases at 1.1 s.
    mutating func flick(by items: Double, _ pull: RimPull = .pointer) -> [WheelChange] {
        beginDrag(pull, at: .seconds(1))
        let steps = 10
        for step in 1...steps {
            let delta = Angle(radians: -items / Double(steps) * geometry.anglePerItem.radians)
            drag(by: delta, at: .milliseconds(1000 + 10 * step))
        }
        return endDrag(at: .milliseconds(1100))
    }

    /// Drags by some items, and releases without velocity.
    mutating func pull(by items: Double) {
        beginDrag(at: .seconds(1))
        drag(by: Angle(radians: -items * geometry.anglePerItem.radians), at: .milliseconds(1010))
        endDrag(at: .seconds(2))
    }

    mutating func rest() { update(at: .seconds(100)) }
}

@Suite struct RimModelTests {
    @Test("A time before the last one does not move the rim back")
    func timeBehind() {
        var rim = RimModel(60)
        rim.turn(to: 40, at: .seconds(1))
        rim.update(at: .milliseconds(1110))
        let position = rim.position
        #expect(position > 1 && position < 39)
        #expect(rim.update(at: .milliseconds(1100)).isEmpty)
        for count in 1...2 {
            rim.replaceItems(at: 0, removed: 0, added: 3, time: .milliseconds(1100))
            #expect(rim.position == position + Double(3 * count))
        }
        rim.update(at: .milliseconds(1120))
        #expect(rim.position > position + 6)
    }

    @Test("The example in the documentation selects item 3")
    func example() {
        var rim = RimModel(count: 5000)
        rim.step(by: 3, at: .zero)
        rim.update(at: .seconds(1))
        #expect(rim.selection == 3)
    }

    @Test("A drag moves the rim by the rotation of its circle in both directions")
    func follows() {
        var rim = RimModel(100)
        rim.setPosition(50, at: .zero)
        rim.beginDrag(at: .zero)
        rim.drag(by: Angle(radians: -2.5 * rim.geometry.anglePerItem.radians), at: .milliseconds(10))
        #expect(abs(rim.position - 52.5) < 1e-9)
        rim.drag(by: Angle(radians: 4 * rim.geometry.anglePerItem.radians), at: .milliseconds(20))
        #expect(abs(rim.position - 48.5) < 1e-9)
    }

    @Test("A flick settles on the first item at or beyond its projected end")
    func snapping() {
        // The velocity is the distance over the time; k = −1000·ln d. The rim stops at 100 pixels a second.
        let rim = RimModel(1)
        let slowest = 100 / rim.geometry.middleRadius / rim.geometry.anglePerItem.radians
        for (pull, deceleration) in [(RimPull.pointer, 0.998), (.touchpad, 0.997)] {
            let friction = -1000 * log(deceleration)
            for start in [40.0, 53] {
                for way in stride(from: -4.05, through: 4.05, by: 0.3) where abs(way) > 0.6 {
                    var rim = RimModel(100)
                    rim.setPosition(start, at: .zero)
                    _ = rim.flick(by: way, pull)
                    rim.rest()
                    let slowing = way / 0.1 - (way < 0 ? -slowest : slowest)
                    let projected = start + way + slowing / friction
                    #expect(rim.position == (way > 0 ? ceil(projected) : floor(projected)), "\(way)")
                    #expect(rim.selection == Int(rim.position))
                }
            }
        }
    }

    @Test("A flick of 25 pixels in 50 ms leads to a later item after any pause", arguments: [0, 30, 80, 200])
    func restBeforeFlick(pause: Int) {
        for spacing in [2, 5, 10, 25] {
            var rim = RimModel(100)
            rim.setPosition(50, at: .zero)
            rim.beginDrag(at: .zero)
            for step in 1...50 / spacing {
                let way = 25.0 * Double(spacing) / 50 / rim.geometry.middleRadius
                rim.drag(by: Angle(radians: -way), at: .milliseconds(pause + step * spacing))
            }
            rim.endDrag(at: .milliseconds(pause + 55))
            rim.rest()
            #expect(rim.position > 50, "events \(spacing) ms apart")
        }
    }

    @Test("The number of ready items is bounded for items of any size")
    func bounded() throws {
        for endless in [false, true] {
            var rim = RimModel(100_000) { $0.isEndless = endless }
            var geometry = RimGeometry()
            (geometry.itemWidth, geometry.viewWidth, geometry.viewHeight) = (1, 3840, 2160)
            for angle in [0.0, 0.01] {
                for height in [1.0, 10_000] {
                    (geometry.chosenAngle, geometry.itemHeight) = (Angle(radians: angle), height)
                    geometry.radius = height == 1 ? 500 : 1
                    rim.setGeometry(geometry, at: .zero)
                    rim.setPosition(5000, at: .zero)
                    let ready = try #require(rim.readyPlaces)
                    #expect(ready.count <= 205 && ready.contains(5000))
                    #expect(geometry.pageCount <= 201)
                }
            }
        }
    }

    @Test(
        "A release without velocity, or below the threshold, settles on the nearest item",
        arguments: [-1.4, -0.6, -0.2, 0.2, 0.4, 0.7, 1.6])
    func nearest(way: Double) {
        var rim = RimModel(100)
        rim.setPosition(10, at: .zero)
        rim.pull(by: way)
        rim.rest()
        #expect(rim.position == (10 + way).rounded())
        // At 0.3 pixels a millisecond, the threshold, a flick of 100 ms is a fraction of an item.
        let slow = 0.29 * 100 / rim.geometry.middleRadius / rim.geometry.anglePerItem.radians
        _ = rim.flick(by: slow)
        rim.rest()
        #expect(rim.position == (10 + way).rounded())
    }

    @Test("A velocity between the thresholds counts for a pointer, but not for a touchpad")
    func thresholds() {
        var rim = RimModel(100)
        rim.setPosition(10, at: .zero)
        let way = 0.45 * 100 / rim.geometry.middleRadius / rim.geometry.anglePerItem.radians
        var touchpad = rim
        _ = rim.flick(by: way)
        rim.rest()
        #expect(rim.position == ceil(10 + way + way / 0.1 / (-1000 * log(0.998))))
        _ = touchpad.flick(by: way, .touchpad)
        touchpad.rest()
        #expect(touchpad.position == 10)
    }

    @Test("A flick starts with the pointer's velocity, never turns back, and ignores the frame rate")
    func curve() {
        var rim = RimModel(1000)
        rim.setPosition(500, at: .zero)
        _ = rim.flick(by: 3)
        var often = rim
        #expect(rim.phase == .coasting)
        let start = rim.position
        rim.update(at: .milliseconds(1101))
        #expect(abs((rim.position - start) / 0.001 - 30) < 0.2)
        var last = rim.position
        for milliseconds in stride(from: 1100, through: 5000, by: 7) {
            often.update(at: .milliseconds(milliseconds))
            #expect(often.position >= last - 1e-12 || milliseconds < 1102)
            last = often.position
        }
        rim.update(at: .milliseconds(2000))
        var other = RimModel(1000)
        other.setPosition(500, at: .zero)
        _ = other.flick(by: 3)
        for milliseconds in 1100...2000 { other.update(at: .milliseconds(milliseconds)) }
        #expect(rim.position == other.position)
    }

    @Test("Without snapping a rim rests anywhere; without inertia it settles on the nearest item")
    func options() {
        var free = RimModel(100) { $0.snaps = false }
        _ = free.flick(by: 2)
        free.rest()
        let slowest = 100 / free.geometry.middleRadius / free.geometry.anglePerItem.radians
        let projected = 2 + (20 - slowest) / (-1000 * log(0.998))
        #expect(abs(free.position - projected) < 1e-9)
        free.pull(by: -0.3)
        #expect(abs(free.position - (projected - 0.3)) < 1e-9)
        var still = RimModel(100) { $0.hasInertia = false }
        _ = still.flick(by: 2.2)
        still.rest()
        #expect(still.position == 2)
    }

    @Test("Beyond an end the rim stretches by at most a tenth of the view, and returns")
    func rubberBand() {
        var rim = RimModel(10)
        rim.beginDrag(at: .zero)
        for _ in 1...100 { rim.drag(by: Angle(radians: 0.5), at: .milliseconds(10)) }
        let pixels = -rim.position * rim.geometry.anglePerItem.radians * rim.geometry.middleRadius
        #expect(pixels > 50 && pixels < 56)
        rim.endDrag(at: .seconds(1))
        rim.rest()
        #expect(rim.position == 0)
        _ = rim.flick(by: 400)
        rim.rest()
        #expect(rim.position == 9)
    }

    @Test("A flick into an end stops there and never passes it")
    func flickIntoTheEnd() {
        var rim = RimModel(10)
        rim.setPosition(6, at: .zero)
        _ = rim.flick(by: 2.5)
        for milliseconds in stride(from: 1100, through: 4000, by: 5) {
            rim.update(at: .milliseconds(milliseconds))
            #expect(rim.position <= 9 + 1e-9)
        }
        #expect(rim.position == 9 && rim.phase == .idle)
    }

    @Test("An endless rim turns across its ends, and takes the short way to an item")
    func endless() {
        var rim = RimModel(5) { $0.isEndless = true }
        rim.step(by: -1, at: .zero)
        rim.rest()
        #expect(rim.position == 4 && rim.selection == 4 && rim.placePosition == -1)
        rim.turn(to: 1, at: .zero)
        rim.rest()
        #expect(rim.position == 1 && rim.placePosition == 1)
        _ = rim.flick(by: 3)
        rim.rest()
        #expect(rim.placePosition == ceil(4 + 30 / (-1000 * log(0.998))))
        #expect(rim.selection == Int(rim.placePosition) % 5)
        #expect((0...4).map { rim.item(ofPlace: $0 - 10) } == [0, 1, 2, 3, 4])
        rim.setSettings(RimSettings(), at: .zero)
        rim.rest()
        #expect(rim.placePosition == rim.position && rim.position == Double(rim.selection!))
    }

    @Test("Steps count from the destination of a motion, and stop at the ends")
    func steps() {
        var rim = RimModel(10)
        for _ in 1...3 { rim.step(by: 1, at: .milliseconds(1)) }
        rim.rest()
        #expect(rim.selection == 3)
        rim.step(by: 100, at: .zero)
        rim.rest()
        #expect(rim.selection == 9)
        #expect(rim.step(by: 1, at: .zero).isEmpty)
        rim.step(by: -2, at: .zero)
        rim.rest()
        #expect(rim.selection == 7)
    }

    @Test("A canceled drag returns to its start")
    func cancel() {
        var rim = RimModel(10)
        rim.setPosition(4, at: .zero)
        rim.beginDrag(at: .zero)
        rim.drag(by: Angle(radians: 0.7), at: .milliseconds(10))
        rim.cancelDrag(at: .milliseconds(20))
        rim.rest()
        #expect(rim.position == 4 && rim.selection == 4)
    }

    @Test("A rim dragged to positions, as by a scrollbar, settles on the nearest item")
    func pulled() {
        var rim = RimModel(100)
        for step in 1...30 { rim.pull(to: Double(step) * 1.01, at: .milliseconds(step)) }
        #expect(abs(rim.position - 30.3) < 1e-9 && rim.selection == 0)
        rim.pull(to: 1000, at: .milliseconds(40))
        #expect(rim.position == 99)
        rim.pull(to: 30.3, at: .milliseconds(41))
        rim.endDrag(at: .milliseconds(50))
        rim.rest()
        #expect(rim.position == 30 && rim.selection == 30)
    }

    @Test("Changes are reported once, in order")
    func changes() {
        var rim = RimModel(10)
        var reported = rim.step(by: 2, at: .zero)
        reported += rim.update(at: .milliseconds(100))
        reported += rim.update(at: .milliseconds(200))
        reported += rim.update(at: .milliseconds(300))
        let halfway = Angle(radians: -rim.geometry.anglePerItem.radians)
        #expect(
            reported == [
                .phaseChanged(.settling), .rotated(by: halfway, total: halfway),
                .sectorsCrossed(CrossedSectors(first: 1, count: 1, isAscending: true, sectorCount: 10)),
                .rotated(by: halfway, total: halfway + halfway),
                .sectorsCrossed(CrossedSectors(first: 2, count: 1, isAscending: true, sectorCount: 10)),
                .phaseChanged(.idle), .selectionChanged(2), .settled(2),
            ])
    }

    @Test("Rims with at most one item accept all events, and rest at position 0")
    func fewItems() {
        for count in [0, 1] {
            for isEndless in [false, true] {
                var rim = RimModel(count) { $0.isEndless = isEndless }
                _ = rim.flick(by: 3)
                rim.rest()
                rim.step(by: 1, at: .zero)
                rim.turn(to: 0, at: .zero)
                rim.turn(to: 5, at: .zero)
                rim.turn(toPlace: 3, at: .zero)
                rim.select(0, at: .zero)
                rim.setPosition(3, at: .zero)
                rim.pull(to: 2, at: .zero)
                rim.endDrag(at: .zero)
                rim.rest()
                #expect(rim.selection == (count == 0 ? nil : 0))
                #expect(rim.position == 0)
                #expect(rim.phase == .idle)
            }
        }
    }

    @Test("Numbers that are not finite change nothing")
    func notFinite() {
        var rim = RimModel(10)
        rim.setPosition(3, at: .zero)
        let before = rim
        for number in [Double.nan, .infinity, -.infinity] {
            #expect(rim.setPosition(number, at: .zero).isEmpty)
        }
        #expect(rim == before)
        rim.beginDrag(at: .zero)
        rim.drag(by: Angle(radians: .nan), at: .zero)
        #expect(rim.position == 3)
    }

    @Test("Selecting the current item ends a motion there", arguments: [0.05, 0.3, 0.9])
    func current(time: Double) {
        for snaps in [true, false] {
            var rim = RimModel(1000) { $0.snaps = snaps }
            rim.beginDrag(at: .zero)
            rim.drag(by: Angle(radians: -4), at: .milliseconds(100))
            rim.endDrag(at: .milliseconds(110))
            rim.update(at: .seconds(0.11 + time))
            let (current, position) = (rim.current, rim.position)
            let changes = rim.selectCurrent(at: .seconds(0.11 + time))
            #expect(rim.selection == current)
            #expect((changes + rim.update(at: .seconds(9))).contains(.settled(current!)))
            #expect(rim.phase == .idle && rim.position == (snaps ? Double(current!) : position))
        }
    }
}
