import RealModule

/// The rotations of the wheel with which one sector is at the indicator.
///
/// Its description, `index | min, mid, max` in radians with six decimals, is how one checks a wheel by
/// eye:
///
///     print(SectorExtent(sector: 0, in: SectorRing(count: 3))!)
///     // 0 | -1.047198, 0.000000, 1.047198
public struct SectorExtent: Hashable, Sendable {
    /// The sector's index.
    public let sector: Int
    /// The rotation at which the sector begins, within [−π, π].
    public let minimum: Angle
    /// The sector's detent, the rotation in which its middle is at the indicator, within (−π, π].
    public let middle: Angle
    /// The rotation at which the sector ends, within [−π, π]; below ``minimum`` for one that straddles ±π.
    public let maximum: Angle

    /// Computes the extent of a sector, or returns `nil` where the ring has none of that index.
    ///
    /// - Parameters:
    ///   - sector: the sector's index.
    ///   - ring: the wheel's sectors.
    ///   - direction: which way round they are numbered.
    public init?(sector: Int, in ring: SectorRing, direction: WheelDirection = .clockwise) {
        guard (0..<ring.count).contains(sector) else { return nil }
        self.sector = sector
        middle = Angle(radians: -direction.sign * ring.middle(of: sector).radians).wrapped
        let half = ring.width(of: sector).radians / 2
        minimum = Self.folded(middle.radians - half)
        maximum = Self.folded(middle.radians + half)
    }

    /// Brings an edge back into [−π, π], leaving one that is ±π but for rounding at its own end.
    private static func folded(_ radians: Double) -> Angle {
        if radians > .pi + 1e-9 { return Angle(radians: radians - 2 * .pi) }
        return Angle(radians: radians < -.pi - 1e-9 ? radians + 2 * .pi : radians)
    }
}

extension SectorExtent: CustomStringConvertible {
    /// The sector as `index | min, mid, max`.
    public var description: String {
        "\(sector) | \(Self.decimal(minimum)), \(Self.decimal(middle)), \(Self.decimal(maximum))"
    }

    /// Six decimals, without Foundation's formatting and without a negative zero.
    private static func decimal(_ angle: Angle) -> String {
        let millionths = Int((angle.radians * 1e6).rounded())
        let digits = String(millionths.magnitude % 1_000_000)
        let padding = String(repeating: "0", count: 6 - digits.count)
        return "\(millionths < 0 ? "-" : "")\(millionths.magnitude / 1_000_000).\(padding)\(digits)"
    }
}
