import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Strokes that begin near an edge of the screen.
@MainActor
final class MarkingMenuEdgeTests: WidgetTestCase {
    /// The size of the window, which is that of the screen.
    private let size = (width: 1280.0, height: 1024.0)

    private func showMenu() throws -> MarkingMenu { try showMarkingMenu(width: 1280, height: 1024) }

    /// Asserts that the disc of each bubble is drawn up to its edges, on the screen.
    private func expectWholeBubbles(of menu: MarkingMenu, count: Int, line: UInt = #line) throws {
        XCTAssertEqual(menu.page.width, Int(size.width), line: line)
        try MainLoop.wait(for: "\(count) bubbles", line: line) {
            menu.dial.bubbles.count == count && menu.dial.isFullyExpanded
        }
        try menu.drawing.waitForFrame()
        for bubble in menu.dial.bubbles {
            let (width, height) = (Double(bubble.width), Double(bubble.height))
            let edges = [(3, height / 2), (width - 3, height / 2), (width / 2, 3), (width / 2, height - 3)]
            for (x, y) in edges {
                let (column, row) = try menu.point(x, y, of: bubble)
                XCTAssertTrue(
                    (0...size.width).contains(column) && (0...size.height).contains(row), line: line)
                XCTAssertEqual(try menu.color(column, row), 0xffff_00ff, "\(column) \(row)", line: line)
            }
        }
    }

    /// Opens the menu at a point, and closes it after a closure.
    private func open(_ menu: MarkingMenu, at x: Double, _ y: Double, _ body: () throws -> Void) throws {
        try menu.open(x, y)
        try body()
        menu.meanwhile(.canceled)
        try menu.waitUntilClosed()
    }

    func testNoBubbleIsCut() async throws {
        setRules("markingmenu > bubble { background: #f0f; box-shadow: none; }")
        let menu = try showMenu()
        let many = TestMenu(actions: "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
        let places = [
            (2, 2), (1278, 2), (2, 1022), (1278, 1022), (640, 2), (640, 1022), (2, 512), (1278.0, 512.0),
        ]
        for model in [many, menu.root] {
            menu.dial.menuModel = model.pointer
            for (x, y) in places {
                try open(menu, at: x, y) { try expectWholeBubbles(of: menu, count: model === many ? 12 : 4) }
            }
        }
        for (x, y) in [(2.0, 1022.0), (1278, 1022), (2, 82), (1278, 82)] {
            try open(menu, at: x, y) {
                menu.draw(0, -80, then: .pause)
                try MainLoop.wait(for: "the submenu") { menu.dial.bubble("New") != nil }
                try expectWholeBubbles(of: menu, count: 4)
            }
        }
    }

    func testRingIsWholeAroundASmallWindow() async throws {
        let menu = try showMarkingMenu(width: 240, height: 220)
        try open(menu, at: 120, 110) {
            try MainLoop.wait(for: "whole bubbles") { menu.dial.bubbles.map(\.width) == [72, 72, 72, 72] }
        }
    }

    func testNoLevelLeftBehindIsCut() async throws {
        setRules("markingmenu > level { color: #0ff; } markingmenu > stroke { color: #0ff; }")
        let menu = try showMenu()
        let ring = MarkRing(of: MarkLayout(count: 4), itemSize: 0.45 * 72)
        for (x, edge) in [(2.0, 0), (1278, size.width)] {
            try open(menu, at: x, 1022) {
                // Far enough to open File, whose level stands apart.
                menu.jump(0, -500)
                try MainLoop.wait(for: "the submenu") {
                    menu.dial.bubble("New") != nil && menu.dial.isFullyExpanded
                }
                try menu.drawing.waitForFrame()
                // The items at the edges are whole, as far as to their outer sides.
                let inset = ring.extent + 6
                let center = (x: edge == 0 ? inset : edge - inset, y: size.height - inset)
                for side in [-1, 1] {
                    let radius = (ring.radius + ring.itemSize / 2 - 3) * Double(side)
                    XCTAssertEqual(try menu.color(center.x + radius, center.y), 0xff00_ffff, "\(x) \(side)")
                    XCTAssertEqual(try menu.color(center.x, center.y + radius), 0xff00_ffff, "\(x) \(side)")
                }
            }
        }
    }

    /// The name beside a finger.
    private func name(in dial: MarkingMenuWidget) throws -> Label {
        try XCTUnwrap(dial.object.children.first { $0.isMapped && $0.isA(gtk_label_get_type()) })
            .cast(to: Label.self)
    }

    func testNameBesideAFingerIsWholeInALowDial() async throws {
        for (width, height) in [(640, 330), (330, 420), (330, 330)] {
            let menu = TestMenu(actions: "Top", "Right", "Bottom", "Left")
            let dial = watched(MarkingMenuWidget(menuModel: menu.pointer))
            menu.insertActions(into: dial.object)
            let window = try show(dial, width: width, height: height)
            let center = (x: Double(width) / 2, y: Double(height) / 2)
            let time = MonotonicClock.now
            dial.implementation.beginStroke(
                at: MarkPoint(x: center.x, y: center.y), time: time, isTouch: true, opens: true)
            dial.implementation.moveStroke(to: MarkPoint(x: center.x + 90, y: center.y), time: time)
            let name = try name(in: dial)
            XCTAssertEqual(name.text, "Right")
            try window.waitForFrame()
            var bounds = graphene_rect_t()
            XCTAssertNotEqual(gtk_widget_compute_bounds(name.widget, dial.object.widget, &bounds), 0)
            let (right, bottom) = (Float(width) - bounds.size.width, Float(height) - bounds.size.height)
            XCTAssertGreaterThan(bounds.size.height, 0)
            XCTAssertTrue(0...right ~= bounds.origin.x && 0...bottom ~= bounds.origin.y, "\(bounds)")
            // Above the finger's tip.
            XCTAssertLessThan(Double(bounds.origin.y + bounds.size.height), center.y - 22)
            dial.implementation.cancelStroke()
        }
    }

    /// In a narrow window there is room for the name beside the ring neither on the left nor on the right.
    func testNameIsNotUnderTheHandAtTheTopOfANarrowWindow() async throws {
        let (width, height) = (360.0, 640.0)
        let menu = try showMarkingMenu(width: Int(width), height: Int(height))
        let long = TestMenu()
        for number in 1...4 { long.append("Paste Unformatted \(number)", "test.Edit") }
        menu.dial.menuModel = long.pointer
        for (x, y) in [(180.0, 100.0), (2, 100), (358, 100), (180, 160)] {
            for (dx, dy) in [(80.0, 0.0), (0, 80), (-80, 0)] {
                menu.press(x, y)
                menu.implementation.marks.isTouch = true
                menu.pause()
                try menu.waitUntilOpen()
                menu.draw(dx, dy)
                try menu.drawing.waitForFrame()
                let name = try name(in: menu.dial)
                let bottom = try menu.point(0, Double(name.height), of: name).y
                XCTAssertLessThan(bottom, y + dy, "\(x) \(y) \(dx) \(dy)")
                menu.implementation.cancelStroke()
                try menu.waitUntilClosed()
            }
        }
    }

    /// The menu is drawn inwards of the press, where the same point is in other wedges.
    func testStrokeIsReadFromThePress() async throws {
        let menu = try showMenu()
        for (x, y, dx, dy, name) in [
            (2.0, 2.0, 100.0, 0.0, "Edit"), (2, 2, 0, 100, "View"), (1278, 1022, -100, 0, "Help"),
            (1278, 2, 0, 100, "View"), (2, 1022, 100, 0, "Edit"),
        ] {
            menu.root.forgetRuns()
            try open(menu, at: x, y) { menu.draw(dx, dy, then: .release) }
            XCTAssertEqual(menu.run, [name], "\(x) \(y)")
        }
        menu.press(1278, 1022, pauses: true)
        menu.draw(0, -80, then: .pause)
        menu.draw(-80, 0, then: .release)
        XCTAssertEqual(menu.run.last, "Save")
    }
}
