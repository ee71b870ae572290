import Glibc

/// A filter of second order.
///
///     H(z) = (b₀ + b₁z⁻¹ + b₂z⁻²) / (a₀ + a₁z⁻¹ + a₂z⁻²)
///
/// Coefficients and response are those of Robert Bristow-Johnson's “Cookbook formulae for audio equalizer biquad filter
/// coefficients”, https://www.w3.org/TR/audio-eq-cookbook/, with the names used there.
struct Biquad: Equatable {
    /// The kinds of filters, in the order of the list on the page.
    enum Kind: Int, CaseIterable {
        case lowPass, highPass, bandPass, peak, lowShelf, highShelf

        /// Whether the filter has a gain.
        var hasGain: Bool { self == .peak || self == .lowShelf || self == .highShelf }
    }

    /// The frequencies that people hear, in hertz.
    static let audible = 20.0...20_000.0
    /// The sample rate in hertz.
    static let sampleRate = 48_000.0
    /// The level of what the filter removes, in decibels.
    static let silence = -120.0

    private var b: (Double, Double, Double)
    private var a: (Double, Double, Double)

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - frequency: the cutoff or center in hertz, clamped to what people hear.
    ///   - q: the resonance, at least 0.01.
    ///   - gain: the gain in decibels, for kinds that have one.
    init(_ kind: Kind, frequency: Double, q: Double, gain: Double = 0) {
        let frequency = min(max(frequency, Self.audible.lowerBound), Self.audible.upperBound)
        let omega = 2 * .pi * frequency / Self.sampleRate
        let (cosine, alpha, amplitude) = (cos(omega), sin(omega) / (2 * max(q, 0.01)), pow(10, gain / 40))
        let slope = 2 * amplitude.squareRoot() * alpha
        let pass = (1 + alpha, -2 * cosine, 1 - alpha)
        switch kind {
        case .lowPass: (b, a) = (((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2), pass)
        case .highPass: (b, a) = (((1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2), pass)
        case .bandPass: (b, a) = ((alpha, 0, -alpha), pass)
        case .peak:
            b = (1 + alpha * amplitude, -2 * cosine, 1 - alpha * amplitude)
            a = (1 + alpha / amplitude, -2 * cosine, 1 - alpha / amplitude)
        case .lowShelf: (b, a) = Self.shelf(amplitude, cosine: cosine, slope: slope)
        case .highShelf:
            // The mirror image of a low shelf, with the signs of the cosine and of the middle coefficients changed.
            (b, a) = Self.shelf(amplitude, cosine: -cosine, slope: slope)
            (b.1, a.1) = (-b.1, -a.1)
        }
    }

    private static func shelf(
        _ amplitude: Double, cosine: Double, slope: Double
    ) -> (b: (Double, Double, Double), a: (Double, Double, Double)) {
        let (less, more) = ((amplitude - 1) * cosine, (amplitude + 1) * cosine)
        return (
            (
                amplitude * (amplitude + 1 - less + slope), 2 * amplitude * (amplitude - 1 - more),
                amplitude * (amplitude + 1 - less - slope)
            ),
            (amplitude + 1 + less + slope, -2 * (amplitude - 1 + more), amplitude + 1 + less - slope)
        )
    }

    /// The magnitude of the response at a frequency, in decibels, at least ``silence``.
    func decibels(at frequency: Double) -> Double {
        let phi = pow(sin(.pi * frequency / Self.sampleRate), 2)
        func power(_ c: (Double, Double, Double)) -> Double {
            pow(c.0 + c.1 + c.2, 2) - 4 * (c.0 * c.1 + 4 * c.0 * c.2 + c.1 * c.2) * phi + 16 * c.0 * c.2 * phi
                * phi
        }
        let ratio = power(b) / power(a)
        return ratio > 0 ? max(10 * log10(ratio), Self.silence) : Self.silence
    }

    static func == (left: Biquad, right: Biquad) -> Bool { left.b == right.b && left.a == right.a }
}
