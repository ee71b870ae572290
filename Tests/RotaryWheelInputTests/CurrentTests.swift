import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The current item during a drag or motion, and the cursor.
@MainActor
final class CurrentTests: WidgetTestCase {
    private final class Delegate: RotaryWheelDelegate, SpinningWheelDelegate, DialMenuDelegate {
        var current: [Int?] = []
        func wheelDidChangeCurrent(_ wheel: RotaryWheelWidget) { current.append(wheel.current) }
        func spinningWheelDidChangeCurrent(_ wheel: SpinningWheelWidget) { current.append(wheel.current) }
        func dialMenuDidChangeCurrent(_ dial: DialMenuWidget) { current.append(dial.current) }
    }

    /// Records the values of `current` that a control notifies.
    private func follow(_ control: Widget) -> () -> [Int] {
        var positions: [Int] = []
        let object = WeakObject(control)
        control.connect("notify::current") { _ in
            guard let control = object.object else { return }
            positions.append(Int(control.get("current", as: UInt32.self)))
        }
        return { positions }
    }

    /// The indexes of the mapped children with the `current` style class.
    private func marked(_ control: Widget, _ cssName: String) -> [Int] {
        control.children.filter { $0.cssName == cssName && $0.isMapped }.enumerated()
            .filter { $0.element.hasStyleClass("current") }.map(\.offset)
    }

    func testDraggedWheelNotifiesTheSectorAtTheIndicator() async throws {
        let wheel = watched(RotaryWheelWidget(labels: (0..<8).map { "Sector \($0)" }))
        let delegate = Delegate()
        wheel.delegate = delegate
        XCTAssertEqual(delegate.current, [0])
        let window = try show(wheel)
        let positions = follow(wheel.object)
        try window.perform(window.grab(from: 0, to: -100, of: wheel))
        XCTAssertEqual(wheel.current, 2)
        XCTAssertEqual(wheel.currentText, "Sector 2")
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(positions(), [1, 2])
        XCTAssertEqual(delegate.current, [0, 1, 2])
        XCTAssertEqual(marked(wheel.object, "sector"), [2])
        let item = wheel.object.get("current-item", as: Object?.self)
        XCTAssertEqual(item?.get("label", as: String?.self), "Sector 2")
        try window.perform(.hold(200), .release)
        try MainLoop.wait(for: "the wheel to settle") { wheel.selected == 2 }
        try window.waitForFrame()
        XCTAssertEqual(positions(), [1, 2])
        XCTAssertEqual(marked(wheel.object, "sector"), [])
    }

    func testCoastingWheelNotifiesEachSectorOnce() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        let positions = follow(wheel.object)
        try window.perform(window.flick(wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertGreaterThan(positions().count, 8)
        XCTAssertTrue(zip(positions(), positions().dropFirst()).allSatisfy { $0 != $1 })
        XCTAssertEqual(positions().last, wheel.selected)
    }

    func testCurrentSectorHasTheColorOfTheSelected() async throws {
        for count in [8, 200] {
            let (wheel, window, _) = try shown(makeWheel(count))
            // In the ring, beside the labels, at the indicator and opposite.
            let points = [(180.0, 0.9), (0.0, 0.9)]
            let atRest = try points.map { try window.color(at: window.place($0, $1, of: wheel)) }
            try window.perform(window.grab(from: 0, to: -90, of: wheel))
            let inTurn = try points.map { try window.color(at: window.place($0, $1, of: wheel)) }
            XCTAssertEqual(inTurn, atRest, "\(count) sectors")
            XCTAssertNotEqual(inTurn[0], inTurn[1])
            try window.perform(.release)
        }
    }

    func testDraggedSpinningWheelNotifiesTheCenteredItem() async throws {
        let delegate = Delegate()
        let (rim, window, record) = try shown(makeSpinningWheel(100)) { $0.delegate = delegate }
        let positions = follow(rim.object)
        try window.perform(window.grab(from: 100, to: -220, of: rim))
        XCTAssertEqual(rim.current, 2)
        XCTAssertEqual(rim.currentText, "Item 3")
        XCTAssertEqual(positions(), [1, 2])
        XCTAssertEqual(delegate.current, [0, 1, 2])
        XCTAssertEqual(rim.items.filter { $0.hasStyleClass("current") }.count, 1)
        XCTAssertEqual(rim.selected, 0)
        try window.perform(.hold(200), .release)
        try rim.waitUntilSettled(record)
        XCTAssertEqual(rim.selected, 2)
        XCTAssertEqual(rim.items.filter { $0.hasStyleClass("current") }.count, 0)
    }

    func testDraggedDialNotifiesTheTopItem() async throws {
        let delegate = Delegate()
        let (dial, window, _) = try shownExpanded(makeDial()) { $0.delegate = delegate }
        let positions = follow(dial.object)
        let start = try XCTUnwrap(dial.current)
        try window.perform(window.grab(from: -90, to: 0, of: dial))
        XCTAssertNotEqual(dial.current, start)
        XCTAssertEqual(positions().last, dial.current)
        XCTAssertEqual(delegate.current.last, dial.current)
        XCTAssertEqual(dial.selected, start)
        try window.perform(.hold(200), .release)
        try MainLoop.wait(for: "the dial to settle") { dial.selected == dial.current }
    }

    func testCursorChangesFromGrabToGrabbing() async throws {
        let (wheel, rim, dial, knob) = (makeWheel(), makeSpinningWheel(40), makeDial(), makeKnob())
        dial.isExpanded = true
        wheel.hub = gtk_button_new_with_label("hub")
        for control in [wheel.object, rim.object, dial.object, knob.object] {
            let window = try show(control)
            try window.perform(window.point(20, 0.7, of: control))
            XCTAssertEqual(window.cursor, "grab", control.cssName)
            try window.perform([.press] + window.arc(from: 20, to: 40, 0.7, of: control))
            XCTAssertEqual(window.cursor, "grabbing", control.cssName)
            try window.perform(.release)
            XCTAssertEqual(window.cursor, "grab", control.cssName)
            try window.perform(window.point(0, 0, of: control))
            XCTAssertEqual(
                window.cursor, [wheel.object, dial.object].contains(control) ? "default" : "grab",
                control.cssName)
        }
    }
}
