import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// A widget with a menu, and the hand that draws strokes from it.
///
/// The menu has three levels. Its items lie at the top, right, bottom and left:
///
/// - File: New, Open, Recent (Wheel, Dial, Knob, Helm), Save
/// - Edit, View, Help: actions
///
/// Times are given, so that a slow machine makes no pauses.
@MainActor
final class MarkingMenu {
    /// The labels of the first level, of its submenu File, and of the submenu Recent in that.
    static let rootItems = ["File", "Edit", "View", "Help"]
    static let fileItems = ["New", "Open", "Recent", "Save"]
    static let recentItems = ["Wheel", "Dial", "Knob", "Helm"]

    /// The hardware code of the key that holds a stroke.
    static let keycode: UInt32 = 74

    let root = TestMenu()
    let (file, recent) = (TestMenu(), TestMenu())
    private(set) var actions: [String: Object] = [:]
    let page = Box(spacing: 0)
    let popover: MarkingMenuPopover
    private var time = Duration.zero
    private var place = (x: 0.0, y: 0.0)

    init() {
        // Those of File and Recent are not used.
        let names = Self.rootItems + Self.fileItems + Self.recentItems
        for name in names { actions[name] = root.addAction(name) }
        for name in Self.recentItems { recent.append(name, "test.\(name)") }
        for name in ["New", "Open"] { file.append(name, "test.\(name)") }
        file.append("Recent", submenu: recent)
        file.append("Save", "test.Save")
        root.append("File", submenu: file)
        for name in ["Edit", "View", "Help"] { root.append(name, "test.\(name)") }
        root.insertActions(into: page)
        popover = unsafe MarkingMenuPopover.attach(to: page.widget, menuModel: root.pointer)
    }

    var dial: MarkingMenuWidget { popover.menu }
    var implementation: MarkingMenuImplementation { popover.implementation.content }
    /// The names of the actions that ran.
    var run: [String] { root.run }
    var isOpen: Bool { dial.isExpanded }
    /// Whether the popover shows, also with a stroke alone.
    var isShown: Bool { popover.handle.isMapped }

    /// The labels of the shown items, in order.
    var items: [String] { (0..<dial.itemCount).map { implementation.text(of: $0) } }

    func setEnabled(_ name: String, _ isEnabled: Bool) { actions[name]?.set("enabled", to: isEnabled) }

    /// The end of a line.
    enum End { case motion, pause, release }

    /// Begins a stroke at a point of the page; a key holds it.
    ///
    /// - Parameters:
    ///   - isWatched: whether events of the window reach it; the display's own pointer may be anywhere.
    ///   - pauses: whether it pauses there, which opens the menu.
    func press(_ x: Double = 300, _ y: Double = 300, isWatched: Bool = false, pauses: Bool = false) {
        popover.implementation.open(by: .key(code: Self.keycode), atX: x, y: y)
        if !isWatched { popover.implementation.stopWatch() }
        place = page.pointInPlane((x, y))!
        time = MonotonicClock.now
        if pauses { pause() }
    }

    /// Moves by a distance in ten steps of 8 ms each.
    func draw(_ x: Double, _ y: Double, then end: End = .motion) {
        for _ in 0..<10 { jump(x / 10, y / 10) }
        switch end {
        case .motion: break
        case .pause: pause()
        case .release: release()
        }
    }

    /// Moves by a distance in one step.
    func jump(_ x: Double, _ y: Double) {
        time += .milliseconds(8)
        place = (place.x + x, place.y + y)
        implementation.moveStroke(to: MarkPoint(x: place.x, y: place.y), time: time)
    }

    /// Rests for half a second, or until now.
    func pause() {
        time = max(time + .milliseconds(500), MonotonicClock.now)
        implementation.moveStroke(to: MarkPoint(x: place.x, y: place.y), time: time)
    }

    /// Begins a stroke with a pause, and waits until the menu is open.
    func open(_ x: Double = 300, _ y: Double = 300) throws {
        press(x, y, pauses: true)
        try waitUntilOpen()
    }

    func release() { popover.implementation.end(at: time) }

    /// Sends an event during the stroke; returns whether the menu consumes it.
    @discardableResult
    func meanwhile(_ event: EventWatch.Event) -> Bool {
        popover.implementation.handle(event, since: .key(code: Self.keycode))
    }
}

extension MarkingMenu {
    /// Draws a whole stroke, a line for each step.
    func stroke(_ steps: (x: Double, y: Double)...) { stroke(steps) }

    func stroke(_ steps: [(x: Double, y: Double)]) {
        press()
        for step in steps { draw(step.x, step.y) }
        release()
    }

    /// The popover, whose frames can be waited for.
    var drawing: TestWindow { TestWindow(popover.handle, titled: "") }

    /// The color of a point of the page in the popover, as it was drawn last.
    func color(_ x: Double, _ y: Double) throws -> UInt32 {
        try MainLoop.wait(for: "the menu to be drawn", standingStill: true) { popover.handle.drawing != nil }
        let corner = try point(0, 0, of: popover.handle)
        let (column, row) = ((x - corner.x).rounded(), (y - corner.y).rounded())
        return drawing.pixels(x: column, y: row, width: 1, height: 1)[0]
    }

    /// The place of a point of a widget of the popover on the page.
    func point(_ x: Double, _ y: Double, of widget: Widget) throws -> (x: Double, y: Double) {
        let place = try XCTUnwrap(widget.pointInPlane((x, y)))
        let corner = try XCTUnwrap(page.pointInPlane((0, 0)))
        return (place.x - corner.x, place.y - corner.y)
    }

    /// The button in the center of the open level.
    private var hub: Widget? { dial.object.children.first { $0.cssName == "hub" } }

    /// Where the center of the open level is on the page.
    func center() throws -> (x: Double, y: Double) {
        let hub = try XCTUnwrap(hub)
        return try point(Double(hub.width) / 2, Double(hub.height) / 2, of: hub)
    }

    /// The text in the center: the name of what a release would choose.
    var centerText: String? { hub?.shownTexts.first }

    /// Waits until a point of the page has a color that a condition accepts.
    func waitForColor(
        _ x: Double, _ y: Double, file: StaticString = #filePath, line: UInt = #line,
        _ isWanted: (UInt32) -> Bool
    ) throws {
        var color: UInt32 = 0
        try MainLoop.wait(for: "another color than \(String(color, radix: 16))", file: file, line: line) {
            try? MainLoop.pass(TestTime.frame)
            try? drawing.waitForFrame()
            color = (try? self.color(x, y)) ?? 0
            return isWanted(color)
        }
    }

    func waitUntilOpen(file: StaticString = #filePath, line: UInt = #line) throws {
        try dial.waitUntilExpanded(file: file, line: line)
    }

    func waitUntilClosed(file: StaticString = #filePath, line: UInt = #line) throws {
        try MainLoop.wait(for: "the menu to close", file: file, line: line) { !isOpen && !isShown }
    }
}

extension MarkingMenuPopover {
    /// Draws a mark of one line from a point of the attached widget.
    func mark(from start: (x: Double, y: Double), by x: Double, _ y: Double, after pause: Duration = .zero) {
        implementation.open(by: .key(code: 0), atX: start.x, y: start.y)
        let (menu, time) = (implementation.content, MonotonicClock.now + pause)
        menu.moveStroke(to: .init(x: menu.marks.start.x + x, y: menu.marks.start.y + y), time: time)
        implementation.end(at: time)
    }
}

extension WidgetTestCase {
    /// Shows a page with a menu, whose popover must be finalized.
    func showMarkingMenu(width: Int = 600, height: Int = 600) throws -> MarkingMenu {
        let menu = MarkingMenu()
        watch(menu.popover.handle, "the popover")
        try show(menu.page, width: width, height: height)
        return menu
    }

    /// Shows such a page with a stroke that has opened the menu.
    func showHeldMenu() throws -> MarkingMenu {
        let menu = try showMarkingMenu()
        menu.press(pauses: true)
        return menu
    }

    /// Shows such a page with a stroke that has opened the submenu File.
    func showHeldFile() throws -> MarkingMenu {
        let menu = try showHeldMenu()
        menu.draw(0, -80, then: .pause)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        return menu
    }
}
