import CRotaryWheel
import CRotaryWheelGtk
import CRotaryWheelTestSupport
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The wheel's model and its changes.
@MainActor
final class ModelTests: WidgetTestCase {
    private let names = Names("Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles")

    private func makeNamedWheel() -> RotaryWheelWidget {
        let wheel = watched(RotaryWheelWidget())
        wheel.model = names.list
        return wheel
    }

    func testWheelShowsTheModel() async {
        let wheel = makeNamedWheel()
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(wheel.selectedText, "Circles")
        wheel.turn(to: 7)
        XCTAssertEqual(wheel.selectedText, "3 Circles")
        XCTAssertEqual(wheel.object.get("selected-item", as: Object?.self), names.model.item(at: 7))
    }

    func testTurningWheelReadsOnlyCrossedItems() async throws {
        let list = try XCTUnwrap(ctest_list_new(64))
        let wheel = watched(RotaryWheelWidget())
        wheel.model = OpaquePointer(list)
        g_object_unref(list)
        wheel.settleDuration = .seconds(1)
        try show(wheel)
        let record = wheel.record()
        try wheel.beginTurning(to: 32)
        list.pointee.asked = 0
        try wheel.waitUntilSettled(record)
        // Each frame asks for one item. Redrawing all sectors would ask for thousands.
        XCTAssertLessThan(list.pointee.asked, 500)
    }

    func testRemovedModelRestoresNumbers() async {
        let wheel = makeNamedWheel()
        wheel.sectorCount = 3
        XCTAssertEqual(wheel.extent(of: 7)?.sector, 7)
        wheel.model = nil
        XCTAssertNil(wheel.extent(of: 3))
        XCTAssertEqual(wheel.selectedText, "1")
        XCTAssertNil(wheel.object.get("selected-item", as: Object?.self))
    }

    func testEmptyModelSelectsNothing() async throws {
        let wheel = watched(RotaryWheelWidget())
        let names = Names()
        wheel.model = names.list
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: 0, to: 20, of: wheel))
        XCTAssertNil(wheel.selected)
        XCTAssertEqual(record.all("settled"), [])
    }

    func testRefilledModelSelectsItsFirstItem() async {
        let wheel = makeNamedWheel()
        wheel.turn(to: 3)
        let record = wheel.record()
        names.remove(8, at: 0)
        XCTAssertNil(wheel.selected)
        names.insert(["Sun"], at: 0)
        XCTAssertEqual(wheel.selectedText, "Sun")
        XCTAssertEqual(record.count("notify selected"), 2)
    }

    func testInsertionBeforeTheSelectionKeepsTheItem() async {
        let wheel = makeNamedWheel()
        wheel.turn(to: 3)
        names.insert(["Star", "Moon"], at: 1)
        XCTAssertEqual(wheel.selectedText, "Person")
        XCTAssertEqual(wheel.selected, 5)
        XCTAssertEqual(wheel.distance(toDetentOf: 5), 0, accuracy: 1e-9)
        names.remove(3, at: 0)
        XCTAssertEqual(wheel.selectedText, "Person")
        names.insert(["Star"], at: 7)
        XCTAssertEqual(wheel.selectedText, "Person")
    }

    func testReplacingOtherItemsDoesNotNotifySelected() async {
        let wheel = makeNamedWheel()
        wheel.turn(to: 3)
        let record = wheel.record()
        names.replace(1, at: 5, by: ["Star"])
        XCTAssertEqual(record.count("notify selected"), 0)
        XCTAssertEqual(record.all("settled"), [])
    }

    func testReplacingTheSelectedItemNotifiesIt() async {
        let wheel = makeNamedWheel()
        wheel.turn(to: 3)
        let record = wheel.record()
        names.replace(1, at: 3, by: ["Star"])
        XCTAssertEqual(wheel.selectedText, "Star")
        XCTAssertEqual(record.count("notify selected-item"), 1)
        XCTAssertEqual(record.count("notify selected"), 0)
    }

    func testModelShrinksBelowTheSelectionAtRest() async {
        let wheel = makeNamedWheel()
        wheel.turn(to: 6)
        let record = wheel.record()
        names.remove(5, at: 3)
        XCTAssertEqual(wheel.selected, 2)
        XCTAssertEqual(wheel.selectedText, "Monster")
        XCTAssertEqual(wheel.distance(toDetentOf: 2), 0, accuracy: 1e-9)
        XCTAssertEqual(record.count("notify selected"), 1)
    }

    func testModelShrinksBelowTheSelectionDuringADrag() async throws {
        let wheel = makeNamedWheel()
        wheel.turn(to: 6)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform([window.point(0, of: wheel), .press] + window.arc(from: 0, to: 30, of: wheel))
        let held = wheel.rotation
        names.remove(5, at: 3)
        XCTAssertEqual(wheel.rotation, held)
        XCTAssertEqual(wheel.selected, 2)
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        let selected = try XCTUnwrap(wheel.selected)
        XCTAssertLessThan(selected, 3)
        XCTAssertEqual(wheel.distance(toDetentOf: selected), 0, accuracy: 1e-9)
    }

    func testModelShrinksBelowTheSelectionDuringASettle() async throws {
        let wheel = makeNamedWheel()
        wheel.turn(to: 3)
        wheel.settleDuration = .seconds(1)
        try show(wheel)
        let record = wheel.record()
        try wheel.beginTurning(to: 6)
        names.remove(6, at: 2)
        try wheel.waitUntilSettled(record)
        let selected = try XCTUnwrap(wheel.selected)
        XCTAssertLessThan(selected, 2)
        XCTAssertEqual(wheel.distance(toDetentOf: selected), 0, accuracy: 1e-9)
    }

    func testModelIsEmptiedDuringADrag() async throws {
        let wheel = makeNamedWheel()
        let window = try show(wheel)
        try window.perform([window.point(0, of: wheel), .press] + window.arc(from: 0, to: 30, of: wheel))
        names.remove(8, at: 0)
        XCTAssertNil(wheel.selected)
        try window.perform(window.arc(from: 30, to: 60, of: wheel) + [.release])
        XCTAssertNil(wheel.selected)
        names.insert(["Sun"], at: 0)
        XCTAssertEqual(wheel.selectedText, "Sun")
    }

    func testSelectedAppliesToALaterModel() async {
        let wheel = watched(RotaryWheelWidget())
        wheel.selected = 5
        XCTAssertNil(wheel.selected)
        wheel.model = names.list
        XCTAssertEqual(wheel.selectedText, "Sun")
        XCTAssertEqual(wheel.distance(toDetentOf: 5), 0, accuracy: 1e-9)
    }

    func testSelectedIsClampedToALaterModel() async {
        let wheel = watched(RotaryWheelWidget())
        wheel.selected = 50
        wheel.model = names.list
        XCTAssertEqual(wheel.selected, 7)
        wheel.selected = 50
        XCTAssertEqual(wheel.selected, 7)
        wheel.selected = nil
        XCTAssertEqual(wheel.selected, 7)
    }

    func testLabelPropertyIsTheText() async {
        let wheel = watched(RotaryWheelWidget())
        let button = Label("a label's text is called label")
        let adjustment = Object(adopting: g_object_ref_sink(gtk_adjustment_new(0, 0, 1, 1, 1, 0))!)
        let model = ListModel(of: [button, adjustment])
        wheel.model = model.opaque
        XCTAssertEqual(wheel.selectedText, "a label's text is called label")
        wheel.turn(to: 1)
        XCTAssertEqual(wheel.selectedText, "")
    }

    func testReplacedModelIsDisconnected() async {
        let wheel = makeNamedWheel()
        let others = Names("Sun", "Moon")
        wheel.model = others.list
        wheel.turn(to: 1)
        let record = wheel.record()
        names.remove(8, at: 0)
        XCTAssertEqual(wheel.selectedText, "Moon")
        XCTAssertEqual(record.events, [])
    }

    /// Starts a turn to sector 3, applies a change during it, and returns the total rotation.
    private func turn(_ wheel: RotaryWheelWidget, while change: () -> Void) throws -> Double {
        let record = wheel.record()
        try wheel.beginTurning(to: 3)
        change()
        try wheel.waitUntilSettled(record)
        return abs(wheel.rotation.radians)
    }

    func testTurnContinuesToItsItem() async throws {
        let changes: [(String, (RotaryWheelWidget) -> Void)] = [
            ("append", { [names] _ in names.insert(["Star"], at: 8) }),
            ("insert", { [names] _ in names.insert(["Star", "Moon"], at: 0) }),
            ("remove", { [names] _ in names.remove(1, at: 1) }),
            ("splice", { [names] _ in names.replace(2, at: 5, by: ["Star", "Moon", "Earth"]) }),
            ("weights", { $0.weights = [1, 2, 3, 1, 2, 3, 1, 2] }),
            ("maximum", { $0.object.set("maximum-rotation", to: 10.0) }),
            ("snap", { wheel in for snaps in [false, true] { wheel.snaps = snaps } }),
            ("direction", { $0.direction = .counterclockwise }),
        ]
        for inertia in [true, false] {
            for (name, change) in changes {
                names.replace(names.model.count, at: 0, by: Self.all)
                let wheel = makeNamedWheel()
                (wheel.hasInertia, wheel.settleDuration) = (inertia, .milliseconds(400))
                let window = try show(wheel)
                let turned = try turn(wheel) { change(wheel) }
                XCTAssertEqual(wheel.selectedText, "Person", name)
                XCTAssertLessThan(turned, 4, name)
                window.close()
            }
        }
    }

    func testAppendKeepsTheDestination() async throws {
        let wheel = makeNamedWheel()
        try show(wheel)
        let record = wheel.record()
        wheel.selected = 4
        names.insert(["Star"], at: 8)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selectedText, "Smile")
        XCTAssertEqual(wheel.selected, 4)
    }

    func testJumpCrossesAtMostOneTurn() async {
        let wheel = makeWheel(17)
        let record = wheel.record()
        wheel.object.set("rotation", to: 1e9)
        XCTAssertEqual(record.all("sector-crossed").count, 17)
        wheel.rotation = .zero
        record.clear()
        rotary_wheel_widget_step(wheel.object.opaque, 2_147_483_647)
        XCTAssertEqual(record.all("sector-crossed").count, 17)
    }

    private static let all = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles"]
}
