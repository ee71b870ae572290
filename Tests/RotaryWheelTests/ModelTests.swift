import CRotaryWheelGtk
import CRotaryWheelTestSupport
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The wheel's model and its changes, also of a GtkSelectionModel.
@MainActor
final class ModelTests: WidgetTestCase {
    private static let all = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles"]
    private let names = Names("Circles", "Flower", "Monster", "Person")

    private func makeNamedWheel() -> RotaryWheelWidget {
        names.replace(names.model.count, at: 0, by: Self.all)
        let wheel = watched(RotaryWheelWidget())
        wheel.model = names.list
        return wheel
    }

    func testWheelShowsTheModel() async {
        let wheel = makeNamedWheel()
        XCTAssertEqual(wheel.selectedText, "Circles")
        wheel.turn(to: 7)
        XCTAssertEqual(wheel.selectedText, "3 Circles")
        XCTAssertEqual(wheel.object.get("selected-item", as: Object?.self), names.model.item(at: 7))
        names.insert(["Star", "Moon"], at: 1)
        XCTAssertEqual(wheel.selected, 9)
        XCTAssertEqual(wheel.distance(toDetentOf: 9), 0, accuracy: 1e-9)
        wheel.sectorCount = 3
        XCTAssertEqual(wheel.extent(of: 9)?.sector, 9)
        wheel.model = nil
        XCTAssertNil(wheel.extent(of: 3), "without a model there are numbers again")
        XCTAssertEqual(wheel.selectedText, "1")
        XCTAssertNil(wheel.object.get("selected-item", as: Object?.self))
    }

    func testTurningWheelReadsOnlyCrossedItems() async throws {
        let list = try XCTUnwrap(ctest_list_new(64))
        let (wheel, _, record) = try shown(watched(RotaryWheelWidget())) {
            ($0.model, $0.settleDuration) = (OpaquePointer(list), .seconds(1))
        }
        g_object_unref(list)
        try wheel.beginTurning(to: 32)
        list.pointee.asked = 0
        try wheel.waitUntilSettled(record)
        // Each frame asks for one item. Redrawing all sectors would ask for thousands.
        XCTAssertLessThan(list.pointee.asked, 500)
    }

    func testModelShrinksDuringADrag() async throws {
        let (wheel, window, record) = try shown(makeNamedWheel()) { $0.turn(to: 6) }
        try window.perform(window.grab(from: 0, to: 30, of: wheel))
        let held = wheel.rotation
        names.remove(5, at: 3)
        XCTAssertEqual(wheel.rotation, held)
        XCTAssertEqual(wheel.selected, 2)
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        let selected = try XCTUnwrap(wheel.selected)
        XCTAssertLessThan(selected, 3)
        XCTAssertEqual(wheel.distance(toDetentOf: selected), 0, accuracy: 1e-9)
        try window.perform(window.grab(from: 0, to: 30, of: wheel))
        names.remove(3, at: 0)
        XCTAssertNil(wheel.selected)
        try window.perform(window.arc(from: 30, to: 60, of: wheel) + [.release])
        XCTAssertNil(wheel.selected)
        names.insert(["Sun"], at: 0)
        XCTAssertEqual(wheel.selectedText, "Sun")
    }

    func testLabelPropertyIsTheText() async {
        let (wheel, button) = (watched(RotaryWheelWidget()), Label("a label's text is called label"))
        let adjustment = Object(adopting: g_object_ref_sink(gtk_adjustment_new(0, 0, 1, 1, 1, 0))!)
        let model = ListModel(of: [button, adjustment])
        wheel.model = model.opaque
        XCTAssertEqual(wheel.selectedText, "a label's text is called label")
        wheel.turn(to: 1)
        XCTAssertEqual(wheel.selectedText, "")
    }

    func testTurnContinuesToItsItem() async throws {
        let changes: [(String, (Names) -> Void)] = [
            ("append", { $0.insert(["Star"], at: 8) }),
            ("insert", { $0.insert(["Star", "Moon"], at: 0) }),
            ("remove", { $0.remove(1, at: 1) }),
            ("splice", { $0.replace(2, at: 5, by: ["Star", "Moon", "Earth"]) }),
        ]
        for (name, change) in changes {
            let (wheel, window, record) = try shown(makeNamedWheel()) {
                $0.settleDuration = .milliseconds(400)
            }
            try wheel.beginTurning(to: 3)
            change(names)
            try wheel.waitUntilSettled(record)
            XCTAssertEqual(wheel.selectedText, "Person", name)
            XCTAssertLessThan(abs(wheel.rotation.radians), 4, name)
            window.close()
        }
    }

    private func makeSelection() -> SelectionModel {
        let single = gtk_single_selection_new(OpaquePointer(g_object_ref(names.model.pointer)))!
        let selection = SelectionModel(adopting: UnsafeMutableRawPointer(single))
        watch(selection, "the selection")
        return selection
    }

    /// A wheel of the names, which starts at the third.
    private func makeWheel(of selection: SelectionModel) -> RotaryWheelWidget {
        selection.select(2)
        let wheel = watched(RotaryWheelWidget())
        wheel.model = selection.opaque
        return wheel
    }

    func testWheelFollowsTheSelectedItem() async {
        let selection = makeSelection()
        let wheel = makeWheel(of: selection)
        XCTAssertEqual(wheel.selectedText, "Monster")
        XCTAssertEqual(wheel.distance(toDetentOf: 2), 0, accuracy: 1e-9)
        names.insert(["Star"], at: 0)
        XCTAssertEqual(wheel.selectedText, "Monster")
        XCTAssertEqual(selection.firstSelected, 3)
        names.remove(4, at: 1)
        XCTAssertEqual(wheel.selectedText, "Star")
        XCTAssertEqual(selection.firstSelected, wheel.selected)
        wheel.model = nil
        wheel.sectorCount = 5
        wheel.turn(to: 4)
        XCTAssertEqual(selection.firstSelected, 0)
        names.insert(["Moon"], at: 1)
        selection.select(1)
        XCTAssertEqual(wheel.selected, 4)
    }

    func testWheelAndModelFollowEachOther() async throws {
        let selection = makeSelection()
        let (wheel, _, record) = try shown(makeWheel(of: selection))
        selection.select(3)
        XCTAssertEqual(wheel.selected, 3)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(
            record.only("notify selected", "settled"),
            ["notify selected", "notify selected-item", "settled 3"])
        XCTAssertEqual(selection.firstSelected, 3)
        record.clear()
        var changes = 0
        _ = selection.onSelectionChanged { changes += 1 }
        wheel.turn(to: 1)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(selection.firstSelected, 1)
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(record.count("notify selected"), 1)
        record.clear()
        // The model changes its selection during a settle.
        wheel.settleDuration = .milliseconds(500)
        try wheel.beginTurning(to: 2)
        selection.select(3)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 3"])
        XCTAssertEqual(record.count("notify selected"), 1)
        XCTAssertEqual(selection.firstSelected, 3)
    }

    func testWheelSwitchesStackPages() async throws {
        let stack = Widget(sinking: UnsafeMutableRawPointer(gtk_stack_new()))
        for name in ["one", "two", "three"] {
            gtk_stack_add_titled(stack.opaque, gtk_label_new(name), name, "Page \(name)")
        }
        let pages = ListModel(adopting: UnsafeMutableRawPointer(gtk_stack_get_pages(stack.opaque)))
        watch(stack, "the stack")
        let wheel = makeWheel(0)
        wheel.model = pages.opaque
        XCTAssertEqual(wheel.selectedText, "Page one")
        wheel.turn(to: 2)
        XCTAssertEqual(String(cString: gtk_stack_get_visible_child_name(stack.opaque)), "three")
        gtk_stack_set_visible_child_name(stack.opaque, "two")
        XCTAssertEqual(wheel.selectedText, "Page two")
    }

    func testNestedSelectionStays() async {
        let selection = makeSelection()
        let (wheel, other) = (makeWheel(0), makeWheel(0))
        for wheel in [wheel, other] { wheel.model = selection.opaque }
        // A nested change in a notification precedes the outer `selection-changed`.
        var isDone = false
        wheel.object.connect("notify::selected") { [unowned selection] _ in
            guard !isDone else { return }
            isDone = true
            selection.select(3)
        }
        var changes = 0
        _ = selection.onSelectionChanged { [unowned wheel, unowned other] in
            changes += 1
            if changes > 50 { (wheel.model, other.model) = (nil, nil) }
        }
        wheel.selected = 1
        XCTAssertEqual(selection.firstSelected, 3)
        XCTAssertEqual([wheel.selected, other.selected], [3, 3])
        XCTAssertEqual(changes, 1)
    }

    func testDialAndSpinningWheelShareASelection() async {
        let selection = makeSelection()
        selection.select(2)
        let (dial, rim) = (watched(DialMenuWidget()), watched(SpinningWheelWidget()))
        (dial.model, rim.model) = (selection.opaque, selection.opaque)
        XCTAssertEqual([dial.selected, rim.selected], [2, 2])
        dial.selected = 3
        XCTAssertEqual(selection.firstSelected, 3)
        XCTAssertEqual(rim.selected, 3)
        selection.select(1)
        XCTAssertEqual([dial.selected, rim.selected], [1, 1])
        rim.selected = 2
        XCTAssertEqual(selection.firstSelected, 2)
        XCTAssertEqual(dial.selected, 2)
        names.remove(1, at: 2)
        XCTAssertEqual([dial.selected, rim.selected], [selection.firstSelected, selection.firstSelected])
    }
}
