import RotaryWheelModel
import Testing

@Suite struct KnobMeterTests {
    /// A meter from −60 to 0 dB, in whose places 0.1 are 6 dB, after levels of its first channel at times in seconds.
    private func meter(channels: Int = 1, after levels: [(time: Double, level: Double)] = []) -> MeterModel {
        var meter = MeterModel()
        (meter.lower, meter.upper) = (-60, 0)
        meter.channelCount = channels
        for (time, level) in levels { meter.setLevel(level, of: 0, at: .seconds(time)) }
        return meter
    }

    @Test func levelRisesImmediatelyAndFallsEvenly() {
        let meter = meter(after: [(1, -6), (1, -.infinity)])
        #expect(meter.level(of: 0, at: .seconds(1)).isNear(0.9))
        #expect(meter.level(of: 0, at: .seconds(1.5)).isNear(0.8))
        #expect(meter.level(of: 0, at: .seconds(2)).isNear(0.7))
        #expect(meter.level(of: 0, at: .seconds(10)) == 0)
        // No lower than the newest.
        let higher = self.meter(after: [(0, -6), (0, -12)])
        #expect(higher.level(of: 0, at: .seconds(30)).isNear(0.8))
        #expect(!higher.isResting(at: .seconds(0.2)))
        #expect(higher.isResting(at: .seconds(30)))
        var silent = self.meter(channels: 2)
        #expect(silent.isResting(at: .zero))
        for index in 0...1 { silent.setLevel(-90, of: index, at: .seconds(3)) }
        #expect(silent.isResting(at: .seconds(3)))
    }

    @Test(arguments: [30.0, 60, 144]) func fallIsTheSameAtEachRate(_ rate: Double) {
        var meter = meter(after: [(0, -6)])
        for frame in 0...Int(rate) { meter.setLevel(-50, of: 0, at: .seconds(Double(frame) / rate)) }
        #expect(meter.level(of: 0, at: .seconds(1)).isNear(0.7))
    }

    @Test func peakIsHeldThenFalls() {
        var meter = meter()
        meter.hold = .seconds(2)
        for level in [-6, -Double.infinity] { meter.setLevel(level, of: 0, at: .zero) }
        #expect(meter.peak(of: 0, at: .seconds(2)).isNear(0.9))
        #expect(meter.peak(of: 0, at: .seconds(2.5)).isNear(0.8))
        #expect(!meter.isResting(at: .seconds(6)))
        #expect(meter.isResting(at: .seconds(7)))
        // A higher level raises it and holds it anew.
        let higher = self.meter(after: [(0, -12), (0.9, -6), (0.9, -.infinity)])
        #expect(higher.peak(of: 0, at: .seconds(1.8)).isNear(0.9))
    }

    @Test func slowerFallAppliesFromNowOn() {
        var meter = meter(after: [(0, -6), (0, -.infinity)])
        meter.advance(to: .seconds(1))
        meter.fall = 6
        #expect(meter.level(of: 0, at: .seconds(1)).isNear(0.7))
        #expect(meter.level(of: 0, at: .seconds(2)).isNear(0.6))
        meter.fall = 0
        #expect(meter.fall == 1)
    }

    @Test func channelsAreIndependent() {
        var meter = meter(channels: 2, after: [(0, -6)])
        meter.setLevel(-30, of: 1, at: .zero)
        #expect(meter.level(of: 0, at: .zero).isNear(0.9))
        #expect(meter.level(of: 1, at: .zero).isNear(0.5))
        // So is the clip light, which lasts until it is cleared.
        meter.setLevel(-0.01, of: 1, at: .zero)
        #expect(!meter.isClipped)
        meter.setLevel(0, of: 1, at: .zero)
        meter.setLevel(-.infinity, of: 1, at: .seconds(100))
        #expect(meter.isClipped)
        meter.isClipped = false
        #expect(!meter.isClipped)
    }

    @Test func bandsMeetAtThresholds() {
        var meter = meter()
        (meter.warning, meter.clip) = (-12, -6)
        #expect(meter.places(of: .ok).upperBound.isNear(0.8))
        #expect(meter.places(of: .warning).upperBound.isNear(0.9))
        #expect(meter.places(of: .clip).upperBound == 1)
        // Thresholds in the wrong order leave no room for the warning.
        meter.warning = 0
        let clip = meter.places(of: .clip).lowerBound
        #expect(meter.places(of: .warning) == clip...clip)
    }

    @Test func oddNumbersDoNoHarm() {
        var meter = meter(after: [(0, -30), (0, .nan)])
        meter.setLevel(-6, of: 1, at: .zero)
        #expect(meter.level(of: 0, at: .zero).isNear(0.5))
        meter.setLevel(.infinity, of: 0, at: .zero)
        #expect(meter.level(of: 0, at: .zero) == 1)
        #expect(meter.isClipped)
        (meter.lower, meter.upper) = (0, 0)
        #expect(meter.place(of: 5) == 0)
        meter.channelCount = 7
        #expect(meter.channelCount == 2)
        (meter.lower, meter.upper) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
        #expect(meter.place(of: 0) == 0.5)
        #expect(meter.place(of: .greatestFiniteMagnitude / 2) == 0.75)
    }

    @Test(arguments: [12, 1e300, .infinity]) func levelAboveTheScaleFallsFromItsEnd(_ level: Double) {
        var meter = meter()
        (meter.clip, meter.hold) = (6, .zero)
        meter.setLevel(level, of: 0, at: .zero)
        meter.setLevel(-.infinity, of: 0, at: .zero)
        #expect(meter.isClipped)
        #expect(meter.level(of: 0, at: .seconds(1)).isNear(0.8))
        #expect(meter.peak(of: 0, at: .seconds(1)).isNear(0.8))
        #expect(meter.isResting(at: .seconds(6)))
    }
}
