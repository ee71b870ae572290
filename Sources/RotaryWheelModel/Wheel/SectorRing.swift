import RealModule

/// The sectors of a wheel: how many there are, and how wide each is.
///
/// Sectors are numbered from 0. The ring knows nothing of rotation: it maps an angle along the ring,
/// measured from the middle of sector 0 in the direction of numbering, to a sector and back. With `N`
/// equal sectors each is `w = 2π / N` wide, sector `i` has its middle at `i·w`, and the angle `u` lies
/// in sector `⌊u/w + ½⌋ mod N`. Sectors are half open, `[start, end)`, so that every angle, an exact
/// edge included, belongs to exactly one.
///
/// Finding a sector takes constant time for equal sectors and O(log N) for weighted ones.
///
///     let ring = SectorRing(count: 8)
///     ring.sector(at: Angle(degrees: 50))     // 1
///     ring.middle(of: 2)                      // 90°
public struct SectorRing: Hashable, Sendable {
    /// The largest number of sectors that a ring can have.
    public static let maximumCount = 100_000

    /// The smallest share of the turn that a weighted sector can have.
    ///
    /// A tenth of that of ``maximumCount`` equal ones, which a `Double` tells apart at every rotation.
    public static let minimumShare = 1e-6

    /// The number of sectors, from 0 to ``maximumCount``.
    public let count: Int

    /// Where each weighted sector starts, and at the end where the last one ends; empty for equal sectors.
    let starts: [Double]

    /// Creates a ring of equal sectors.
    ///
    /// - Parameter count: the number of sectors, clamped to 0 … ``maximumCount``.
    public init(count: Int) {
        self.count = min(max(count, 0), Self.maximumCount)
        starts = []
    }

    /// Creates a ring of sectors as wide as their shares of all weights.
    ///
    /// Returns `nil` when a weight or the sum of all is not finite, when a weight is not positive, when a
    /// sector would get less than ``minimumShare`` of the turn, or when there are more than ``maximumCount``.
    ///
    /// - Parameter weights: one weight for each sector, in any unit.
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
        // Divided by their sum first: the smallest weights are too small to be scaled in one go.
        let half = first / sum / 2
        var passed = 0.0
        var starts = [-half * (2 * .pi)]
        starts.reserveCapacity(weights.count + 1)
        for weight in weights {
            passed += weight / sum
            starts.append((passed - half) * (2 * .pi))
        }
        self.starts = starts
    }

    /// Whether all sectors are of one width.
    public var isEqual: Bool { starts.isEmpty }

    /// The sector at an angle along the ring, or `nil` for an empty ring or an angle that is not finite.
    public func sector(at angle: Angle) -> Int? {
        guard count > 0, angle.isFinite else { return nil }
        return sector(ofPlace: place(at: angle.wrapped.radians))
    }

    /// The middle of a sector along the ring, in [0, 2π).
    ///
    /// Indices beyond the ring go on round it; in an empty one the answer is zero.
    public func middle(of sector: Int) -> Angle {
        count > 0 ? Angle(radians: middle(ofPlace: self.sector(ofPlace: sector))) : .zero
    }

    /// The width of a sector.
    ///
    /// Indices beyond the ring go on round it; in an empty one the answer is zero.
    public func width(of sector: Int) -> Angle {
        guard count > 0 else { return .zero }
        guard !isEqual else { return Angle(radians: 2 * .pi / Double(count)) }
        let sector = self.sector(ofPlace: sector)
        return Angle(radians: starts[sector + 1] - starts[sector])
    }
}

// Along the ring *places* go on beyond one turn: sector `s` is at the places `s + k·count`, k whole. The
// wheel moves from place to place, so that it neither loses turns nor has to unwrap angles.
extension SectorRing {
    /// The place that holds an unwrapped angle along the ring.
    func place(at angle: Double) -> Int {
        guard !isEqual else { return Int((angle / (2 * .pi / Double(count)) + 0.5).rounded(.down)) }
        let turn = ((angle - starts[0]) / (2 * .pi)).rounded(.down)
        let inTurn = angle - turn * (2 * .pi)
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= inTurn { low = middle } else { high = middle }
        }
        return Int(turn) * count + low
    }

    /// The unwrapped angle along the ring of a place's middle.
    func middle(ofPlace place: Int) -> Double {
        guard !isEqual else { return Double(place) * (2 * .pi / Double(count)) }
        let sector = sector(ofPlace: place)
        return (starts[sector] + starts[sector + 1]) / 2 + Double((place - sector) / count) * (2 * .pi)
    }

    /// The sector at a place.
    func sector(ofPlace place: Int) -> Int {
        let remainder = place % count
        return remainder < 0 ? remainder + count : remainder
    }

    /// The place of a sector that lies nearest to another place, either way round.
    func place(of sector: Int, near place: Int) -> Int {
        let here = place + (sector - self.sector(ofPlace: place))
        let away = middle(ofPlace: here) - middle(ofPlace: place)
        if away > .pi { return here - count }
        return away < -.pi ? here + count : here
    }
}
