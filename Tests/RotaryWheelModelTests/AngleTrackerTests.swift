import RotaryWheelModel
import Testing

@Suite struct AngleTrackerTests {
    @Test(
        "k turns of the pointer add up to 2πk in both directions and from any start",
        arguments: -5...5, [0.0, 3, -3.1])
    func turns(count: Int, start: Double) {
        var tracker = AngleTracker(at: Angle(radians: start))
        let steps = 97
        for step in 1...(steps * max(1, abs(count))) {
            let way = Double(count.signum() * step) / Double(steps) * 2 * .pi
            let delta = tracker.move(to: Angle(radians: start + way).wrapped)
            #expect(abs(delta.radians - Double(count.signum()) / Double(steps) * 2 * .pi) < 1e-9)
        }
        #expect(abs(tracker.total.turns - Double(count)) < 1e-9)
    }

    @Test("A step takes the short way, at most half a turn")
    func shortWay() {
        var tracker = AngleTracker(at: Angle(degrees: 10))
        #expect(abs(tracker.move(to: Angle(degrees: 350)).degrees + 20) < 1e-9)
        #expect(abs(tracker.move(to: Angle(degrees: 170)).degrees - 180) < 1e-9)
        var far = AngleTracker(at: Angle(radians: -1e308))
        #expect(abs(far.move(to: Angle(radians: 1e308)).radians) <= .pi && far.total.isFinite)
    }

    @Test(
        "Directions that are not finite are ignored, also as the start",
        arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(radians: Double) {
        var tracker = AngleTracker(at: .right)
        let before = tracker
        #expect(tracker.move(to: Angle(radians: radians)) == .zero)
        #expect(tracker == before)
        var late = AngleTracker(at: Angle(radians: radians))
        #expect(late.move(to: .right) == .zero)
        #expect(late.move(to: .down) == .down && late.total == .down)
    }

    @Test("Recentering adds no rotation, and ignores a direction that is not finite")
    func recenter() {
        var tracker = AngleTracker(at: Angle(degrees: 10))
        _ = tracker.move(to: Angle(degrees: 30))
        tracker.recenter(at: Angle(degrees: -100))
        #expect(abs(tracker.total.degrees - 20) < 1e-9)
        #expect(abs(tracker.move(to: Angle(degrees: -95)).degrees - 5) < 1e-9)
        tracker.recenter(at: Angle(radians: .nan))
        #expect(abs(tracker.move(to: Angle(degrees: -90)).degrees - 5) < 1e-9)
    }
}
