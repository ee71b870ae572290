import RotaryWheelModel
import Testing

/// The places of a level's items about its center.
@Suite struct MarkRingTests {
    /// A direction, in degrees clockwise from the top.
    private func top(_ degrees: Double) -> Angle { .up + Angle(degrees: degrees) }

    @Test("Items lie in their directions, do not touch, and leave the center free", arguments: 1...12)
    func places(count: Int) {
        let ring = MarkRing(of: MarkLayout(count: count), itemSize: 72)
        let center = MarkPoint(x: 0, y: 0)
        for item in 0..<count {
            let place = ring.place(of: item)
            let away = (center.direction(to: place) - ring.layout.directions[item]).wrapped.radians
            #expect(abs(away) < 1e-9 && abs(center.distance(to: place) - ring.radius) < 1e-9)
            #expect(center.distance(to: place) - ring.size(of: item) / 2 > ring.centerRadius)
            #expect(ring.size(of: item) > 71.9 && ring.item(at: place) == item)
            for other in 0..<item {
                let sizes = (ring.size(of: item) + ring.size(of: other)) / 2
                #expect(place.distance(to: ring.place(of: other)) > sizes)
            }
            #expect(ring.radius + ring.size(of: item) / 2 < ring.extent)
        }
        #expect(ring.item(at: center) == nil)
        #expect(ring.item(at: MarkPoint(x: ring.extent, y: ring.extent)) == nil)
    }

    @Test("Items beside a fixed direction that is near are smaller, and do not touch")
    func nearDirections() {
        let ring = MarkRing(of: MarkLayout(directions: [top(0), top(16), nil]), itemSize: 72)
        #expect(ring.size(of: 0) < 40 && ring.size(of: 0) == ring.size(of: 1) && ring.size(of: 2) == 72)
        #expect(ring.place(of: 0).distance(to: ring.place(of: 1)) > ring.size(of: 0))
    }

    @Test("A ring shrinks to its room, with its items and its center", arguments: [300.0, 100, 10])
    func room(side: Double) {
        let usual = MarkRing(of: MarkLayout(count: 8), itemSize: 72)
        let ring = MarkRing(of: usual.layout, itemSize: 72, room: side)
        #expect(abs(2 * ring.extent - min(side, 2 * usual.extent)) < 1e-9)
        #expect(abs(ring.itemSize / usual.itemSize - ring.radius / usual.radius) < 1e-9)
        #expect(abs(ring.centerRadius / usual.centerRadius - ring.radius / usual.radius) < 1e-9)
    }

    @Test("Any size and room give a ring", arguments: [-.infinity, -5, 0, .infinity, .nan] as [Double])
    func invalid(number: Double) {
        for count in [0, 1, 12] {
            let layout = MarkLayout(count: count)
            let sized = MarkRing(of: layout, itemSize: number)
            #expect(sized.itemSize == 1 && sized.extent.isFinite && sized.extent > 0)
            let fitted = MarkRing(of: layout, itemSize: 72, room: number)
            #expect(fitted.extent.isFinite && fitted.extent > 0 && fitted.itemSize > 0)
        }
    }

    @Test("The center stays where the whole ring has room; in a room that is too small, in its middle")
    func center() {
        let ring = MarkRing(of: MarkLayout(count: 8), itemSize: 72)
        let (width, height) = (0...1000.0, 100...900.0)
        let extent = ring.extent
        for (x, y) in [(500.0, 500.0), (0, 100), (1000, 900), (-1e9, 1e9), (extent, 100 + extent)] {
            let center = ring.center(near: MarkPoint(x: x, y: y), x: width, y: height)
            #expect(center.x == min(max(x, extent), 1000 - extent))
            #expect(center.y == min(max(y, 100 + extent), 900 - extent))
        }
        let narrow = ring.center(near: MarkPoint(x: 10, y: 500), x: 0...200, y: height)
        #expect(narrow == MarkPoint(x: 100, y: 500))
    }

    @Test("Bubbles come out of the center to their places; the highlighted one is last, and larger")
    func bubbles() {
        var dial = DialModel(count: 8)
        let ring = MarkRing(of: MarkLayout(count: 8), itemSize: 72)
        #expect(dial.bubbles(on: ring).isEmpty)
        dial.expansion.setExpanded(true, at: .zero)
        dial.update(at: .milliseconds(60))
        let opening = dial.bubbles(on: ring)
        #expect(opening.count == 8)
        #expect(opening.allSatisfy { $0.opacity > 0 && $0.opacity < 1 && $0.scale < 1 })
        let directions = opening.map { MarkPoint(x: 0, y: 0).direction(to: MarkPoint(x: $0.x, y: $0.y)) }
        for (direction, wanted) in zip(directions, ring.layout.directions) {
            #expect(abs((direction - wanted).wrapped.radians) < 1e-9)
        }
        dial.update(at: .seconds(2))
        for bubble in dial.bubbles(on: ring) {
            let place = ring.place(of: bubble.item)
            #expect(abs(bubble.x - place.x) < 1e-9 && abs(bubble.y - place.y) < 1e-9)
            #expect(bubble.scale == 1 && bubble.inflation == 1 && bubble.opacity == 1)
        }
        let highlighted = dial.bubbles(on: ring, highlighted: 3)
        #expect(highlighted.map(\.item) == [0, 1, 2, 4, 5, 6, 7, 3])
        #expect(highlighted.map(\.scale) == Array(repeating: 1, count: 7) + [MarkRing.highlightScale])
    }

    @Test("A turn of the dial leaves the bubbles in their directions")
    func turned() {
        var dial = DialModel.expanded(5)
        let ring = MarkRing(of: MarkLayout(count: 5), itemSize: 72)
        let before = dial.bubbles(on: ring)
        dial.step(by: 2, at: .seconds(2))
        dial.update(at: .seconds(4))
        #expect(dial.selection == 2 && dial.bubbles(on: ring) == before)
    }

    @Test("Of a ring and a dial with different numbers of items, the common ones have bubbles")
    func differentCounts() {
        let dial = DialModel.expanded(5)
        for count in [0, 3, 9] {
            let ring = MarkRing(of: MarkLayout(count: count), itemSize: 72)
            #expect(dial.bubbles(on: ring, highlighted: 8).count == min(count, 5))
        }
    }
}
