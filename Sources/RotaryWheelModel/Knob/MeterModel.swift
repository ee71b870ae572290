/// The levels of one or two channels, in decibels: they rise immediately and fall at an even speed, below a held peak.
///
/// For a level l that was shown at the time t₀, and f decibels a second, the shown level is max(newest, l − f·(t − t₀)).
public struct MeterModel: Hashable, Sendable {
    /// The parts of the scale.
    public enum Band: Int, Hashable, Sendable, CaseIterable {
        case ok
        case warning
        case clip
    }

    /// The largest number of channels.
    public static let maximumChannels = 2
    /// The range of the fall, in decibels a second.
    public static let falls = 1.0...1000.0

    /// The level at the start of the scale.
    public var lower = -60.0
    /// The level at the end of the scale.
    public var upper = 6.0
    /// The level at which the second band begins.
    public var warning = -12.0
    /// The level at which the third band begins.
    public var clip = 0.0
    /// The fall in decibels a second; 12 by default, near the 20 decibels in 1.7 s of IEC 60268-10, type I.
    public var fall = 12.0 {
        didSet { fall = fall.clamped(to: Self.falls) }
    }
    /// How long a peak stays before it falls.
    public var hold = Duration.seconds(1)
    /// Whether a level has reached ``clip``; the app or the user clears it.
    public var isClipped = false

    private var channels: [Channel] = []

    private struct Channel: Hashable {
        var newest = -Double.infinity
        /// What was shown at `time`.
        var level = -Double.infinity
        var peak = -Double.infinity
        var time = Duration.zero
        var heldUntil = Duration.zero
    }

    /// Creates a meter without channels.
    public init() {}

    /// The number of channels, clamped to 0 … 2; a change silences them.
    public var channelCount: Int {
        get { channels.count }
        set {
            let count = newValue.clamped(to: 0...Self.maximumChannels)
            if count != channels.count { channels = Array(repeating: Channel(), count: count) }
        }
    }

    /// Sets the level of a channel; −∞ is silence, and what is not a number is ignored, like a channel that is missing.
    public mutating func setLevel(_ level: Double, of index: Int, at time: Duration) {
        guard channels.indices.contains(index), !level.isNaN else { return }
        advance(index, to: time)
        if level >= clip { isClipped = true }
        // The fall starts at the visible level.
        let level = min(level, max(lower, upper))
        channels[index].newest = level
        channels[index].level = max(channels[index].level, level)
        if level >= channels[index].peak {
            (channels[index].peak, channels[index].heldUntil) = (level, time + hold)
        }
    }

    /// Moves all levels to a time, from which a new ``fall`` applies.
    public mutating func advance(to time: Duration) {
        for index in channels.indices { advance(index, to: time) }
    }

    private mutating func advance(_ index: Int, to time: Duration) {
        let channel = channels[index]
        guard time > channel.time else { return }
        (channels[index].level, channels[index].peak) = (
            level(of: channel, at: time), peak(of: channel, at: time)
        )
        channels[index].time = time
    }

    /// The shown level of a channel, as a place on the scale from 0 to 1.
    public func level(of index: Int, at time: Duration) -> Double {
        place(of: level(of: channels[index], at: time))
    }

    /// The held peak of a channel, as a place on the scale from 0 to 1.
    public func peak(of index: Int, at time: Duration) -> Double {
        place(of: peak(of: channels[index], at: time))
    }

    /// Whether nothing moves from a time on.
    public func isResting(at time: Duration) -> Bool {
        channels.allSatisfy { channel in
            let rest = place(of: channel.newest)
            return place(of: level(of: channel, at: time)) == rest
                && place(of: peak(of: channel, at: time)) == rest
        }
    }

    /// The place of a level on the scale, clamped to 0 … 1.
    public func place(of level: Double) -> Double {
        guard upper > lower, level > lower else { return 0 }
        guard level < upper else { return 1 }
        let span = upper - lower
        // The difference of the largest numbers overflows.
        return span.isFinite ? (level - lower) / span : (level / 2 - lower / 2) / (upper / 2 - lower / 2)
    }

    /// The places between which a band lies.
    public func places(of band: Band) -> ClosedRange<Double> {
        let (warning, clip) = (place(of: min(warning, clip)), place(of: clip))
        return switch band {
        case .ok: 0...warning
        case .warning: warning...clip
        case .clip: clip...1
        }
    }

    private func level(of channel: Channel, at time: Duration) -> Double {
        max(channel.newest, fallen(channel.level, since: channel.time, at: time))
    }

    private func peak(of channel: Channel, at time: Duration) -> Double {
        let start = max(channel.heldUntil, channel.time)
        return max(level(of: channel, at: time), fallen(channel.peak, since: start, at: time))
    }

    private func fallen(_ level: Double, since start: Duration, at time: Duration) -> Double {
        time > start ? level - fall * (time - start).inSeconds : level
    }
}
