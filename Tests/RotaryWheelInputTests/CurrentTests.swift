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
    private func follow(_ control: SelectionControl) -> () -> [Int] {
        var positions: [UInt32] = []
        control.object.connect("notify::current") { [weak control] _ in
            positions.append(control?.object.get("current") ?? 0)
        }
        return { positions.map { Int($0) } }
    }

    func testDraggedControlNotifiesItsCurrentItem() async throws {
        let labels = (0..<8).map { "Item \($0)" }
        let wheel = watched(RotaryWheelWidget(labels: labels))
        let rim = watched(SpinningWheelWidget(labels: labels))
        let dial = watched(DialMenuWidget(labels: labels))
        (dial.isExpanded, dial.expandDuration) = (true, .zero)
        let delegates = (0..<3).map { _ in Delegate() }
        (wheel.delegate, rim.delegate, dial.delegate) = (delegates[0], delegates[1], delegates[2])
        for (control, delegate) in zip([wheel, rim, dial] as [SelectionControl], delegates) {
            let (_, window, record) = try shown(control)
            let (object, name, positions) = (control.object, control.object.cssName, follow(control))
            let marked = { object.children.filter { $0.isMapped && $0.hasStyleClass("current") } }
            let label = GTK_ACCESSIBLE_PROPERTY_LABEL
            XCTAssertEqual(delegate.current, [0], name)
            let aroundTheMiddle = window.grab(from: -90, to: -190, of: control)
            try window.perform(control == rim ? window.grab(from: 100, to: -220, of: rim) : aroundTheMiddle)
            XCTAssertEqual(control.current, 2, name)
            XCTAssertEqual(control.currentText, "Item 2", name)
            XCTAssertEqual(control.selected, 0, name)
            XCTAssertEqual(positions(), [1, 2], name)
            XCTAssertEqual(delegate.current, [0, 1, 2], name)
            XCTAssertEqual(marked().count, 1, name)
            XCTAssertNil(marked().first?.accessible(label, differsFrom: "Item 2"), name)
            let item = object.get("current-item", as: Object?.self)
            XCTAssertEqual(item?.get("label", as: String?.self), "Item 2", name)
            try window.perform(.hold(200), .release)
            try control.waitUntilSettled(record)
            try window.waitForFrame()
            XCTAssertEqual(control.selected, 2, name)
            XCTAssertEqual(positions(), [1, 2], name)
            // The top of a dial is marked at rest, too.
            XCTAssertEqual(marked().count, control == dial ? 1 : 0, name)
        }
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
