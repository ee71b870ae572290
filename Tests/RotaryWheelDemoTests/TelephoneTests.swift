import Foundation
import XCTest

/// The telephone dial and the ship's wheel.
final class TelephoneTests: XCTestCase {
    /// The direction of a hole: they are 30° apart, counterclockwise from 2 o'clock.
    private func direction(of hole: Int) -> Double { -30 * Double(hole) }

    /// The way of a hole to the finger stop.
    private func way(of hole: Int) -> Double { 30 * Double(hole) + 15 }

    func testHolesDialTheirDigits() throws {
        let demo = try RunningDemo("--page", "telephone")
        for (hole, number) in [(1, "1"), (10, "10"), (3, "103")] {
            try demo.drag(by: way(of: hole), from: direction(of: hole))
            try demo.wait(for: "NUMBER", number)
            try demo.wait(for: "SETTLED", "0")
        }
        // The finger stop holds a finger that goes on.
        try demo.drag(by: 200, from: direction(of: 1))
        try demo.wait(for: "NUMBER", "1031")
        try demo.wait(for: "SETTLED", "0")
        try demo.click("Rotary Wheel/Clear")
        try demo.wait(for: "NUMBER", "")
        try demo.close()
        XCTAssertEqual(demo.all("NUMBER"), ["1", "10", "103", "1031", ""])
    }

    func testTurnCounts() throws {
        let demo = try RunningDemo("--page", "telephone")
        // Too short for any hole, then the way of 3 with the finger in 5.
        try demo.drag(by: 25, from: direction(of: 5))
        try demo.wait(for: "SETTLED", "0")
        try demo.drag(by: way(of: 3), from: direction(of: 5))
        try demo.wait(for: "NUMBER", "3")
        try demo.wait(for: "SETTLED", "0")
        // A finger that slips off the ring lets go.
        try demo.beginDrag(by: way(of: 4), from: direction(of: 7))
        try demo.leaveWheel(at: direction(of: 3))
        try demo.wait(for: "NUMBER", "34")
        try demo.wait(for: "SETTLED", "0")
        try demo.endDrag()
        try demo.close()
        XCTAssertEqual(demo.all("NUMBER"), ["3", "34"])
    }

    func testDialStaysWhereNothingTurnsIt() throws {
        let demo = try RunningDemo("--page", "telephone")
        // In the dead zone, on the hub, and the wrong way round.
        try demo.drag(by: 120, from: 15)
        try demo.clickHub()
        try demo.drag(by: -60, from: direction(of: 1))
        // Escape takes a turn back.
        try demo.beginDrag(by: way(of: 2), from: direction(of: 2))
        try demo.press("Escape")
        try demo.wait(for: "SETTLED", "0")
        try demo.endDrag()
        try demo.press("7")
        try demo.wait(for: "NUMBER", "7")
        try demo.close()
        XCTAssertEqual(demo.all("NUMBER"), ["7"])
        XCTAssertEqual(demo.all("SETTLED").first, "0")
    }

    func testKeysAndTapsDial() throws {
        let demo = try RunningDemo("--page", "telephone")
        // Faster than the dial.
        try demo.type("1120")
        for number in ["1", "11", "112", "1120"] {
            try demo.wait(for: "NUMBER", number)
            try demo.wait(for: "SETTLED", "0")
        }
        // The arrow keys turn the next hole to the stop; a tap turns the one below.
        try demo.press("Right")
        try demo.wait(for: "NUMBER", "11201")
        try demo.wait(for: "SETTLED", "0")
        try demo.drag(by: 0, from: direction(of: 9))
        try demo.wait(for: "NUMBER", "112019")
        try demo.wait(for: "SETTLED", "0")
        try demo.close()
    }

    func testReducedMotionDials() throws {
        let home = try Home()
        defer { home.remove() }
        try home.store(["reduce-motion": "'always'"])
        let demo = try RunningDemo("--page", "telephone", home: home)
        try demo.type("55")
        try demo.wait(for: "NUMBER", "55")
        try demo.drag(by: way(of: 2), from: direction(of: 2))
        try demo.wait(for: "NUMBER", "552")
        try demo.close()
    }

    func testHelmTurnsTheRudder() throws {
        let demo = try RunningDemo("--page", "helm")
        try demo.waitUntil("RUDDER", is: "Amidships")
        // It settles between spokes.
        try demo.drag(by: 100)
        try demo.wait(for: "SETTLED")
        XCTAssertEqual(demo.all("RUDDER").last, "6° to starboard")
        try demo.drag(by: -200)
        try demo.wait(for: "SETTLED")
        XCTAssertEqual(demo.all("RUDDER").last, "6° to port")
        try demo.click("Rotary Wheel/Midships")
        try demo.wait(for: "RUDDER", "Amidships")
        // Keys turn by a spoke, to the stop: an eighth of a turn, and one and a half turns.
        try demo.press("shift+Tab", "Right")
        try demo.wait(for: "RUDDER", "3° to starboard")
        for _ in 0..<12 { try demo.press("Right") }
        try demo.wait(for: "RUDDER", "35° to starboard")
        try demo.close()
    }
}
