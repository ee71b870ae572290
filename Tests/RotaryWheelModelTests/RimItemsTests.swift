import Foundation
import Testing

@testable import RotaryWheelModel

/// Items that are added and removed.
@Suite struct RimItemsTests {
    /// A rim and a list of numbers that identify its items.
    struct Numbers {
        var rim: RimModel
        var items: [Int]

        init(_ count: Int, at position: Double = 0, endless: Bool = false, snaps: Bool = true) {
            rim = RimModel(count, at: position) { ($0.isEndless, $0.snaps) = (endless, snaps) }
            items = Array(0..<count)
        }

        var centered: Int? { rim.current.map { items[$0] } }
        var selected: Int? { rim.selection.map { items[$0] } }

        mutating func replace(_ range: Range<Int>, by new: [Int], at time: Duration) {
            let old = items
            items.replaceSubrange(range, with: new)
            let now = items
            rim.replaceItems(at: range.lowerBound, removed: range.count, added: new.count, time: time) {
                index in
                (range.lowerBound..<range.lowerBound + new.count).first { now[$0] == old[index] }
            }
        }
    }

    @Test("At rest, the centered item stays centered while it exists", arguments: [false, true])
    func rest(endless: Bool) {
        var list = Numbers(10, at: 5, endless: endless)
        list.replace(2..<2, by: [100, 101], at: .zero)
        #expect(list.centered == 5 && list.selected == 5 && list.rim.position == 7)
        list.replace(0..<4, by: [], at: .zero)
        #expect(list.centered == 5 && list.rim.position == 3)
        list.replace(8..<8, by: [102], at: .zero)
        #expect(list.centered == 5)
        list.replace(0..<list.items.count, by: list.items.reversed(), at: .zero)
        #expect(list.centered == 5 && list.selected == 5 && list.rim.phase == .idle)
    }

    @Test(
        "Halfway between two places, the centered item stays centered when items are added",
        arguments: [4.5, 0.5, -0.5, -3.5])
    func halfway(position: Double) {
        var list = Numbers(1, at: position, endless: true)
        list.replace(1..<1, by: [100, 101], at: .zero)
        #expect(list.centered == 0 && list.selected == 0)
    }

    @Test("The replacement of a removed item is centered, else the nearest remaining item")
    func gone() {
        var list = Numbers(10, at: 5)
        list.replace(5..<6, by: [], at: .zero)
        #expect(list.centered == 6)
        list.replace(5..<6, by: [200], at: .zero)
        #expect(list.centered == 200)
        list.replace(3..<list.items.count, by: [], at: .zero)
        #expect(list.centered == 2 && list.rim.position == 2 && list.rim.selection == 2)
        list.replace(0..<3, by: [], at: .zero)
        #expect(list.rim.selection == nil && list.rim.position == 0)
        list.replace(0..<0, by: [7, 8], at: .zero)
        #expect(list.centered == 7 && list.selected == 7)
    }

    @Test("Changes during a flick keep the centered item and the destination", arguments: [false, true])
    func flick(endless: Bool) {
        var list = Numbers(100, at: 20, endless: endless)
        list.rim.flick(by: 2)
        let end = list.rim.headingPlace!
        list.rim.update(at: .milliseconds(1200))
        let (before, middle) = (list.rim.placePosition, list.centered)
        list.replace(3..<3, by: [500, 501, 502], at: .milliseconds(1200))
        #expect(abs(list.rim.placePosition - before - 3) < 1e-9 && list.centered == middle)
        list.replace(0..<list.items.count, by: list.items.sorted(by: >), at: .milliseconds(1200))
        #expect(list.centered == middle)
        list.replace(0..<list.items.count, by: list.items.sorted(by: <), at: .milliseconds(1200))
        #expect(list.centered == middle)
        list.rim.rest()
        #expect(list.selected == end)
    }

    @Test("A flick towards removed items ends at the last item")
    func shortened() {
        var list = Numbers(100)
        list.rim.flick(by: 3)
        list.rim.update(at: .milliseconds(1150))
        let middle = list.centered!
        list.replace(middle + 3..<100, by: [], at: .milliseconds(1150))
        list.rim.rest()
        #expect(list.rim.selection == middle + 2 && list.rim.position == Double(middle + 2))
    }

    @Test(
        "A motion to an item ends on it, or on its replacement, when items change on the way",
        arguments: [false, true], [false, true])
    func chosen(endless: Bool, snaps: Bool) {
        let turns: [(inout RimModel) -> Void] = [
            { $0.select(25, at: .zero) }, { $0.turn(to: 25, at: .zero) },
            { $0.turn(toPlace: 25, at: .zero) }, { $0.step(by: 25, at: .zero) },
        ]
        for turn in turns {
            for (range, new, end) in [
                (20..<20, [100], 25), (24..<24, [100], 25), (20..<24, [], 25), (0..<0, [100], 25),
                (0..<30, Array(0..<30).reversed(), 25), (20..<26, [], 26),
            ] {
                var list = Numbers(60, endless: endless, snaps: snaps)
                turn(&list.rim)
                list.rim.update(at: .milliseconds(50))
                let (position, middle) = (list.rim.placePosition, list.rim.currentPlace!)
                list.replace(range, by: new, at: .milliseconds(50))
                // The visible items do not jump.
                let moved = list.rim.placePosition - position - Double(list.rim.currentPlace! - middle)
                #expect(abs(moved) < 1e-9)
                // The numbers of all places change once more.
                list.rim.update(at: .milliseconds(80))
                list.replace(0..<0, by: [101], at: .milliseconds(80))
                list.rim.rest()
                #expect(list.selected == end && list.centered == end)
                #expect(list.rim.position == list.rim.position.rounded())
            }
        }
    }

    @Test("A held rim follows the pointer when items are added, and they add no velocity")
    func held() {
        var list = Numbers(100, at: 20)
        let width = list.rim.geometry.anglePerItem.radians
        list.rim.beginDrag(at: .zero)
        list.rim.drag(by: Angle(radians: -0.3 * width), at: .milliseconds(10))
        list.replace(0..<0, by: Array(200..<240), at: .milliseconds(20))
        #expect(abs(list.rim.position - 60.3) < 1e-9)
        list.rim.drag(by: Angle(radians: -0.1 * width), at: .milliseconds(90))
        #expect(abs(list.rim.position - 60.4) < 1e-9)
        list.rim.endDrag(at: .milliseconds(100))
        list.rim.rest()
        // The velocity is 0.4 items in 100 ms, not 40.
        #expect(list.selected == Int(ceil(20.4 + 4 / (-1000 * log(0.998)))))
    }

    @Test("A held rim is released when all items are removed")
    func emptied() {
        var list = Numbers(5)
        list.rim.beginDrag(at: .zero)
        list.replace(0..<5, by: [], at: .zero)
        #expect(!list.rim.isHeld && list.rim.phase == .idle)
        list.rim.drag(by: Angle(radians: 1), at: .zero)
        #expect(list.rim.endDrag(at: .zero).isEmpty)
    }
}
