import Foundation
import Testing

@testable import RotaryWheelModel

@Suite struct RimModelTests {
    @Test("New items at a time before the last one do not move the rim back")
    func timeBehind() {
        var rim = RimModel(60)
        rim.turn(to: 40, at: .seconds(1))
        rim.update(at: .milliseconds(1110))
        let position = rim.position
        for count in 1...2 {
            rim.replaceItems(at: 0, removed: 0, added: 3, time: .milliseconds(1100))
            #expect(rim.position == position + Double(3 * count))
        }
        rim.update(at: .milliseconds(1120))
        #expect(rim.position > position + 6)
    }

    @Test("A position that is not finite changes nothing", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(position: Double) {
        var rim = RimModel(10, at: 3)
        let before = rim
        #expect(rim.setPosition(position, at: .zero).isEmpty && rim == before)
    }

    @Test("A flick settles on the first item at or beyond its projected end")
    func snapping() {
        // The velocity is the distance over the time; k = −1000·ln d. The rim stops at 100 pixels a second.
        let slowest = RimModel.items(inPixels: 100)
        for (pull, deceleration) in [(RimPull.pointer, 0.998), (.touchpad, 0.997)] {
            let friction = -1000 * log(deceleration)
            for start in [40.0, 53] {
                for way in stride(from: -4.05, through: 4.05, by: 0.3) where abs(way) > 0.6 {
                    var rim = RimModel(100, at: start)
                    rim.flickToRest(by: way, pull)
                    let slowing = way / 0.1 - (way < 0 ? -slowest : slowest)
                    let projected = start + way + slowing / friction
                    #expect(rim.position == (way > 0 ? ceil(projected) : floor(projected)), "\(way)")
                    #expect(rim.selection == Int(rim.position))
                }
            }
        }
    }

    @Test("The number of ready items is bounded for items of any size", arguments: [false, true])
    func bounded(endless: Bool) throws {
        var (rim, geometry) = (RimModel(100_000) { $0.isEndless = endless }, RimGeometry())
        (geometry.itemWidth, geometry.viewWidth, geometry.viewHeight) = (1, 3840, 2160)
        for (angle, height, radius) in [(0.0, 1.0, 500.0), (0, 10_000, 1), (0.01, 1, 500), (0.01, 10_000, 1)]
        {
            (geometry.chosenAngle, geometry.itemHeight) = (Angle(radians: angle), height)
            geometry.radius = radius
            rim.setGeometry(geometry, at: .zero)
            rim.setPosition(5000, at: .zero)
            let ready = try #require(rim.readyPlaces)
            #expect(ready.count <= 205 && ready.contains(5000) && geometry.pageCount <= 201)
        }
    }

    @Test(
        "A release without velocity, or below the threshold, settles on the nearest item",
        arguments: [-1.4, -0.6, -0.2, 0.2, 0.4, 0.7, 1.6])
    func nearest(way: Double) {
        var rim = RimModel(100, at: 10)
        rim.pull(by: way)
        rim.rest()
        #expect(rim.position == (10 + way).rounded())
        // At 0.3 pixels a millisecond, the threshold, a flick of 100 ms is a fraction of an item.
        rim.flickToRest(by: RimModel.items(inPixels: 0.29 * 100))
        #expect(rim.position == (10 + way).rounded())
    }

    @Test("A velocity between the thresholds counts for a pointer, but not for a touchpad")
    func thresholds() {
        var rim = RimModel(100, at: 10)
        let way = RimModel.items(inPixels: 0.45 * 100)
        var touchpad = rim
        rim.flickToRest(by: way)
        #expect(rim.position == ceil(10 + way + way / 0.1 / (-1000 * log(0.998))))
        touchpad.flickToRest(by: way, .touchpad)
        #expect(touchpad.position == 10)
    }

    @Test("A flick starts with the pointer's velocity, and never turns back")
    func curve() {
        var rim = RimModel(1000, at: 500)
        rim.flick(by: 3)
        #expect(rim.phase == .coasting)
        var last = rim.position
        rim.update(at: .milliseconds(1101))
        #expect(abs((rim.position - last) / 0.001 - 30) < 0.2)
        for milliseconds in stride(from: 1107, through: 5000, by: 7) {
            last = rim.position
            rim.update(at: .milliseconds(milliseconds))
            #expect(rim.position >= last - 1e-12)
        }
    }

    @Test("Without snapping a rim rests anywhere; without inertia it settles on the nearest item")
    func options() {
        var free = RimModel(100) { $0.snaps = false }
        free.flickToRest(by: 2)
        let projected = 2 + (20 - RimModel.items(inPixels: 100)) / (-1000 * log(0.998))
        #expect(abs(free.position - projected) < 1e-9)
        free.pull(by: -0.3)
        #expect(abs(free.position - (projected - 0.3)) < 1e-9)
        var still = RimModel(100) { $0.hasInertia = false }
        still.flickToRest(by: 2.2)
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
        rim.flickToRest(by: 400)
        #expect(rim.position == 9)
    }

    @Test("A flick into an end stops there and never passes it")
    func flickIntoTheEnd() {
        var rim = RimModel(10, at: 6)
        rim.flick(by: 2.5)
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
        rim.flickToRest(by: 3)
        #expect(rim.placePosition == ceil(4 + 30 / (-1000 * log(0.998))))
        #expect(rim.selection == Int(rim.placePosition) % 5)
        #expect((0...4).map { rim.item(ofPlace: $0 - 10) } == [0, 1, 2, 3, 4])
        rim.setSettings(RimSettings(), at: .zero)
        rim.rest()
        #expect(rim.placePosition == rim.position && rim.position == Double(rim.selection!))
    }

    @Test("Steps stop at the ends")
    func steps() {
        var rim = RimModel(10)
        rim.step(by: 100, at: .zero)
        rim.rest()
        #expect(rim.selection == 9 && rim.step(by: 1, at: .zero).isEmpty)
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
                .itemsCrossed(CrossedItems(first: 1, count: 1, isAscending: true, itemCount: 10)),
                .rotated(by: halfway, total: halfway + halfway),
                .itemsCrossed(CrossedItems(first: 2, count: 1, isAscending: true, itemCount: 10)),
                .phaseChanged(.idle), .selectionChanged(2), .settled(2),
            ])
    }

    @Test(
        "Rims with at most one item accept all events, and rest at position 0", arguments: [0, 1],
        [false, true])
    func fewItems(count: Int, isEndless: Bool) {
        var rim = RimModel(count) { $0.isEndless = isEndless }
        rim.flickToRest(by: 3)
        rim.step(by: 1, at: .zero)
        for item in [0, 5] { rim.turn(to: item, at: .zero) }
        rim.turn(toPlace: 3, at: .zero)
        rim.select(0, at: .zero)
        rim.setPosition(3, at: .zero)
        rim.pull(to: 2, at: .zero)
        rim.endDrag(at: .zero)
        rim.rest()
        #expect(rim.selection == (count == 0 ? nil : 0) && rim.position == 0 && rim.phase == .idle)
    }
}
