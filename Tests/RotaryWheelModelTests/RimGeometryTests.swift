import Foundation
import Testing

@testable import RotaryWheelModel

@Suite struct RimGeometryTests {
    /// The default geometry in a view of the given size.
    static func geometry(_ width: Double = 560, _ height: Double = 200) -> RimGeometry {
        var geometry = RimGeometry()
        (geometry.viewWidth, geometry.viewHeight) = (width, height)
        return geometry
    }

    /// Rims at all sides, also mirrored, in a view of 560 by 480 pixels.
    static func sides(depth: Double = 0) -> [RimGeometry] {
        RimOrientation.allCases.flatMap { side in
            [false, true].map { isMirrored in
                var geometry = geometry(560, 480)
                (geometry.depth, geometry.orientation, geometry.isMirrored) = (depth, side, isMirrored)
                return geometry
            }
        }
    }

    @Test("The angle per item is atan(itemWidth / radius), at a side atan(itemHeight / radius), or chosen")
    func anglePerItem() {
        var geometry = Self.geometry()
        #expect(abs(geometry.anglePerItem.radians - atan(133.0 / 500)) < 1e-15)
        geometry.orientation = .left
        #expect(abs(geometry.anglePerItem.radians - atan(173.0 / 500)) < 1e-15)
        geometry.chosenAngle = Angle(radians: 0.1)
        #expect(geometry.anglePerItem == Angle(radians: 0.1))
    }

    @Test("The first and last visible items match the formulas at every position")
    func visibleItems() {
        for (width, height) in [(560.0, 200.0), (150, 180), (1900, 1000), (300, 900), (2000, 2500)] {
            for (itemWidth, itemHeight, radius) in [(133.0, 173.0, 500.0), (40, 40, 2000), (300, 80, 90)] {
                var geometry = Self.geometry(width, height)
                (geometry.itemWidth, geometry.itemHeight, geometry.radius) = (itemWidth, itemHeight, radius)
                let angle = atan(itemWidth / radius)
                let (theta, count) = (atan2(width / 2, radius + itemHeight / 2 - height / 2), 50)
                for step in 0...4900 {
                    let position = Double(step) / 100 + 0.003
                    let swept = -position * angle
                    let first = max(0, Int(floor((-theta - swept) / angle)))
                    let last = min(count - 1, Int(ceil((theta - swept) / angle)))
                    #expect(geometry.visiblePlaces(at: position, count: count) == first...last)
                }
            }
        }
    }

    @Test("Positions far from the items, an empty rim and an empty view have no visible items")
    func nothing() {
        let geometry = Self.geometry()
        #expect(geometry.visiblePlaces(at: 1e6, count: 100) == nil)
        #expect(geometry.visiblePlaces(at: -1e6, count: 100) == nil)
        #expect(geometry.visiblePlaces(at: 1e300, count: 100) == nil)
        #expect(geometry.visiblePlaces(at: 0, count: 0) == nil)
        #expect(geometry.visiblePlaces(at: 0, count: 1) == 0...0)
        #expect(RimGeometry().visiblePlaces(at: 0, count: 100) == nil)
    }

    @Test("Every item with any part in the view is ready")
    func readyItems() {
        for (itemWidth, angle) in [(133.0, 0.0), (133, 0.05), (40, 0.02), (300, 0.3)] {
            var geometry = Self.geometry()
            geometry.itemWidth = itemWidth
            geometry.chosenAngle = Angle(radians: angle)
            var rim = RimModel(count: 400)
            rim.setGeometry(geometry, at: .zero)
            for position in stride(from: 0.0, through: 399, by: 0.37) {
                rim.setPosition(position, at: .zero)
                let ready = rim.readyPlaces!
                for place in max(0, Int(position) - 60)...min(399, Int(position) + 60)
                where !ready.contains(place) {
                    let item = geometry.placement(of: place, at: position)
                    // Beyond a quarter turn, items are on the far half of the circle.
                    guard abs(item.angle.radians) < .pi / 2 else { continue }
                    #expect(!Self.touchesView(item, geometry), "\(place) at \(position)")
                }
            }
        }
    }

    /// Whether one of an item's sample points is in the view.
    private static func touchesView(
        _ item: RimPlacement, _ geometry: RimGeometry, step: Double = 0.05
    ) -> Bool {
        let (cosine, sine) = (cos(item.angle.radians), sin(item.angle.radians))
        for along in stride(from: -0.4995, through: 0.4996, by: step * 0.999) {
            for across in stride(from: -0.4995, through: 0.4996, by: step * 0.999) {
                let (dx, dy) = (along * geometry.itemWidth, across * geometry.itemHeight)
                let (x, y) = (item.x + dx * cosine - dy * sine, item.y + dx * sine + dy * cosine)
                if x > 0, x < geometry.viewWidth, y > 0, y < geometry.viewHeight { return true }
            }
        }
        return false
    }

    @Test("The centered item is upright in the middle; others are a radius and half an item from the center")
    func placement() {
        for geometry in Self.sides() {
            let centered = geometry.placement(of: 7, at: 7)
            #expect(centered == RimPlacement(x: 280, y: 240, angle: .zero))
            let distance = 500 + (geometry.orientation.isHorizontal ? 173.0 : 133.0) / 2
            for place in [5, 6, 8, 9] {
                let item = geometry.placement(of: place, at: 7.25)
                let (x, y) = (item.x - geometry.center.x, item.y - geometry.center.y)
                #expect(abs(hypot(x, y) - distance) < 1e-9)
                #expect(
                    abs(abs(item.angle.radians) - abs(Double(place) - 7.25) * geometry.anglePerItem.radians)
                        < 1e-12)
                // Its rotation is its angle on the circle.
                let straight = atan2(240 - geometry.center.y, 280 - geometry.center.x)
                #expect(abs((Angle(radians: atan2(y, x) - straight) - item.angle).wrapped.radians) < 1e-12)
            }
        }
    }

    @Test("Later items are to the right or below; on a mirrored horizontal rim, to the left")
    func order() {
        for geometry in Self.sides() {
            let (next, center) = (geometry.placement(of: 1, at: 0), geometry.center)
            let (right, down) = (next.x - 280, next.y - 240)
            let onward = geometry.isMirrored ? -right : right
            #expect((geometry.orientation.isHorizontal ? onward : down) > 50)
            // The neighbors curve towards the center of the circle.
            #expect(right * (center.x - 280) + down * (center.y - 240) > 0)
        }
    }

    @Test("Positions on a huge circle are accurate to a millionth of a pixel")
    func precision() {
        var geometry = Self.geometry()
        geometry.radius = 1e7
        let (item, angle) = (geometry.placement(of: 999_999, at: 999_998), atan(133 / 1e7))
        let distance = 1e7 + 86.5
        #expect(abs(item.x - 280 - distance * sin(angle)) < 1e-6)
        // For a small angle, the drop is half the squared distance along the rim over the radius.
        #expect(abs(item.y - 100 - pow(distance * angle, 2) / 2 / distance) < 1e-6)
    }

    @Test("A hit test finds the later of overlapping items, and none beside the items")
    func hits() {
        let (geometry, places) = (Self.geometry(), 0...20)
        #expect(geometry.place(x: 280, y: 100, at: 5, among: places) == 5)
        let next = geometry.placement(of: 6, at: 5)
        #expect(geometry.place(x: next.x, y: next.y, at: 5, among: places) == 6)
        // The lower corners of neighbors overlap, with the later item on top.
        #expect(geometry.place(x: 280 + 66, y: 100 + 86, at: 5, among: places) == 6)
        #expect(geometry.place(x: 280 + 66, y: 100 - 86, at: 5, among: places) == 5)
        #expect(geometry.place(x: 280, y: 5, at: 5, among: places) == nil)
        #expect(geometry.place(x: 100, y: 100, at: 0, among: places) == nil)
    }

    @Test("A page is the number of items with their middles in the view, at least 1")
    func page() {
        #expect(Self.geometry(560, 200).pageCount == 3 && Self.geometry(100, 200).pageCount == 1)
        #expect(RimGeometry().pageCount == 1)
    }

    @Test("An item is visible exactly if one of its sample points is in the view", arguments: 0...12)
    func shows(place: Int) {
        let geometry = Self.geometry()
        for position in stride(from: 0.0, through: 12, by: 0.25) {
            let isSeen = Self.touchesView(geometry.placement(of: place, at: position), geometry, step: 0.025)
            #expect(geometry.shows(place, at: position) == isSeen, "\(place) at \(position)")
        }
    }
}
