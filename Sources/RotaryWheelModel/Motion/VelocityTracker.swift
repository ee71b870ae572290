/// The velocity of a drag: the distance of its last 150 ms over the time since, which fades while the pointer rests.
///
/// A rest before the movement does not count: libadwaita, too, starts with the first movement, not with the press.
struct VelocityTracker: Hashable, Sendable {
    /// The length of the history, in seconds; that of libadwaita's swipe tracker.
    static let history = 0.15
    /// Samples closer than this, in seconds, count as one, which bounds their number.
    static let resolution = 0.002
    /// Samples farther apart than this, in seconds, enclose a rest: pointers report some 60 times a second.
    static let rest = 0.02
    /// The time from the start of a movement after a rest to its first sample, in seconds.
    static let lead = 0.01
    /// The least duration of a movement after a rest, in seconds: a twitch is no flick.
    static let shortest = 0.05
    /// The largest velocity, in radians a second: sixteen turns.
    static let maximum = 100.0

    private struct Sample: Hashable {
        var time: Double
        var rotation: Double
    }

    private var samples: [Sample] = []

    init(at time: Double, rotation: Double) {
        samples.reserveCapacity(Int(Self.history / Self.resolution) + 2)
        samples.append(Sample(time: time, rotation: rotation))
    }

    mutating func record(at time: Double, rotation: Double) {
        let sample = Sample(time: time, rotation: rotation)
        if samples.count > 1, time - samples[samples.count - 2].time < Self.resolution {
            samples[samples.count - 1] = sample
            return
        }
        if samples[0].time < time - 2 * Self.history, let first = oldest(at: time) {
            samples.removeFirst(first)
        }
        samples.append(Sample(time: time, rotation: rotation))
    }

    func velocity(at time: Double, maximum: Double = maximum) -> Double {
        let history = samples[(oldest(at: time) ?? 0)...]
        let pairs = history.indices.dropLast()
        guard let last = history.last,
            let moved = pairs.first(where: { samples[$0 + 1].rotation != samples[$0].rotation })
        else { return 0 }
        var (first, shortest) = (samples[moved], 0.0)
        let next = samples[moved + 1]
        if next.time - first.time > Self.rest {
            first.time = next.time - Self.lead
            shortest = Self.shortest
        }
        let beginning = time - Self.history
        guard next.time >= beginning else { return 0 }
        if first.time < beginning {
            let part = (beginning - first.time) / (next.time - first.time)
            first = Sample(
                time: beginning, rotation: first.rotation + part * (next.rotation - first.rotation))
        }
        guard time - first.time > 1e-6 else { return 0 }
        let velocity = (last.rotation - first.rotation) / max(time - first.time, shortest)
        return velocity.clamped(to: -maximum...maximum)
    }

    /// Renumbers the positions, which is no movement.
    mutating func shift(by distance: Double) {
        for index in samples.indices { samples[index].rotation += distance }
    }

    /// The last sample before the history.
    private func oldest(at time: Double) -> Int? { samples.lastIndex { $0.time < time - Self.history } }
}
