import Foundation
import Testing

@testable import RotaryWheelModel

/// The snap point of a dial on the whole circle, and with little room there, and ways past it.
@Suite struct DialSnapTests {
    /// The direction of a bubble from the center, in radians clockwise from the top.
    private func direction(_ item: Int, _ dial: DialModel) throws -> Double {
        let bubble = try #require(dial.bubble(of: item))
        return atan2(bubble.x, -bubble.y)
    }

    @Test(
        "The current bubble is at the snap point, and the largest",
        arguments: [(0.0, 0.0, -1.0), (90, 1, 0), (180, 0, 1), (-90, -1, 0), (450, 1, 0)])
    func snapPoint(angle: Double, x: Double, y: Double) throws {
        let dial = DialModel.expanded(10, itemSize: 60, snapAngle: angle)
        let bubble = try #require(dial.bubbles.first { $0.item == 0 })
        #expect(
            abs(bubble.x - x * dial.geometry.radius) < 1e-6 && abs(bubble.y - y * dial.geometry.radius) < 1e-6
        )
        #expect(dial.bubbles.allSatisfy { $0.item == 0 || $0.scale < bubble.scale })
        #expect(dial.item(atX: x * dial.geometry.radius, y: y * dial.geometry.radius) == 0)
    }

    @Test(
        "A way past the snap point turns by its length along the circle", arguments: [0.0, 90, 180, -90, 33])
    func linear(angle: Double) {
        let geometry = DialModel.expanded(10, itemSize: 60, snapAngle: angle).geometry
        let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
        #expect(abs(geometry.turn(alongX: 50 * x, y: 50 * y).radians - 50 / geometry.radius) < 1e-9)
        #expect(abs(geometry.turn(alongX: 50 * y, y: -50 * x).radians) < 1e-9)
    }

    @Test("A drag brings the nearest bubble to the snap point, in both directions of the items")
    func drag() throws {
        for (direction, selection) in [(WheelDirection.clockwise, 7), (.counterclockwise, 1)] {
            var dial = DialModel.expanded(8, snapAngle: 180)
            dial.set(direction: direction, at: .zero)
            dial.finishMotion(at: .zero)
            dial.pull(by: 40)
            dial.finishMotion(at: .seconds(1))
            #expect(dial.selection == selection)
            #expect(distance(try self.direction(selection, dial), .pi) < 1e-8)
        }
    }

    /// All bubbles are opaque and in the room; those of both neighbors are visible, if so many fit.
    private func expectFits(_ dial: DialModel, size: Double, _ room: DialRoom) {
        for bubble in dial.bubbles {
            let half = bubble.scale * size / 2 - 1
            #expect(bubble.opacity == 1 && bubble.x - half >= -room.left && bubble.x + half <= room.right)
            #expect(bubble.y - half >= -room.top && bubble.y + half <= room.bottom)
        }
        if dial.bubbles.count > 2 {
            let (current, count) = (dial.current ?? 0, dial.count)
            for step in [1, count - 1] { #expect(dial.bubble(of: (current + step) % count) != nil) }
        }
        #expect(dial.bubbles.count >= min(dial.geometry.wholeCount, dial.count))
    }

    @Test("With less room on the side of the snap point alone, the largest bubble fits, too")
    func nearlyEnough() {
        for angle in [0.0, 30, 90, 180, -90, -120] {
            for lack in [0.0, 0.4, 3, 10, 20] {
                for side in 0..<4 {
                    func room(_ number: Int) -> Double { side == number ? 200 - lack : 200 }
                    let room = DialRoom(left: room(0), top: room(1), right: room(2), bottom: room(3))
                    var dial = DialModel.expanded(12, room: room, snapAngle: angle)
                    expectFits(dial, size: 72, room)
                    // Bubbles that do not lie there keep the circle.
                    let isThere = Angle(degrees: angle - Double(side - 1) * 90).wrapped.degrees.magnitude < 60
                    if !isThere || lack < 0.5 { #expect(dial.geometry.arc.isCircle) }
                    if isThere, angle != 30, angle != -120, lack > 1 { #expect(!dial.geometry.arc.isCircle) }
                    dial.step(by: 5, at: .zero)
                    dial.finishMotion(at: .zero)
                    expectFits(dial, size: 72, room)
                }
            }
        }
    }

    @Test("A change of the snap angle turns the bubbles, and the selection stays")
    func change() throws {
        var dial = DialModel.expanded(8)
        dial.turn(to: 3, at: .zero)
        dial.update(at: .milliseconds(100))
        dial.layOut { DialGeometry(spacing: $0, itemSize: 72, diameter: 400, snapAngle: Angle(degrees: 135)) }
        let changes = dial.update(at: .seconds(3))
        #expect(changes.settled == [3])
        #expect(distance(try direction(3, dial), 0.75 * .pi) < 1e-8)
    }
}
