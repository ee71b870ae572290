import Foundation
import RotaryWheelModelFuzz
import Testing

@testable import RotaryWheelModel

/// Items that are added and removed.
@Suite struct RimItemsTests {
    /// A rim and a list of numbers that identify its items.
    struct Numbers {
        var rim: RimModel
        var items: [Int]

        init(_ count: Int, endless: Bool = false) {
            rim = RimModel(count) { $0.isEndless = endless }
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
        var list = Numbers(10, endless: endless)
        list.rim.setPosition(5, at: .zero)
        list.replace(2..<2, by: [100, 101], at: .zero)
        #expect(list.centered == 5 && list.selected == 5 && list.rim.position == 7)
        list.replace(0..<4, by: [], at: .zero)
        #expect(list.centered == 5 && list.rim.position == 3)
        list.replace(8..<8, by: [102], at: .zero)
        #expect(list.centered == 5)
        list.replace(0..<list.items.count, by: list.items.reversed(), at: .zero)
        #expect(list.centered == 5 && list.selected == 5)
        #expect(list.rim.phase == .idle)
    }

    @Test(
        "Halfway between two places, the centered item stays centered when items are added",
        arguments: [4.5, 0.5, -0.5, -3.5])
    func halfway(position: Double) {
        var list = Numbers(1, endless: true)
        list.rim.setPosition(position, at: .zero)
        list.replace(1..<1, by: [100, 101], at: .zero)
        #expect(list.centered == 0 && list.selected == 0)
    }

    @Test("The replacement of a removed item is centered, else the nearest remaining item")
    func gone() {
        var list = Numbers(10)
        list.rim.setPosition(5, at: .zero)
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
        var list = Numbers(100, endless: endless)
        list.rim.setPosition(20, at: .zero)
        _ = list.rim.flick(by: 2)
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
        _ = list.rim.flick(by: 3)
        list.rim.update(at: .milliseconds(1150))
        let middle = list.centered!
        list.replace(middle + 3..<100, by: [], at: .milliseconds(1150))
        list.rim.rest()
        #expect(list.rim.selection == middle + 2 && list.rim.position == Double(middle + 2))
    }

    @Test("A motion to a chosen item ends on it when items change on the way", arguments: [false, true])
    func chosen(endless: Bool) {
        let turns: [(inout RimModel) -> Void] = [
            { $0.select(25, at: .zero) }, { $0.turn(to: 25, at: .zero) },
            { $0.turn(toPlace: 25, at: .zero) }, { $0.step(by: 25, at: .zero) },
        ]
        for turn in turns {
            for (range, new) in [
                (20..<20, [100]), (20..<24, []), (0..<0, [100]), (0..<30, Array(0..<30).reversed()),
            ] {
                var list = Numbers(60, endless: endless)
                turn(&list.rim)
                list.rim.update(at: .milliseconds(50))
                let (position, middle) = (list.rim.placePosition, list.rim.currentPlace!)
                list.replace(range, by: new, at: .milliseconds(50))
                // The visible items do not jump.
                let moved = list.rim.placePosition - position - Double(list.rim.currentPlace! - middle)
                #expect(abs(moved) < 1e-9)
                list.rim.rest()
                #expect(list.selected == 25 && list.centered == 25)
            }
        }
    }

    @Test("With or without snapping, the rim ends on the chosen item after two changes")
    func chosenTwice() {
        for snaps in [false, true] {
            var list = Numbers(60)
            list.rim.setSettings(RimModel(60) { $0.snaps = snaps }.settings, at: .zero)
            list.rim.turn(to: 25, at: .zero)
            for milliseconds in [50, 80] {
                list.rim.update(at: .milliseconds(milliseconds))
                list.replace(24..<24, by: [milliseconds], at: .milliseconds(milliseconds))
            }
            list.rim.rest()
            #expect(list.selected == 25 && list.rim.position == 27)
        }
    }

    @Test("If the chosen item is removed, the motion ends on its replacement")
    func chosenGone() {
        var list = Numbers(60)
        list.rim.turn(to: 25, at: .zero)
        list.rim.update(at: .milliseconds(50))
        list.replace(20..<26, by: [], at: .milliseconds(50))
        list.rim.rest()
        #expect(list.selected == 26)
    }

    @Test("A held rim follows the pointer when items are added, and they add no velocity")
    func held() {
        var list = Numbers(100)
        list.rim.setPosition(20, at: .zero)
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

    @Test("Random events and changes leave a valid rim, which settles on an existing item")
    func anything() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<repetitions(100) {
            var list = Numbers(Int.random(in: 0...6, using: &random), endless: Bool.random(using: &random))
            for step in 0..<30 {
                let time = Duration.milliseconds(step * 40)
                switch Int.random(in: 0...8, using: &random) {
                case 0: list.rim.beginDrag(at: time)
                case 1: list.rim.drag(by: Angle(radians: .random(in: -3...3, using: &random)), at: time)
                case 2: list.rim.endDrag(at: time)
                case 3: list.rim.cancelDrag(at: time)
                case 4: list.rim.step(by: Int.random(in: -9...9, using: &random), at: time)
                case 5: list.rim.update(at: time)
                case 6: list.rim.select(Int.random(in: 0...9, using: &random), at: time)
                case 7:
                    let start = Int.random(in: 0...list.items.count, using: &random)
                    let end = Int.random(in: start...list.items.count, using: &random)
                    let added = (0..<Int.random(in: 0...3, using: &random)).map { 1000 * (step + 1) + $0 }
                    list.replace(start..<end, by: added, at: time)
                default:
                    var settings = list.rim.settings
                    settings.isEndless.toggle()
                    list.rim.setSettings(settings, at: time)
                }
                #expect(list.rim.count == list.items.count)
                #expect(list.rim.selection.map(list.items.indices.contains) ?? list.items.isEmpty)
                #expect(list.rim.placePosition.isFinite)
            }
            list.rim.endDrag(at: .seconds(50))
            list.rim.rest()
            #expect(list.rim.phase == .idle)
            if let selection = list.rim.selection { #expect(list.rim.position == Double(selection)) }
        }
    }
}
