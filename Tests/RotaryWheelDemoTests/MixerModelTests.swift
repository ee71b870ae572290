import Foundation
import Testing

@testable import RotaryWheelDemo

/// The filter and the simulated signal of the mixer.
struct MixerModelTests {
    private func isNear(_ value: Double, _ expected: Double, _ accuracy: Double = 0.01) -> Bool {
        abs(value - expected) <= accuracy
    }

    @Test(arguments: [Biquad.Kind.lowPass, .highPass], [(0.5.squareRoot(), -3.01), (2, 6.02), (1, 0)])
    func resonanceIsTheGainAtTheCutoff(kind: Biquad.Kind, q: (value: Double, gain: Double)) {
        #expect(isNear(Biquad(kind, frequency: 1000, q: q.value).decibels(at: 1000), q.gain))
    }

    @Test func passFiltersFallByTwelveDecibelsAnOctave() {
        let low = Biquad(.lowPass, frequency: 100, q: 0.7)
        #expect(isNear(low.decibels(at: 1600) - low.decibels(at: 3200), 12.04, 0.3))
        #expect(isNear(low.decibels(at: 1), 0))
        let high = Biquad(.highPass, frequency: 4000, q: 0.7)
        #expect(isNear(high.decibels(at: 200) - high.decibels(at: 100), 12.04, 0.3))
        #expect(isNear(high.decibels(at: 23_999), 0))
        let band = Biquad(.bandPass, frequency: 1000, q: 5)
        #expect(isNear(band.decibels(at: 1000), 0))
        #expect(band.decibels(at: 500) < -15 && band.decibels(at: 2000) < -15)
    }

    /// The gains at the bottom, at the frequency of the filter, and at the top.
    @Test(arguments: [-24.0, -6, 12])
    func gainIsThatOfPeakAndShelves(gain: Double) {
        let shapes: [(Biquad.Kind, Double, [Double])] = [
            (.peak, 1, [0, gain, 0]), (.lowShelf, 0.7, [gain, gain / 2, 0]),
            (.highShelf, 0.7, [0, gain / 2, gain]),
        ]
        for (kind, q, gains) in shapes {
            let filter = Biquad(kind, frequency: 1000, q: q, gain: gain)
            for (frequency, expected) in zip([1.0, 1000, 23_999], gains) {
                #expect(isNear(filter.decibels(at: frequency), expected), "\(kind) at \(frequency) Hz")
            }
        }
    }

    @Test(arguments: Biquad.Kind.allCases)
    func responseIsFiniteEverywhere(kind: Biquad.Kind) {
        for frequency in [0, 20, 20_000, 1e9] {
            let filter = Biquad(kind, frequency: frequency, q: 0, gain: 24)
            for heard in [0, 20, 1000, 20_000, 24_000] {
                #expect(filter.decibels(at: Double(heard)).isFinite)
            }
        }
        // The response of a low-pass to half the sample rate is 0.
        #expect(Biquad(.lowPass, frequency: 1000, q: 1).decibels(at: 24_000) == Biquad.silence)
    }

    @Test func oscillatorMovesTheCutoffByItsDepth() {
        let oscillator = SlowOscillator(center: 1000, depth: 1)
        #expect(oscillator.cutoff(at: 0) == 1000)
        #expect(isNear(oscillator.cutoff(at: SlowOscillator.period / 4), 2000))
        #expect(isNear(oscillator.cutoff(at: SlowOscillator.period * 3 / 4), 500))
        #expect(oscillator.range == 500...2000)
        #expect(SlowOscillator(center: 15_000, depth: 2).range == 3750...20_000)
        #expect(SlowOscillator(center: 440, depth: 0).range == 440...440)
    }

    private let flat = Biquad(.peak, frequency: 1000, q: 1, gain: 0)
    private let off = ChannelStrip(level: -.infinity, pan: 0)
    private let open = ChannelStrip(level: 0, pan: 0)

    @Test func levelAndPanChangeTheSignal() {
        let signal = Stereo(left: 1, right: 1)
        let center = open.pass(signal).decibels
        #expect(isNear(center.left, -3.01) && isNear(center.right, -3.01))
        #expect(isNear(ChannelStrip(level: -20, pan: 0).pass(signal).decibels.left, -23.01))
        #expect(off.pass(signal).isSilent && off.pass(signal).decibels == (-.infinity, -.infinity))
        let (left, right) = (ChannelStrip(level: 0, pan: -1), ChannelStrip(level: 0, pan: 1))
        #expect(left.pass(signal) == Stereo(left: 1, right: 0))
        #expect(right.pass(signal) == Stereo(left: 0, right: 1))
        // The power stays the same from side to side.
        let half = ChannelStrip(level: 0, pan: 0.5).pass(signal)
        #expect(isNear(half.left * half.left + half.right * half.right, 1) && half.right > half.left)
    }

    @Test func voicesStrikeAndFade() {
        for voice in Mixer.voices {
            let (strike, fade) = (voice.amplitude(at: 0), voice.amplitude(at: voice.period * 0.9))
            #expect(strike.left > fade.left && fade.left > 0)
            for time in stride(from: 0, to: 20, by: 0.05) {
                let signal = voice.amplitude(at: time)
                #expect((0...1).contains(signal.left) && (0...1).contains(signal.right))
            }
        }
    }

    @Test func masterHasTheSumOfTheChannels() {
        let count = Mixer.voices.count
        func signals(_ channels: [ChannelStrip], _ master: ChannelStrip, _ filter: Biquad) -> [Stereo] {
            Mixer.signals(at: 1.2, channels: channels, master: master, filter: filter)
        }
        let one = [open] + Array(repeating: off, count: count - 1)
        let single = signals(one, open, flat)
        #expect(single.count == count + 1)
        #expect(isNear(single[count].left, single[0].left, 1e-9))
        #expect(isNear(single[count].right, single[0].right, 1e-9))
        #expect(single[1].isSilent)
        #expect(signals(one, off, flat)[count].isSilent)
        let all = signals(Array(repeating: open, count: count), open, flat)
        #expect(all[count].left > all.dropLast().map(\.left).max()!)
        // A filter that passes only what is high takes the drums from the sum, but not from their channel.
        let filtered = signals(one, open, Biquad(.highPass, frequency: 5000, q: 0.7))
        #expect(filtered[0] == single[0] && filtered[count].decibels.left < single[count].decibels.left - 40)
    }
}
