import CRotaryWheel
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Sector weights.
@MainActor
final class WeightsTests: WidgetTestCase {
    private func width(of sector: Int, of wheel: RotaryWheelWidget) -> Double {
        guard let extent = wheel.extent(of: sector) else { return .nan }
        let width = (extent.maximum - extent.minimum).turns
        return width < 0 ? width + 1 : width
    }

    func testWidthsAreProportionalToWeights() async {
        let wheel = makeWheel(3)
        wheel.weights = [1, 2.5, 0.5]
        XCTAssertEqual(width(of: 0, of: wheel), 0.25, accuracy: 1e-9)
        XCTAssertEqual(width(of: 1, of: wheel), 0.625, accuracy: 1e-9)
        XCTAssertEqual(width(of: 2, of: wheel), 0.125, accuracy: 1e-9)
        wheel.weights = []
        XCTAssertEqual(width(of: 1, of: wheel), 1.0 / 3, accuracy: 1e-9)
    }

    func testWeightsApplyIfTheirCountMatches() async {
        let wheel = makeWheel(3)
        wheel.weights = [1, 1, 2]
        wheel.sectorCount = 4
        XCTAssertEqual(width(of: 2, of: wheel), 0.25, accuracy: 1e-9)
        XCTAssertEqual(wheel.weights, [1, 1, 2])
        wheel.sectorCount = 3
        XCTAssertEqual(width(of: 2, of: wheel), 0.5, accuracy: 1e-9)
    }

    func testInvalidWeightsAreRejected() async {
        let wheel = makeWheel(3)
        wheel.weights = [1, 1, 2]
        for weights in [[1, 0, 2], [1, -1, 2], [1, .nan, 2], [1, .infinity, 2], [1e-9, 1, 1]] {
            wheel.weights = weights
            let messages = MessageLog.take()
            XCTAssertEqual(messages.count, 1, "\(weights)")
            XCTAssertTrue(messages.allSatisfy { $0.contains("weights") }, "\(messages)")
            XCTAssertEqual(wheel.weights, [1, 1, 2])
        }
    }

    func testCFunctionsSetAndGetWeights() async {
        let wheel = makeWheel(3)
        let object = wheel.object
        rotary_wheel_widget_set_weights(object.opaque, [1, 1, 2], 3)
        XCTAssertEqual(wheel.weights, [1, 1, 2])
        var count: gsize = 0
        let weights = rotary_wheel_widget_get_weights(object.opaque, &count)
        XCTAssertEqual(Array(UnsafeBufferPointer(start: weights, count: Int(count))), [1, 1, 2])
        g_free(weights)
        rotary_wheel_widget_set_weights(object.opaque, nil, 7)
        XCTAssertEqual(wheel.weights, [])
        XCTAssertNil(rotary_wheel_widget_get_weights(object.opaque, &count))
        XCTAssertEqual(count, 0)
    }

    func testSelectedSectorStaysAtTheIndicator() async throws {
        let wheel = makeWheel(3)
        wheel.turn(to: 2)
        let window = try show(wheel)
        wheel.weights = [5, 1, 3]
        try window.waitForFrame()
        XCTAssertEqual(wheel.selected, 2)
        XCTAssertEqual(wheel.distance(toDetentOf: 2), 0, accuracy: 1e-9)
    }

    func testWheelHasManyWeightedSectors() async throws {
        let wheel = makeWheel(100_000)
        wheel.weights = (0..<100_000).map { 1 + Double($0 % 2) }
        let window = try show(wheel)
        XCTAssertLessThanOrEqual(wheel.object.children.count, 12)
        let record = EventRecord(of: wheel.object, signals: ["settled"])
        wheel.turn(to: 50_000)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 50_000)
        window.close()
    }

    func testDragSettlesAtAWeightedSector() async throws {
        let wheel = makeWheel(3)
        wheel.weights = [2, 1, 1]
        let record = try settle(wheel) { window in
            // Sector 0 is half of the turn, so the middles of sectors 0 and 2 are three eighths apart.
            window.drag(from: 0, to: 130, of: wheel)
        }
        XCTAssertEqual(record.all("settled"), ["settled 2"])
        XCTAssertEqual(wheel.rotation.turns, 0.375, accuracy: 1e-9)
    }
}
