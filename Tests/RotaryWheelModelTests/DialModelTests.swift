import Foundation
import RotaryWheelModelFuzz
import Testing

@testable import RotaryWheelModel

@Suite struct DialModelTests {
    private func makeDial(_ count: Int = 10, damping: Double = 1) -> DialModel {
        var dial = DialModel(count: count)
        dial.layOut { DialGeometry(spacing: $0, itemSize: 72, diameter: 400) }
        dial.set(damping: damping, at: .zero)
        dial.expansion.setExpanded(true, at: .zero)
        dial.expansion.finish()
        return dial
    }

    /// The angle of an item from the top, in degrees.
    private func degrees(_ item: Int, _ dial: DialModel) -> Double { dial.angle(of: item).degrees }

    // MARK: Dragging

    @Test("A dragged bubble turns as far as the pointer, and the others keep their spacing")
    func drag() {
        for count in [3, 10, 24, 1000] {
            var dial = makeDial(count)
            dial.beginDrag(at: .zero)
            dial.drag(by: Angle(degrees: 17), at: .zero)
            dial.drag(by: Angle(degrees: -40), at: .zero)
            #expect(abs(degrees(0, dial) + 23) < 1e-9)
            #expect(abs(degrees(1, dial) - degrees(0, dial) - dial.geometry.pitch.degrees) < 1e-9)
        }
    }

    @Test("A bubble follows the pointer across gaps between sections, and one settles at the top")
    func gaps() {
        var dial = DialModel(count: 0)
        dial.setItems(DialSpacing(count: 6, sectionStarts: [0, 2, 5]), at: .zero) { _ in nil }
        dial.layOut { DialGeometry(spacing: $0, itemSize: 50, diameter: 400) }
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
            dial.beginDrag(at: .zero)
            dial.drag(by: Angle(degrees: turn), at: .zero)
            // Without velocity.
            dial.endDrag(at: .seconds(1))
            var changes: [WheelChange] = []
            for step in 0..<300 { changes += dial.update(at: .seconds(1) + .milliseconds(10 * step)) }
            #expect(dial.selection == nearest, "\(turn)")
            #expect(abs(degrees(nearest, dial)) < 1e-9)
            #expect(changes.filter { if case .settled = $0 { true } else { false } } == [.settled(nearest)])
        }
    }

    /// The angles, in degrees, of the bubble that settles at the top, every 5 ms after a release.
    private func course(damping: Double, from start: Double = 15, flick: Double = 0) -> [Double] {
        var dial = makeDial(damping: damping)
        dial.beginDrag(at: .zero)
        dial.drag(by: Angle(degrees: start), at: .zero)
        if flick != 0 { dial.drag(by: Angle(degrees: flick), at: .milliseconds(100)) }
        dial.endDrag(at: flick != 0 ? .milliseconds(100) : .seconds(1))
        let release = flick != 0 ? Duration.milliseconds(100) : .seconds(1)
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

    @Test("The path of the spring does not depend on the frame rate")
    func closedForm() {
        func rotation(at time: Duration, every step: Duration) -> Double {
            var dial = makeDial(damping: 0.4)
            dial.turn(to: 3, at: .zero)
            var now = Duration.zero
            while now < time {
                dial.update(at: now)
                now += step
            }
            dial.update(at: time)
            return dial.wheel.rotation.radians
        }
        let one = rotation(at: .milliseconds(213), every: .milliseconds(213))
        #expect(one == rotation(at: .milliseconds(213), every: .milliseconds(7)))
        #expect(one == rotation(at: .milliseconds(213), every: .milliseconds(16)))
    }

    @Test(
        "A spring starts with its initial velocity, and its velocity is the derivative of its rotation",
        arguments: [0.2, 0.7, 1])
    func spring(damping: Double) {
        for (velocity, end) in [(0.0, 0.3), (2, 0.3), (-2, 0.3), (1, -0.3)] {
            let motion = WheelMotion(
                from: 0, velocity: velocity, to: end, damping: damping, reach: 0.6, at: 5)
            #expect(abs(motion.rotation(at: 5)) < 1e-12)
            #expect(abs(motion.velocity(at: 5) - velocity) < 1e-9)
            #expect(abs(motion.rotation(at: motion.endTime - 1e-9) - end) < 0.001)
            #expect(motion.duration < 2.5)
            for step in 1..<20 {
                let time = 5 + motion.duration * Double(step) / 20
                let slope = (motion.rotation(at: time + 1e-6) - motion.rotation(at: time - 1e-6)) / 2e-6
                #expect(abs(slope - motion.velocity(at: time)) < 1e-4)
            }
        }
    }

    @Test("Steps add up before the spring settles")
    func steps() {
        var dial = makeDial()
        dial.step(by: 1, at: .zero)
        dial.update(at: .milliseconds(50))
        dial.step(by: 1, at: .milliseconds(50))
        dial.update(at: .milliseconds(70))
        dial.step(by: 1, at: .milliseconds(70))
        dial.update(at: .seconds(3))
        #expect(dial.selection == 3)
        dial.step(by: -4, at: .seconds(3))
        dial.update(at: .seconds(6))
        #expect(dial.selection == 9)
    }

    // MARK: Expanding

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

    // MARK: Items

    private func spacing(_ count: Int) -> DialSpacing { DialSpacing(count: count) }

    @Test("The selection follows its item through changes, and passes to a neighbor on removal")
    func selectionStays() {
        var dial = makeDial()
        dial.select(4, at: .zero)
        dial.finishMotion(at: .zero)
        // Two items are added before it.
        dial.setItems(spacing(12), at: .zero) { $0 < 2 ? $0 : $0 + 2 }
        #expect(dial.selection == 6)
        #expect(abs(degrees(6, dial)) < 1e-9)
        // All items before it are removed.
        dial.setItems(spacing(6), at: .zero) { $0 < 6 ? nil : $0 - 6 }
        #expect(dial.selection == 0)
        // It is removed: its neighbor is selected.
        dial.setItems(spacing(5), at: .zero) { $0 == 0 ? nil : $0 - 1 }
        #expect(dial.selection == 0)
        dial.setItems(spacing(0), at: .zero) { _ in nil }
        #expect(dial.selection == nil && dial.bubbles.isEmpty)
        dial.setItems(spacing(3), at: .zero) { _ in nil }
        #expect(dial.selection == 0)
    }

    @Test("A held bubble stays under the pointer while other items are removed")
    func heldStays() {
        var dial = makeDial()
        dial.beginDrag(at: .zero)
        dial.drag(by: Angle(degrees: -100), at: .zero)
        let angle = degrees(2, dial)
        dial.setItems(spacing(7), held: 2, at: .milliseconds(10)) { $0 == 0 ? nil : $0 < 8 ? $0 - 1 : nil }
        #expect(dial.wheel.phase == .dragging)
        #expect(abs(degrees(1, dial) - angle) < 1e-9)
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
        dial.setItems(spacing(5), held: 0, at: .milliseconds(12)) { $0 < 5 ? $0 : nil }
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
        dial.setItems(spacing(9), at: .milliseconds(60)) { $0 == 0 ? nil : $0 - 1 }
        #expect(abs(degrees(2, dial) - angle) < 1e-9)
        dial.update(at: .seconds(3))
        #expect(dial.selection == 2)
    }

    @Test("Random events and changes leave a valid dial, which settles on an item")
    func random() {
        var generator = SeededGenerator(seed: 7)
        var dial = makeDial(5, damping: 0.5)
        var now = Duration.zero
        for _ in 0..<repetitions() {
            now += .milliseconds(Int.random(in: 0...80, using: &generator))
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: dial.beginDrag(at: now)
            case 1, 2: dial.drag(by: Angle(radians: .random(in: -2...2, using: &generator)), at: now)
            case 3: dial.endDrag(at: now)
            case 4: dial.cancelDrag(at: now)
            case 5: dial.step(by: .random(in: -3...3, using: &generator), at: now)
            case 6: dial.expansion.setExpanded(.random(using: &generator), at: now)
            default:
                let (at, count) = (
                    Int.random(in: 0...5, using: &generator), Int.random(in: 0...30, using: &generator)
                )
                let held = dial.wheel.phase == .dragging ? dial.item(nearestToX: 0, y: -150) : nil
                dial.setItems(DialSpacing(count: count, sectionStarts: [at]), held: held, at: now) {
                    $0 < at ? $0 : $0 == at ? nil : $0 - 1
                }
            }
            dial.update(at: now)
            #expect(dial.bubbles.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.item < dial.count })
            #expect((dial.selection == nil) == (dial.count == 0))
        }
        dial.endDrag(at: now)
        dial.finishMotion(at: now)
        if let selection = dial.selection { #expect(abs(degrees(selection, dial)) < 1e-6) }
    }

    @Test("A counterclockwise dial has its next item to the left, and a clockwise drag selects it")
    func direction() {
        var dial = makeDial()
        dial.set(direction: .counterclockwise, at: .zero)
        dial.finishMotion(at: .zero)
        #expect(abs(degrees(1, dial) + 36) < 1e-9)
        dial.beginDrag(at: .zero)
        dial.drag(by: Angle(degrees: 36), at: .zero)
        dial.endDrag(at: .seconds(1))
        dial.finishMotion(at: .seconds(1))
        #expect(dial.selection == 1)
    }

    @Test("Numbers that are not finite change nothing, and the damping is clamped")
    func refusals() {
        var dial = makeDial()
        dial.set(damping: .nan, at: .zero)
        dial.set(damping: .infinity, at: .zero)
        #expect(dial.damping == 1)
        dial.set(damping: 7, at: .zero)
        #expect(dial.damping == 1)
        dial.set(damping: -7, at: .zero)
        #expect(dial.damping == 0.2)
        dial.beginDrag(at: .zero)
        #expect(dial.drag(by: Angle(radians: .nan), at: .zero).isEmpty)
        #expect(dial.wheel.rotation == .zero)
    }

    @Test("The example in the documentation selects item 1")
    func example() {
        var dial = DialModel(count: 10)
        dial.layOut { DialGeometry(spacing: $0, itemSize: 72, diameter: 400) }
        dial.expansion.setExpanded(true, at: .zero)
        dial.step(by: 1, at: .zero)
        dial.update(at: .seconds(2))
        #expect(dial.selection == 1)
    }
}
