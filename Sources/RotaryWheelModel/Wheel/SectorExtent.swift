import RealModule

/// The rotations of a wheel with one sector at the indicator.
public struct SectorExtent: Hashable, Sendable {
    /// The sector.
    public let sector: Int
    /// The smallest rotation, within [−π, π].
    public let minimum: Angle
    /// The sector's detent, within (−π, π].
    public let middle: Angle
    /// The largest rotation, within [−π, π]; below ``minimum`` if the sector straddles ±π.
    public let maximum: Angle

    /// Computes the extent of a sector; `nil` if the ring has no such sector.
    public init?(sector: Int, in ring: SectorRing, direction: WheelDirection = .clockwise) {
        guard (0..<ring.count).contains(sector) else { return nil }
        self.sector = sector
        middle = Angle(radians: -direction.sign * ring.middle(of: sector).radians).wrapped
        let half = ring.width(of: sector).radians / 2
        minimum = Self.folded(middle.radians - half)
        maximum = Self.folded(middle.radians + half)
    }

    /// Folds an edge into [−π, π], where rounding must not turn ±π into ∓π.
    private static func folded(_ radians: Double) -> Angle {
        if radians > .pi + 1e-9 { return Angle(radians: radians - 2 * .pi) }
        return Angle(radians: radians < -.pi - 1e-9 ? radians + 2 * .pi : radians)
    }
}

extension SectorExtent: CustomStringConvertible {
    /// The sector as `index | min, mid, max` in radians: `0 | -1.047198, 0.000000, 1.047198`.
    public var description: String {
        "\(sector) | \(Self.decimal(minimum)), \(Self.decimal(middle)), \(Self.decimal(maximum))"
    }

    /// Six decimals, without Foundation and without a negative zero.
    private static func decimal(_ angle: Angle) -> String {
        let millionths = Int((angle.radians * 1e6).rounded())
        let digits = String(millionths.magnitude % 1_000_000)
        let padding = String(repeating: "0", count: 6 - digits.count)
        return "\(millionths < 0 ? "-" : "")\(millionths.magnitude / 1_000_000).\(padding)\(digits)"
    }
}
