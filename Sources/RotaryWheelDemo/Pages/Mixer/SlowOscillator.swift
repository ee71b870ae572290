import Glibc

/// A slow sine that modulates the cutoff of the filter.
struct SlowOscillator: Equatable {
    /// The time of one oscillation in seconds.
    static let period = 6.0

    /// The cutoff in hertz.
    var center: Double
    /// The amplitude in octaves.
    var depth: Double

    /// The lowest and the highest cutoff, within what people hear.
    var range: ClosedRange<Double> { audible(-depth)...audible(depth) }

    /// The cutoff at a time in seconds.
    func cutoff(at time: Double) -> Double { audible(depth * sin(2 * .pi * time / Self.period)) }

    private func audible(_ octaves: Double) -> Double {
        min(max(center * pow(2, octaves), Biquad.audible.lowerBound), Biquad.audible.upperBound)
    }
}
