import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// The pixels of menus with strokes.
@MainActor
final class MarkingMenuPictureTests: WidgetTestCase {
    private var accent: UInt32 { 0xffff_00ff }
    private var left: UInt32 { 0xff00_ffff }

    /// The channels of a color, from 0 to 255.
    private func channels(_ color: UInt32) -> [Int] { [16, 8, 0].map { Int(color >> $0 & 255) } }

    func testScrimDimsThePageInTheColorOfTheWindow() async throws {
        for isDark in [false, true] {
            try inStyle(dark: isDark) {
                let menu = try showMarkingMenu()
                let window = TestWindow(try XCTUnwrap(menu.page.rootWidget), titled: "the window")
                let background = channels(try window.color(at: (20, 20)))
                XCTAssertEqual(background[0] < 128, isDark)
                try menu.open()
                // Without a compositor the window is drawn below the scrim.
                let opacity = menu.dial.object.isComposited ? 0.88 : 1
                for (x, y) in [(20.0, 20.0), (580, 300), (20, 580)] {
                    // The pixels of a texture are multiplied by their opacity.
                    for (channel, whole) in zip(channels(try menu.color(x, y)), background) {
                        XCTAssertEqual(Double(channel), Double(whole) * opacity, accuracy: 2)
                    }
                }
                menu.meanwhile(.canceled)
                try menu.waitUntilClosed()
            }
        }
    }

    /// Without a compositor, a transparent surface would be black.
    func testWindowIsSeenBehindAMenu() async throws {
        let halves = "linear-gradient(to right, #804000 300px, #008000 300px)"
        setRules("window { background: \(halves); border: 0 solid #000; border-left-width: 12px; }")
        setRules("markingmenu > scrim { background: rgba(0, 0, 255, 0.5); }")
        let menu = try showMarkingMenu()
        try menu.open()
        let isSeen = !menu.dial.object.isComposited
        try menu.waitForColor(299, 20) { channels($0).prefix(2) == (isSeen ? [64, 32] : [0, 0]) }
        XCTAssertEqual(channels(try menu.color(301, 20)).prefix(2), isSeen ? [0, 64] : [0, 0])
        // The window changes during the stroke.
        setRules("window { background: #008000; } markingmenu > scrim { background: none; }")
        menu.draw(0, -20)
        try menu.waitForColor(20, 20) { $0 == (isSeen ? 0xff00_8000 : 0) }
        menu.meanwhile(.canceled)
    }

    func testWindowStaysDimmedBetweenLevels() async throws {
        let menu = try showMarkingMenu()
        try menu.open(300, 480)
        try menu.drawing.waitForFrame()
        let dimmed = try menu.color(20, 20)
        let clock = menu.drawing.frameClock
        // The time of a frame may be earlier than that of the last event before it.
        var isOver = false
        let movement = clock.connect("before-paint") { _ in
            if !isOver { menu.jump(0, -290) }
            isOver = true
        }
        var colors: [UInt32] = []
        let painting = clock.connect("after-paint") { _ in
            // To wait for a drawing here would end all frames.
            guard isOver, menu.popover.handle.drawing != nil else { return }
            if let color = try? menu.color(20, 20) { colors.append(color) }
        }
        try menu.drawing.waitForFrame()
        for _ in 0..<60 where menu.items != MarkingMenu.fileItems || !menu.dial.isFullyExpanded {
            try MainLoop.pass(TestTime.frame)
            try menu.drawing.waitForFrame()
            // A busy compositor takes more frames of the window than of the menu.
            _ = try menu.color(20, 20)
        }
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        XCTAssertTrue(menu.dial.isFullyExpanded)
        clock.disconnect(movement)
        clock.disconnect(painting)
        XCTAssertGreaterThan(colors.count, 1)
        XCTAssertEqual(Set(colors), [dimmed])
        menu.meanwhile(.canceled)
    }

    /// Which of the wedges of File, Edit, View and Help are highlighted, between the center and the bubbles.
    private func highlighted(in menu: MarkingMenu) throws -> [Bool] {
        try menu.drawing.waitForFrame()
        let places = [(300.0, 248.0), (352, 300), (300, 352), (248, 300)]
        return try places.map { try menu.color($0.0, $0.1) == accent }
    }

    func testWedgeUnderThePointerIsHighlighted() async throws {
        setRules("markingmenu > wedge { color: #f0f; }")
        let menu = try showMarkingMenu()
        try menu.open()
        XCTAssertEqual(try highlighted(in: menu), [false, false, false, false])
        menu.draw(150, 20)
        XCTAssertEqual(try highlighted(in: menu), [false, true, false, false])
        // The whole wedge, up to the next ones.
        XCTAssertEqual(try menu.color(340, 335), accent)
        XCTAssertEqual(try menu.color(340, 265), accent)
        XCTAssertNotEqual(try menu.color(335, 340), accent)
        menu.draw(-150, 130)
        XCTAssertEqual(try highlighted(in: menu), [false, false, true, false])
        menu.draw(0, -150)
        XCTAssertEqual(try highlighted(in: menu), [false, false, false, false])
    }

    func testDisabledItemIsNotHighlighted() async throws {
        setRules("markingmenu > wedge { color: #f0f; }")
        let menu = try showMarkingMenu()
        menu.setEnabled("Help", false)
        try menu.open()
        let bubbles = ["View", "Help"].compactMap(menu.dial.bubble)
        func highlightedBubbles() -> [Bool] {
            bubbles.map { $0.stateFlags.rawValue & CGTK_STATE_FLAG_PRELIGHT.rawValue != 0 }
        }
        // Straight from an enabled item to the disabled one, and back.
        menu.draw(150, 20)
        menu.draw(-150, 130)
        for isLast in [false, true] {
            XCTAssertEqual(try highlighted(in: menu), [false, false, true, false])
            XCTAssertEqual(highlightedBubbles(), [true, false])
            XCTAssertEqual(menu.centerText, "View")
            menu.draw(-80, -150)
            XCTAssertEqual(try highlighted(in: menu), [false, false, false, false])
            XCTAssertEqual(highlightedBubbles(), [false, false])
            XCTAssertNil(menu.centerText)
            if !isLast { menu.draw(80, 150) }
        }
        menu.release()
        XCTAssertTrue(menu.isOpen)
    }

    func testLevelsLeftBehindAreSmallAndConnected() async throws {
        setRules("markingmenu > level { color: #0ff; } markingmenu > stroke { color: #f0f; }")
        let menu = try showMarkingMenu()
        try menu.open(300, 480)
        // Far enough to open File, whose level stands apart.
        menu.jump(0, -290)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        // The line of the stroke fades from the line between the centers.
        try menu.waitForColor(300, 400) { $0 == left }
        try MainLoop.wait(for: "the submenu") { menu.dial.bubble("New") != nil && menu.dial.isFullyExpanded }
        try menu.drawing.waitForFrame()
        let ring = MarkRing(of: MarkLayout(count: 4), itemSize: 0.45 * 72)
        for (item, name) in MarkingMenu.rootItems.enumerated() {
            let place = ring.place(of: item)
            let isPassed = name == "File"
            XCTAssertEqual(try menu.color(300 + place.x, 480 + place.y), isPassed ? accent : left, name)
            if isPassed { continue }
            // A bubble of the open level would reach farther.
            let beyond = 1 + ring.itemSize / 2 / ring.radius + 0.05
            XCTAssertNotEqual(try menu.color(300 + place.x * beyond, 480 + place.y * beyond), left, name)
        }
        XCTAssertEqual(try menu.color(300, 480), left)
        // The line between the centers, beside the items on it.
        XCTAssertEqual(try menu.center().x, 300, accuracy: 1)
        XCTAssertEqual(try menu.color(300, 400), left)
        XCTAssertNotEqual(try menu.color(306, 400), left)
        menu.meanwhile(.canceled)
    }

    func testCenterNamesWhatAReleaseWouldChoose() async throws {
        let menu = try showHeldMenu()
        try menu.waitUntilOpen()
        XCTAssertNil(menu.centerText)
        func expectName(_ name: String?, after x: Double, _ y: Double) throws {
            menu.draw(x, y)
            try menu.drawing.waitForFrame()
            XCTAssertEqual(menu.centerText, name)
        }
        for (x, y, name) in [(80.0, 0.0, "Edit"), (-80, 80, "View"), (-80, -80, "Help"), (80, -80, "File")] {
            try expectName(name, after: x, y)
        }
        menu.pause()
        try MainLoop.wait(for: "the submenu") { menu.dial.bubble("New") != nil }
        try expectName("Save", after: -80, 0)
        try expectName(nil, after: 80, 0)
        menu.draw(-80, 0, then: .release)
        XCTAssertEqual(menu.run, ["Save"])
    }

    func testLineHasTheAccentAndFades() async throws {
        let reduced = "gtk-interface-reduced-motion"
        let isKnown = Self.settings.get(reduced, ofEnumeration: "GtkReducedMotion") != nil
        for (accent, other) in [(2, 0), (0, 2)] {
            // It fades with reduced motion, too.
            if isKnown { Self.settings.set(reduced, to: Int32(accent / 2)) }
            setRules("@define-color theme_selected_bg_color \(accent == 0 ? "#f00" : "#00f");")
            let menu = try showHeldMenu()
            try menu.waitUntilOpen()
            // The menu may have opened in more time than a line takes to fade.
            menu.pause()
            menu.draw(-30, 60)
            try menu.drawing.waitForFrame()
            let drawn = channels(try menu.color(280, 340))
            XCTAssertGreaterThan(drawn[accent] - drawn[other], 120)
            // Without a movement the line fades: it is as the other side of the wedge.
            try menu.waitForColor(280, 340) { $0 == (try? menu.color(320, 340)) }
            menu.release()
            XCTAssertEqual(menu.run, ["View"])
            try menu.waitUntilClosed()
        }
    }
}
