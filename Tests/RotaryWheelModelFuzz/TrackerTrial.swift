import RotaryWheelModel

/// Random pointer angles.
struct TrackerTrial: Trial {
    private(set) var latest = ""
    private var tracker = AngleTracker(at: .zero)
    private var total = 0.0

    mutating func act(_ random: inout SeededGenerator) throws {
        let angle = Angle(radians: random.number(-10...10))
        latest = "to \(angle.radians)"
        if random.int(1...5) == 1 {
            tracker.recenter(at: angle)
        } else {
            let delta = tracker.move(to: angle)
            try require(abs(delta.radians) <= .pi + 1e-12, "a pointer takes the short way")
            total += delta.radians
        }
        try require(tracker.angle.isFinite && tracker.total.isFinite, "a direction is finite")
        try require(abs(tracker.total.radians - total) < 1e-9, "the total is the sum of all steps")
    }

    mutating func finish() throws {}
}
