import RotaryWheelModel
import Testing

@Suite struct SectorExtentTests {
    @Test(
        "The description of an extent has the reference values in six decimals",
        arguments: [
            (3, "0 | -1.047198, 0.000000, 1.047198"), (3, "1 | -3.141593, -2.094395, -1.047198"),
            (3, "2 | 1.047198, 2.094395, 3.141593"), (8, "0 | -0.392699, 0.000000, 0.392699"),
            (8, "4 | 2.748894, 3.141593, -2.748894"), (100_000, "0 | -0.000031, 0.000000, 0.000031"),
        ])
    func description(count: Int, expected: String) throws {
        let sector = try #require(Int(expected.prefix(1)))
        #expect(SectorExtent(sector: sector, in: SectorRing(count: count))?.description == expected)
    }

    @Test("Neighboring extents share an edge in both directions", arguments: 1...360, WheelDirection.allCases)
    func tiles(count: Int, direction: WheelDirection) throws {
        let ring = SectorRing(count: count)
        let extents = try (0..<count).map {
            try #require(SectorExtent(sector: $0, in: ring, direction: direction))
        }
        for (extent, next) in zip(extents, extents.dropFirst() + extents.prefix(1)) {
            let (end, start) =
                direction == .clockwise ? (extent.minimum, next.maximum) : (extent.maximum, next.minimum)
            #expect(distance(end.radians, start.radians) < 1e-9)
            for angle in [extent.minimum, extent.middle, extent.maximum] {
                #expect(abs(angle.radians) <= .pi + 1e-9)
            }
        }
    }

    @Test(
        "At a rotation in a sector's extent, that sector is at the indicator",
        arguments: WheelDirection.allCases)
    func holds(direction: WheelDirection) throws {
        let ring = try #require(SectorRing(weights: [3, 1, 2, 0.5, 5]))
        var wheel = WheelModel(ring) { $0.direction = direction }
        for sector in 0..<5 {
            let extent = try #require(wheel.extent(of: sector))
            let width = ring.width(of: sector).radians
            for inside in [0.001, 0.5, 0.999] {
                wheel.setRotation(extent.minimum + Angle(radians: inside * width), at: .zero)
                #expect(wheel.current == sector)
            }
        }
    }

    @Test("An index outside the ring has no extent", arguments: [-1, 3, .max, .min])
    func none(sector: Int) {
        #expect(SectorExtent(sector: sector, in: SectorRing(count: 3)) == nil)
        #expect(SectorExtent(sector: sector, in: SectorRing(count: 0)) == nil)
    }
}
