import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The lifecycle, animation and notifications of dials.
@MainActor
final class DialMenuLifecycleTests: WidgetTestCase {
    func testUnmappedDialIsFinalized() async {
        let names = Names("A", "B")
        for count in [0, 1, 24] {
            let dial = makeDial(count)
            dial.isExpanded = true
            dial.turn(to: count - 1)
            XCTAssertEqual(dial.selected, count > 0 ? count - 1 : nil)
            dial.isExpanded = false
            dial.model = names.list
        }
        let menu = TestMenu("A")
        do { XCTAssertEqual(watched(DialMenuWidget(menuModel: menu.pointer)).itemCount, 1) }
        // The models outlive the dials.
        names.insert(["C"], at: 0)
        menu.append("B")
        XCTAssertEqual(names.model.count, 3)
    }

    func testDialShowsAnyNumberOfItemsAtAnySize() async throws {
        for count in [0, 1, 2, 24, 200] {
            let dial = makeDial(count)
            dial.isExpanded = true
            let window = try show(dial, width: 240 + 20 * count, height: 300)
            try MainLoop.wait(for: "\(count) items") { dial.isFullyExpanded || count == 0 }
            XCTAssertEqual(dial.bubbles.isEmpty, count == 0)
            XCTAssertGreaterThan(window.colorCount, 2, "\(count) items")
            window.close()
        }
    }

    func testActionDestroysTheDial() async throws {
        let menu = TestMenu()
        let action = menu.addAction("close")
        menu.append("Close", "test.close")
        var window: TestWindow?
        do {
            let dial = watched(DialMenuWidget(menuModel: menu.pointer))
            menu.insertActions(into: dial.object)
            dial.isExpanded = true
            window = try show(dial)
            action.connect("activate") { _ in window?.close() }
            dial.object.activateAction("dial.activate", target: nil)
        }
        XCTAssertEqual(menu.run, ["close"])
        window = nil
    }

    func testItemsWithHiddenWhenStayWithoutAWindow() async throws {
        let menu = TestMenu("Plain")
        let action = menu.addAction("open")
        menu.append("Open", "test.open", hiddenWhen: "action-disabled")
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        dial.isExpanded = true
        let window = try show(dial)
        menu.insertActions(into: window.window)
        try MainLoop.wait(for: "the item to come") { dial.itemCount == 2 }
        dial.selected = 1
        gtk_window_set_child(window.gtkWindow, nil)
        try MainLoop.pass(.milliseconds(50))
        XCTAssertEqual(dial.selectedText, "Open")
        action.set("enabled", to: false)
        gtk_window_set_child(window.gtkWindow, dial.widget)
        try MainLoop.wait(for: "the item to go") { dial.itemCount == 1 }
        XCTAssertEqual(dial.selectedText, "Plain")
    }

    /// A popover that is finalized with its dial at the end of the test.
    private func makePopover(of menu: TestMenu = TestMenu("One", "Two", "Three")) -> DialMenuPopover {
        let popover = DialMenuPopover(menuModel: menu.pointer)
        watch(Widget(retaining: popover.widget), "the popover")
        watch(popover.dial.object, "its dial")
        return popover
    }

    private func show(_ popover: DialMenuPopover) throws -> (page: Box, TestWindow) {
        let page = Box(spacing: 0)
        gtk_widget_set_parent(popover.widget, page.widget)
        return (page, try show(page))
    }

    private func open(_ popover: DialMenuPopover) throws {
        popover.popup(atX: 200, y: 200)
        try MainLoop.wait(for: "the bubbles") { popover.dial.isFullyExpanded }
    }

    func testPopoverIsFinalizedWithItsDial() async throws {
        XCTAssertEqual(makePopover().dial.itemCount, 3)
        for isOpened in [false, true] {
            let popover = makePopover()
            let (_, window) = try show(popover)
            XCTAssertFalse(popover.dial.object.isMapped)
            XCTAssertEqual(window.colorCount, 1)
            if isOpened { try open(popover) }
        }
    }

    /// A reference keeps the dial usable without its popover.
    func testDialWithoutItsPopoverTurns() async throws {
        let dial = makePopover().dial
        let (_, window, record) = try shownExpanded(dial)
        dial.turn(to: 2)
        try dial.waitUntilSettled(record)
        XCTAssertEqual(dial.selectedText, "Three")
        window.close()
    }

    func testDialExpandsAndCollapses() async throws {
        let (dial, window, _) = try shown(makeDial(), width: 396, height: 396)
        XCTAssertEqual(dial.bubbles.count, 0)
        let start = MonotonicClock.now
        dial.isExpanded = true
        try dial.waitUntilExpanded()
        XCTAssertGreaterThan(MonotonicClock.now - start, .milliseconds(200))
        XCTAssertEqual(dial.bubbles.count, 8)
        let top = try XCTUnwrap(dial.bubble("1"))
        XCTAssertEqual(top.drawnWidth(in: window), 72 * 1.33, accuracy: 1)
        XCTAssertEqual(try XCTUnwrap(dial.bubble("5")).drawnWidth(in: window), 72 * 0.66, accuracy: 1)
        window.setVisible(false)
        window.setVisible(true)
        try MainLoop.wait(for: "the window") { dial.isFullyExpanded }
        dial.isExpanded = false
        try dial.waitUntilCollapsed()
    }

    private final class Delegate: DialMenuDelegate {
        var calls: [String] = []
        func dialMenuDidChangeValue(_ dial: DialMenuWidget) { calls.append(dial.selectedText ?? "none") }
        func dialMenu(_ dial: DialMenuWidget, didActivate item: Int) { calls.append("activated \(item)") }
        func dialMenuDidChangeExpanded(_ dial: DialMenuWidget) { calls.append("expanded \(dial.isExpanded)") }
    }

    func testListenersAreCalledAndADelegateIsHeldWeakly() async {
        let dial = makeDial()
        var delegate: Delegate? = Delegate()
        weak let kept = delegate
        dial.delegate = delegate
        dial.isExpanded = true
        dial.turn(to: 2)
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(delegate?.calls, ["1", "expanded true", "3", "activated 2"])
        delegate = nil
        XCTAssertNil(kept)
        var calls: [String] = []
        dial.onSettled = { dial, item in calls.append("\(item) \(dial.selectedText ?? "")") }
        dial.onActivate = { calls.append("\($1) \($0.selected ?? -1)") }
        dial.step(by: 1)
        dial.step(by: 8)
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(calls, ["3 4", "3 4", "3 3"])
        XCTAssertEqual(DialMenuWidget(dial.widget), dial)
        XCTAssertNotEqual(makeDial(), dial)
    }

    func testDurationIsThatOfTheNextExpansion() async throws {
        let (dial, window, record) = try shown(makeDial()) { $0.expandDuration = .zero }
        dial.isExpanded = true
        XCTAssertTrue(dial.isFullyExpanded)
        dial.isExpanded = false
        XCTAssertEqual(dial.bubbles, [])
        try window.waitForFrame()
        XCTAssertEqual(record.events, ["notify expanded", "notify expanded"])
        dial.expandDuration = .seconds(2)
        dial.isExpanded = true
        try MainLoop.wait(for: "the first bubble") { dial.bubbles.first?.opacity ?? 0 > 0.1 }
        // The present one goes on.
        dial.expandDuration = .zero
        XCTAssertFalse(dial.isFullyExpanded)
        dial.isExpanded = false
        XCTAssertEqual(dial.bubbles, [])
    }

    func testSubmenusAndPopoversWithoutExpansion() async throws {
        let menu = TestMenu()
        menu.append("More", submenu: TestMenu("Inner"))
        let popover = makePopover(of: menu)
        _ = try show(popover)
        (popover.dial.expandDuration, popover.dial.snapAngle) = (.zero, Angle(degrees: 180))
        for _ in 0..<2 {
            try open(popover)
            popover.dial.object.activateAction("dial.activate")
            XCTAssertEqual(popover.dial.selectedText, "Inner")
            popover.dial.isExpanded = false
            try MainLoop.wait(for: "the popover to close") { gtk_widget_get_mapped(popover.widget) == 0 }
            XCTAssertEqual(popover.dial.selectedText, "More")
        }
    }

    func testOpenPopoverLeavesWithItsPage() async throws {
        for isHidden in [true, false] {
            let popover = makePopover(of: TestMenu("One"))
            let (page, window) = try show(popover)
            popover.dial.expandDuration = .zero
            try open(popover)
            if isHidden {
                page.setVisible(false)
                page.setVisible(true)
                XCTAssertEqual(gtk_widget_get_mapped(popover.widget), 0)
                try window.waitForFrame()
            }
            gtk_widget_unparent(popover.widget)
            XCTAssertFalse(popover.dial.isExpanded)
            try window.waitForFrame()
            window.close()
        }
    }

    func testSmallestPopoverOpensWithoutACritical() async throws {
        let popover = makePopover(of: TestMenu("One"))
        let (_, window) = try show(popover)
        popover.dial.itemSize = 16
        try open(popover)
        window.close()
    }
}
