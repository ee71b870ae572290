import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Strokes through a menu of three levels.
@MainActor
final class MarkingStrokeTests: WidgetTestCase {
    func testMarkRunsTheActionOfItsPath() async throws {
        let menu = try showMarkingMenu()
        let strokes: [([(Double, Double)], String)] = [
            ([(80, 0)], "Edit"), ([(0, -80), (80, 0)], "Open"), ([(0, -80), (-80, 0)], "Save"),
            ([(-80, 0)], "Help"),
            // The shape decides, not the length.
            ([(0, -24), (24, 0)], "Open"), ([(0, -200), (400, 0)], "Open"),
            // Up, back down, and right.
            ([(0, -80), (0, 80), (80, 0)], "Dial"),
        ]
        for (steps, name) in strokes {
            menu.stroke(steps)
            XCTAssertEqual(menu.run.last, name, "\(steps)")
        }
        XCTAssertEqual(menu.run.count, strokes.count)
        menu.dial.menuModel = menu.file.pointer
        menu.stroke((0, 80), (-80, 0))
        XCTAssertEqual(menu.run.last, "Helm")
    }

    func testOtherMarksOpenTheMenu() async throws {
        let strokes: [(String, steps: [(Double, Double)], items: [String])] = [
            ("between Edit and View", [(60, 60)], MarkingMenu.rootItems),
            // It may be the mark of Recent, and is a way to cancel.
            ("out and back over a submenu", [(0, -80), (0, 78)], MarkingMenu.rootItems),
            ("on a submenu", [(0, -80)], MarkingMenu.fileItems),
            ("a tap", [], MarkingMenu.rootItems),
        ]
        for (name, steps, items) in strokes {
            let menu = try showMarkingMenu()
            menu.stroke(steps)
            try menu.waitUntilOpen()
            XCTAssertEqual(menu.items, items, name)
            XCTAssertEqual(menu.run, [], name)
            XCTAssertTrue(menu.isShown, name)
        }
    }

    func testPauseOpensTheMenuUnderTheStroke() async throws {
        let menu = try showMarkingMenu()
        menu.press()
        try MainLoop.wait(for: "the menu to open by itself") { menu.isOpen }
        XCTAssertTrue(menu.isShown)
        menu.draw(80, 0, then: .release)
        XCTAssertEqual(menu.run, ["Edit"])
        try menu.waitUntilClosed()
    }

    func testPauseInAMarkOpensTheLevelsThatItHasPassed() async throws {
        let menu = try showMarkingMenu()
        menu.press()
        menu.draw(0, -80)
        menu.draw(80, 0)
        XCTAssertFalse(menu.isOpen)
        menu.pause()
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        // About the corner, so that the stroke points at the item on the right.
        try menu.drawing.waitForFrame()
        let center = try menu.center()
        XCTAssertEqual(center.x, 300, accuracy: 10)
        XCTAssertEqual(center.y, 220, accuracy: 10)
        XCTAssertEqual(menu.centerText, "Open")
        menu.release()
        XCTAssertEqual(menu.run, ["Open"])
    }

    func testDwellIsAProperty() async throws {
        let menu = try showMarkingMenu()
        menu.dial.dwell = .seconds(4)
        menu.press(pauses: true)
        menu.draw(0, -80, then: .pause)
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    func testStrokeIsCancelled() async throws {
        let cancels: [(String, (MarkingMenu) -> Void)] = [
            ("a release in the middle", { $0.draw(-80, 0) }),
            ("Escape", { XCTAssertTrue($0.meanwhile(.key(UInt32(GDK_KEY_Escape), code: 9, isPress: true))) }),
            ("a second button or finger", { XCTAssertTrue($0.meanwhile(.pressed(isInside: true))) }),
            ("a press elsewhere", { XCTAssertTrue($0.meanwhile(.pressed(isInside: false))) }),
            ("the system", { $0.meanwhile(.canceled) }),
        ]
        // Each cancels a mark, then a stroke with the menu open, then one in a submenu.
        for (name, cancel) in cancels {
            for levels in 0...2 {
                let menu = try showMarkingMenu()
                menu.press(pauses: levels > 0)
                if levels == 2 { menu.draw(0, -80, then: .pause) }
                menu.draw(80, 0)
                cancel(menu)
                menu.draw(5, 5, then: .release)
                XCTAssertEqual(menu.run, [], "\(name), \(levels) levels")
                try menu.waitUntilClosed()
                XCTAssertEqual(menu.items, MarkingMenu.rootItems, name)
                // The next stroke is another one.
                menu.stroke((80, 0))
                XCTAssertEqual(menu.run, ["Edit"], "\(name), \(levels) levels")
            }
        }
    }

    /// The middle is as large as the button in it, also before the menu was ever shown.
    func testReleaseOnTheButtonOfTheFirstStrokeCancels() async throws {
        let menu = try showHeldMenu()
        menu.draw(80, 0)
        menu.draw(-50, 0, then: .release)
        XCTAssertEqual(menu.run, [])
        try menu.waitUntilClosed()
    }

    func testOtherKeysDoNothingDuringAStroke() async throws {
        let menu = try showMarkingMenu()
        menu.press()
        menu.draw(80, 0)
        for key in [GDK_KEY_Down, GDK_KEY_Return, GDK_KEY_a] {
            XCTAssertTrue(menu.meanwhile(.key(UInt32(key), code: 10, isPress: true)))
        }
        // A modifier that is released first changes the symbol of the key.
        menu.meanwhile(.key(UInt32(GDK_KEY_f), code: MarkingMenu.keycode, isPress: false))
        XCTAssertEqual(menu.run, ["Edit"])
    }

    /// GTK reports the release of a key to the window that is active by then.
    func testAnotherActiveWindowCancelsTheStrokeOfAKey() async throws {
        for isOpen in [false, true] {
            let menu = try showMarkingMenu()
            let root = try XCTUnwrap(menu.page.rootWidget)
            try TestWindow(root, titled: try XCTUnwrap(root.get("title", as: String?.self))).focus()
            menu.press(isWatched: true, pauses: isOpen)
            menu.draw(80, 0)
            let other = try show(Box(spacing: 0))
            try other.focus()
            try menu.waitUntilClosed()
            menu.release()
            XCTAssertEqual(menu.run, [])
        }
    }

    func testPressBesideTheOpenMenuClosesIt() async throws {
        let menu = try showHeldMenu()
        menu.release()
        try menu.waitUntilOpen()
        XCTAssertFalse(menu.meanwhile(.pressed(isInside: true)))
        XCTAssertTrue(menu.isOpen)
        XCTAssertTrue(menu.meanwhile(.pressed(isInside: false)))
        try menu.waitUntilClosed()
    }

    func testHoverModeChoosesBeyondTheRing() async throws {
        let menu = try showMarkingMenu()
        menu.dial.hoverMode = true
        menu.press(pauses: true)
        menu.draw(100, 0)
        XCTAssertEqual(menu.run, [])
        menu.draw(100, 0)
        XCTAssertEqual(menu.run, ["Edit"])
        try menu.waitUntilClosed()
        menu.release()
        XCTAssertEqual(menu.run, ["Edit"])
        menu.press(pauses: true)
        menu.draw(0, -160)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        menu.pause()
        menu.draw(200, 0)
        XCTAssertEqual(menu.run, ["Edit", "Open"])
    }
}
