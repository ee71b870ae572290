import Foundation
import Testing

@testable import RotaryWheelModel

@Suite struct DialModelTests {
    private func makeDial(_ count: Int = 10, damping: Double = 1) -> DialModel {
        var dial = DialModel.expanded(count)
        dial.set(damping: damping, at: .zero)
        return dial
    }

    /// The angle of an item from the top, in degrees.
    private func degrees(_ item: Int, _ dial: DialModel) -> Double { dial.angle(of: item).degrees }

    @Test("A bubble follows the pointer across gaps between sections, and one settles at the top")
    func gaps() {
        var dial = DialModel.expanded(6, itemSize: 50, sections: [0, 2, 5])
        dial.beginDrag(at: .zero)
        var total = 0.0
        for step in [13.0, 45, 90, -200, 7] {
            let before = degrees(3, dial)
            dial.drag(by: Angle(degrees: step), at: .zero)
            total += step
            #expect(abs(Angle(degrees: degrees(3, dial) - before - step).wrapped.degrees) < 1e-9)
        }
        dial.endDrag(at: .seconds(1))
        dial.finishMotion(at: .seconds(1))
        let selection = dial.selection ?? -1
        #expect(abs(degrees(selection, dial)) < 1e-9)
    }

    @Test(
        "After a release without velocity, the bubble nearest to the top settles there",
        arguments: [0.2, 0.7, 1])
    func release(damping: Double) {
        for (turn, nearest) in [(17.0, 0), (19, 9), (-17, 0), (-19, 1), (170, 5), (-350, 0), (400, 9)] {
            var dial = makeDial(damping: damping)
            dial.pull(by: turn)
            var changes: [KineticChange] = []
            for step in 0..<300 { changes += dial.update(at: .seconds(1) + .milliseconds(10 * step)) }
            #expect(dial.selection == nearest, "\(turn)")
            #expect(abs(degrees(nearest, dial)) < 1e-9 && changes.settled == [nearest])
        }
    }

    /// The angles, in degrees, of the bubble that settles at the top, every 5 ms after a release.
    private func course(damping: Double, from start: Double = 15, flick: Double = 0) -> [Double] {
        var dial = makeDial(damping: damping)
        dial.beginDrag(at: .zero)
        dial.drag(by: Angle(degrees: start), at: .zero)
        let release = flick != 0 ? Duration.milliseconds(100) : .seconds(1)
        if flick != 0 { dial.drag(by: Angle(degrees: flick), at: release) }
        dial.endDrag(at: release)
        let nearest = dial.wheel.heading ?? -1
        return (0..<400).map {
            dial.update(at: release + .milliseconds(5 * $0))
            return degrees(nearest, dial)
        }
    }

    @Test("Critical damping does not overshoot; low damping overshoots as the formula predicts")
    func swing() throws {
        #expect(course(damping: 1).allSatisfy { $0 >= -1e-9 })
        // A velocity towards the top causes no overshoot either.
        #expect(course(damping: 1, from: 15, flick: -10).allSatisfy { $0 >= -1e-9 })
        for damping in [0.2, 0.7] {
            let lowest = try #require(course(damping: damping).min())
            // The first overshoot of a spring is e^(−πζ/√(1−ζ²)) of its start.
            let expected = -15 * exp(-.pi * damping / (1 - damping * damping).squareRoot())
            #expect(abs(lowest - expected) < 0.1, "\(damping)")
        }
    }

    @Test("The settling bubble stays within half a pitch of the top at any release velocity")
    func flick() {
        for damping in [0.2, 0.7, 1] {
            for flick in [-300.0, -20, 20, 300] {
                #expect(course(damping: damping, from: 1, flick: flick).allSatisfy { abs($0) <= 18.5 })
            }
        }
    }

    @Test("With inertia a flick leads farther")
    func inertia() {
        func flicked(hasInertia: Bool) -> DialModel {
            var dial = DialModel.expanded(10)
            dial.set(hasInertia: hasInertia, at: .zero)
            dial.beginDrag(at: .zero)
            for event in 1...5 { dial.drag(by: Angle(degrees: -6), at: .milliseconds(10 * event)) }
            dial.endDrag(at: .milliseconds(50))
            dial.finishMotion(at: .milliseconds(50))
            return dial
        }
        let (usual, free) = (flicked(hasInertia: false), flicked(hasInertia: true))
        #expect(usual.selection == 1 && free.wheel.rotation.radians < 3 * usual.wheel.rotation.radians)
        #expect(free.item(atX: 0, y: -free.geometry.radius) == free.selection)
    }

    @Test("Bubbles expand from the center in 0.3 s and collapse in 0.3 s")
    func expand() {
        var dial = DialModel(count: 5)
        dial.layOut { DialGeometry(spacing: $0, itemSize: 72, diameter: 400) }
        #expect(dial.bubbles.isEmpty && !dial.isMoving)
        dial.expansion.setExpanded(true, at: .zero)
        var last = 0.0
        for time in stride(from: 10, to: 300, by: 10) {
            dial.update(at: .milliseconds(time))
            #expect(dial.expansion.value > last && dial.expansion.value < 1)
            last = dial.expansion.value
            for bubble in dial.bubbles { #expect(hypot(bubble.x, bubble.y) < dial.geometry.radius) }
        }
        dial.update(at: .milliseconds(301))
        #expect(dial.expansion.value == 1 && !dial.isMoving)
        dial.expansion.setExpanded(false, at: .seconds(1))
        dial.update(at: .milliseconds(1299))
        #expect(dial.isMoving)
        dial.update(at: .milliseconds(1301))
        #expect(dial.bubbles.isEmpty && !dial.isMoving)
    }

    @Test("An expansion reverses midway without a jump in position or velocity", arguments: [20, 150, 280])
    func interrupt(time: Int) {
        var expansion = DialExpansion()
        expansion.setExpanded(true, at: .zero)
        func value(_ expansion: DialExpansion, _ microseconds: Int) -> Double {
            var expansion = expansion
            expansion.update(at: .microseconds(microseconds))
            return expansion.value
        }
        let now = time * 1000
        let (before, at) = (value(expansion, now - 100), value(expansion, now))
        expansion.update(at: .microseconds(now))
        expansion.setExpanded(false, at: .microseconds(now))
        #expect(abs(value(expansion, now) - at) < 1e-9)
        #expect(abs((value(expansion, now + 100) - at) - (at - before)) < 1e-4)
        for step in 0...30 { #expect((0...1).contains(value(expansion, now + step * 10_000))) }
        #expect(value(expansion, now + 300_001) == 0)
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

    @Test("The selection follows its item through changes, and passes to a neighbor on removal")
    func selectionStays() {
        var dial = makeDial()
        dial.select(4, at: .zero)
        dial.finishMotion(at: .zero)
        // Two items are added before it.
        dial.setItems(DialSpacing(count: 12), at: .zero) { $0 < 2 ? $0 : $0 + 2 }
        #expect(dial.selection == 6 && abs(degrees(6, dial)) < 1e-9)
        // All items before it are removed.
        dial.setItems(DialSpacing(count: 6), at: .zero) { $0 < 6 ? nil : $0 - 6 }
        #expect(dial.selection == 0)
        // It is removed: its neighbor is selected.
        dial.setItems(DialSpacing(count: 5), at: .zero) { $0 == 0 ? nil : $0 - 1 }
        #expect(dial.selection == 0)
        dial.setItems(DialSpacing(count: 0), at: .zero) { _ in nil }
        #expect(dial.selection == nil && dial.bubbles.isEmpty)
        dial.setItems(DialSpacing(count: 3), at: .zero) { _ in nil }
        #expect(dial.selection == 0)
    }

    @Test("A held bubble stays under the pointer while other items are removed")
    func heldStays() {
        var dial = makeDial()
        dial.beginDrag(at: .zero)
        dial.drag(by: Angle(degrees: -100), at: .zero)
        let angle = degrees(2, dial)
        dial.setItems(DialSpacing(count: 7), held: 2, at: .milliseconds(10)) {
            (1..<8).contains($0) ? $0 - 1 : nil
        }
        #expect(dial.wheel.phase == .dragging && abs(degrees(1, dial) - angle) < 1e-9)
        dial.drag(by: Angle(degrees: 28), at: .milliseconds(20))
        #expect(abs(degrees(1, dial) - angle - 28) < 1e-9)
        dial.endDrag(at: .seconds(1))
        dial.finishMotion(at: .seconds(1))
        #expect(dial.selection == 1)
    }

    @Test("A change of the items during a drag adds no velocity to the release")
    func changeDuringDrag() {
        var dial = makeDial(100)
        dial.beginDrag(at: .zero)
        dial.drag(by: Angle(degrees: 5), at: .milliseconds(10))
        dial.setItems(DialSpacing(count: 5), held: 0, at: .milliseconds(12)) { $0 < 5 ? $0 : nil }
        let angle = degrees(0, dial)
        dial.endDrag(at: .milliseconds(14))
        dial.update(at: .milliseconds(16))
        #expect(abs(degrees(0, dial)) <= abs(angle) + 1e-9)
    }

    @Test("A moving dial keeps its destination when another item is removed")
    func movingStays() {
        var dial = makeDial()
        dial.turn(to: 3, at: .zero)
        dial.update(at: .milliseconds(60))
        let angle = degrees(3, dial)
        dial.setItems(DialSpacing(count: 9), at: .milliseconds(60)) { $0 == 0 ? nil : $0 - 1 }
        #expect(abs(degrees(2, dial) - angle) < 1e-9)
        dial.update(at: .seconds(3))
        #expect(dial.selection == 2)
    }

    @Test("A damping that is not finite changes nothing, and the damping is clamped")
    func damping() {
        var dial = makeDial()
        for (damping, expected) in [(Double.nan, 1), (.infinity, 1), (7, 1), (-7, 0.2)] {
            dial.set(damping: damping, at: .zero)
            #expect(dial.damping == expected)
        }
    }
}
