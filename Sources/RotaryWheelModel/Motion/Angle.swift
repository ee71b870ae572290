/// An angle, or an amount of turning.
///
/// Positive angles turn clockwise, as coordinates on a screen have *y* pointing down: 0 points right,
/// π/2 down, ±π left and −π/2 up. An angle is not confined to one turn.
public struct Angle: Hashable, Sendable {
    /// The angle in radians, clockwise positive.
    public var radians: Double

    /// Creates an angle from radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle from degrees.
    public init(degrees: Double) { self.radians = degrees * (.pi / 180) }

    /// Creates an angle from turns; one turn is 2π.
    public init(turns: Double) { self.radians = turns * (2 * .pi) }

    /// No turning at all; as a direction, to the right.
    public static let zero = Angle(radians: 0)

    /// To the right.
    public static let right = Angle(radians: 0)
    /// Straight down.
    public static let down = Angle(radians: .pi / 2)
    /// To the left.
    public static let left = Angle(radians: .pi)
    /// Straight up.
    public static let up = Angle(radians: -.pi / 2)

    /// One full turn clockwise.
    public static let turn = Angle(radians: 2 * .pi)

    /// The angle in degrees.
    public var degrees: Double { radians * (180 / .pi) }

    /// The angle in turns.
    public var turns: Double { radians / (2 * .pi) }

    /// Whether the angle is a number, and not infinite.
    public var isFinite: Bool { radians.isFinite }

    /// The same direction within (−π, π].
    ///
    /// The difference of two directions, wrapped, is the short way from one to the other.
    public var wrapped: Angle {
        let remainder = radians.remainder(dividingBy: 2 * .pi)
        return Angle(radians: remainder <= -.pi ? .pi : remainder)
    }
}

extension Angle: Comparable {
    /// Whether an angle is the smaller amount of turning clockwise.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: AdditiveArithmetic {
    /// Two amounts of turning, one after the other.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }

    /// The turning that leads from the right angle to the left.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }

    /// The same amount of turning the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// An angle, some number of times.
    public static func * (left: Angle, right: Double) -> Angle {
        Angle(radians: left.radians * right)
    }
}
