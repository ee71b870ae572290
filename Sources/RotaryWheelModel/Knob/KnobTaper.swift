/// How the values of a knob lie along its travel.
///
/// In the formulas f is the place on the travel, from 0 to 1, and v the value from l, the lowest, to u, the largest.
public enum KnobTaper: Hashable, Sendable {
    /// v = l + f·(u − l).
    case linear
    /// v = l·(u/l)^f: equal distances are equal factors. Linear unless l is above 0.
    case logarithmic
    /// For values in decibels: the cube of the place is the gain, from that of l to that of u.
    ///
    /// v = u + 60·lg(a + f·(1 − a)) with a = 10^((l − u)/60). PulseAudio's volumes have the same curve: half of the
    /// travel is about 18 dB below the end, so that most of it is for what is loud.
    case decibel
    /// v = l + (u − l)·f^(1/s) for a skew s: one below 1 gives low values more room, as in JUCE.
    case power(skew: Double)
    /// Straight lines between breakpoints; see ``KnobBreakpoint``.
    case table([KnobBreakpoint])
    /// Two functions of an app.
    case custom(KnobCurve)

    /// The smallest and the largest skew.
    public static let skews = 0.1...10.0
}

/// A place and its value on a scale with ``KnobTaper/table(_:)``.
///
/// Places and values ascend from one breakpoint to the next. The first and the last value of a scale are at its ends:
/// only breakpoints within the bounds count.
public struct KnobBreakpoint: Hashable, Sendable {
    /// The place on the travel, from 0 to 1.
    public let place: Double
    /// The value there.
    public let value: Double

    /// Creates a breakpoint.
    public init(place: Double, value: Double) { (self.place, self.value) = (place, value) }

    /// Whether numbers are finite, and places and values ascend.
    public static func areValid(_ points: [Self]) -> Bool {
        points.allSatisfy { $0.place.isFinite && $0.value.isFinite }
            && zip(points, points.dropFirst()).allSatisfy { $0.place < $1.place && $0.value < $1.value }
    }
}

/// The functions of a scale with ``KnobTaper/custom(_:)``.
///
/// The value must not fall from place 0 to place 1. The ends of the travel have the bounds whatever the function
/// returns; results out of bounds are clamped, and those that are not finite are replaced by the lowest value.
public struct KnobCurve: Hashable, Sendable {
    /// A function of a place or a value.
    public typealias Function = @Sendable (Double) -> Double

    private final class Functions: Sendable {
        let value: Function
        let place: Function?

        init(_ value: @escaping Function, _ place: Function?) { (self.value, self.place) = (value, place) }
    }

    private let functions: Functions

    /// Creates a curve; two curves are equal if one is a copy of the other.
    ///
    /// - Parameters:
    ///   - value: the value at a place from 0 to 1.
    ///   - place: the place of a value; with `nil` it is searched for.
    public init(value: @escaping Function, place: Function? = nil) { functions = Functions(value, place) }

    /// The function for the value at a place.
    public var value: Function { functions.value }

    /// The place of a value, by bisection if there is no function for it.
    func place(of value: Double) -> Double {
        if let place = functions.place { return place(value) }
        var (low, high) = (0.0, 1.0)
        // As many halves as a double has digits.
        for _ in 0..<53 {
            let middle = (low + high) / 2
            if functions.value(middle) < value { low = middle } else { high = middle }
        }
        return high
    }

    /// Whether one is a copy of the other.
    public static func == (one: Self, other: Self) -> Bool { one.functions === other.functions }
    /// Feeds the identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(functions)) }
}
