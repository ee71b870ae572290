import RealModule

/// The sectors of a wheel: their number and their widths.
///
/// Angles count from the middle of sector 0, ascending. Each of `N` equal sectors is `w = 2π / N` wide; sector `i`
/// has its middle at `i·w`, and the angle `u` is in sector `⌊u/w + ½⌋ mod N`. Sectors are half open, `[start, end)`.
/// A lookup takes constant time, or O(log N) with weights. Sector indices beyond the ring wrap around.
///
///     let ring = SectorRing(count: 8)
///     ring.sector(at: Angle(degrees: 50))     // 1
///     ring.middle(of: 2)                      // 90°
public struct SectorRing: Hashable, Sendable {
    /// The largest number of sectors.
    public static let maximumCount = 100_000
    /// The smallest share of a weighted sector, which a `Double` resolves at every rotation.
    public static let minimumShare = 1e-6

    /// The number of sectors, from 0 to ``maximumCount``.
    public let count: Int

    /// The start of each weighted sector, and the end of the last; empty for equal sectors.
    let starts: [Double]

    /// The sectors out of the draw: the wheel neither rests on them nor draws them.
    ///
    /// If all are disabled, the wheel rests on any, and draws none.
    public var disabled: Set<Int> = [] {
        didSet { disabled = disabled.filter { (0..<count).contains($0) } }
    }

    /// The relative probabilities of the sectors in a draw; empty, the default, for their widths.
    ///
    /// Each is finite, and 0 is never drawn. Other numbers, and another count than that of the sectors, leave the widths.
    public var chances: [Double] = [] {
        didSet {
            if chances.count != count || !chances.allSatisfy((0...Self.maximumChance).contains) {
                chances = []
            }
        }
    }

    /// The largest chance, whose sum over all sectors is finite.
    private static let maximumChance = Double.greatestFiniteMagnitude / Double(maximumCount)

    /// Creates a ring of equal sectors; the count is clamped to 0 … ``maximumCount``.
    public init(count: Int) {
        self.count = count.clamped(to: 0...Self.maximumCount)
        starts = []
    }

    /// Creates a ring of at most ``maximumCount`` sectors with widths in proportion to weights.
    ///
    /// Returns `nil` if the sum is not finite, or a weight is not positive or less than ``minimumShare`` of the sum.
    public init?(weights: [Double]) {
        let sum = weights.reduce(0, +)
        guard weights.count <= Self.maximumCount, sum.isFinite,
            weights.allSatisfy({ $0 > 0 && $0 / sum >= Self.minimumShare })
        else { return nil }
        count = weights.count
        guard let first = weights.first, weights.contains(where: { $0 != first }) else {
            starts = []
            return
        }
        // The smallest weights underflow unless the division comes first.
        let half = first / sum / 2
        var passed = 0.0
        starts =
            [-half * (2 * .pi)]
            + weights.map { weight in
                passed += weight / sum
                return (passed - half) * (2 * .pi)
            }
    }

    /// Whether all sectors have the same width.
    public var isEqual: Bool { starts.isEmpty }

    /// Whether the wheel may rest on a sector.
    public func isEnabled(_ sector: Int) -> Bool {
        disabled.isEmpty || disabled.count == count || !disabled.contains(self.sector(ofPlace: sector))
    }

    /// The number of sectors on which the wheel may rest.
    var enabledCount: Int { disabled.count < count ? count - disabled.count : count }

    /// The sector at an angle; `nil` on an empty ring, or for an angle that is not finite.
    public func sector(at angle: Angle) -> Int? {
        guard count > 0, angle.isFinite else { return nil }
        return sector(ofPlace: place(at: angle.wrapped.radians))
    }

    /// The angle of a sector's middle, in [0, 2π); zero on an empty ring.
    public func middle(of sector: Int) -> Angle {
        count > 0 ? Angle(radians: middle(ofPlace: self.sector(ofPlace: sector))) : .zero
    }

    /// The width of a sector; zero on an empty ring.
    public func width(of sector: Int) -> Angle {
        guard count > 0 else { return .zero }
        guard !isEqual else { return Angle(radians: 2 * .pi / Double(count)) }
        let sector = self.sector(ofPlace: sector)
        return Angle(radians: starts[sector + 1] - starts[sector])
    }
}

// *Places* go on beyond one turn: sector `s` is at the places `s + k·count`. A wheel moves from place to place, so that
// it neither loses turns nor unwraps angles.
extension SectorRing {
    /// The place at an unwrapped angle.
    func place(at angle: Double) -> Int {
        guard !isEqual else { return Int((angle / (2 * .pi / Double(count)) + 0.5).rounded(.down)) }
        let turn = ((angle - starts[0]) / (2 * .pi)).rounded(.down)
        let inTurn = angle - turn * (2 * .pi)
        // A binary search without branches, which no processor can predict.
        var (low, length) = (0, count)
        while length > 1 {
            let half = length / 2
            low += starts[low + half] <= inTurn ? half : 0
            length -= half
        }
        return Int(turn) * count + low
    }

    /// The unwrapped angle of a place's middle.
    func middle(ofPlace place: Int) -> Double {
        guard !isEqual else { return Double(place) * (2 * .pi / Double(count)) }
        let sector = sector(ofPlace: place)
        return (starts[sector] + starts[sector + 1]) / 2 + Double((place - sector) / count) * (2 * .pi)
    }

    func sector(ofPlace place: Int) -> Int {
        let remainder = place % count
        return remainder < 0 ? remainder + count : remainder
    }

    /// The place of a sector nearest to another place.
    func place(of sector: Int, near place: Int) -> Int {
        let here = place + (sector - self.sector(ofPlace: place))
        let away = middle(ofPlace: here) - middle(ofPlace: place)
        if away > .pi { return here - count }
        return away < -.pi ? here + count : here
    }
}
