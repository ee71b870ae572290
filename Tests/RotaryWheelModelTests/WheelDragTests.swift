import RotaryWheelModel
import Testing

@Suite struct WheelDragTests {
    @Test("A press and release without movement neither turn nor settle the wheel")
    func press() {
        var wheel = WheelModel(sectorCount: 8)
        #expect(wheel.beginDrag(at: .zero) == [.dragBegan, .phaseChanged(.dragging)])
        #expect(wheel.rotation == .zero)
        #expect(wheel.endDrag(at: .seconds(1)) == [.dragEnded(total: .zero), .phaseChanged(.idle)])
    }

    @Test("k turns in small steps add up to 2πk in both directions", arguments: [-4, -1, 1, 2, 9])
    func turns(count: Int) {
        var wheel = WheelModel(sectorCount: 3)
        wheel.beginDrag(at: .zero)
        var changes: [WheelChange] = []
        for step in 1...(abs(count) * 64) {
            let delta = Angle(turns: Double(count.signum()) / 64)
            changes += wheel.drag(by: delta, at: .milliseconds(step * 5))
        }
        #expect(abs(wheel.rotation.turns - Double(count)) < 1e-9)
        #expect(abs(changes.turned - Double(count) * 2 * .pi) < 1e-9)
        #expect(changes.crossed.count == abs(count) * 3)
        #expect(changes.selections.isEmpty && changes.settled.isEmpty)
    }

    @Test("Each movement reports its delta and the total since the press")
    func totals() {
        var wheel = WheelModel(sectorCount: 8)
        // Binary fractions avoid rounding.
        let (quarter, half) = (Angle(radians: 0.25), Angle(radians: 0.5))
        wheel.setRotation(half, at: .zero)
        wheel.beginDrag(at: .zero)
        #expect(
            wheel.drag(by: quarter, at: .seconds(1)).first == .rotated(by: quarter, total: quarter))
        #expect(wheel.drag(by: -half, at: .seconds(2)).first == .rotated(by: -half, total: -quarter))
        #expect(wheel.endDrag(at: .seconds(3)).first == .dragEnded(total: -quarter))
    }

    @Test("A drag reports the sectors that pass the indicator in order, in both directions")
    func crossed() {
        for (direction, degrees, expected) in [
            (WheelDirection.clockwise, -200.0, [1, 2, 3, 4]), (.clockwise, 100, [7, 6]),
            (.counterclockwise, 200, [1, 2, 3, 4]), (.counterclockwise, -400, [7, 6, 5, 4, 3, 2, 1, 0, 7]),
        ] {
            var wheel = WheelModel(8) { $0.direction = direction }
            wheel.beginDrag(at: .zero)
            #expect(wheel.drag(by: Angle(degrees: degrees), at: .seconds(1)).crossed == expected)
            #expect(wheel.current == expected.last)
        }
    }

    @Test("A rest before the release removes the velocity")
    func still() {
        var wheel = WheelModel(sectorCount: 8)
        let stopped = wheel.swipe(by: 3.1, in: 0.2)
        wheel.endDrag(at: .seconds(stopped + 0.2))
        #expect(wheel.phase == .settling)
        wheel.update(at: .seconds(stopped + 0.4 + 1e-9))
        #expect(wheel.phase == .idle)
        #expect(abs(wheel.rotation.radians - .pi) < 1e-12)
    }

    @Test("A press stops a coasting wheel without a jump and without a selection")
    func caught() {
        var wheel = WheelModel(sectorCount: 8)
        let released = wheel.swipe(by: 3, in: 0.1)
        wheel.endDrag(at: .seconds(released))
        #expect(wheel.phase == .coasting)
        wheel.update(at: .seconds(released + 0.3))
        let before = wheel.rotation
        #expect(wheel.beginDrag(at: .seconds(released + 0.3)) == [.dragBegan, .phaseChanged(.dragging)])
        #expect(wheel.rotation == before)
        wheel.update(at: .seconds(released + 5))
        #expect(wheel.rotation == before)
        wheel.endDrag(at: .seconds(released + 6))
        wheel.update(at: .seconds(released + 7))
        #expect(abs(wheel.rotation.radians - before.radians) <= .pi / 8)
    }

    @Test("A press between frames stops the wheel at its rotation of that time")
    func caughtLate() {
        var (late, prompt) = (WheelModel(sectorCount: 8), WheelModel(sectorCount: 8))
        for time in [0.2, 0.21, 0.22] { _ = prompt.path(at: [time]) }
        late.step(by: 3, at: .zero)
        prompt.step(by: 3, at: .zero)
        _ = prompt.path(at: [0.03, 0.06, 0.09, 0.1])
        late.beginDrag(at: .milliseconds(100))
        #expect(late.rotation == prompt.rotation)
        #expect(late.rotation.radians < -0.1)
    }

    @Test("A second press, and drag events without a press, change nothing")
    func outOfOrder() {
        var wheel = WheelModel(sectorCount: 8)
        let resting = wheel
        #expect(wheel.drag(by: .down, at: .zero).isEmpty)
        #expect(wheel.endDrag(at: .zero).isEmpty)
        #expect(wheel.cancelDrag(at: .zero).isEmpty)
        #expect(wheel == resting)
        wheel.beginDrag(at: .zero)
        let held = wheel
        #expect(wheel.beginDrag(at: .seconds(1)).isEmpty)
        #expect(wheel == held)
    }

    @Test("A canceled drag returns the wheel to its start", arguments: [0.4, -1, 3, 20])
    func canceled(way: Double) {
        var wheel = WheelModel(sectorCount: 8)
        wheel.select(3, at: .zero)
        wheel.update(at: .seconds(1))
        let before = wheel.rotation
        let last = wheel.swipe(by: way, in: 0.1, from: 2)
        #expect(wheel.cancelDrag(at: .seconds(last)).first == .dragEnded(total: wheel.rotation - before))
        let changes = wheel.update(at: .seconds(9))
        #expect(wheel.rotation == before)
        #expect(wheel.selection == 3)
        #expect(changes.settled == [3] && changes.selections.isEmpty)
    }

    @Test("A canceled drag ends within the stops, on a detent")
    func canceledAtStop() throws {
        let stops = try #require(WheelStops(minimum: .zero, maximum: Angle(radians: 0.6)))
        var wheel = WheelModel(8) { $0.stops = stops }
        wheel.setRotation(Angle(radians: 0.6), at: .zero)
        wheel.swipe(by: 1, in: 0.1)
        wheel.cancelDrag(at: .seconds(1))
        wheel.update(at: .seconds(2))
        #expect(wheel.rotation == .zero)
    }
}
