import Foundation
import XCTest

@testable import RotaryWheelDemo

final class PreferencesTests: DemoTestCase {
    /// Opens the preferences, runs a closure in them, and closes them by one Escape, also while they show a message.
    private func edit(_ body: () throws -> Void) throws {
        try demo.inWindow("Preferences", by: "ctrl+comma", body)
    }

    /// The key of a setting, the keys that change it from the default, and the line of the change.
    private typealias Change = (key: String, keys: String, said: String)

    /// Changes settings in the dialog of a page, and expects the changes immediately and after a restart.
    ///
    /// Several keys from `space` on choose in a list. Others are on the page of a tab, with its last row.
    private func check(
        _ own: [Change], on page: String, tab: (name: String, last: String) = ("", ""),
        _ others: [Change] = [], line: UInt = #line
    ) throws {
        let changes = own + others
        XCTAssertFalse(changes.isEmpty, page, line: line)
        try start(page: page)
        try edit {
            for change in own { try make(change, line) }
            if !others.isEmpty {
                try demo.click("Preferences/\(tab.name)")
                // The focus has moved by then.
                try demo.waitForPlace(of: "Preferences/\(tab.last)")
            }
            for change in others { try make(change, line) }
        }
        try start()
        for change in changes where change.said.hasPrefix("PROPERTY") {
            let property = change.said.split(separator: " ")[1]
            let trace = demo.all("PROPERTY").last { $0.hasPrefix("\(property) ") }
            XCTAssertEqual(trace.map { "PROPERTY \($0)" }, change.said, line: line)
        }
        if let last = changes.last(where: { $0.said.hasPrefix("SECTORS") }) {
            try demo.wait(untilLast: last.said, line: line)
        }
    }

    private func make(_ change: Change, _ line: UInt) throws {
        try demo.focus(change.key, line: line)
        var keys = change.keys.split(separator: " ")[...]
        let isInList = keys.count > 1 && keys.first == "space"
        if isInList {
            try demo.press("\(keys.removeFirst())")
            try demo.wait(untilLast: "LIST \(change.key) true", line: line)
        }
        for key in keys { try demo.press("\(key)") }
        try demo.wait(until: change.said, line: line)
        if isInList { try demo.wait(untilLast: "LIST \(change.key) false", line: line) }
    }

    /// The line of a property that has a value of an enumeration.
    private static func said(_ property: String, _ type: String, _ value: String) -> String {
        "PROPERTY \(property) ((RotaryWheel\(type)) ROTARY_WHEEL_\(value))"
    }

    func testWheelSettingsPersist() throws {
        let counterclockwise = Self.said("wheel.direction", "Direction", "DIRECTION_COUNTER_CLOCKWISE")
        try check(
            [
                ("wheel-sector-count", "1 2 Return", "SECTORS 12 …"),
                ("wheel-indicator", "space Down Return", "PROPERTY wheel.indicator-angle -1.570796"),
                ("wheel-direction", "space Down Return", counterclockwise),
                (
                    "wheel-turning", "space Down Return",
                    Self.said("wheel.turning", "Turning", "TURNING_CLOCKWISE")
                ),
                ("wheel-inertia", "space", "PROPERTY wheel.inertia FALSE"),
                ("wheel-flick-spins", "space", "PROPERTY wheel.flick-spins TRUE"),
                ("wheel-snap", "space", "PROPERTY wheel.snap FALSE"),
                ("wheel-settle-duration", "1 period 5 Return", "PROPERTY wheel.settle-duration 1500"),
                // Eleven sectors from the first.
                ("wheel-stops", "space", "PROPERTY wheel.maximum-rotation 5.759587"),
                ("wheel-return-to-start", "space", "PROPERTY wheel.return-to-start TRUE"),
                ("wheel-auto-advance", "6 0 Return", "PROPERTY wheel.auto-advance 60000"),
                ("wheel-tinted", "space", "PROPERTY wheel.tinted FALSE"),
                ("wheel-show-labels", "space", "SECTORS 12 0 12"),
                ("wheel-show-icons", "space", "SECTORS 12 0 0"),
            ], on: "wheel")
    }

    func testOtherSettingsPersist() throws {
        for page in ["pictures", "dial", "telephone", "knobs"] {
            let all = Self.otherChanges.filter { $0.key.hasPrefix(page.prefix(4)) }
            // The physics of what people keep is with the controls for developers.
            let physics = all.filter { change in
                ["radius", "damping", "inflation", "linear-drag"].contains { change.key.hasSuffix($0) }
            }
            let own = all.filter { change in !physics.contains { $0.key == change.key } }
            try check(own, on: page, tab: ("Controls", "Straight Drags"), physics)
        }
        // The general ones are on each page.
        try check([], on: "wheel", tab: ("General", "Theme"), Self.otherChanges.suffix(2))
        try demo.inWindow("Preferences", by: "ctrl+comma", closing: "ctrl+w")
    }

    private static let otherChanges: [Change] = [
        ("pictures-radius", "6 0 0 Return", "PROPERTY pictures.radius 600"),
        ("pictures-item-width", "1 6 0 Return", "PROPERTY pictures.item-width 160"),
        ("pictures-item-height", "2 1 0 Return", "PROPERTY pictures.item-height 210"),
        ("pictures-endless", "space", "PROPERTY pictures.endless FALSE"),
        ("pictures-depth", "End", "PROPERTY pictures.depth 1.000000"),
        ("dial-damping", "End", "PROPERTY dial.damping 1.000000"),
        ("dial-maximum-inflation", "1 period 5 Return", "PROPERTY dial.maximum-inflation 1.500000"),
        ("dial-minimum-inflation", "0 period 5 Return", "PROPERTY dial.minimum-inflation 0.500000"),
        // The last of the list.
        ("dial-snap-angle", "space End Return", "PROPERTY dial.snap-angle 3.141593"),
        ("dial-inertia", "space", "PROPERTY dial.inertia TRUE"),
        ("dial-linear-drag", "space", "PROPERTY dial.linear-drag TRUE"),
        ("dial-expand-duration", "1 Return", "PROPERTY dial.menu.expand-duration 1000"),
        ("dial-show-delay", "0 period 5 Return", "PROPERTY dial.menu.show-delay 500"),
        ("dial-dwell", "1 Return", "PROPERTY dial.menu.dwell 1000"),
        ("dial-hover-mode", "space", "PROPERTY dial.menu.hover-mode TRUE"),
        // The least speed, which is also that of the setting.
        ("telephone-return-speed", "0 Return", "PROPERTY telephone.return-speed 0.628319"),
        ("telephone-strict-grip", "space", slipping),
        ("knob-drag-style", "space Down Down Down Return", vertical),
        ("knob-sensitivity", "2 Return", "PROPERTY knobs.sensitivity 2.000000"),
        ("reduce-motion", "space Down Return", reduced),
        ("theme", "space Down Down Return", "PROPERTY dark TRUE"),
    ]

    private static let reduced =
        Appearance.knowsReducedMotion
        ? "PROPERTY gtk-interface-reduced-motion ((GtkReducedMotion) GTK_REDUCED_MOTION_REDUCE)"
        : "PROPERTY gtk-enable-animations FALSE"
    private static let slipping = said("telephone.ring-exit", "RingExit", "RING_EXIT_CONTINUE")
    private static let vertical = said("knobs.drag-style", "KnobDragStyle", "KNOB_DRAG_STYLE_VERTICAL")

    func testFolderPersists() throws {
        let chosen = home.pictures.appending(path: "Chosen")
        try FileManager.default.createDirectory(at: chosen, withIntermediateDirectories: true)
        for name in ["a.png", "b.png", "c.png"] { try home.add(name, to: chosen) }
        try home.add("other.png")
        try start(page: "pictures")
        try demo.wait(untilLast: "DETAIL 1 of 1")
        try edit {
            try demo.focus("pictures-folder")
            try demo.inWindow("Choose a Folder of Pictures", by: "space", closing: nil) {
                // The path entry. A slash opens it too, but later on newer systems.
                try demo.press("ctrl+l")
                try demo.type(chosen.path)
                // Deletes the entry's completion, which may have appeared while typing.
                try demo.press("shift+End Delete Return")
            }
            try demo.wait(until: "DETAIL 1 of 3")
        }
        try start()
        try demo.wait(untilLast: "DETAIL 1 of 3")
    }

    func testTimerHasMinutesAndSeconds() throws {
        let file = home.settings.appending(path: "glib-2.0/settings/keyfile")
        try start(page: "wheel")
        try edit {
            // What is no time changes nothing.
            for (keys, value) in [("1 colon 3 0", 90), ("x", 90), ("2 0 0", 200)] {
                try demo.focus("wheel-timer")
                try demo.press("ctrl+a \(keys) Return")
                home.wait { [home = home!] in
                    try? home.lines(of: file).contains("wheel-timer=\(value)")
                }
                XCTAssert(try home.lines(of: file).contains("wheel-timer=\(value)"))
            }
        }
    }

    func testClickOnARowOpensTheEntryOfItsKnob() throws {
        try start(page: "knobs")
        try edit {
            try demo.focus("knob-sensitivity")
            try demo.click("Preferences/A knob to try")
            // Escape closes the entry, and not the dialog. The app answers Control with the focus.
            try demo.press("Escape")
            try demo.press("Control_L", until: "FOCUS knob-to-try…")
        }
    }

    func testPressOnResetMovesNothingAndRowsFollow() throws {
        try start(page: "pictures")
        try edit {
            try demo.focus("pictures-item-width")
            try demo.press("1 6 0 Return", until: "PROPERTY pictures.item-width 160")
            try demo.focus("pictures-endless")
            try demo.press("space", until: "PROPERTY pictures.endless FALSE")
            // The press moves the focus, which must not scroll the button away.
            try demo.click("Preferences/Reset", isSlow: true, until: "PROPERTY pictures.endless TRUE")
            try demo.wait(until: "TOAST 2 settings were reset")
            // One step above the default.
            try demo.focus("pictures-item-width")
            try demo.press("Up", until: "PROPERTY pictures.item-width 205")
        }
    }

    func testResetAndUndoRestoreSettings() throws {
        // Scrolls immediately.
        try home.store(["reduce-motion": "'always'"])
        try start()
        try edit {
            for name in ["inertia", "snap"] {
                try demo.focus("wheel-\(name)")
                try demo.press("space", until: "PROPERTY wheel.\(name) FALSE")
            }
            // The focus scrolls the button into view.
            try demo.focus("Reset", by: "shift+Tab")
            let words = try XCTUnwrap(demo.all("FOCUS").last).split(separator: " ")
            let place = words.suffix(2).compactMap { Double($0) }
            demo.move(to: place[0], place[1])
            demo.click()
            try demo.wait(until: "PROPERTY wheel.snap TRUE")
            try demo.wait(until: "TOAST 2 settings were reset")
            try demo.press("alt+u", until: "PROPERTY wheel.snap FALSE")
            XCTAssertEqual(demo.all("PROPERTY").last { $0.hasPrefix("wheel.inertia") }, "wheel.inertia FALSE")
        }
    }
}
