/// Tells how fast a dragged wheel turns, from the last 150 ms of its movement.
///
/// The velocity at a moment is the way since the history's beginning over the time since then, so that it fades while the
/// pointer is held still before it lets go. Where the wheel was at the beginning lies between two samples, so that
/// a flick is none the slower if the machine has told of its last part late.
struct VelocityTracker: Hashable, Sendable {
    /// How far back the history goes, in seconds; 150 ms is what libadwaita's swipe tracker takes.
    static let history = 0.15
    /// Samples closer than this, in seconds, count as one, which bounds their number.
    static let resolution = 0.002
    /// The highest velocity reported, in radians a second: sixteen turns.
    static let maximum = 100.0

    private struct Sample: Hashable {
        var time: Double
        var rotation: Double
    }

    private var samples: [Sample] = []

    /// Starts with the wheel at rest.
    init(at time: Double, rotation: Double) {
        samples.reserveCapacity(Int(Self.history / Self.resolution) + 2)
        samples.append(Sample(time: time, rotation: rotation))
    }

    /// Records where the wheel is.
    mutating func record(at time: Double, rotation: Double) {
        let sample = Sample(time: time, rotation: rotation)
        if samples.count > 1, time - samples[samples.count - 2].time < Self.resolution {
            samples[samples.count - 1] = sample
            return
        }
        if samples[0].time < time - 2 * Self.history, let first = oldest(at: time) {
            samples.removeFirst(first)
        }
        samples.append(sample)
    }

    /// The velocity at a moment, in radians a second.
    func velocity(at time: Double) -> Double {
        guard let last = samples.last else { return 0 }
        var first = samples[oldest(at: time) ?? 0]
        let beginning = time - Self.history
        if first.time < beginning {
            guard let next = samples.first(where: { $0.time >= beginning }) else { return 0 }
            let part = (beginning - first.time) / (next.time - first.time)
            first = Sample(
                time: beginning, rotation: first.rotation + part * (next.rotation - first.rotation))
        }
        guard time - first.time > 1e-6 else { return 0 }
        let velocity = (last.rotation - first.rotation) / (time - first.time)
        return min(max(velocity, -Self.maximum), Self.maximum)
    }

    /// The last sample before the history at a moment, if there is one.
    private func oldest(at time: Double) -> Int? {
        samples.lastIndex { $0.time < time - Self.history }
    }
}
