import Foundation
import Testing

@testable import RotaryWheelModel

@Suite struct DialGeometryTests {
    @Test("Bubble i is at (R·sin(i·w), −R·cos(i·w)), clockwise from the top")
    func places() throws {
        let (dial, radius) = (DialModel.expanded(8, itemSize: 40), 200 - 20 * 1.33)
        #expect(dial.geometry.radius == radius)
        for item in 0..<8 {
            let (bubble, angle) = (try #require(dial.bubble(of: item)), Double(item) * .pi / 4)
            #expect(abs(bubble.x - radius * sin(angle)) < 1e-9)
            #expect(abs(bubble.y + radius * cos(angle)) < 1e-9 && bubble.opacity == 1)
        }
    }

    @Test("The scale decreases linearly from 1.33 at the top to 0.66 at 100 pixels and beyond")
    func inflation() {
        let inflation = DialInflation()
        for (distance, scale) in [(0.0, 1.33), (50, 0.995), (100, 0.66), (101, 0.66), (1e9, 0.66)] {
            #expect(abs(inflation.scale(at: distance) - scale) < 1e-9)
        }
    }

    @Test("The properties of the inflation can be set and are clamped")
    func settings() {
        var inflation = DialInflation()
        inflation.minimum = 0.5
        inflation.maximum = 2
        inflation.distance = 30
        #expect(abs(inflation.scale(at: 10) - 1.5) < 1e-9)
        inflation.minimum = -3
        inflation.maximum = 100
        inflation.distance = 0
        #expect(inflation.minimum == 0.1 && inflation.maximum == 4 && inflation.distance == 1)
    }

    @Test("Up to 24 bubbles do not overlap at any rotation", arguments: 1...24)
    func overlap(count: Int) {
        for (diameter, itemSize) in [(400.0, 72.0), (300, 72), (260, 40), (900, 72), (400, 100)] {
            for sections in [[], [0, count / 2]] {
                var dial = DialModel.expanded(
                    count, itemSize: itemSize, diameter: diameter, sections: sections)
                dial.beginDrag(at: .zero)
                for _ in 0..<90 {
                    dial.drag(by: Angle(degrees: 4.7), at: .zero)
                    expectApart(dial, "\(count) items of \(itemSize) on a dial of \(diameter)")
                }
            }
        }
    }

    private func expectApart(_ dial: DialModel, _ comment: Comment) {
        let bubbles = dial.bubbles
        #expect(!bubbles.isEmpty, comment)
        for (index, one) in bubbles.enumerated() {
            for other in bubbles[..<index] {
                let distance = hypot(one.x - other.x, one.y - other.y)
                let touching = (one.scale + other.scale) * dial.geometry.itemSize / 2
                #expect(distance >= touching, comment)
            }
        }
    }

    @Test(
        "Items that do not fit appear as the dial turns, and resting bubbles are opaque",
        arguments: [24, 60, 5000], [0.0, 90])
    func overflow(count: Int, snapAngle: Double) {
        var dial = DialModel.expanded(count, snapAngle: snapAngle)
        let shown = dial.bubbles
        #expect(shown.count < count && shown.count > 6)
        // They are on both sides of the snap point, at the top or right, and none is opposite.
        #expect(Set(shown.map(\.item)).isSuperset(of: [0, 1, 2, count - 1, count - 2]))
        #expect(shown.allSatisfy { $0.opacity == 1 && (snapAngle == 0 ? $0.y < 150 : $0.x > -150) })
        dial.turn(to: count / 2, at: .zero)
        dial.finishMotion(at: .zero)
        #expect(dial.selection == count / 2 && dial.bubbles.contains { $0.item == count / 2 })
        #expect(!dial.bubbles.contains { $0.item == 0 })
    }

    @Test("Inflated bubbles stay inside the bounds of the dial", arguments: [1, 2, 7, 24])
    func box(count: Int) {
        for bubble in DialModel.expanded(count).bubbles {
            let reach = bubble.scale * 72 / 2
            #expect(abs(bubble.x) + reach <= 200 + 1e-9 && abs(bubble.y) + reach <= 200 + 1e-9)
        }
    }

    @Test("At an edge the bubbles use the half circle that fits, in a corner the quarter, at any snap angle")
    func arcs() throws {
        let (all, edge) = (200.0, 24.0)
        let cases: [(room: DialRoom, middle: Double, extent: ClosedRange<Double>)] = [
            (DialRoom(left: edge, top: all, right: all, bottom: all), 0, 150...181),
            (DialRoom(left: all, top: edge, right: all, bottom: all), 90, 150...181),
            (DialRoom(left: all, top: all, right: edge, bottom: all), 180, 150...181),
            (DialRoom(left: all, top: all, right: all, bottom: edge), -90, 150...181),
            (DialRoom(left: edge, top: edge, right: all, bottom: all), 45, 60...91),
            (DialRoom(left: all, top: all, right: edge, bottom: edge), -135, 60...91),
        ]
        for (room, middle, extent) in cases {
            let dial = DialModel.expanded(8, room: room)
            let arc = dial.geometry.arc
            #expect(abs((arc.middle - Angle(degrees: middle)).wrapped.degrees) < 1e-6)
            #expect(extent.contains(arc.extent.degrees), "\(arc.extent.degrees)")
            #expect(DialModel.expanded(8, room: room, snapAngle: 120).geometry.arc == arc)
            for bubble in dial.bubbles {
                let half = bubble.scale * 72 / 2 - 1
                #expect(bubble.x - half >= -room.left && bubble.x + half <= room.right)
                #expect(bubble.y - half >= -room.top && bubble.y + half <= room.bottom)
            }
            // The active bubble is the largest, in the middle of the arc.
            let top = try #require(dial.bubble(of: 0))
            #expect(abs(top.x - dial.geometry.radius * cos(middle * .pi / 180)) < 1e-6)
            #expect(abs(top.scale - 1.33) < 1e-9)
        }
    }

    @Test("A dial with enough room, or without any, uses the whole circle")
    func circles() {
        let enough = DialRoom(left: 200, top: 200, right: 200, bottom: 200)
        #expect(DialModel.expanded(8, room: enough).geometry.arc == .circle)
        let none = DialRoom(left: 0, top: 0, right: 0, bottom: 0)
        #expect(DialModel.expanded(8, room: none).geometry.arc == .circle)
    }

    @Test("A dial in a corner grows until enough bubbles fit, or to its largest diameter")
    func growth() {
        let make = { (diameter: Double) in
            DialGeometry(
                spacing: DialSpacing(count: 10), itemSize: 72, diameter: diameter,
                room: DialRoom(left: 24, top: 24, right: 1000, bottom: 1000).limited(to: diameter / 2))
        }
        #expect(make(400).wholeCount < 5)
        let dial = DialGeometry.least(showing: 5, diameters: 400...1000, make)
        #expect(dial.wholeCount >= 5 && dial.diameter < 1000)
        #expect(DialGeometry.least(showing: 5, diameters: 400...424, make).diameter == 424)
    }

    @Test("Half an item separates sections, and positions map back to items")
    func sections() {
        let spacing = DialSpacing(count: 5, sectionStarts: [0, 3])
        #expect(spacing.length == 6)
        #expect((0...5).map { spacing.position(of: Double($0)) } == [0, 1, 2, 3.5, 4.5, 6])
        for step in -40...40 {
            let item = Double(step) / 4
            #expect(abs(spacing.item(at: spacing.position(of: item)) - item) < 1e-9)
        }
        #expect(DialSpacing(count: 5, sectionStarts: [0]).length == 5)
        #expect(DialSpacing(count: 0, sectionStarts: [0, 3]).length == 0)
    }

    @Test("Hit tests find the bubble at a point, nearest to it, and in its direction", arguments: [0.0, 100])
    func hits(snapAngle: Double) throws {
        let dial = DialModel.expanded(10, snapAngle: snapAngle)
        for item in 0..<10 {
            let bubble = try #require(dial.bubble(of: item))
            let radius = bubble.scale * 36
            #expect(dial.item(atX: bubble.x, y: bubble.y) == item)
            #expect(dial.item(atX: bubble.x + radius - 0.5, y: bubble.y) == item)
            #expect(dial.item(atX: bubble.x, y: bubble.y - radius - 1) == nil)
            #expect(dial.item(nearestToX: bubble.x * 1.2, y: bubble.y * 1.2) == item)
            #expect(dial.item(towardsX: bubble.x / 3, y: bubble.y / 3) == item)
            #expect(dial.isOnRing(x: bubble.x, y: bubble.y))
        }
        #expect(!dial.isOnRing(x: 0, y: 0) && !dial.isOnRing(x: 300, y: 0))
        #expect(DialModel.expanded(0).item(atX: 0, y: -150) == nil)
        #expect(DialModel.expanded(0).item(towardsX: 0, y: -150) == nil)
    }
}
