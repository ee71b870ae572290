import Glibc

/// The amplitudes of a stereo signal; 1 is 0 dB.
struct Stereo: Equatable {
    var left = 0.0
    var right = 0.0

    /// The levels in decibels; −∞ is silence.
    var decibels: (left: Double, right: Double) { (20 * log10(left), 20 * log10(right)) }
    var isSilent: Bool { left == 0 && right == 0 }
}

/// An instrument whose amplitude is simulated: it strikes at even times and fades.
struct Voice {
    /// The pitch in hertz, at which the filter acts.
    var pitch: Double
    /// The time between strikes in seconds.
    var period: Double
    /// The fall of the amplitude by a factor of e each second.
    var decay: Double
    /// How far the sound moves between the sides, from 0 to 1.
    var width: Double

    /// The amplitudes at a time in seconds.
    func amplitude(at time: Double) -> Stereo {
        let strike = time - (time / period).rounded(.down) * period
        // No two strikes are alike, and none is longer than its fade.
        let force = 0.8 + 0.2 * sin(time * 0.7 + pitch)
        let level = force * exp(-decay * strike)
        let side = width * sin(time * 1.3 + pitch)
        return Stereo(left: level * (1 - max(side, 0)), right: level * (1 + min(side, 0)))
    }
}

/// What the knobs of a channel do to its signal.
struct ChannelStrip: Equatable {
    /// The gain in decibels; −∞ mutes.
    var level: Double
    /// From −1, left, to 1, right.
    var pan: Double

    /// The signal after the strip.
    ///
    /// A pan of constant power: 3 dB less on either side in the center.
    func pass(_ signal: Stereo) -> Stereo {
        let (gain, angle) = (pow(10, level / 20), (pan + 1) * .pi / 4)
        // The cosine of a quarter turn is not quite 0.
        return Stereo(
            left: pan >= 1 ? 0 : signal.left * gain * cos(angle),
            right: pan <= -1 ? 0 : signal.right * gain * sin(angle))
    }
}

/// A mixer of simulated instruments, whose sum passes a filter and the master strip.
struct Mixer {
    /// The instruments: drums, bass, keys, guitar and vocals.
    static let voices = [
        Voice(pitch: 90, period: 0.5, decay: 7, width: 0.1),
        Voice(pitch: 60, period: 1, decay: 2, width: 0),
        Voice(pitch: 500, period: 2, decay: 1.2, width: 0.5),
        Voice(pitch: 800, period: 0.25, decay: 3, width: 0.3),
        Voice(pitch: 1500, period: 3, decay: 0.9, width: 0.2),
    ]

    /// The signals after each channel's strip, and after the master strip, at a time in seconds.
    static func signals(
        at time: Double, channels: [ChannelStrip], master: ChannelStrip, filter: Biquad
    ) -> [Stereo] {
        var (signals, left, right): ([Stereo], Double, Double) = ([], 0, 0)
        for (voice, channel) in zip(voices, channels) {
            let signal = channel.pass(voice.amplitude(at: time))
            signals.append(signal)
            // Signals that are not alike add their powers.
            let power = pow(10, filter.decibels(at: voice.pitch) / 10)
            left += signal.left * signal.left * power
            right += signal.right * signal.right * power
        }
        // The balance of the sum leaves both sides as they are in the center.
        let sum = Stereo(left: left.squareRoot() * 2.squareRoot(), right: right.squareRoot() * 2.squareRoot())
        return signals + [master.pass(sum)]
    }
}
