import XCTest

/// The mixer on the page of knobs.
final class MixerTests: XCTestCase {
    func testMeterFollowsTheLevel() throws {
        let demo = try RunningDemo("--page", "knobs")
        try demo.waitUntil("PLAYING", is: "true")
        // The control of the page is the level of the first channel: counterclockwise is less.
        try demo.drag(by: -330, from: -90)
        try demo.wait(for: "KNOB", "Drums, level −∞\u{a0}dB")
        try demo.wait(for: "METER", "0 silent")
        try demo.drag(by: 120, from: -90)
        try demo.wait(for: "METER", "0 sounds")
        // The others go on.
        XCTAssertFalse(demo.all("METER").contains("1 silent"))
        try demo.close()
    }

    func testMasterMutesItself() throws {
        let demo = try RunningDemo("--page", "knobs")
        try demo.waitUntil("PLAYING", is: "true")
        // From the first to the last level, over the pans.
        try demo.press(Array(repeating: "Right", count: 10) + ["Home"])
        try demo.wait(for: "KNOB", "Master, level −∞\u{a0}dB")
        try demo.wait(for: "METER", "5 silent")
        try demo.close()
        XCTAssertFalse(demo.all("METER").contains("0 silent"))
    }

    func testArrowsMoveInABankAndTabLeavesIt() throws {
        let demo = try RunningDemo("--page", "knobs")
        for (keys, message) in [
            (["Up"], "Drums, level −5.5\u{a0}dB"), (["Right", "Up"], "Drums, pan 1\u{a0}R"),
            (["Right", "Right", "Up"], "Bass, pan 1\u{a0}R"), (["Left", "Down"], "Bass, level −9.5\u{a0}dB"),
            // The kind of filter is between the two banks.
            (["Tab", "Tab", "End"], "Cutoff 20.0\u{a0}kHz"),
            (["Right", "Home"], "Resonance 0.10"),
            // A low-pass has no gain.
            (["Right", "Home"], "Sweep 0.0\u{a0}oct"), (["Left", "Up"], "Resonance 0.11"),
            (["shift+Tab", "shift+Tab", "Down"], "Master, pan 1\u{a0}L"),
        ] {
            try demo.press(keys)
            XCTAssertEqual(try demo.wait(for: "KNOB"), message)
        }
        try demo.close()
    }

    func testUndoTakesBackOneStep() throws {
        let demo = try RunningDemo("--page", "knobs")
        try demo.drag(by: -60, from: -90)
        try demo.press("Right", "End")
        try demo.wait(for: "KNOB", "Drums, pan 100\u{a0}R")
        let dragged = try XCTUnwrap(demo.all("KNOB").last { $0.hasPrefix("Drums, level") })
        // A key's step ends after a pause.
        try demo.wait(for: "STEPS", "2 0")
        let steps: [(keys: String, message: String)] = [
            ("ctrl+z", "Drums, pan C"), ("ctrl+z", "Drums, level −6.0\u{a0}dB"), ("ctrl+shift+z", dragged),
            ("ctrl+shift+z", "Drums, pan 100\u{a0}R"),
        ]
        for (keys, message) in steps {
            try demo.press(keys)
            XCTAssertEqual(try demo.wait(for: "KNOB"), message)
        }
        // Nothing is undone during a drag.
        try demo.beginDrag(by: 30, from: -90)
        try demo.press("ctrl+z")
        try demo.endDrag()
        try demo.wait(for: "STEPS", "3 0")
        try demo.close()
    }

    func testDoubleClickResets() throws {
        let demo = try RunningDemo("--page", "knobs")
        let place = ["\(Int(demo.wheel.centerX))", "\(Int(demo.wheel.centerY))"]
        try demo.perform(["mousemove", "--window", "%window"] + place + ["click", "--repeat", "2", "1"])
        XCTAssertEqual(try demo.wait(for: "KNOB"), "Drums, level 0.0\u{a0}dB")
        try demo.close()
    }

    func testPauseStopsTheSimulation() throws {
        let demo = try RunningDemo("--page", "knobs")
        try demo.waitUntil("PLAYING", is: "true")
        try demo.press("space")
        try demo.wait(for: "PLAYING", "false")
        try demo.press("space")
        try demo.wait(for: "PLAYING", "true")
        // Another page hides it.
        try demo.press("ctrl+1")
        try demo.wait(for: "PLAYING", "false")
        try demo.press("ctrl+4")
        try demo.wait(for: "PLAYING", "true")
        try demo.close()
    }

    func testValuesSurviveARestart() throws {
        let home = try Home()
        defer { home.remove() }
        let first = try RunningDemo("--page", "knobs", home: home)
        try first.press("End", "Tab", "space", "Down", "Return")
        try first.wait(for: "STEPS", "2 0")
        try first.close()
        let second = try RunningDemo("--page", "knobs", home: home)
        try second.press("Down")
        XCTAssertEqual(try second.wait(for: "KNOB"), "Drums, level +5.5\u{a0}dB")
        try second.close()
    }

    func testValuesOfTwiceTheSizeHaveRoom() throws {
        let home = try Home()
        defer { home.remove() }
        try home.storeGtk("gtk-font-name=Sans 22")
        try home.store(["window-width": "360", "window-height": "640"])
        let demo = try RunningDemo("--page", "knobs", home: home)
        // Two columns of channels; a knob without room for its value would hide it.
        let columns = try Set((0..<12).map { _ in try demo.waitForPlace(of: "Rotary Wheel/knob").x })
        XCTAssertEqual(columns.count, 2, "\(columns)")
        try demo.close()
    }

    func testInvalidStoredValuesAreTheDefaults() throws {
        let home = try Home()
        defer { home.remove() }
        try home.store(["mixer-values": "[1.0, nan]"])
        let demo = try RunningDemo("--page", "knobs", home: home)
        try demo.press("Up")
        XCTAssertEqual(try demo.wait(for: "KNOB"), "Drums, level +0.5\u{a0}dB")
        try demo.close()
    }
}
