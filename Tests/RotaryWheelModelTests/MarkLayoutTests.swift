import RotaryWheelModel
import Testing

/// Directions and wedges of the items of a marking menu.
@Suite struct MarkLayoutTests {
    /// The directions of a layout, in degrees clockwise from the top.
    private func degrees(_ layout: MarkLayout) -> [Double] {
        layout.directions.map { direction in
            let angle = (direction - .up).wrapped.degrees.rounded()
            return angle < 0 ? angle + 360 : angle
        }
    }

    /// A direction, in degrees clockwise from the top.
    private func top(_ degrees: Double) -> Angle { .up + Angle(degrees: degrees) }

    @Test("Items share the circle, clockwise from the top", arguments: 1...12)
    func shares(count: Int) {
        let layout = MarkLayout(count: count)
        #expect(degrees(layout) == (0..<count).map { (Double($0) * 360 / Double(count)).rounded() })
        for item in 0..<count {
            for part in [-0.49, 0, 0.49] {
                let direction = top((Double(item) + part) * 360 / Double(count) + 720)
                #expect(layout.item(towards: direction) == item)
                let margin = count == 1 ? 180 : (0.5 - abs(part)) * 360 / Double(count)
                #expect(abs(layout.margin(of: direction).degrees - margin) < 1e-6)
            }
        }
    }

    @Test("Items keep their fixed directions, and the others share the rest, in order")
    func fixedDirections() {
        #expect(degrees(MarkLayout(directions: [nil, nil, top(180), nil])) == [0, 90, 180, 270])
        #expect(degrees(MarkLayout(directions: [top(90), nil, nil, nil])) == [90, 0, 180, 270])
        #expect(degrees(MarkLayout(directions: [nil, top(45)])) == [225, 45])
        #expect(degrees(MarkLayout(directions: [top(-30), nil, top(30), nil])) == [330, 130, 30, 230])
        #expect(degrees(MarkLayout(directions: [top(10), top(200), top(100)])) == [10, 200, 100])
    }

    @Test("Of two fixed directions that clash, the first is kept")
    func clashes() {
        #expect(degrees(MarkLayout(directions: [top(90), top(90), top(450)])) == [90, 210, 330])
        #expect(degrees(MarkLayout(directions: [top(0), top(14), nil])) == [0, 120, 240])
        #expect(degrees(MarkLayout(directions: [top(0), top(16), nil])) == [0, 16, 188])
        let same = MarkLayout(directions: Array(repeating: top(7), count: 12))
        #expect(Set(degrees(same)).count == 12)
    }

    @Test("Directions that are not finite count as none; items without room are left out")
    func invalid() {
        let infinite = Angle(radians: .infinity)
        #expect(degrees(MarkLayout(directions: [Angle(radians: .nan), infinite])) == [0, 180])
        #expect(MarkLayout(directions: Array(repeating: nil, count: 40)).directions.count == 12)
        #expect(MarkLayout(count: -3).item(towards: .up) == nil)
        #expect(MarkLayout(count: 3).item(towards: Angle(radians: .nan)) == nil)
    }

    @Test("An item's wedge holds the directions that belong to the item")
    func wedge() {
        var random = SeededGenerator(seed: 8)
        for count in 1...12 {
            let fixed = (0..<count).map { _ in
                Bool.random(using: &random) ? top(.random(in: 0...360, using: &random)) : nil
            }
            let layout = MarkLayout(directions: fixed)
            var whole = 0.0
            for item in 0..<count {
                let (before, after) = layout.wedge(of: item)
                whole += before.degrees + after.degrees
                for (direction, end) in [(-1.0, before), (1, after)] {
                    let boundary = layout.directions[item] + end * direction
                    let inside = boundary - Angle(degrees: direction / 1000)
                    #expect(layout.item(towards: inside) == item)
                    #expect(layout.margin(of: boundary).degrees < 1e-6 || count == 1)
                    let outside = boundary + Angle(degrees: direction / 1000)
                    #expect((layout.item(towards: outside) != item) == (count > 1))
                }
            }
            #expect(abs(whole - 360) < 1e-6)
        }
    }

    @Test("Each direction belongs to the nearest item")
    func nearest() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let fixed = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                Bool.random(using: &random) ? top(.random(in: -400...400, using: &random)) : nil
            }
            let layout = MarkLayout(directions: fixed)
            for step in 0..<72 {
                let direction = top(Double(step) * 5 + 0.1)
                let ways = layout.directions.map { abs(($0 - direction).wrapped.radians) }
                #expect(layout.item(towards: direction) == ways.firstIndex(of: ways.min() ?? 0))
            }
        }
    }
}

@Suite struct MarkMenuTests {
    @Test("Items without room go into a last item that opens the rest")
    func more() {
        let menu = MarkMenu(Array(repeating: MarkItem(), count: 30))
        #expect(menu.items.count == 12)
        #expect(menu.items.map(\.isMore) == Array(repeating: false, count: 11) + [true])
        #expect(menu.submenu(at: [11])?.items.count == 12 && menu.submenu(at: [11, 11])?.items.count == 8)
        #expect(menu.indices(ofPath: [3]) == [3] && menu.indices(ofPath: [11, 2]) == [13])
        #expect(menu.indices(ofPath: [11, 11, 7]) == [29] && menu.indices(ofPath: [11]) == [])
        #expect(menu.depth == 3)
        #expect(MarkMenu(Array(repeating: MarkItem(), count: 12)).items.allSatisfy { !$0.isMore })
    }

    @Test("An item beyond the room keeps its submenu and its fixed direction")
    func submenuInMore() {
        var items = Array(repeating: MarkItem(), count: 14)
        items[13] = MarkItem(direction: .left, submenu: MarkMenu([MarkItem(), MarkItem()]))
        let menu = MarkMenu(items)
        #expect(menu.submenu(at: [11, 2])?.items.count == 2)
        #expect(menu.indices(ofPath: [11, 2, 1]) == [13, 1])
        #expect(menu.submenu(at: [11])?.layout.directions[2].degrees == 180)
    }

    @Test(
        "There is nothing at paths that lead nowhere", arguments: [[4], [-1], [0, 0], [1, 9], [1, 0, 0]])
    func nowhere(path: [Int]) {
        let submenu = MarkMenu([MarkItem()])
        let menu = MarkMenu([MarkItem(), MarkItem(submenu: submenu), MarkItem()])
        #expect(menu.submenu(at: path) == nil && menu.item(at: path) == nil)
        #expect(menu.item(at: [1, 0]) == MarkItem() && menu.submenu(at: [1]) == submenu)
        #expect(menu.submenu(at: []) == menu)
    }
}
