import RotaryWheelModel
import Testing

@Suite struct SectorRingTests {
    static let weights: [[Double]] = [
        [1, 2, 3], [1, 1, 1, 1.5], [10, 1], [0.5, 7, 0.25, 3, 1, 1], [1e-5, 1, 1], [3e300, 1e300, 2e300],
        [.leastNonzeroMagnitude, 2 * .leastNonzeroMagnitude],
    ]

    @Test("Equal sectors contain the angles between their edges, also many turns away", arguments: 1...360)
    func equalSectors(count: Int) {
        expectSectors(SectorRing(count: count), Array(repeating: 1, count: count), inside: 0.4999999)
    }

    @Test("Weighted sectors are as wide as their shares", arguments: weights)
    func weightedSectors(weights: [Double]) throws {
        expectSectors(try #require(SectorRing(weights: weights)), weights, inside: 0.499)
    }

    /// Sectors contain the part of their shares inside, in all turns, and adjoin at their edges.
    private func expectSectors(_ ring: SectorRing, _ weights: [Double], inside: Double) {
        let sum = weights.reduce(0, +)
        var edge = -weights[0] / sum * .pi
        for (sector, weight) in weights.enumerated() {
            let (middle, width) = (ring.middle(of: sector).radians, weight / sum * 2 * .pi)
            #expect(abs(middle - (edge + width / 2)) < 1e-12)
            #expect(abs(ring.width(of: sector).radians - width) < 1e-12)
            for turns in [-1000.0, -1, 0, 1, 1000] {
                for part in [-inside, 0, inside] {
                    let angle = middle + turns * 2 * .pi + part * width
                    #expect(ring.sector(at: Angle(radians: angle)) == sector)
                }
            }
            expectEdge(ring, at: middle + width / 2, between: sector, and: (sector + 1) % weights.count)
            edge += width
        }
    }

    @Test("A lookup finds every sector of a ring with many weights", arguments: [2, 33, 1000, 100_000])
    func manyWeights(count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count))
        let weights = (0..<count).map { _ in Double.random(in: 0.5...2, using: &random) }
        let ring = try #require(SectorRing(weights: weights))
        #expect(ring.count == count)
        #expect((0..<count).allSatisfy { ring.sector(at: ring.middle(of: $0)) == $0 })
    }

    @Test("Equal weights give equal sectors")
    func sameWeights() {
        #expect(SectorRing(weights: [7, 7, 7]) == SectorRing(count: 3))
        #expect(SectorRing(weights: [2]) == SectorRing(count: 1))
        #expect(SectorRing(weights: []) == SectorRing(count: 0))
    }

    @Test(
        "Invalid weights are refused",
        arguments: [
            [.nan], [1, .nan], [1, .infinity], [1, -.infinity], [0], [1, 0], [1, -1], [1, 1e-7],
            [1e308, 1e308],
        ])
    func refused(weights: [Double]) { #expect(SectorRing(weights: weights) == nil) }

    @Test("More weights than the maximum count are refused", arguments: [0, 1])
    func tooMany(excess: Int) {
        let weights = [Double](repeating: 1, count: SectorRing.maximumCount + excess)
        #expect((SectorRing(weights: weights) == nil) == (excess > 0))
    }

    @Test(
        "The number of sectors is clamped",
        arguments: [(-3, 0), (0, 0), (100_001, 100_000), (.max, 100_000)])
    func clamped(count: Int, expected: Int) { #expect(SectorRing(count: count).count == expected) }

    @Test("An empty ring has no sector at any angle, and zero for middles and widths")
    func empty() {
        let ring = SectorRing(count: 0)
        #expect(ring.sector(at: .zero) == nil && ring.middle(of: 3) == .zero)
        #expect(ring.width(of: 3) == .zero)
    }

    @Test("Indices beyond the ring wrap around", arguments: [[1.0, 1, 1], [1, 2, 3]])
    func beyond(weights: [Double]) throws {
        let ring = try #require(SectorRing(weights: weights))
        for (index, sector) in [(3, 0), (-1, 2), (Int.max, Int.max % 3), (Int.min, (Int.min % 3 + 3) % 3)] {
            #expect(ring.middle(of: index) == ring.middle(of: sector))
            #expect(ring.width(of: index) == ring.width(of: sector))
        }
    }

    @Test(
        "The largest angles have a sector, and those that are not finite have none",
        arguments: [1e9, -1e18, 1e300, -.greatestFiniteMagnitude, .nan, .infinity, -.infinity] as [Double])
    func huge(radians: Double) throws {
        for ring in [SectorRing(count: 7), try #require(SectorRing(weights: [1, 2]))] {
            #expect((ring.sector(at: Angle(radians: radians)) != nil) == radians.isFinite)
        }
    }

    /// Crosses an edge by the smallest steps, in the first turn and in others.
    private func expectEdge(_ ring: SectorRing, at edge: Double, between last: Int, and next: Int) {
        for turns in [-3.0, 0, 50] {
            let (exact, rounding) = (edge + turns * 2 * .pi, 1e-12)
            var angle = exact.nextDown.nextDown.nextDown
            var found: [Int?] = [ring.sector(at: Angle(radians: exact - rounding))]
            for _ in 0..<7 {
                found.append(ring.sector(at: Angle(radians: angle)))
                angle = angle.nextUp
            }
            found.append(ring.sector(at: Angle(radians: exact + rounding)))
            let passed = found.firstIndex(of: next) ?? found.endIndex
            #expect(found.first == last && found.last == next)
            #expect(found[..<passed].allSatisfy { $0 == last } && found[passed...].allSatisfy { $0 == next })
        }
    }
}
