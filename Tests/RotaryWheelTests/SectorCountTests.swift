import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Sector counts from 0 to 100,000.
@MainActor
final class SectorCountTests: WidgetTestCase {
    func testSectorCountIsClamped() async {
        for (count, expected) in [
            (0, 0), (1, 1), (2, 2), (100_000, 100_000), (100_001, 100_000), (-5, 0), (.max, 100_000),
        ] {
            let wheel = makeWheel(count)
            XCTAssertEqual(wheel.sectorCount, expected)
            XCTAssertEqual(wheel.selected, expected == 0 ? nil : 0)
            XCTAssertNil(wheel.extent(of: expected))
            XCTAssertEqual(wheel.extent(of: expected - 1)?.sector, expected == 0 ? nil : expected - 1)
        }
    }

    func testEmptyWheelSelectsNothing() async throws {
        for names in [nil, Names()] {
            let (wheel, window, record) = try shown(makeWheel(0)) { $0.model = names?.list }
            wheel.turn(to: 0)
            wheel.step(by: 1)
            wheel.object.activateAction("wheel.activate")
            let name = "model: \(names != nil)"
            XCTAssertEqual(record.events, [], name)
            XCTAssertNil(wheel.selectedText, name)
            try window.perform(window.drag(from: 0, to: 20, of: wheel))
            XCTAssertNil(wheel.selected, name)
            XCTAssertEqual(record.all("settled"), [], name)
            window.close()
        }
    }

    func testSmallerSectorCountSelectsTheLast() async throws {
        let (wheel, window, _) = try shown(makeWheel(8))
        wheel.selected = 6
        wheel.object.setVisible(false)
        let record = wheel.record()
        wheel.sectorCount = 4
        XCTAssertEqual(wheel.selected, 3)
        XCTAssertEqual(wheel.distance(toDetentOf: 3), 0, accuracy: 1e-9)
        XCTAssertEqual(record.count("notify selected"), 1)
        wheel.object.setVisible(true)
        wheel.turn(to: 2)
        for count in [100_000, 3, 0, 1, 64] {
            wheel.sectorCount = count
            try window.waitForFrame()
            XCTAssertEqual(wheel.selected == nil, count == 0)
        }
    }

    func testNarrowSectorsHaveNoWidgets() async throws {
        // The face, the wedges, the indicator and the hub, and one for each style of a sector without a widget: normal,
        // selected, hover, active and combinations.
        let parts = 4 + 8
        for (count, most) in [(8, parts), (64, parts + 64), (1000, parts), (100_000, parts)] {
            let wheel = makeWheel(count)
            wheel.settleDuration = .zero
            if count == 1000 { wheel.setItems(items(ofWeights: (0..<count).map { 1 + Double($0 % 2) })) }
            let window = try show(wheel)
            XCTAssertLessThanOrEqual(wheel.object.children.count, most, "\(count)")
            if count == 8 { XCTAssertEqual(wheel.object.children.count, most) }
            let record = EventRecord(of: wheel.object, signals: ["settled"])
            for (turn, sector) in (1...20).map({ $0 * count / 21 }).enumerated() where count > 64 {
                wheel.turn(to: sector)
                try wheel.waitUntilSettled(record, times: turn + 1)
            }
            XCTAssertLessThanOrEqual(wheel.object.children.count, most, "\(count), after turns")
            XCTAssertEqual(wheel.selected, count > 64 ? 20 * count / 21 : 0)
            window.close()
        }
    }

    private func items(ofWeights weights: [Double]) -> [RotaryWheelItem] {
        weights.map { weight in
            let item = RotaryWheelItem(label: "")
            item.weight = weight
            return item
        }
    }
}
