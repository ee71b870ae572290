import XCTest

final class MixerTests: DemoTestCase {
    func testMetersFollowTheirLevels() throws {
        try start(page: "knobs")
        try demo.wait(untilLast: "PLAYING true")
        // A pause stops the simulation, and another page, which hides it.
        for (keys, isPlaying) in [("space", false), ("space", true), ("ctrl+1", false), ("ctrl+4", true)] {
            try demo.press(keys, until: "PLAYING \(isPlaying)")
        }
        // The closed menu takes no click of a pointer that rests.
        try demo.click("Rotary Wheel/Pause", until: "PLAYING false")
        for isPlaying in [true, false, true, false, true] {
            try demo.press("F10")
            try demo.waitForPlace(of: "Rotary Wheel/Preferences")
            try demo.press("Escape", until: "POPOVER gone")
            demo.click()
            try demo.wait(until: "PLAYING \(isPlaying)")
        }
        // The control of the page is the level of the first channel: counterclockwise is less.
        try demo.drag(by: -330, from: -90, until: "KNOB Drums, level −∞\u{a0}dB")
        try demo.wait(until: "METER 0 silent")
        try demo.drag(by: 120, from: -90)
        try demo.wait(until: "METER 0 sounds")
        // From the first to the last level, over the pans.
        let toMaster = String(repeating: "Right ", count: 10)
        try demo.press(toMaster + "Home", until: "KNOB Master, level −∞\u{a0}dB")
        try demo.wait(until: "METER 5 silent")
        try demo.close()
        // The others go on.
        XCTAssertFalse(demo.all("METER").contains("1 silent"))
        XCTAssertEqual(demo.all("METER").last { $0.hasPrefix("0 ") }, "0 sounds")
    }

    func testArrowsMoveInABankAndTabLeavesIt() throws {
        try start(page: "knobs")
        for (keys, message) in [
            ("Up", "Drums, level −5.5\u{a0}dB"), ("Right Up", "Drums, pan 1\u{a0}R"),
            ("Right Right Up", "Bass, pan 1\u{a0}R"), ("Left Down", "Bass, level −9.5\u{a0}dB"),
            // The kind of filter is between the two banks.
            ("Tab Tab End", "Cutoff 20.0\u{a0}kHz"), ("Right Home", "Resonance 0.10"),
            // A low-pass has no gain.
            ("Right Home", "Sweep 0.0\u{a0}oct"), ("Left Up", "Resonance 0.11"),
            ("shift+Tab shift+Tab Down", "Master, pan 1\u{a0}L"),
        ] { try demo.press(keys, next: "KNOB \(message)") }
    }

    func testUndoTakesBackOneStep() throws {
        try start(page: "knobs")
        try demo.drag(by: -60, from: -90)
        try demo.press("Right End", until: "KNOB Drums, pan 100\u{a0}R")
        let dragged = try XCTUnwrap(demo.all("KNOB").last { $0.hasPrefix("Drums, level") })
        // A key's step ends with its release.
        try demo.wait(until: "STEPS 2 0")
        for (keys, message) in [
            ("ctrl+z", "Drums, pan C"), ("ctrl+z", "Drums, level −6.0\u{a0}dB"), ("ctrl+shift+z", dragged),
            ("ctrl+shift+z", "Drums, pan 100\u{a0}R"),
        ] { try demo.press(keys, next: "KNOB \(message)") }
        // Nothing is undone during a drag.
        demo.beginDrag(by: 60, from: -90)
        try demo.press("ctrl+z")
        demo.endDrag()
        try demo.wait(until: "STEPS 3 0")
    }

    func testValidValuesSurviveARestart() throws {
        try home.store(["mixer-values": "[1.0, nan]"])
        try start(page: "knobs")
        // The values are the defaults. A double click resets the level.
        try demo.press("Up", next: "KNOB Drums, level +0.5\u{a0}dB")
        demo.move(to: demo.control.centerX, demo.control.centerY)
        demo.doubleClick()
        try demo.expect(next: "KNOB Drums, level 0.0\u{a0}dB")
        try demo.press("End Tab space Down Return", until: "STEPS 2 0")
        try start(page: "knobs")
        try demo.press("Down", next: "KNOB Drums, level +5.5\u{a0}dB")
    }

    func testValuesOfTwiceTheSizeHaveRoom() throws {
        try home.store(font: "Sans 22")
        try home.store(["window-width": "360", "window-height": "640"])
        try start(page: "knobs")
        // Two columns of channels; a knob without room for its value would hide it.
        let columns = try Set((0..<12).map { _ in try demo.waitForPlace(of: "Rotary Wheel/knob").x })
        XCTAssertEqual(columns.count, 2, "\(columns)")
    }
}
