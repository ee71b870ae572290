import RotaryWheelModel
import RotaryWheelModelFuzz
import Testing

/// The probabilities of the sectors that a wheel draws.
@Suite struct WheelDrawTests {
    /// Expects numbers of draws to be in a proportion, by Pearson's χ² and its 99.9th percentile.
    private func expectFair(_ counts: [Int], _ shares: [Double], below limit: Double, _ name: String) {
        let draws = Double(counts.reduce(0, +))
        let drawn = shares.indices.filter { shares[$0] > 0 }
        let chiSquared = drawn.reduce(0.0) { sum, sector in
            let (expected, count) = (draws * shares[sector] / shares.reduce(0, +), Double(counts[sector]))
            return sum + (count - expected) * (count - expected) / expected
        }
        #expect(drawn.reduce(0) { $0 + counts[$1] } == Int(draws), "\(name)")
        #expect(chiSquared < limit, "\(name)")
    }

    /// Expects draws from a ring to be in a proportion, and to repeat with their seed.
    private func expectFair(
        _ ring: SectorRing, _ shares: [Double], below limit: Double, _ generator: inout SeededGenerator
    ) throws {
        let draws = repetitions()
        var (counts, copy) = (Array(repeating: 0, count: ring.count), generator)
        for _ in 0..<draws { counts[try #require(ring.randomSector(using: &generator))] += 1 }
        let name = "\(ring.count) sectors for \(shares): \(counts)"
        expectFair(counts, shares, below: limit, name)
        var again = Array(repeating: 0, count: ring.count)
        for _ in 0..<draws { again[try #require(ring.randomSector(using: &copy))] += 1 }
        #expect(again == counts, "\(name)")
    }

    @Test("The draw has enabled sectors alone, follows their widths, and repeats with its seed")
    func draw() throws {
        var generator = SeededGenerator(seed: 42)
        var rings = [
            SectorRing(count: 8),
            try #require(SectorRing(weights: (1...20).map { _ in .random(in: 0.1...2, using: &generator) })),
            SectorRing(count: 4),
        ]
        rings.append(try #require(SectorRing(weights: [1, 2, 3, 4])))
        for index in [2, 3] { rings[index].disabled = [1] }
        // For 7, 19 and 2 degrees of freedom.
        for (ring, limit) in zip(rings, [24.3, 43.8, 13.8, 13.8]) {
            let shares = (0..<ring.count).map { ring.disabled.contains($0) ? 0 : ring.width(of: $0).radians }
            try expectFair(ring, shares, below: limit, &generator)
        }
        #expect(SectorRing(count: 0).randomSector(using: &generator) == nil)
    }

    @Test("The draw follows chances that differ from the widths")
    func chances() throws {
        var generator = SeededGenerator(seed: 43)
        let equal = SectorRing(count: 5)
        let unequal = try #require(SectorRing(weights: [1, 2, 30, 4, 5]))
        // For 4, 3 and 2 degrees of freedom.
        for (chances, disabled, limit) in [
            ([1, 2, 3, 4, 90], [], 18.5), ([1, 1, 1, 1, 1], [], 18.5), ([0.5, 0, 0.25, 4, 2], [], 16.3),
            ([7, 0, 7, 7, 70], [4], 13.8), ([1e-9, 3e-9, 1e-9, 0, 0], [], 13.8),
        ] as [([Double], Set<Int>, Double)] {
            for var ring in [equal, unequal] {
                (ring.chances, ring.disabled) = (chances, disabled)
                let shares = chances.enumerated().map { disabled.contains($0) ? 0 : $1 }
                try expectFair(ring, shares, below: limit, &generator)
            }
        }
        for (chances, disabled) in [([0, 0, 0, 0, 0], []), ([0, 0, 0, 0, 3], [4])] as [([Double], Set<Int>)] {
            var ring = unequal
            (ring.chances, ring.disabled) = (chances, disabled)
            #expect(ring.randomSector(using: &generator) == nil)
            var wheel = WheelModel(ring: ring)
            let spin = wheel.spinAtRandom(turns: 1, duration: .seconds(1), using: &generator, at: .zero)
            #expect(spin.isEmpty)
            // By a program, as by hand, it may be reached.
            wheel.spin(to: 3, turns: 1, duration: .seconds(1), using: &generator, at: .zero)
            #expect(wheel.update(at: .seconds(1)).settled == [3])
        }
    }

    @Test("Chances other than one finite number for each sector are ignored")
    func refusedChances() {
        for chances in [[1, 2], [1, 2, 3, 4], [1, -1, 2], [1, .nan, 2], [1, .infinity, 2]] as [[Double]] {
            var ring = SectorRing(count: 3)
            ring.chances = [3, 2, 1]
            ring.chances = chances
            #expect(ring == SectorRing(count: 3))
        }
    }

    @Test("A flick draws its sector by the chances, and ends near where it leads", arguments: [false, true])
    func drawingFlicks(landsAtRandom: Bool) throws {
        var generator = SeededGenerator(seed: 6)
        let chances = [0, 1, 2, 0, 3, 6.0]
        var ring = try #require(SectorRing(weights: [9, 1, 2, 8, 1, 1]))
        ring.chances = chances
        var counts = Array(repeating: 0, count: ring.count)
        for flick in 0..<repetitions() {
            var wheel = WheelModel(ring) { ($0.flickSpins, $0.landsAtRandom) = (true, landsAtRandom) }
            let pull = flick % 2 == 0 ? 2.0 : -2
            wheel.swipe(by: pull, in: 0.2)
            let (start, speed) = (wheel.rotation.turns, pull / 0.2 / (2 * .pi))
            let begin = wheel.endDrag(at: .seconds(0.2), using: &generator)
            let settled = wheel.update(at: .seconds(20)).settled
            let sector = try #require(settled.first)
            #expect(begin.contains(.spinBegan(sector)) && settled.count == 1)
            counts[sector] += 1
            // Where the curve of a spin leads, to half a turn.
            let way = wheel.rotation.turns - start
            #expect(abs(way - speed * 4 / 3) < 0.51)
            let middle = try #require(wheel.extent(of: sector)).middle.radians
            let away = distance(wheel.rotation.radians, middle)
            #expect((away > 1e-9) == landsAtRandom && away <= 0.4 * ring.width(of: sector).radians + 1e-9)
        }
        // For 3 degrees of freedom.
        expectFair(counts, chances, below: 16.3, "\(counts)")
    }

    @Test(
        "A flick whose sector is beyond a stop, or that draws none, ends as one without chances",
        arguments: [([0, 1, 0, 0], 1.6), ([0, 0, 0, 0], nil)] as [([Double], Double?)])
    func otherFlicks(chances: [Double], maximum: Double?) {
        var (generator, ring) = (SeededGenerator(seed: 1), SectorRing(count: 4))
        ring.chances = chances
        var wheels = [ring, SectorRing(count: 4)].map { ring in
            WheelModel(ring) { ($0.flickSpins, $0.stops) = (true, .radians(nil, maximum)) }
        }
        for index in wheels.indices {
            wheels[index].swipe(by: 1.5, in: 0.2)
            wheels[index].endDrag(at: .seconds(0.2), using: &generator)
            wheels[index].update(at: .seconds(50))
        }
        #expect(wheels[0].rotation == wheels[1].rotation && wheels[0].selection == wheels[1].selection)
    }
}
