import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Drawing and announcements of menus with strokes.
@MainActor
final class MarkingMenuLookTests: WidgetTestCase {
    func testMarkDrawsNoFrameOfTheMenu() async throws {
        let menu = try showMarkingMenu()
        let window = TestWindow(try XCTUnwrap(menu.page.rootWidget), titled: "the window")
        // A slow machine makes no pause.
        menu.dial.showDelay = .seconds(5)
        let record = menu.dial.record()
        var frames = 0
        let handler = window.frameClock.connect("after-paint") { _ in
            frames += 1
            XCTAssertEqual(menu.dial.bubbles.count, 0)
            XCTAssertFalse(menu.isOpen)
        }
        menu.press()
        for step in [(0.0, -40.0), (0, -40), (40, 0), (40, 0)] {
            menu.draw(step.0, step.1)
            try window.waitForFrame()
        }
        XCTAssertFalse(menu.isShown)
        menu.release()
        XCTAssertEqual(menu.run, ["Open"])
        try window.waitForFrame()
        window.frameClock.disconnect(handler)
        XCTAssertGreaterThan(frames, 4)
        XCTAssertEqual(record.only("notify expanded", "activate"), ["activate 1"])
        XCTAssertFalse(menu.isShown)
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    func testDiscsOfDifferentLevelsDoNotOverlap() async throws {
        setRules("markingmenu > level { color: #f0f; } markingmenu > stroke { color: #0ff; }")
        for distance in [0.0, 300] {
            let (dial, window) = try shownMarkingMenu(of: MarkingMenu().root, side: 900)
            if distance > 0 {
                let time = MonotonicClock.now
                dial.implementation.beginStroke(at: MarkPoint(x: 450, y: 450), time: time)
                dial.implementation.moveStroke(to: MarkPoint(x: 450, y: 450 - distance), time: time)
            } else {
                dial.implementation.activate()
            }
            try MainLoop.wait(for: "the submenu") { dial.bubble("New") != nil && dial.isFullyExpanded }
            dial.implementation.cancelStroke()
            try window.waitForFrame()
            let colors = Set(window.pixels(x: 0, y: 0, width: 900, height: 900))
            XCTAssertEqual(colors.contains(0xffff_00ff), distance > 0)
            XCTAssertEqual(colors.contains(0xff00_ffff), distance > 0)
        }
    }

    func testNothingShowsThroughTheCenter() async throws {
        setRules(
            "window { background: #f00; } markingmenu > hub > button { background: none; border: none; }")
        let (_, window) = try shownMarkingMenu(of: MarkingMenu().root)
        XCTAssertEqual(try window.color(at: (240, 190)), red)
        XCTAssertNotEqual(try window.color(at: (240, 210)), red)
    }

    func testReducedMotionOpensImmediately() async throws {
        setAnimated(false)
        let menu = try showHeldMenu()
        // In the first layout, without a zoom.
        try MainLoop.wait(for: "the bubbles") { menu.dial.bubbles.count == 4 }
        XCTAssertTrue(menu.dial.isFullyExpanded)
        let widths = menu.dial.bubbles.map { $0.drawnWidth(in: menu.drawing) }
        try menu.drawing.waitForFrame()
        XCTAssertEqual(menu.dial.bubbles.map { $0.drawnWidth(in: menu.drawing) }, widths)
        menu.draw(0, -80, then: .pause)
        try MainLoop.wait(for: "the submenu") { menu.dial.bubble("New") != nil }
        XCTAssertTrue(menu.dial.isFullyExpanded)
        menu.draw(80, 0, then: .release)
        XCTAssertEqual(menu.run, ["Open"])
        XCTAssertFalse(menu.isShown)
        try menu.open()
        // Between the bubbles of View and Help.
        menu.draw(-80, 80)
        try menu.drawing.waitForFrame()
        let line = try menu.color(260, 340)
        XCTAssertNotEqual(line, try menu.color(270, 340))
        // Longer than a line takes to fade.
        for _ in 0..<4 { menu.pause() }
        try menu.drawing.waitForFrame()
        XCTAssertEqual(try menu.color(260, 340), line)
        menu.meanwhile(.canceled)
    }

    func testItemUnderARestingPointerIsAnnounced() async throws {
        let menu = try showHeldMenu()
        assertDescribed(menu.dial.object, as: "File")
        menu.draw(80, 0)
        assertDescribed(menu.dial.object, as: "File")
        for (x, y, name) in [(0.0, 0.0, "Edit"), (-80, 80, "View"), (0, -160, "File")] {
            menu.draw(x, y)
            try MainLoop.wait(for: "the announcement") { menu.dial.selectedText == name }
            assertDescribed(menu.dial.object, as: name)
        }
        menu.pause()
        assertDescribed(menu.dial.object, as: "File, New")
        menu.draw(0, 80)
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
        assertDescribed(menu.dial.object, as: "File")
    }

    func testChosenItemIsAnnouncedOnce() async throws {
        for isOpen in [false, true] {
            let menu = try showMarkingMenu()
            var selected: [String?] = []
            menu.dial.object.connect("notify::selected") { [weak menu] _ in
                selected.append(menu?.dial.selectedText)
            }
            menu.press(pauses: isOpen)
            menu.draw(-80, 0, then: .release)
            XCTAssertEqual(menu.run, ["Help"])
            XCTAssertEqual(selected.filter { $0 == "Help" }.count, 1)
            assertDescribed(menu.dial.object, as: "Help")
        }
    }

    func testLongNamesAndTheirSubmenusCanBeRead() async throws {
        let menu = TestMenu()
        let names = [
            "Open the Containing Folder of All Selected Files", "Keyboard Shortcuts", "Internationalization",
        ]
        for name in names { menu.append(name, submenu: TestMenu("One")) }
        let (dial, _) = try shownMarkingMenu(of: menu)
        for name in names { XCTAssertEqual(dial.bubble(name)?.shownTexts.contains("›"), true, name) }
        func beside() -> [String] {
            dial.object.children.filter { $0.cssName == "label" && $0.isMapped }.map {
                $0.cast(to: Label.self).text
            }
        }
        for (y, shown) in [(330.0, []), (100, [names[0]])] {
            dial.implementation.pointedChanged(at: MarkPoint(x: y == 100 ? 240 : 330, y: y))
            XCTAssertEqual(beside(), shown)
        }
    }

    func testSubmenusAreMarkedAndKeysAnnounceTheirItems() async throws {
        let menu = try showMarkingMenu()
        menu.popover.popup(atX: 300, y: 300)
        try menu.waitUntilOpen()
        for (name, opensMenu) in [("File", true), ("Edit", false)] {
            let bubble = menu.dial.bubble(name)!
            XCTAssertNil(bubble.accessible(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, differsFrom: opensMenu))
            XCTAssertEqual(bubble.shownTexts.contains("›"), opensMenu, name)
        }
        menu.implementation.step(by: 1)
        assertDescribed(menu.dial.object, as: "Edit")
        menu.implementation.step(by: -1)
        menu.implementation.activate()
        assertDescribed(menu.dial.object, as: "File, New")
        menu.implementation.step(by: 2)
        assertDescribed(menu.dial.object, as: "Recent")
        menu.implementation.activate()
        assertDescribed(menu.dial.object, as: "Recent, Wheel")
        XCTAssertTrue(menu.dial.object.activateAction("marking-menu.back", target: nil))
        assertDescribed(menu.dial.object, as: "Recent")
        menu.implementation.step(by: 1)
        menu.implementation.activate()
        XCTAssertEqual(menu.run, ["Save"])
    }
}
