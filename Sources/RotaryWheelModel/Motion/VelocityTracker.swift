/// Tells how fast a dragged wheel turns, from the last 150 ms of its movement.
///
/// The velocity at a moment is the way since the history's beginning over the time since then, so that it fades while the
/// pointer is held still before it lets go. A rest before the movement does not count, as in libadwaita, where the history
/// begins with the first movement and not with the press.
struct VelocityTracker: Hashable, Sendable {
    /// How far back the history goes, in seconds; 150 ms is what libadwaita's swipe tracker takes.
    static let history = 0.15
    /// Samples closer than this, in seconds, count as one, which bounds their number.
    static let resolution = 0.002
    /// Samples farther apart than this, in seconds, have a rest between them: pointers report some 60 times a second.
    static let rest = 0.02
    /// How long before its first sample a movement begins that follows a rest, in seconds.
    static let lead = 0.01
    /// The least time that a movement after a rest counts for, in seconds: a twitch is no flick.
    static let shortest = 0.05
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
        let history = samples[(oldest(at: time) ?? 0)...]
        guard let last = history.last,
            let moved = history.indices.dropLast().first(where: {
                samples[$0 + 1].rotation != samples[$0].rotation
            })
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
        return min(max(velocity, -Self.maximum), Self.maximum)
    }

    /// The last sample before the history at a moment, if there is one.
    private func oldest(at time: Double) -> Int? {
        samples.lastIndex { $0.time < time - Self.history }
    }
}
