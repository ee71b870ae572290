import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Wheels with items out of the draw.
@MainActor
final class DisabledItemsTests: WidgetTestCase {
    private let items = ["Ant", "Bee", "Bug", "Cat", "Cow", "Dog", "Elk", "Fox"].map {
        RotaryWheelItem(label: $0)
    }

    /// Shows a focused wheel that settles immediately, without some items.
    private func showFocused(without disabled: Int...) throws -> (RotaryWheelWidget, TestWindow, EventRecord)
    {
        for index in disabled { items[index].isEnabled = false }
        return try shown(makeWheel(0), isFocused: true) { wheel in
            wheel.setItems(items)
            wheel.settleDuration = .zero
        }
    }

    private func sector(_ index: Int, of wheel: RotaryWheelWidget) -> Widget {
        wheel.object.children.filter { $0.cssName == "sector" && !$0.isAccessibleHidden }[index]
    }

    func testKeysSkipDisabledItems() async throws {
        let (wheel, window, _) = try showFocused(without: 0, 1, 3, 7)
        XCTAssertEqual(wheel.selected, 2)
        try press(["Down": 4, "Up": 2, "Left": 6, "Home": 2, "End": 6, "c": 4], in: window, wheel)
    }

    func testTapOnADisabledItemDoesNothing() async throws {
        let (wheel, window, _) = try showFocused(without: 2)
        // The indicator is at the left.
        try window.perform(window.tap(180 + 2 * 45, of: wheel))
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(window.tap(180 + 3 * 45, of: wheel))
        try MainLoop.wait(for: "the enabled sector") { wheel.selected == 3 }
    }

    func testDisabledItemIsDimmedAtRestAndInMotion() async throws {
        let (wheel, window, _) = try showFocused(without: 4)
        func colors() throws -> (face: UInt32, enabled: UInt32, disabled: UInt32) {
            let angle = wheel.rotation.degrees
            func color(of sector: Int) throws -> UInt32 {
                // Beside the label.
                try window.color(at: window.place(180 + angle + Double(sector) * 45 + 17, 0.85, of: wheel))
            }
            return try (window.color(at: window.place(0, 0.99, of: wheel)), color(of: 3), color(of: 4))
        }
        let atRest = try colors()
        XCTAssertGreaterThan(
            Self.distance(atRest.face, atRest.enabled), 2 * Self.distance(atRest.face, atRest.disabled))
        try window.perform(window.grab(from: 90, to: 92, of: wheel))
        defer { try? window.perform(.release) }
        XCTAssertNotEqual(wheel.rotation, .zero)
        let inMotion = try colors()
        XCTAssertEqual(inMotion.disabled, atRest.disabled)
        XCTAssertEqual(inMotion.enabled, atRest.enabled)
    }

    func testAssistiveTechnologiesSeeADisabledItem() async throws {
        let (wheel, window, _) = try showFocused(without: 4)
        XCTAssertNil(sector(4, of: wheel).accessible(GTK_ACCESSIBLE_STATE_DISABLED, differsFrom: true))
        XCTAssertNil(sector(3, of: wheel).accessible(GTK_ACCESSIBLE_STATE_DISABLED, differsFrom: false))
        items[4].isEnabled = true
        try window.waitForFrame()
        XCTAssertNil(sector(4, of: wheel).accessible(GTK_ACCESSIBLE_STATE_DISABLED, differsFrom: false))
    }

    func testNextDrawIsWithoutTheLastWinner() async throws {
        let (wheel, _, record) = try showFocused()
        let names = items
        (wheel.settleDuration, wheel.spinDuration) = (.milliseconds(100), .milliseconds(200))
        var winners: [Int] = []
        for round in 1...4 {
            if let selected = wheel.selected { names[selected].isEnabled = false }
            wheel.spinAtRandom(turns: 4, duration: wheel.spinDuration)
            try MainLoop.wait(for: "spin \(round)") { record.all("settled").count == round }
            try winners.append(XCTUnwrap(wheel.selected))
        }
        XCTAssertEqual(Set(winners).count, 4)
        XCTAssertEqual(record.all("settled"), winners.map { "settled \($0)" })
        XCTAssertEqual(record.all("spin-begin"), winners.map { "spin-begin \($0)" })
    }

    func testWeightGoesWithItsItem() async throws {
        let names = items.prefix(3)
        for (index, item) in names.enumerated() { item.weight = Double(index + 1) }
        let (wheel, _, _) = try shown(makeWheel(0)) { $0.setItems(Array(names)) }
        func expect(_ weights: [Double], _ name: String) {
            XCTAssertNil(wheel.extent(of: weights.count), name)
            for (sector, weight) in weights.enumerated() {
                let (extent, turns) = (wheel.extent(of: sector)!, weight / weights.reduce(0, +))
                let difference = extent.maximum - extent.minimum - Angle(turns: turns)
                XCTAssertEqual(difference.wrapped.radians, 0, accuracy: 1e-9, name)
            }
        }
        expect([1, 2, 3], "weights of the items")
        wheel.setItems([names[1], names[2]])
        expect([2, 3], "without the first")
        names[2].weight = 6
        expect([2, 6], "another weight")
        wheel.setItems(Array(names))
        expect([1, 2, 6], "with the first again")
        // Their widths may differ by less than their weights, as a sector has a millionth of the wheel.
        for (item, weight) in zip(names, [0.001, 1000, 1000]) { item.weight = weight }
        let widths = (0..<3).map { wheel.extent(of: $0)! }.map { $0.maximum - $0.minimum }
        XCTAssertLessThan(widths[0].wrapped.turns, 1e-5)
    }

    func testChanceGoesWithItsItem() async throws {
        let (wheel, _, record) = try showFocused()
        let other = RotaryWheelItem(label: "Gnu")
        // As in an article.
        items[0].weight = 3
        for item in items { item.chance = 1 }
        items[1].chance = 0
        XCTAssertEqual(items.map(\.chance), [1, 0, 1, 1, 1, 1, 1, 1])
        for item in items where item !== items[6] { item.chance = 0 }
        other.chance = 0
        for round in 1...3 {
            let start = wheel.rotation
            wheel.spinAtRandom(turns: 1, duration: .milliseconds(300))
            try MainLoop.wait(for: "the wheel to spin") { wheel.rotation != start }
            // Others come and go in mid-spin.
            if round == 1 { g_list_store_insert(wheel.model, 0, other.pointer) }
            if round == 2 { g_list_store_remove(wheel.model, 3) }
            try wheel.waitUntilSettled(record, times: round)
            XCTAssertEqual(wheel.selectedText, "Elk", "round \(round)")
        }
        XCTAssertEqual(record.all("settled"), ["settled 7", "settled 6", "settled 6"])
    }

    func testItemsWithoutAChanceAreNotDrawn() async throws {
        let (wheel, window, record) = try showFocused(without: 5)
        for item in items where item !== items[5] { item.chance = 0 }
        wheel.spinAtRandom(turns: 1, duration: .milliseconds(100))
        wheel.object.activateAction("wheel.spin", target: nil)
        XCTAssertEqual(record.all("spin-begin"), [], "the only one with a chance is disabled")
        XCTAssertEqual(wheel.rotation, .zero)
        wheel.spin(to: 3, turns: 1, duration: .milliseconds(100))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 3)
        try window.perform(window.tap(180 + 45, of: wheel))
        try MainLoop.wait(for: "the sector of the tap") { wheel.selected == 4 }
        items[7].chance = nil
        XCTAssertNil(items[7].chance)
        wheel.object.activateAction("wheel.spin", target: nil)
        XCTAssertEqual(record.all("spin-begin").last, "spin-begin 7", "it has the chance of its weight")
    }

    func testHandlerDisablesItsResult() async throws {
        let (wheel, _, _) = try showFocused()
        let handler = wheel.object.connect("settled") { [items] _ in
            if let selected = wheel.selected { items[selected].isEnabled = false }
        }
        defer { wheel.object.disconnect(handler) }
        wheel.spin(to: 5, turns: 1, duration: .milliseconds(200))
        // It leaves each item that it settles on, until the last.
        try MainLoop.wait(for: "all items to be disabled") { !items.contains(where: \.isEnabled) }
        XCTAssertNotNil(wheel.selected)
    }
}
