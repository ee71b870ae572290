import CRotaryWheelGtk
import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// A page as large as the screen whose menu has three levels of four items, and the hand that draws on it.
@MainActor
struct MarkingScreen {
    typealias Place = (x: Double, y: Double)
    /// What holds a stroke, as it begins and ends.
    typealias Grip = (name: String, press: [InputAction], release: [InputAction])

    static let items = (0..<64).map { "\($0 / 16)\($0 / 4 % 4)\($0 % 4)" }
    /// The length of a segment, which leaves the middle of a level and opens no submenu.
    static let length = 60.0
    /// The length of a first segment; no later segment returns to the middle of the first level.
    static let long = 110.0
    static let isFinger = ProcessInfo.processInfo.environment["ROTARYWHEEL_TOOL"] == "finger"
    /// The secondary button, or a finger that presses for long.
    static let hand: Grip =
        isFinger ? ("finger", [.press], [.release]) : ("button", [.pressSecondary], [.releaseSecondary])

    let window: TestWindow
    let popover: MarkingMenuPopover
    let menu: TestMenu
    let (width, height, scale): (Double, Double, Double)

    var dial: MarkingMenuWidget { popover.menu }
    var middle: Place { (width / 2, height / 2) }
    /// Where strokes begin, or as near as their way stays on the screen.
    var places: [Place] { [middle] + [1, width - 2].flatMap { x in [1, height - 2].map { (x, $0) } } }

    /// Lets the menu and its submenus open after a pause.
    func open(after pause: Duration) { (dial.showDelay, dial.dwell) = (pause, pause) }

    /// The points where a stroke to an item turns and ends.
    func corners(_ start: Place, _ label: String, first: Double) -> [Place] {
        var points = [start]
        for level in label.indices {
            let (path, depth) = (label[...level], points.count - 1)
            points.append(point(depth == 0 ? first : Self.length, from: points[depth], toward: String(path)))
        }
        return Array(points.dropFirst())
    }

    /// The point at a distance from another, in the direction of an item.
    func point(_ distance: Double, from start: Place, toward label: String) -> Place {
        let degrees = Double(90 * label.last!.wholeNumberValue! + (label.count == 2 ? 45 : 0))
        return (start.x + distance * sin(degrees * .pi / 180), start.y - distance * cos(degrees * .pi / 180))
    }

    /// The middle of the level of a submenu, "" for the first.
    func center(of level: String) throws -> Place {
        let (top, bottom) = (try place(of: "\(level)0"), try place(of: "\(level)2"))
        return ((top.x + bottom.x) / 2, (top.y + bottom.y) / 2)
    }

    /// The start of a stroke to an item that is nearest to a place, and from which it stays on the screen.
    func start(of label: String, near place: Place, first: Double) -> Place {
        let way = [(0, 0)] + corners((0, 0), label, first: first)
        func clamp(_ start: Double, _ offsets: [Double], _ size: Double) -> Double {
            min(max(start, (1 - offsets.min()!).rounded(.up)), (size - 2 - offsets.max()!).rounded(.down))
        }
        return (clamp(place.x, way.map(\.x), width), clamp(place.y, way.map(\.y), height))
    }

    /// The middle of an item on the screen.
    func place(of label: String) throws -> Place { popover.middle(of: try XCTUnwrap(dial.bubble(label))) }

    func move(to place: Place) -> InputAction { .move(x: scale * place.x, y: scale * place.y) }

    func click(_ place: Place) throws { try window.perform(move(to: place), .click(1)) }

    /// Begins a stroke; a finger waits for the menu.
    func press(_ grip: Grip = hand, at start: Place) throws {
        try window.perform([move(to: start)] + grip.press)
        if Self.isFinger { try wait(for: "") }
    }

    func release(_ grip: Grip = hand) throws { try window.perform(grip.release) }

    /// Opens the menu by a press, after which it stays open.
    func open(at place: Place) throws {
        try press(at: place)
        try release()
        try wait(for: "")
    }

    /// Moves along a mark.
    func trace(_ label: String, from start: Place, first: Double = length) throws {
        var before = start
        for corner in corners(start, label, first: first) {
            let (x, y) = (corner.x - before.x, corner.y - before.y)
            let parts = (1...8).map { Double($0) / 8 }
            try window.perform(parts.map { move(to: (before.x + x * $0, before.y + y * $0)) })
            before = corner
        }
    }

    /// Moves to the corners of a mark, and waits at each until its level shows; the last item is only pointed at.
    func pause(through label: String, from start: Place) throws {
        try wait(for: "")
        for (depth, corner) in corners(start, label, first: Self.long).enumerated() {
            try window.perform(move(to: corner))
            if depth < 2 { try wait(for: String(label.prefix(depth + 1))) }
        }
    }

    /// Waits until the level of a submenu shows, "" for the first.
    func wait(for level: String) throws {
        try MainLoop.wait(for: "level '\(level)'") {
            dial.isFullyExpanded && (0..<4).allSatisfy { dial.bubble("\(level)\($0)") != nil }
        }
    }

    /// Asserts that an item or none is chosen, and that the menu closes.
    func expect(_ item: String?, _ what: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try popover.waitUntilClosed(what, file: file, line: line)
        XCTAssertEqual(menu.run, item.map { [$0] } ?? [], what, file: file, line: line)
        menu.forgetRuns()
    }
}

extension PopoverTestCase {
    /// Shows a page whose menu and submenus open after a pause, by default longer than any test's.
    func showMarkingScreen(opensAfter pause: Duration = .seconds(60)) throws -> MarkingScreen {
        change("gtk-long-press-time", to: UInt32(20))
        fill(menu)
        let monitors = gdk_display_get_monitors(gdk_display_get_default())
        let monitor = Object(adopting: try XCTUnwrap(g_list_model_get_item(monitors, 0)))
        var area = GdkRectangle()
        gdk_monitor_get_geometry(monitor.opaque, &area)
        let (window, popover) = try showPage(width: Int(area.width), height: Int(area.height))
        popover.menu.expandDuration = .zero
        gtk_widget_set_focusable(popover.attachedWidget, 1)
        gtk_widget_grab_focus(popover.attachedWidget)
        let screen = MarkingScreen(
            window: window, popover: popover, menu: menu, width: Double(area.width),
            height: Double(area.height), scale: Double(gdk_monitor_get_scale_factor(monitor.opaque)))
        screen.open(after: pause)
        return screen
    }

    /// Fills a submenu.
    ///
    /// The items of the second level lie between those of the others, so that each mark has corners.
    private func fill(_ submenu: TestMenu, _ name: String = "") {
        for digit in 0..<4 {
            let label = "\(name)\(digit)"
            if label.count == 3 {
                menu.addAction(label)
                submenu.append(label, "test.\(label)")
                continue
            }
            let (next, degrees) = (TestMenu(), Double(90 * digit + (label.count == 2 ? 45 : 0)))
            fill(next, label)
            submenu.append(label, submenu: next, direction: g_variant_new_double(degrees))
        }
    }
}
