import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Model changes at rest and in motion.
@MainActor
final class SpinningWheelModelTests: WidgetTestCase {
    func testCenteredItemStaysCentered() async throws {
        let names = Names("a", "b", "c", "d", "e")
        let (wheel, _, _) = try shown(watched(SpinningWheelWidget())) { $0.show(names.model) }
        wheel.scroll(to: 2, animated: false)
        let record = wheel.record()
        names.insert(["x", "y"], at: 0)
        XCTAssertEqual(wheel.position, 4)
        XCTAssertEqual(record.events.sorted(), ["notify position", "notify selected"])
        names.remove(3, at: 0)
        XCTAssertEqual(wheel.position, 1)
        names.remove(1, at: 1)
        XCTAssertNil(wheel.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: "d, 2 of 3"))
        wheel.scroll(to: 2)
        wheel.show(Names("x", "y").model)
        XCTAssertEqual(wheel.selectedText, "x")
        XCTAssertEqual(wheel.position, 0)
        wheel.model = nil
        XCTAssertTrue(wheel.items.isEmpty)
        XCTAssertNil(wheel.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: ""))
    }

    func testSortingKeepsTheCenteredItemAndItsWidget() async throws {
        let sorted = SortedNames(Names("d", "a", "e", "b", "c"))
        let (wheel, _, _) = try shown(watched(SpinningWheelWidget())) { $0.show(sorted.model) }
        wheel.scroll(to: 2, animated: false)
        let widget = try XCTUnwrap(
            wheel.items.first { $0.stateFlags.rawValue & CGTK_STATE_FLAG_SELECTED.rawValue != 0 })
        sorted.sort()
        XCTAssertEqual(wheel.selectedText, "e")
        XCTAssertEqual(wheel.selected, 4)
        XCTAssertEqual(wheel.position, 4)
        XCTAssertTrue(widget.stateFlags.rawValue & CGTK_STATE_FLAG_SELECTED.rawValue != 0)
    }

    func testMotionEndsAtItsItem() async throws {
        let names = Names(numbers: 0..<60)
        let sorted = SortedNames(names)
        let (wheel, _, record) = try shown(watched(SpinningWheelWidget())) { $0.show(sorted.model) }
        wheel.scroll(to: 30)
        try MainLoop.wait(for: "some way") { wheel.position > 2 }
        let position = wheel.position
        // The items shift immediately, and the motion continues.
        names.insert(["w"], at: 0)
        XCTAssertGreaterThanOrEqual(wheel.position, position + 1)
        XCTAssertLessThan(wheel.position, 31)
        XCTAssertEqual(record.all("settled"), [])
        names.insert(["x"], at: 25)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selectedText, "30")
        XCTAssertEqual(wheel.position, 32)
        wheel.selected = 6
        try MainLoop.wait(for: "some way back") { wheel.position < 30 }
        names.insert(["y"], at: 10)
        XCTAssertEqual(wheel.selectedText, "5")
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(wheel.selectedText, "5")
        // The search by object finds it after sorting.
        wheel.scroll(to: 11)
        try MainLoop.wait(for: "some way on") { wheel.position > 6.2 }
        sorted.sort()
        try wheel.waitUntilSettled(record, times: 3)
        XCTAssertEqual(wheel.selectedText, "9")
    }

    func testAdjustmentIncludesItemsAddedInMotion() async throws {
        let (names, wheel) = (Names(numbers: 0..<20), watched(SpinningWheelWidget()))
        wheel.show(names.model)
        let adjustment = wheel.addAdjustment()
        try show(wheel)
        wheel.object.connect("notify::position") { [unowned wheel] _ in
            guard wheel.position > 17, names.model.count == 20 else { return }
            names.insert((20..<30).map { "\($0)" }, at: 20)
        }
        adjustment.value = 19
        XCTAssertEqual(adjustment.get("upper", as: Double.self), 30)
        XCTAssertEqual(adjustment.value, 19)
        XCTAssertEqual(wheel.position, 19)
        try MainLoop.wait(for: "an item to be selected") { wheel.selected == 19 }
    }

    func testRemovedAdjustmentSettlesTheWheel() async throws {
        let wheel = makeSpinningWheel(12)
        let adjustment = wheel.addAdjustment()
        adjustment.value = 3.6
        wheel.adjustment = nil
        XCTAssertEqual(wheel.selected, 4)
        XCTAssertEqual(wheel.position, 4)
    }

    func testModelRemovedDuringItsChangesLeavesAnEmptyWheel() async throws {
        let (wheel, store) = (makeSpinningWheel(0), ListModel(of: (0..<11).map { Label("\($0)") }))
        wheel.show(store)
        g_list_store_remove_all(store.opaque)
        wheel.isEndless = true
        wheel.selected = 3
        var additions = 3
        wheel.object.connect("settled") { [weak wheel] _ in wheel?.model = nil }
        wheel.object.connect("notify::selected") { _ in
            additions -= 1
            if additions >= 0 { _ = store.append(Label("more")) }
        }
        _ = store.append(Label("first"))
        XCTAssertNil(wheel.selected)
        XCTAssertEqual(wheel.position, 0)
    }
}

extension SpinningWheelWidget {
    /// Gives a wheel a new adjustment.
    func addAdjustment() -> Adjustment {
        let new = Adjustment(sinking: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
        adjustment = new.pointer.assumingMemoryBound(to: GtkAdjustment.self)
        return new
    }
}
