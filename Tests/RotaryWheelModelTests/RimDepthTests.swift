import Foundation
import Testing

@testable import RotaryWheelModel

@Suite struct RimDepthTests {
    /// A rim with depth in a view that shows several items.
    private static func geometry(_ depth: Double) -> RimGeometry {
        var geometry = RimGeometryTests.geometry(560, 480)
        geometry.depth = depth
        return geometry
    }

    private static func distance(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Double {
        hypot(one.x - other.x, one.y - other.y)
    }

    @Test("Items of a rim without depth are flat")
    func flat() {
        for depth in [0, -0.0, -1, .nan, -.infinity] {
            for place in -5...5 { #expect(Self.geometry(depth).placement(of: place, at: 0.3).turn == .zero) }
        }
    }

    @Test(
        "Items turn by depth · atan of their distance, all but the centered one",
        arguments: [0.25, 0.5, 1].flatMap(RimGeometryTests.sides))
    func turns(geometry: RimGeometry) {
        let sign: Double = geometry.orientation.isHorizontal && geometry.isMirrored ? -1 : 1
        #expect(geometry.placement(of: 7, at: 7).turn == .zero)
        var last = -Double.pi
        for step in -500...500 {
            let distance = Double(step) / 100
            let turn = geometry.placement(of: 0, at: -distance).turn.radians * sign
            #expect(abs(turn - geometry.depth * atan(distance)) < 1e-12)
            #expect(geometry.placement(of: 0, at: distance).turn.radians * sign == -turn)
            #expect(turn > last && (step == -500 || turn - last < 0.0101), "steady at \(distance)")
            last = turn
        }
    }

    @Test("The position and the rotation of an item are those of a flat one")
    func positions() {
        for (deep, flat) in zip(RimGeometryTests.sides(depth: 1), RimGeometryTests.sides(depth: 0)) {
            for place in -3...3 {
                var turned = deep.placement(of: place, at: 0.4)
                turned.turn = .zero
                #expect(turned == flat.placement(of: place, at: 0.4))
            }
        }
    }

    @Test("The outer side of an item goes back: it is shorter, and the item narrower")
    func perspective() {
        for geometry in RimGeometryTests.sides(depth: 1) {
            let middle = (x: 280.0, y: 240.0)
            for place in [-2, -1, 1, 2] {
                let corners = geometry.corners(of: geometry.placement(of: place, at: 0))
                // The sides that point to the circle's center.
                let sides = geometry.orientation.isHorizontal ? [(0, 3), (1, 2)] : [(0, 1), (3, 2)]
                let measured = sides.map { first, last in
                    let (one, other) = (corners[first], corners[last])
                    let center = (x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
                    return (length: Self.distance(one, other), away: Self.distance(center, middle), center)
                }.sorted { $0.away < $1.away }
                #expect(abs(measured[0].length - geometry.itemDepth) < 1e-9, "the inner side is in the view")
                #expect(measured[1].length < geometry.itemDepth * 0.8)
                let width = Self.distance(measured[0].2, measured[1].2)
                #expect(width < geometry.itemLength * cos(.pi / 4 * Double(abs(place) == 1 ? 1 : 1.4)))
                #expect(width > geometry.itemLength / 5)
            }
        }
    }

    @Test("A turned item is inside its flat one", arguments: [0.1, 0.5, 1].flatMap(RimGeometryTests.sides))
    func inside(geometry: RimGeometry) {
        for place in -4...4 {
            let item = geometry.placement(of: place, at: 0.2)
            for corner in geometry.corners(of: item) {
                let (dx, dy) = (corner.x - item.x, corner.y - item.y)
                let (cosine, sine) = (cos(item.angle.radians), sin(item.angle.radians))
                #expect(abs(dx * cosine + dy * sine) <= geometry.itemWidth / 2 + 1e-9)
                #expect(abs(dy * cosine - dx * sine) <= geometry.itemHeight / 2 + 1e-9)
            }
        }
    }

    @Test("A hit test finds the item that is seen at a point", arguments: [0, 0.5, 1])
    func hits(depth: Double) {
        for geometry in RimGeometryTests.sides(depth: depth) {
            for place in -3...3 {
                let corners = geometry.corners(of: geometry.placement(of: place, at: 0))
                func found(_ across: Double, _ down: Double) -> Int? {
                    let parts = [
                        (1 - across) * (1 - down), across * (1 - down), across * down, (1 - across) * down,
                    ]
                    let x = zip(corners, parts).reduce(0) { $0 + $1.0.x * $1.1 }
                    let y = zip(corners, parts).reduce(0) { $0 + $1.0.y * $1.1 }
                    return geometry.place(x: x, y: y, at: 0, among: place...place)
                }
                for across in [0.02, 0.3, 0.5, 0.98] {
                    for down in [0.02, 0.3, 0.5, 0.98] { #expect(found(across, down) == place) }
                    for outside in [-0.02, 1.02] {
                        #expect(found(across, outside) == nil && found(outside, across) == nil)
                    }
                }
            }
        }
    }

    @Test("Of overlapping items, the one nearer to the middle is on top")
    func stacking() {
        var geometry = Self.geometry(0.5)
        #expect(geometry.stacking(of: [3, 1, 2, 5, 4], at: 3) == [1, 5, 2, 4, 3])
        #expect(geometry.stacking(of: Array(1...4), at: 2.5) == [1, 4, 2, 3] && !geometry.overlapsInDepth)
        geometry.chosenAngle = Angle(radians: 0.1)
        #expect(geometry.overlapsInDepth)
        let next = geometry.placement(of: 6, at: 5)
        #expect(geometry.place(x: next.x, y: next.y, at: 5, among: 0...20) == 5)
        geometry.depth = 0
        #expect(!geometry.overlapsInDepth)
        #expect(geometry.stacking(of: [3, 1, 2, 5, 4], at: 3) == [1, 2, 3, 4, 5])
        #expect(geometry.place(x: next.x, y: next.y, at: 5, among: 0...6) == 6)
    }

    @Test("The flat drawing has the middle, the length and the mean width of the turned item")
    func flattening() {
        for geometry in RimGeometryTests.sides(depth: 1) {
            let isHorizontal = geometry.orientation.isHorizontal
            #expect(geometry.flattening(of: .zero) == (1, 1, 0))
            for place in -3...3 {
                var item = geometry.placement(of: place, at: 0.3)
                item.angle = .zero
                let flat = geometry.flattening(of: item.turn)
                let corners = geometry.corners(of: item).map { (x: $0.x - item.x, y: $0.y - item.y) }
                let along = corners.map { isHorizontal ? $0.x : $0.y }
                let across = corners.map { abs(isHorizontal ? $0.y : $0.x) }
                #expect(abs((along.max()! + along.min()!) / 2 - flat.shift) < 1e-9)
                #expect(abs(along.max()! - along.min()! - flat.along * geometry.itemLength) < 1e-9)
                #expect(abs(across.reduce(0, +) / 2 - flat.across * geometry.itemDepth) < 1e-9)
            }
        }
    }

    @Test("An item with depth is visible exactly if a part of it is in the view")
    func shows() {
        for var geometry in RimGeometryTests.sides(depth: 0.8) {
            (geometry.viewWidth, geometry.viewHeight) = (400, 220)
            for place in -6...6 {
                for position in stride(from: -1.0, through: 1, by: 0.25) {
                    let corners = geometry.corners(of: geometry.placement(of: place, at: position))
                    var isSeen = false
                    for x in stride(from: 1.0, to: 400, by: 3) {
                        for y in stride(from: 1.0, to: 220, by: 3) where !isSeen {
                            isSeen = geometry.place(x: x, y: y, at: position, among: place...place) != nil
                        }
                    }
                    if isSeen { #expect(geometry.shows(place, at: position)) }
                    // A corner may reach between the samples.
                    let isFar = corners.allSatisfy { $0.x < -3 || $0.x > 403 || $0.y < -3 || $0.y > 223 }
                    if !isSeen, isFar {
                        #expect(!geometry.shows(place, at: position), "\(place) at \(position)")
                    }
                }
            }
        }
    }

    @Test("All numbers are finite at any depth, size and position")
    func finite() {
        for depth in [0, 1e-300, 0.5, 1, 7, .infinity, .nan] {
            for (size, radius) in [(1.0, 1.0), (10_000, 1), (1, 1e7), (10_000, 1e7)] {
                for position in [0, 0.5, -1e9, 1e9, 1e15] {
                    var geometry = Self.geometry(depth)
                    (geometry.itemWidth, geometry.itemHeight, geometry.radius) = (size, size, radius)
                    let item = geometry.placement(of: 1, at: position)
                    let flat = geometry.flattening(of: item.turn)
                    let corners = geometry.corners(of: item)
                    let numbers =
                        [item.x, item.y, item.turn.radians, flat.along, flat.across, flat.shift]
                        + corners.flatMap { [$0.x, $0.y] }
                    #expect(!numbers.contains { !$0.isFinite }, "\(depth) \(size) \(position)")
                    #expect(abs(item.turn.radians) < .pi / 2 && flat.along > 0 && flat.across > 0.49)
                    _ = geometry.place(x: 1e300, y: -1e300, at: position, among: -2...2)
                }
            }
        }
    }
}
