import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// A GtkSelectionModel as the model.
@MainActor
final class SelectionModelTests: WidgetTestCase {
    private let names = Names("Circles", "Flower", "Monster", "Person")

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
