import CRotaryWheelGtk
import CRotaryWheelTestSupport
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The wheel's model and its changes.
@MainActor
final class ModelTests: WidgetTestCase {
    private static let all = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles"]
    private let names = Names()

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
}
