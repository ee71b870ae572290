import RotaryWheelModel
import Testing

@Suite struct WheelDragTests {
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

    @Test("A canceled drag ends within the stops, on a detent")
    func canceledAtStop() {
        var wheel = WheelModel(8) { $0.stops = .radians(0, 0.6) }
        wheel.setRotation(Angle(radians: 0.6), at: .zero)
        wheel.swipe(by: 1, in: 0.1)
        wheel.cancelDrag(at: .seconds(1))
        wheel.update(at: .seconds(2))
        #expect(wheel.rotation == .zero)
    }
}
