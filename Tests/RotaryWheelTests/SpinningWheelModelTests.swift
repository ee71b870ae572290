import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Model changes at rest and in motion.
@MainActor
final class SpinningWheelModelTests: WidgetTestCase {
    private func makeWheel(of names: Names) -> SpinningWheelWidget {
        let wheel = watched(SpinningWheelWidget())
        wheel.show(names.model)
        return wheel
    }

    private func centeredText(_ wheel: SpinningWheelWidget) -> String {
        let position = guint(wheel.position.rounded())
        guard let item = g_list_model_get_item(wheel.model, position) else { return "" }
        defer { g_object_unref(item) }
        return String(cString: gtk_string_object_get_string(OpaquePointer(item)))
    }

    func testCenteredItemStaysCentered() async throws {
        let names = Names("a", "b", "c", "d", "e")
        let wheel = makeWheel(of: names)
        try show(wheel)
        wheel.scroll(to: 2, animated: false)
        let record = wheel.record()
        names.insert(["x", "y"], at: 0)
        XCTAssertEqual(wheel.selectedText, "c")
        XCTAssertEqual(wheel.position, 4)
        XCTAssertEqual(record.events.sorted(), ["notify position", "notify selected"])
        names.remove(3, at: 0)
        XCTAssertEqual(wheel.selectedText, "c")
        XCTAssertEqual(wheel.position, 1)
        record.clear()
        names.insert(["z"], at: 4)
        XCTAssertEqual(record.events, [])
    }

    func testRemovedItemIsReplacedByTheNext() async throws {
        let names = Names("a", "b", "c")
        let wheel = makeWheel(of: names)
        try show(wheel)
        wheel.scroll(to: 1, animated: false)
        let record = wheel.record()
        names.remove(1, at: 1)
        XCTAssertEqual(wheel.selectedText, "c")
        // Another item at the same position.
        XCTAssertEqual(record.events, ["notify selected-item"])
        XCTAssertNil(wheel.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: "c, 2 of 2"))
        names.remove(2, at: 0)
        XCTAssertNil(wheel.selected)
        XCTAssertNil(wheel.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: ""))
        names.insert(["q"], at: 0)
        XCTAssertEqual(wheel.selectedText, "q")
    }

    func testSortingKeepsTheCenteredItemAndItsWidget() async throws {
        let names = Names("d", "a", "e", "b", "c")
        let sorted = gtk_sort_list_model_new(
            OpaquePointer(g_object_ref(names.model.pointer).map { $0 }), nil)!
        let model = ListModel(adopting: UnsafeMutableRawPointer(sorted))
        let wheel = watched(SpinningWheelWidget())
        wheel.show(model)
        try show(wheel)
        wheel.scroll(to: 2, animated: false)
        XCTAssertEqual(wheel.selectedText, "e")
        let widget = try XCTUnwrap(
            wheel.items.first { $0.stateFlags.rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 })
        let property = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
        let sorter = gtk_string_sorter_new(property)!
        gtk_sort_list_model_set_sorter(sorted, UnsafeMutablePointer(sorter))
        g_object_unref(UnsafeMutableRawPointer(sorter))
        XCTAssertEqual(wheel.selectedText, "e")
        XCTAssertEqual(wheel.selected, 4)
        XCTAssertEqual(wheel.position, 4)
        XCTAssertTrue(widget.stateFlags.rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0)
    }

    func testInsertionKeepsTheMotion() async throws {
        let names = Names()
        names.insert((0..<60).map { "\($0)" }, at: 0)
        let wheel = makeWheel(of: names)
        try show(wheel)
        let record = wheel.record()
        wheel.scroll(to: 40)
        try MainLoop.wait(for: "some way") { wheel.position > 10 }
        let (before, position) = (centeredText(wheel), wheel.position)
        names.insert(["x", "y", "z"], at: 0)
        // The motion follows the clock, so it may be farther, but not back or past the end.
        XCTAssertGreaterThanOrEqual(wheel.position, position + 3)
        XCTAssertLessThan(wheel.position, 43)
        XCTAssertEqual(record.all("settled"), [])
        XCTAssertGreaterThanOrEqual(Int(centeredText(wheel)) ?? -1, Int(before) ?? 99)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selectedText, "40")
        XCTAssertEqual(wheel.selected, 43)
    }

    func testMotionEndsAtItsItem() async throws {
        let names = Names()
        names.insert((0..<60).map { "\($0)" }, at: 0)
        let sorted = gtk_sort_list_model_new(OpaquePointer(g_object_ref(names.model.pointer)!), nil)!
        let wheel = watched(SpinningWheelWidget())
        wheel.show(ListModel(adopting: UnsafeMutableRawPointer(sorted)))
        try show(wheel)
        let record = wheel.record()
        wheel.scroll(to: 30)
        try MainLoop.wait(for: "some way") { wheel.position > 2 }
        names.insert(["x"], at: 25)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selectedText, "30")
        XCTAssertEqual(wheel.position, 31)
        wheel.selected = 5
        try MainLoop.wait(for: "some way back") { wheel.position < 29 }
        names.insert(["y"], at: 10)
        XCTAssertEqual(wheel.selectedText, "5")
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(wheel.selectedText, "5")
        // The search by object finds it after sorting.
        wheel.scroll(to: 9)
        try MainLoop.wait(for: "some way on") { wheel.position > 5.2 }
        let sorter = gtk_string_sorter_new(
            gtk_property_expression_new(gtk_string_object_get_type(), nil, "string"))!
        gtk_sort_list_model_set_sorter(sorted, UnsafeMutablePointer(sorter))
        g_object_unref(UnsafeMutableRawPointer(sorter))
        try wheel.waitUntilSettled(record, times: 3)
        XCTAssertEqual(wheel.selectedText, "9")
    }

    func testAdjustmentIncludesItemsAddedInMotion() async throws {
        let names = Names()
        names.insert((0..<20).map { "\($0)" }, at: 0)
        let wheel = makeWheel(of: names)
        let adjustment = Adjustment(sinking: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
        wheel.adjustment = adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self)
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
        let adjustment = Adjustment(sinking: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
        wheel.adjustment = adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self)
        adjustment.value = 3.6
        wheel.adjustment = nil
        XCTAssertEqual(wheel.selected, 4)
        XCTAssertEqual(wheel.position, 4)
    }

    func testSelectionModelAndWheelFollowEachOther() async throws {
        let names = Names("a", "b", "c", "d")
        let selection = gtk_single_selection_new(OpaquePointer(g_object_ref(names.model.pointer)!))!
        let model = Object(adopting: UnsafeMutableRawPointer(selection))
        gtk_single_selection_set_selected(selection, 2)
        let wheel = watched(SpinningWheelWidget())
        wheel.model = selection
        XCTAssertEqual(wheel.selected, 2)
        wheel.selected = 1
        XCTAssertEqual(gtk_single_selection_get_selected(selection), 1)
        gtk_single_selection_set_selected(selection, 3)
        XCTAssertEqual(wheel.selected, 3)
        watch(model, "the selection model")
    }

    func testNewModelStartsAtItsFirstItem() async throws {
        let wheel = makeWheel(of: Names("a", "b", "c"))
        try show(wheel)
        wheel.scroll(to: 2)
        wheel.show(Names("x", "y").model)
        XCTAssertEqual(wheel.selectedText, "x")
        XCTAssertEqual(wheel.position, 0)
        wheel.model = nil
        XCTAssertNil(wheel.selected)
        XCTAssertTrue(wheel.items.isEmpty)
    }

    func testModelRemovedDuringItsChangesLeavesAnEmptyWheel() async throws {
        let wheel = makeSpinningWheel(0)
        let store = ListModel(of: (0..<11).map { Label("\($0)") })
        wheel.show(store)
        g_list_store_remove_all(store.opaque)
        wheel.isEndless = true
        wheel.selected = 3
        let object = WeakObject(wheel.object)
        var additions = 3
        wheel.object.connect("settled") { _ in object.object?.set("model", to: nil as ListModel?) }
        wheel.object.connect("notify::selected") { _ in
            additions -= 1
            if additions >= 0 { _ = store.append(Label("more")) }
        }
        _ = store.append(Label("first"))
        XCTAssertNil(wheel.selected)
        XCTAssertEqual(wheel.position, 0)
    }
}
