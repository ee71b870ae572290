import Foundation
import Testing

@testable import RotaryWheelModel

@Suite struct KineticMotionTests {
    @Test(
        "A coasting wheel keeps 0.998 of its velocity each millisecond, and stops at 40° a second",
        arguments: [3, -20, 100])
    func projection(velocity: Double) {
        var (way, speed) = (0.0, abs(velocity))
        while speed > 40 * Double.pi / 180 {
            way += speed / 1e5
            speed *= pow(0.998, 0.01)
        }
        let projected = KineticMotion.projection(from: 5, velocity: velocity) - 5
        #expect(abs(projected / (velocity < 0 ? -way : way) - 1) < 1e-3)
        #expect(KineticMotion.projection(from: 5, velocity: velocity / 200) == 5)
    }

    @Test("A flick takes as long as its velocity decays, and longer if it is faster")
    func duration() {
        var last = 0.0
        for (degrees, seconds) in [(45.0, 0.59), (90, 0.85), (360, 1.47), (720, 1.81)] {
            let way = degrees * .pi / 180
            let velocity = way * 2.002 + 40 * .pi / 180
            let motion = KineticMotion(from: 0, velocity: velocity, to: way, at: 0, settleDuration: 0.2)
            #expect(abs(motion.duration - seconds) < 0.01 && motion.duration > last)
            last = motion.duration
            // It only slows down.
            let speeds = (0...100).map { motion.velocity(at: motion.duration * Double($0) / 100) }
            #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 >= $1 && $1 >= 0 })
        }
    }

    /// From 0 at 7 s with a velocity to an end: settling or coasting motions, and those of springs.
    private static let motions: [(motion: KineticMotion, velocity: Double, end: Double)] =
        [(0.0, 1.0), (3, 1), (-3, 1), (50, 26), (50, 12), (0.01, 0.3), (2, 0)].map { velocity, end in
            (KineticMotion(from: 0, velocity: velocity, to: end, at: 7, settleDuration: 0.2), velocity, end)
        }
        + [0.2, 0.7, 1].flatMap { damping in
            [(0.0, 0.3), (2, 0.3), (-2, 0.3), (1, -0.3)].map { velocity, end in
                (
                    KineticMotion(from: 0, velocity: velocity, to: end, damping: damping, reach: 0.6, at: 7),
                    velocity, end
                )
            }
        }

    @Test("A motion starts with its velocity, ends at its target, and its velocity is its derivative")
    func motion() {
        for (motion, velocity, end) in Self.motions {
            let isSpring = abs(end) == 0.3 && velocity != 0.01
            #expect(abs(motion.rotation(at: 7)) < 1e-12 && motion.rotation(at: 6) == 0)
            #expect(abs(motion.velocity(at: 7) - velocity) < 1e-9)
            #expect(motion.rotation(at: motion.endTime) == end)
            // A spring ends where it is almost at rest.
            #expect(abs(motion.rotation(at: motion.endTime - 1e-9) - end) < (isSpring ? 0.001 : 1e-9))
            #expect(isSpring ? motion.duration < 2.5 : abs(motion.velocity(at: motion.endTime - 1e-9)) < 1e-4)
            for step in 1..<20 {
                let time = 7 + motion.duration * Double(step) / 20
                let slope = (motion.rotation(at: time + 1e-6) - motion.rotation(at: time - 1e-6)) / 2e-6
                #expect(abs(slope - motion.velocity(at: time)) < 1e-4, "\(velocity) to \(end)")
            }
        }
    }

    @Test(
        "The velocity is the distance of the last 150 ms over the time, and fades afterwards",
        arguments: [(100, 0.01, 3.0), (200_000, 1e-6, 4)])
    func velocity(events: Int, spacing: Double, speed: Double) {
        var tracker = VelocityTracker(at: 0, rotation: 0)
        for event in 1...events {
            tracker.record(at: Double(event) * spacing, rotation: Double(event) * spacing * speed)
        }
        let end = Double(events) * spacing
        #expect(abs(tracker.velocity(at: end) - speed) < 1e-9)
        #expect(abs(tracker.velocity(at: end + 0.1)) < speed / 2 && tracker.velocity(at: end + 0.2) == 0)
    }

    @Test(
        "A rest between the press and a flick does not reduce the velocity", arguments: [0.03, 0.1, 0.4, 3],
        [0.002, 0.008, 0.0167, 0.025])
    func rest(pause: Double, spacing: Double) {
        var tracker = VelocityTracker(at: 0, rotation: 0)
        let count = Int((0.05 / spacing).rounded())
        for step in 1...count {
            tracker.record(at: pause + Double(step) * spacing, rotation: Double(step) / Double(count))
        }
        let (end, speed) = (pause + Double(count) * spacing, 1 / (Double(count) * spacing))
        #expect(abs(tracker.velocity(at: end) / speed - 1) < 0.25)
    }

    @Test("A twitch after a rest gives little velocity")
    func twitch() {
        var tracker = VelocityTracker(at: 0, rotation: 0)
        for step in 1...10 { tracker.record(at: Double(step) * 0.01, rotation: Double(step) * 0.03) }
        tracker.record(at: 3, rotation: 0.305)
        #expect(abs(tracker.velocity(at: 3) - 0.1) < 1e-9 && abs(tracker.velocity(at: 3.1)) < 0.05)
    }

    @Test("A press without movement has no velocity, and a flick has a bounded one")
    func extremes() {
        var tracker = VelocityTracker(at: 0, rotation: 0)
        #expect(tracker.velocity(at: 0) == 0 && tracker.velocity(at: 0.1) == 0)
        tracker.record(at: 0.001, rotation: -50)
        #expect(tracker.velocity(at: 0.001) == -VelocityTracker.maximum)
    }
}
