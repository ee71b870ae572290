import RotaryWheelModel
import Testing

@Suite struct WheelGeometryTests {
    @Test("The grip ring of a wheel of 200 pixels is 40 to 100 pixels from its center")
    func gripRing() {
        let geometry = WheelGeometry(centerX: 300, centerY: 200, radius: 100)
        for away in [0, 39.9, 40, 70, 100, 100.1] {
            let grips = away >= 40 && away <= 100
            #expect(geometry.grips(x: 300 + away, y: 200) == grips)
            #expect(geometry.grips(x: 300, y: 200 - away) == grips)
            #expect(geometry.isInGripRing(x: 300 - away, y: 200) == grips)
        }
    }

    @Test(
        "The angles of points are clockwise from the right",
        arguments: [(1.0, 0.0, 0.0), (0, 1, 90), (-1, 0, 180), (-1, -0.0, 180), (0, -1, -90), (1, 1, 45)])
    func directions(right: Double, down: Double, degrees: Double) {
        let geometry = WheelGeometry(centerX: 0, centerY: 0, radius: 1)
        #expect(abs(geometry.angle(x: right, y: down).degrees - degrees) < 1e-9)
    }

    @Test("The dead zone takes no press, but is part of the grip ring")
    func deadZone() {
        var geometry = WheelGeometry(centerX: 0, centerY: 0, radius: 1)
        geometry.deadZoneAngle = .left
        geometry.deadZoneExtent = Angle(degrees: 40)
        // 20° from the left are 0.7 · tan 20° = 0.255 up or down.
        for away in [-0.26, -0.25, 0, 0.25, 0.26] {
            #expect(geometry.grips(x: -0.7, y: away) == (abs(away) > 0.255))
            #expect(geometry.isInGripRing(x: -0.7, y: away) && geometry.grips(x: 0.7, y: away))
        }
    }

    @Test("A wheel without size takes no press, nor does a point that is not finite")
    func nowhere() {
        #expect(!WheelGeometry(centerX: 0, centerY: 0, radius: 0).grips(x: 0, y: 0))
        let geometry = WheelGeometry(centerX: 0, centerY: 0, radius: 1)
        #expect(!geometry.grips(x: .nan, y: 0.5) && !geometry.grips(x: 0.5, y: .infinity))
    }

    @Test(
        "The middle of sector i is at indicator + i·w + θ, and the current sector at the indicator",
        arguments: [1, 2, 3, 8, 37], WheelDirection.allCases)
    func middles(count: Int, direction: WheelDirection) {
        let width = 2 * Double.pi / Double(count)
        for indicator in [Angle.left, .up, Angle(radians: 0.7)] {
            var wheel = WheelModel(count) {
                ($0.indicator, $0.direction, $0.snaps) = (indicator, direction, false)
            }
            wheel.setRotation(Angle(radians: 17.3), at: .zero)
            #expect(wheel.sector(in: indicator) == wheel.current)
            let sign = direction == .clockwise ? 1.0 : -1
            for sector in 0..<count {
                let expected = indicator.radians + sign * Double(sector) * width + 17.3
                #expect(distance(wheel.middle(of: sector).radians, expected) < 1e-9)
            }
        }
    }

    @Test("Hit tests find a sector over its whole width", arguments: WheelDirection.allCases)
    func hitTest(direction: WheelDirection) throws {
        let weighted = try #require(SectorRing(weights: [5, 1, 0.1, 2]))
        for ring in (1...360).map(SectorRing.init(count:)) + [weighted] {
            var wheel = WheelModel(ring) { $0.direction = direction }
            for rotation in [0.0, 1, -55, -100, 12_345.678] {
                wheel.setRotation(Angle(radians: rotation), at: .zero)
                for inside in [-0.499, 0, 0.499] {
                    let missed = (0..<ring.count).filter {
                        wheel.sector(in: wheel.middle(of: $0) + ring.width(of: $0) * inside) != $0
                    }
                    #expect(missed.isEmpty, "\(ring.count) sectors at \(rotation), \(inside) of a width")
                }
            }
        }
    }

    @Test("A mirrored wheel counts its angles counterclockwise from the left")
    func mirrored() {
        var geometry = WheelGeometry(centerX: 100, centerY: 100, radius: 100)
        geometry.isMirrored = true
        for (x, y, degrees) in [(20.0, 100.0, 0.0), (100, 180, 90), (180, 100, 180), (100, 20, -90)] {
            let angle = geometry.angle(x: x, y: y)
            #expect(abs(angle.degrees - degrees) < 1e-9)
            // The visible direction leads back to the point.
            #expect(abs(100 + 80 * Double.cos(geometry.shown(angle).radians) - x) < 1e-9)
            #expect(abs(100 + 80 * Double.sin(geometry.shown(angle).radians) - y) < 1e-9)
        }
        #expect(geometry.shown(turn: Angle(degrees: 10)) == Angle(degrees: -10))
        geometry.deadZoneExtent = Angle(degrees: 20)
        #expect(!geometry.grips(x: 20, y: 100) && geometry.grips(x: 180, y: 100))
    }
}
