/// An angle or rotation, not confined to one turn.
///
/// Positive angles turn clockwise, as *y* points down on screens: 0 is right, π/2 down, ±π left and −π/2 up.
public struct Angle: Hashable, Sendable {
    /// The angle in radians, clockwise positive.
    public var radians: Double

    /// Creates an angle from radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle from degrees.
    public init(degrees: Double) { self.radians = degrees * (.pi / 180) }
    /// Creates an angle from turns; one turn is 2π.
    public init(turns: Double) { self.radians = turns * (2 * .pi) }

    /// No rotation.
    public static let zero = Angle(radians: 0)
    /// To the right.
    public static let right = zero
    /// Down.
    public static let down = Angle(radians: .pi / 2)
    /// To the left.
    public static let left = Angle(radians: .pi)
    /// Up.
    public static let up = Angle(radians: -.pi / 2)
    /// One turn clockwise.
    public static let turn = Angle(radians: 2 * .pi)

    /// The angle in degrees.
    public var degrees: Double { radians * (180 / .pi) }
    /// The angle in turns.
    public var turns: Double { radians / (2 * .pi) }
    /// Whether the angle is neither infinite nor NaN.
    public var isFinite: Bool { radians.isFinite }

    /// The same direction within (−π, π]; the difference of two directions, wrapped, is the short way.
    public var wrapped: Angle {
        let remainder = radians.remainder(dividingBy: 2 * .pi)
        return Angle(radians: remainder <= -.pi ? .pi : remainder)
    }
}

extension Angle: Comparable {
    /// Compares two rotations.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: AdditiveArithmetic {
    /// Adds two rotations.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// Subtracts the right rotation from the left.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    /// Negates a rotation.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Multiplies a rotation.
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
}
