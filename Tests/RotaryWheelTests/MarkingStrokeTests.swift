import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Strokes through a menu of three levels.
@MainActor
final class MarkingStrokeTests: WidgetTestCase {
    // MARK: Marks

    func testMarkRunsTheActionOfItsPath() async throws {
        let menu = try showMarkingMenu()
        menu.stroke((80, 0))
        menu.stroke((0, -80), (80, 0))
        menu.stroke((0, -80), (-80, 0))
        menu.stroke((-80, 0))
        // The shape decides, not the length.
        menu.stroke((0, -24), (24, 0))
        menu.stroke((0, -200), (400, 0))
        XCTAssertEqual(menu.run, ["Edit", "Open", "Save", "Help", "Open", "Open"])
    }

    func testMarkOfThreeLevelsRunsItsAction() async throws {
        let menu = try showMarkingMenu()
        menu.dial.menuModel = menu.file.pointer
        menu.stroke((0, 80), (80, 0))
        menu.stroke((0, 80), (-80, 0))
        XCTAssertEqual(menu.run, ["Dial", "Helm"])
        // Up, back down, and right.
        menu.dial.menuModel = menu.root.pointer
        menu.stroke((0, -80), (0, 80), (80, 0))
        XCTAssertEqual(menu.run.last, "Dial")
    }

    func testMarkOpensNothing() async throws {
        let menu = try showMarkingMenu()
        let record = menu.dial.record()
        menu.press()
        menu.draw(0, -80)
        menu.draw(80, 0)
        XCTAssertFalse(menu.isOpen || menu.isShown)
        XCTAssertEqual(menu.dial.bubbles.count, 0)
        menu.release()
        XCTAssertEqual(menu.run, ["Open"])
        XCTAssertEqual(record.only("notify expanded", "activate"), ["activate 1"])
        XCTAssertFalse(menu.isOpen || menu.isShown)
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    func testAmbiguousMarkOpensTheMenu() async throws {
        let menu = try showMarkingMenu()
        // Between Edit and View.
        menu.stroke((60, 60))
        XCTAssertEqual(menu.run, [])
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
        XCTAssertTrue(menu.isShown)
    }

    /// It may be the mark of Recent, and is a way to cancel.
    func testOutAndBackOverASubmenuOpensTheMenu() async throws {
        let menu = try showMarkingMenu()
        menu.stroke((0, -80), (0, 78))
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
        XCTAssertEqual(menu.run, [])
    }

    func testMarkOnASubmenuOpensIt() async throws {
        let menu = try showMarkingMenu()
        menu.stroke((0, -80))
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        XCTAssertEqual(menu.run, [])
    }

    func testTapOpensTheMenu() async throws {
        let menu = try showMarkingMenu()
        menu.press()
        menu.release()
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    // MARK: With the menu

    func testPauseOpensTheMenuUnderTheStroke() async throws {
        let menu = try showMarkingMenu()
        menu.press()
        try MainLoop.wait(for: "the menu to open by itself") { menu.isOpen }
        XCTAssertTrue(menu.isShown)
        menu.draw(80, 0)
        menu.release()
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

    func testSubmenuOpensAtACorner() async throws {
        let menu = try showHeldMenu()
        menu.draw(0, -80)
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
        menu.draw(80, 0)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        menu.release()
        XCTAssertEqual(menu.run, ["Open"])
        try menu.waitUntilClosed()
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    func testSubmenuOpensAfterAPause() async throws {
        let menu = try showHeldFile()
        menu.draw(-60, 0)
        menu.release()
        XCTAssertEqual(menu.run, ["Save"])
    }

    func testSubmenuOpensFarAway() async throws {
        let menu = try showHeldMenu()
        menu.draw(0, -150)
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
        menu.draw(0, -140)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        menu.release()
        // The pointer has gone on over the first item.
        XCTAssertEqual(menu.run, ["New"])
    }

    func testDwellIsAProperty() async throws {
        let menu = try showMarkingMenu()
        menu.dial.dwell = .seconds(4)
        menu.hold()
        menu.draw(0, -80)
        menu.pause()
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    func testWayBackGoesBackALevel() async throws {
        let menu = try showHeldFile()
        menu.draw(0, 80)
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
        menu.draw(0, 80)
        menu.release()
        XCTAssertEqual(menu.run, ["View"])
    }

    func testReleaseOverASubmenuLeavesItOpen() async throws {
        let menu = try showHeldMenu()
        menu.draw(0, -80)
        menu.release()
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        XCTAssertTrue(menu.dial.object.activateAction("dial.back", target: nil))
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    // MARK: Cancelling

    /// Cancels a mark, then a stroke with the menu open, then one in a submenu.
    private func expectNothing(
        line: UInt = #line, after cancel: (MarkingMenu) -> Void
    ) throws {
        for levels in 0...2 {
            let menu = try showMarkingMenu()
            menu.press()
            if levels > 0 { menu.pause() }
            menu.draw(0, levels == 2 ? -80 : 0)
            if levels == 2 { menu.pause() }
            menu.draw(80, 0)
            cancel(menu)
            menu.draw(5, 5)
            menu.release()
            XCTAssertEqual(menu.run, [], "\(levels) levels", line: line)
            try menu.waitUntilClosed(line: line)
            XCTAssertEqual(menu.items, MarkingMenu.rootItems, line: line)
            // The next stroke is another one.
            menu.stroke((80, 0))
            XCTAssertEqual(menu.run, ["Edit"], "\(levels) levels", line: line)
        }
    }

    func testReleaseInTheMiddleCancels() async throws {
        try expectNothing { $0.draw(-80, 0) }
    }

    /// The middle is as large as the button in it, also before the menu was ever shown.
    func testReleaseOnTheButtonOfTheFirstStrokeCancels() async throws {
        let menu = try showHeldMenu()
        menu.draw(80, 0)
        menu.draw(-50, 0)
        menu.release()
        XCTAssertEqual(menu.run, [])
        try menu.waitUntilClosed()
    }

    func testEscapeCancels() async throws {
        try expectNothing {
            XCTAssertTrue($0.meanwhile(.key(UInt32(GDK_KEY_Escape), code: 9, isPress: true)))
        }
    }

    func testSecondButtonOrFingerCancels() async throws {
        for isInside in [false, true] {
            try expectNothing { XCTAssertTrue($0.meanwhile(.pressed(isInside: isInside))) }
        }
    }

    func testSystemCancels() async throws {
        try expectNothing { $0.meanwhile(.canceled) }
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
            menu.press(isWatched: true)
            if isOpen { menu.pause() }
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

    // MARK: Hover mode

    func testHoverModeChoosesBeyondTheRing() async throws {
        let menu = try showMarkingMenu()
        menu.dial.hoverMode = true
        menu.hold()
        menu.draw(100, 0)
        XCTAssertEqual(menu.run, [])
        menu.draw(100, 0)
        XCTAssertEqual(menu.run, ["Edit"])
        try menu.waitUntilClosed()
        menu.release()
        XCTAssertEqual(menu.run, ["Edit"])
    }

    func testHoverModeOpensSubmenusBeyondTheRing() async throws {
        let menu = try showMarkingMenu()
        menu.dial.hoverMode = true
        menu.hold()
        menu.draw(0, -160)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        menu.pause()
        menu.draw(200, 0)
        XCTAssertEqual(menu.run, ["Open"])
    }
}
