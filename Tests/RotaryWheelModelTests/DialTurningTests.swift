import Foundation
import RotaryWheelModel
import Testing

/// The snap point of a dial, and how it turns.
@Suite struct DialTurningTests {
    private func dial(_ snapAngle: Double = 0, hasInertia: Bool = false) -> DialModel {
        var dial = DialModel.expanded(10, itemSize: 60, snapAngle: snapAngle)
        dial.set(hasInertia: hasInertia, at: .zero)
        return dial
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

    @Test("With inertia a flick leads farther")
    func inertia() {
        func flicked(hasInertia: Bool) -> DialModel {
            var dial = dial(hasInertia: hasInertia)
            dial.beginDrag(at: .zero)
            for event in 1...5 { dial.drag(by: Angle(degrees: -6), at: .milliseconds(10 * event)) }
            dial.endDrag(at: .milliseconds(50))
            dial.finishMotion(at: .milliseconds(50))
            return dial
        }
        let (usual, free) = (flicked(hasInertia: false), flicked(hasInertia: true))
        #expect(usual.selection == 1)
        #expect(free.wheel.rotation.radians < 3 * usual.wheel.rotation.radians)
        #expect(free.item(atX: 0, y: -free.geometry.radius) == free.selection)
    }

    @Test(
        "A way past the snap point turns by its length along the circle", arguments: [0.0, 90, 180, -90, 33])
    func linear(angle: Double) {
        let geometry = self.dial(angle).geometry
        let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
        #expect(abs(geometry.turn(alongX: 50 * x, y: 50 * y).radians - 50 / geometry.radius) < 1e-9)
        #expect(abs(geometry.turn(alongX: 50 * y, y: -50 * x).radians) < 1e-9)
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
