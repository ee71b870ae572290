import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Strokes and clicks through a menu of three levels.
///
/// The tests draw with each device and on screens of other sizes and scales, too: see meson-helpers/suite.
@MainActor
final class MarkingScreenTests: PopoverTestCase {
    private typealias Screen = MarkingScreen

    /// Calls a closure that chooses an item from a place: some from each place, or all.
    private func forEachItem(on screen: Screen, _ choose: (String, Screen.Place) throws -> Void) throws {
        let hasAll = ProcessInfo.processInfo.environment["ROTARYWHEEL_ALL_TESTS"] != nil
        for (number, place) in screen.places.enumerated() {
            for (index, item) in Screen.items.enumerated() where hasAll || index % 15 == number {
                try choose(item, place)
                try screen.expect(item, "\(item) from \(place)")
            }
        }
    }

    func testMarksChooseEachItem() async throws {
        let screen = try showMarkingScreen()
        let first = Screen.isFinger ? Screen.long : Screen.length
        try forEachItem(on: screen) { item, place in
            let start = screen.start(of: item, near: place, first: first)
            try screen.press(at: start)
            try screen.trace(item, from: start, first: first)
            if !Screen.isFinger { XCTAssertEqual(screen.dial.bubbles.count, 0, "\(item) from \(start)") }
            try screen.release()
        }
    }

    func testStrokesThatPauseChooseEachItem() async throws {
        let screen = try showMarkingScreen(opensAfter: .milliseconds(30))
        try forEachItem(on: screen) { item, place in
            let start = screen.start(of: item, near: place, first: Screen.long)
            try screen.press(at: start)
            try screen.pause(through: item, from: start)
            try screen.release()
        }
    }

    func testClicksChooseEachItemWhereItIsDrawn() async throws {
        let screen = try showMarkingScreen()
        try forEachItem(on: screen) { item, place in
            try screen.open(at: place)
            for depth in 0..<3 {
                try screen.wait(for: String(item.prefix(depth)))
                let (x, y) = try screen.place(of: String(item.prefix(depth + 1)))
                XCTAssertTrue((36...screen.width - 36).contains(x), "\(item) from \(place)")
                XCTAssertTrue((36...screen.height - 36).contains(y), "\(item) from \(place)")
                try screen.click((x, y))
            }
        }
    }

    func testStrokesAreCanceled() async throws {
        let screen = try showMarkingScreen()
        screen.popover.turboKey = "F8"
        let start = screen.middle
        var ways = [("Escape", [InputAction.key("Escape")]), ("dead zone", [screen.move(to: start)])]
        if !Screen.isFinger { ways.append(("other button", [.click(1)])) }
        let key: Screen.Grip = ("F8", [.keyDown("F8")], [.keyUp("F8")])
        for grip in Screen.isFinger ? [Screen.hand] : [Screen.hand, key] {
            for (way, input) in ways {
                if !Screen.isFinger {
                    screen.open(after: .seconds(60))
                    try screen.press(grip, at: start)
                    // Back in the middle, a mark is none of three levels.
                    try screen.trace(way == "dead zone" ? "0" : "012", from: start)
                    try screen.window.perform(input + grip.release)
                    try screen.expect(nil, "mark by \(grip.name), \(way)")
                }
                screen.open(after: .milliseconds(30))
                try screen.press(grip, at: start)
                try screen.pause(through: "012", from: start)
                try screen.window.perform(input)
                if way == "Escape" { try screen.popover.waitUntilClosed("held, \(grip.name)") }
                if way == "dead zone" { try screen.wait(for: "") }
                try screen.release(grip)
                try screen.expect(nil, "menu by \(grip.name), \(way)")
                // The next stroke begins anew.
                try screen.press(grip, at: start)
                try screen.pause(through: "321", from: start)
                try screen.release(grip)
                try screen.expect("321", "after \(grip.name), \(way)")
            }
        }
    }

    func testTurboKeysDrawMarks() async throws {
        try XCTSkipIf(Screen.isFinger, "needs a pointer")
        let screen = try showMarkingScreen()
        // A modifier that is released first changes the symbol of the key.
        for (name, keys) in [("F8", ["F8"]), ("<Shift>a", ["Shift_L", "a"])] {
            screen.popover.turboKey = name
            let grip: Screen.Grip = (name, keys.map { .keyDown($0) }, keys.map { .keyUp($0) })
            try screen.press(grip, at: screen.middle)
            try screen.trace("210", from: screen.middle)
            try screen.release(grip)
            try screen.expect("210", name)
        }
    }

    func testClicksInTheCenterGoBackAndClose() async throws {
        let screen = try showMarkingScreen()
        try screen.open(at: screen.middle)
        for item in ["1", "12"] {
            try screen.wait(for: String(item.dropLast()))
            try screen.click(try screen.place(of: item))
        }
        for level in ["12", "1", ""] {
            try screen.wait(for: level)
            try screen.click(try screen.center(of: level))
        }
        try screen.expect(nil, "clicks in the center")
    }

    func testKeysForMenusOpenIt() async throws {
        try XCTSkipIf(Screen.isFinger, "needs a keyboard and a pointer")
        let screen = try showMarkingScreen()
        for key in ["Menu", "shift+F10"] {
            try screen.window.perform(.key(key))
            try screen.wait(for: "")
            try screen.window.perform(.key("Right"), .key("Return"), .key("Return"), .key("Return"))
            try screen.expect("100", key)
        }
    }

    func testPressWhereAPressHasOpenedTheMenuDoesNotReachTheWidgetBelow() async throws {
        try XCTSkipIf(Screen.isFinger, "needs a pointer")
        let screen = try showMarkingScreen(opensAfter: .milliseconds(30))
        nonisolated(unsafe) var presses = 0
        let below = GestureClick()
        below.onPress { _, _, _, _ in presses += 1 }
        try XCTUnwrap(screen.popover.object.parent).add(below)
        try screen.open(at: screen.middle)
        // It closes the menu.
        try screen.click(screen.middle)
        try screen.expect(nil, "a click in the center")
        XCTAssertEqual(presses, 0)
        try screen.click(screen.middle)
        XCTAssertEqual(presses, 1, "without the menu")
    }
}
