import RotaryWheelModel
import Testing

/// The snap point of a dial, and how it turns.
@Suite struct DialTurningTests {
    private func dial(_ snapAngle: Double = 0, room: DialRoom? = nil, hasInertia: Bool = false) -> DialModel {
        var dial = DialModel.expanded(10, itemSize: 60, room: room, snapAngle: snapAngle)
        dial.set(hasInertia: hasInertia, at: .zero)
        return dial
    }

    /// Flicks the dial, and returns the item where it settles, with the number of frames and calls of `settled`.
    private func flick(
        _ dial: inout DialModel, by degrees: Double, rate: Double
    ) -> (item: Int?, settled: Int) {
        dial.beginDrag(at: .zero)
        for event in 1...5 { dial.drag(by: Angle(degrees: degrees / 5), at: .milliseconds(10 * event)) }
        var changes = dial.endDrag(at: .milliseconds(50))
        for frame in 1...Int(9 * rate) { changes += dial.update(at: .seconds(0.05 + Double(frame) / rate)) }
        return (dial.phase == .idle ? dial.selection : nil, changes.settled.count)
    }

    @Test(
        "The current bubble is at the snap point, and the largest",
        arguments: [(0.0, 0.0, -1.0), (90, 1, 0), (180, 0, 1), (-90, -1, 0), (450, 1, 0)])
    func snapPoint(angle: Double, x: Double, y: Double) throws {
        let dial = self.dial(angle)
        let bubble = try #require(dial.bubbles.first { $0.item == 0 })
        #expect(
            abs(bubble.x - x * dial.geometry.radius) < 1e-6 && abs(bubble.y - y * dial.geometry.radius) < 1e-6
        )
        #expect(dial.bubbles.allSatisfy { $0.item == 0 || $0.scale < bubble.scale })
        #expect(dial.item(atX: x * dial.geometry.radius, y: y * dial.geometry.radius) == 0)
    }

    @Test("In an arc the snap point is in the middle")
    func arc() {
        let room = DialRoom(left: 0, top: 400, right: 400, bottom: 400)
        let (dial, usual) = (self.dial(120, room: room), self.dial(room: room))
        #expect(!dial.geometry.arc.isCircle && dial.geometry.arc == usual.geometry.arc)
    }

    @Test("With inertia a flick leads farther, and as far at any frame rate", arguments: [30.0, 60, 144])
    func inertia(rate: Double) {
        var (usual, free) = (self.dial(), self.dial(hasInertia: true))
        let (near, far) = (flick(&usual, by: -30, rate: rate), flick(&free, by: -30, rate: rate))
        #expect(near.item == 1 && near.settled == 1)
        var once = self.dial(hasInertia: true)
        #expect(far.item != nil && far.item == flick(&once, by: -30, rate: 1).item && far.settled == 1)
        #expect(free.wheel.rotation.radians < 3 * usual.wheel.rotation.radians)
        let (x, y) = (0.0, -free.geometry.radius)
        #expect(free.item(atX: x, y: y) == far.item)
    }

    @Test("A slow release with inertia snaps by the spring")
    func slowRelease() {
        var dial = self.dial(hasInertia: true)
        dial.pull(by: -20)
        #expect(dial.phase == .settling)
        dial.update(at: .seconds(9))
        #expect(dial.selection == 1)
    }

    @Test(
        "A way past the snap point turns by its length along the circle", arguments: [0.0, 90, 180, -90, 33])
    func linear(angle: Double) {
        let geometry = self.dial(angle).geometry
        let tangent = Angle(degrees: angle).radians
        let (dx, dy) = (Angle(degrees: 90 - angle).radians, tangent)
        let turn = geometry.turn(alongX: 50 * sine(dx), y: 50 * sine(dy))
        #expect(abs(turn.radians - 50 / geometry.radius) < 1e-9)
        let across = geometry.turn(alongX: 50 * sine(dy), y: -50 * sine(dx))
        #expect(abs(across.radians) < 1e-9)
    }

    private func sine(_ radians: Double) -> Double {
        DialGeometry(spacing: DialSpacing(count: 1), itemSize: 1, diameter: 3).point(
            at: Angle(radians: radians), radius: 1
        ).x
    }

    @Test("An expansion takes its duration", arguments: [0, 100, 2000])
    func expansion(milliseconds: Int) {
        var expansion = DialExpansion()
        expansion.duration = .milliseconds(milliseconds)
        expansion.setExpanded(true, at: .seconds(1))
        expansion.update(at: .seconds(1) + .milliseconds(milliseconds) - .microseconds(100))
        #expect((expansion.value < 1) == (milliseconds > 0))
        expansion.update(at: .seconds(1) + .milliseconds(milliseconds))
        #expect(expansion.value == 1 && !expansion.isMoving)
        expansion.duration = .seconds(-1)
        #expect(expansion.duration == .zero)
    }
}
