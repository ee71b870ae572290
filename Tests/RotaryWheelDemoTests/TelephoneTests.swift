import XCTest

/// The telephone dial and the ship's wheel.
final class TelephoneTests: DemoTestCase {
    /// The direction of a hole: they are 30° apart, counterclockwise from 2 o'clock.
    private func direction(of hole: Int) -> Double { -30 * Double(hole) }

    /// The way of a hole to the finger stop.
    private func way(of hole: Int) -> Double { 30 * Double(hole) + 15 }

    /// Waits for a number, and until the dial is back.
    private func expect(_ number: String) throws {
        try demo.wait(until: "NUMBER \(number)")
        try demo.wait(until: "SETTLED 0")
    }

    func testHolesDialTheirDigits() throws {
        try start(page: "telephone")
        for (hole, number) in [(1, "1"), (10, "10"), (3, "103")] {
            try demo.drag(by: way(of: hole), from: direction(of: hole))
            try expect(number)
        }
        // The finger stop holds a finger that goes on.
        try demo.drag(by: 200, from: direction(of: 1))
        try expect("1031")
        try demo.click("Rotary Wheel/Clear", until: "NUMBER ")
        try demo.close()
        XCTAssertEqual(demo.all("NUMBER"), ["1", "10", "103", "1031", ""])
    }

    func testTurnCounts() throws {
        try start(page: "telephone")
        // Too short for any hole, then the way of 3 with the finger in 5.
        try demo.drag(by: 25, from: direction(of: 5), until: "SETTLED 0")
        try demo.drag(by: way(of: 3), from: direction(of: 5))
        try expect("3")
        // A finger that slips off the ring lets go.
        demo.beginDrag(by: way(of: 4), from: direction(of: 7))
        demo.leaveControl(at: direction(of: 3))
        try expect("34")
        demo.endDrag()
        try demo.close()
        XCTAssertEqual(demo.all("NUMBER"), ["3", "34"])
    }

    func testDialStaysWhereNothingTurnsIt() throws {
        try start(page: "telephone")
        // In the dead zone, on the hub, and the wrong way round.
        try demo.drag(by: 120, from: 15)
        try demo.clickHub()
        try demo.drag(by: -60, from: direction(of: 1))
        // Escape takes a turn back.
        demo.beginDrag(by: way(of: 2), from: direction(of: 2))
        try demo.press("Escape", until: "SETTLED 0")
        demo.endDrag()
        try demo.press("7", until: "NUMBER 7")
        try demo.close()
        XCTAssertEqual(demo.all("NUMBER"), ["7"])
        XCTAssertEqual(demo.all("SETTLED").first, "0")
    }

    func testKeysAndTapsDial() throws {
        try start(page: "telephone")
        // Faster than the dial.
        try demo.type("1120")
        for number in ["1", "11", "112", "1120"] { try expect(number) }
        // The arrow keys turn the next hole to the stop; a tap turns the one below.
        try demo.press("Right")
        try expect("11201")
        try demo.drag(by: 0, from: direction(of: 9))
        try expect("112019")
        // Also with reduced motion.
        try home.store(["reduce-motion": "'always'"])
        try start(page: "telephone")
        try demo.type("55", until: "NUMBER 55")
        try demo.drag(by: way(of: 2), from: direction(of: 2), until: "NUMBER 552")
    }

    func testHelmTurnsTheRudder() throws {
        try start(page: "helm")
        try demo.wait(untilLast: "RUDDER Amidships")
        // It settles between spokes.
        for (degrees, rudder) in [(100.0, "6° to starboard"), (-200, "6° to port")] {
            try demo.drag(by: degrees)
            try demo.wait(for: "SETTLED")
            XCTAssertEqual(demo.all("RUDDER").last, rudder)
        }
        try demo.click("Rotary Wheel/Midships", until: "RUDDER Amidships")
        // Keys turn by a spoke, to the stop: an eighth of a turn, and one and a half turns.
        try demo.press("shift+Tab Right", until: "RUDDER 3° to starboard")
        for _ in 0..<12 { try demo.press("Right") }
        try demo.wait(until: "RUDDER 35° to starboard")
    }
}
