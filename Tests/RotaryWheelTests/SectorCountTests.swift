import CRotaryWheelGtk
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

    func testEmptyWheelIgnoresActions() async throws {
        let wheel = makeWheel(0)
        try show(wheel)
        let record = wheel.record()
        wheel.turn(to: 0)
        wheel.step(by: 1)
        wheel.object.activateAction("wheel.activate")
        XCTAssertEqual(record.events, [])
        XCTAssertNil(wheel.selectedText)
    }

    func testSingleSectorTurnsToItself() async throws {
        let wheel = makeWheel(1)
        let record = try settle(wheel) { window in
            window.drag(from: 0, to: 90, of: wheel)
        }
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(wheel.distance(toDetentOf: 0), 0, accuracy: 1e-9)
        XCTAssertEqual(record.count("notify selected"), 0)
    }

    func testMappedWheelChangesItsSectorCount() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        wheel.turn(to: 6)
        for count in [100_000, 3, 0, 1, 64] {
            wheel.sectorCount = count
            try window.waitForFrame()
            XCTAssertEqual(wheel.selected == nil, count == 0)
        }
    }

    func testSmallerSectorCountSelectsTheLast() async {
        let wheel = makeWheel(8)
        wheel.turn(to: 6)
        let record = wheel.record()
        wheel.sectorCount = 4
        XCTAssertEqual(wheel.selected, 3)
        XCTAssertEqual(wheel.distance(toDetentOf: 3), 0, accuracy: 1e-9)
        XCTAssertEqual(record.count("notify selected"), 1)
    }

    func testNarrowSectorsHaveNoWidgets() async throws {
        // The face, the wedges, the indicator and the hub.
        let parts = 4
        for count in [8, 64, 1000, 100_000] {
            let wheel = makeWheel(count)
            let window = try show(wheel)
            let children = wheel.object.children.count
            if count == 8 {
                XCTAssertEqual(children, parts + 8)
            } else if count >= 1000 {
                // One for each style of a sector without a widget: normal, selected, hover, active and combinations.
                XCTAssertLessThanOrEqual(children, parts + 8)
            } else {
                XCTAssertLessThanOrEqual(children, parts + 64 + 8)
            }
            window.close()
        }
    }

    func testTurnsThroughNarrowSectorsReuseWidgets() async throws {
        let wheel = makeWheel(1000)
        try show(wheel)
        let record = wheel.record()
        wheel.settleDuration = .zero
        for sector in 1...20 {
            wheel.turn(to: sector * 40)
            try wheel.waitUntilSettled(record, times: sector)
        }
        XCTAssertLessThanOrEqual(wheel.object.children.count, 12)
        XCTAssertEqual(wheel.selected, 800)
    }
}

extension Widget {
    /// Activates an action of the widget's class.
    @discardableResult
    func activateAction(_ name: String) -> Bool { gtk_widget_activate_action_variant(widget, name, nil) != 0 }
}
