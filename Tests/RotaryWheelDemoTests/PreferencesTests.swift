import Foundation
import XCTest

/// Each setting: changed by keys, applied to the widget, and restored on the next start.
final class PreferencesTests: XCTestCase {
    /// Input on a focused row, and the expected trace.
    private struct Change {
        let key: String
        let keys: [String]
        let word: String
        let trace: String
        /// Whether the keys are pressed in a list that opens and closes.
        var isInList = false

        init(_ key: String, _ keys: String..., property: String, _ value: String) {
            (self.key, self.keys, word, trace) = (key, keys, "PROPERTY", "\(property) \(value)")
        }

        init(_ key: String, _ keys: String..., sectors trace: String) {
            (self.key, self.keys, word, self.trace) = (key, keys, "SECTORS", trace)
        }

        /// Selects a list item by keys.
        init(_ key: String, inList keys: String..., property: String, _ value: String) {
            self.key = key
            self.keys = keys + ["Return"]
            (word, trace, isInList) = ("PROPERTY", "\(property) \(value)", true)
        }
    }

    /// Makes changes in the dialog of a page, and expects them immediately and after a restart.
    private func check(
        _ changes: [Change], on page: String, tab: String? = nil, line: UInt = #line
    ) throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo("--page", page, home: home)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            if let tab {
                try demo.click("Preferences/\(tab)")
                // Its last row: the focus has moved by then.
                try demo.waitForPlace(of: "Preferences/Theme")
            }
            for change in changes {
                try demo.focus(change.key, line: line)
                if change.isInList {
                    try demo.press("space")
                    try demo.waitUntil("LIST", is: "\(change.key) true", line: line)
                }
                for key in change.keys { try demo.press(key) }
                try demo.wait(for: change.word, change.trace, isPrefix: true, line: line)
                if change.isInList { try demo.waitUntil("LIST", is: "\(change.key) false", line: line) }
            }
            try demo.press("Escape")
            try demo.waitUntilGone("Preferences")
        }
        try demo.close(line: line)

        let again = try RunningDemo(home: home)
        for change in changes where change.word == "PROPERTY" {
            let property = change.trace.split(separator: " ")[0]
            let trace = again.all("PROPERTY").last { $0.hasPrefix("\(property) ") }
            XCTAssertEqual(trace, change.trace, line: line)
        }
        if let last = changes.last(where: { $0.word == "SECTORS" }) {
            try again.waitUntil("SECTORS", is: last.trace, line: line)
        }
        try again.close(line: line)
    }

    func testWheelSettingsPersist() throws {
        func type(_ name: String, _ value: String) -> String {
            "((RotaryWheel\(name)) ROTARY_WHEEL_\(name.uppercased())_\(value))"
        }
        try check(
            [
                Change("wheel-sector-count", "1", "2", "Return", sectors: "12 "),
                Change(
                    "wheel-indicator", inList: "Down", property: "wheel.indicator-angle",
                    "-1.570796"),
                Change(
                    "wheel-direction", inList: "Down", property: "wheel.direction",
                    type("Direction", "COUNTER_CLOCKWISE")),
                Change(
                    "wheel-turning", inList: "Down", property: "wheel.turning",
                    type("Turning", "CLOCKWISE")),
                Change("wheel-inertia", "space", property: "wheel.inertia", "FALSE"),
                Change("wheel-flick-spins", "space", property: "wheel.flick-spins", "TRUE"),
                Change("wheel-snap", "space", property: "wheel.snap", "FALSE"),
                Change(
                    "wheel-settle-duration", "1", "period", "5", "Return", property: "wheel.settle-duration",
                    "1500"),
                // Eleven sectors from the first.
                Change("wheel-stops", "space", property: "wheel.maximum-rotation", "5.759587"),
                Change("wheel-return-to-start", "space", property: "wheel.return-to-start", "TRUE"),
                Change("wheel-auto-advance", "6", "0", "Return", property: "wheel.auto-advance", "60000"),
                Change("wheel-tinted", "space", property: "wheel.tinted", "TRUE"),
                Change("wheel-show-labels", "space", sectors: "12 0 12"),
                Change("wheel-show-icons", "space", sectors: "12 0 0"),
            ], on: "wheel")
    }

    func testSpinningWheelSettingsPersist() throws {
        try check(
            [
                Change("pictures-radius", "6", "0", "0", "Return", property: "pictures.radius", "600"),
                Change(
                    "pictures-item-width", "1", "6", "0", "Return", property: "pictures.item-width",
                    "160"),
                Change(
                    "pictures-item-height", "2", "1", "0", "Return", property: "pictures.item-height",
                    "210"),
                Change("pictures-endless", "space", property: "pictures.endless", "FALSE"),
                Change("pictures-depth", "End", property: "pictures.depth", "1.000000"),
            ], on: "pictures")
    }

    func testDialMenuSettingsPersist() throws {
        try check(
            [
                Change("dial-damping", "End", property: "dial.damping", "1.000000"),
                Change(
                    "dial-maximum-inflation", "1", "period", "5", "Return",
                    property: "dial.maximum-inflation", "1.500000"),
                Change(
                    "dial-minimum-inflation", "0", "period", "5", "Return",
                    property: "dial.minimum-inflation", "0.500000"),
                // The last of the list.
                Change("dial-snap-angle", inList: "End", property: "dial.snap-angle", "3.141593"),
                Change("dial-inertia", "space", property: "dial.inertia", "TRUE"),
                Change("dial-linear-drag", "space", property: "dial.linear-drag", "TRUE"),
                Change(
                    "dial-expand-duration", "1", "Return", property: "dial.menu.expand-duration", "1000"),
                Change(
                    "dial-targets", inList: "Down", property: "dial.targets",
                    "((RotaryWheelDialTargets) ROTARY_WHEEL_DIAL_TARGETS_WEDGES)"),
                Change(
                    "dial-show-delay", "0", "period", "5", "Return", property: "dial.menu.show-delay", "500"),
                Change("dial-dwell", "1", "Return", property: "dial.menu.dwell", "1000"),
                Change("dial-hover-mode", "space", property: "dial.menu.hover-mode", "TRUE"),
            ], on: "dial")
    }

    func testTelephoneSettingsPersist() throws {
        try check(
            [
                // The least speed, which is also that of the setting.
                Change(
                    "telephone-return-speed", "0", "Return", property: "telephone.return-speed", "0.628319"),
                Change("telephone-strict-grip", "space", property: "telephone.strict-grip", "FALSE"),
            ], on: "telephone")
    }

    func testKnobAndGeneralSettingsPersist() throws {
        try check(
            [
                Change(
                    "knob-drag-style", inList: "Down", "Down", property: "knobs.drag-style",
                    "((RotaryWheelKnobDragStyle) ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL)"),
                Change("knob-sensitivity", "2", "Return", property: "knobs.sensitivity", "2.000000"),
            ], on: "knobs")
        try check(
            [
                Change(
                    "reduce-motion", inList: "Down", property: "gtk-enable-animations", "FALSE"),
                Change("theme", inList: "Down", "Down", property: "dark", "TRUE"),
            ], on: "wheel", tab: "General")
    }

    func testClickOnARowFocusesItsKnob() throws {
        let demo = try RunningDemo("--page", "knobs")
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            try demo.focus("knob-sensitivity")
            try demo.click("Preferences/A knob to try")
            // The app answers it with the focus.
            try demo.press("Control_L")
            try demo.wait(for: "FOCUS", "knob-to-try", isPrefix: true)
            try demo.press("Escape")
            try demo.waitUntilGone("Preferences")
        }
        try demo.close()
    }

    func testFolderPersists() throws {
        let home = try Home()
        defer { home.remove() }
        let chosen = home.pictures.appending(path: "Chosen")
        try FileManager.default.createDirectory(at: chosen, withIntermediateDirectories: true)
        for name in ["a.png", "b.png", "c.png"] { try home.add(name, to: chosen) }
        try home.add("other.png")
        let demo = try RunningDemo("--page", "pictures", home: home)
        try demo.waitUntil("DETAIL", is: "1 of 1")
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            try demo.focus("pictures-folder")
            try demo.press("space")
            try demo.inWindow(titled: "Choose a Folder of Pictures") {
                // The path entry. A slash opens it too, but later on newer systems.
                try demo.press("ctrl+l")
                try demo.type(chosen.path)
                // Deletes the entry's completion, which may have appeared while typing.
                try demo.press("shift+End", "Delete")
                try demo.press("Return")
            }
            try demo.wait(for: "DETAIL", "1 of 3")
            try demo.press("Escape")
            try demo.waitUntilGone("Preferences")
        }
        try demo.close()
        let again = try RunningDemo(home: home)
        try again.waitUntil("DETAIL", is: "1 of 3")
        try again.close()
    }

    func testSoundsRingTheBell() throws {
        let home = try Home()
        defer { home.remove() }
        let bell = try Script("bell.py")
        let demo = try RunningDemo("--page", "wheel", home: home)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            try demo.click("Preferences/General")
            try demo.click("Preferences/sounds")
            // The switch is on at the end of its animation.
            try demo.wait(for: "PROPERTY", "switch.sounds TRUE")
            try demo.press("Escape")
            try demo.waitUntilGone("Preferences")
        }
        try demo.drag(by: -45)
        try demo.wait(for: "LABEL", "Flower")
        try bell.wait(for: "RANG")
        try demo.close()

        // The setting persists after a restart.
        let again = try RunningDemo(home: home)
        try again.drag(by: -45)
        try bell.wait(for: "RANG")
        try again.close()
    }

    func testRowsFollowTheSettings() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo("--page", "pictures", home: home)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            try demo.focus("pictures-radius")
            try demo.press("6", "0", "0", "Return")
            try demo.wait(for: "PROPERTY", "pictures.radius 600")
            try demo.focus("Reset", by: "shift+Tab")
            try demo.press("space")
            try demo.wait(for: "TOAST", "1 setting was reset")
            // One step above the default.
            try demo.focus("pictures-radius")
            try demo.press("Up")
            try demo.wait(for: "PROPERTY", "pictures.radius 1220")
            // Escape would dismiss the toast, since libadwaita 1.7.
            try demo.click("Preferences/close")
            try demo.waitUntilGone("Preferences")
        }
        try demo.close()
    }

    func testPressedButtonStaysUnderThePointer() throws {
        let demo = try RunningDemo("--page", "pictures")
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            try demo.focus("pictures-endless")
            try demo.press("space")
            try demo.wait(for: "PROPERTY", "pictures.endless FALSE")
            // The press moves the focus, which must not scroll the button away.
            try demo.click("Preferences/Reset", isSlow: true)
            try demo.wait(for: "PROPERTY", "pictures.endless TRUE")
            // Escape would dismiss the toast, since libadwaita 1.7.
            try demo.click("Preferences/close")
            try demo.waitUntilGone("Preferences")
        }
        try demo.close()
    }

    func testTextsAreWholeInANarrowWindow() throws {
        for (locale, font, title, tab, texts) in [
            ("en_US", "Sans 11", "Preferences", "Wheel", ["Wheel", "Clockwise", "Both ways"]),
            ("de_DE", "Sans 11", "Einstellungen", "Rad", ["Rad", "Rechtsherum", "Beide Richtungen"]),
            ("en_US", "Sans 22", "Preferences", "Wheel", ["Wheel", "Left"]),
        ] {
            let home = try Home()
            defer { home.remove() }
            try home.storeGtk("gtk-font-name=\(font)")
            // A dialog of libadwaita needs 360 pixels; without a compositor, GTK 4.18 has borders of 5 beside it.
            try home.store(["window-width": "370", "window-height": "640"])
            let demo = try RunningDemo("--page", "knobs", home: home, environment: home.locale(locale))
            try demo.press("ctrl+comma")
            try demo.inWindow(titled: title) {
                // Before libadwaita 1.5 the preferences are a window of their own.
                if demo.all("WINDOW").contains("own \(title)") { try demo.resize(width: 360, height: 640) }
                // In a narrow window, the tabs are at the bottom.
                while try demo.waitForPlace(of: "\(title)/\(tab)").y < 320 {}
                try demo.click("\(title)/\(tab)")
                for text in texts {
                    while !demo.all("TEXT").contains("whole \(title)/\(text)") { try demo.wait(for: "TEXT") }
                }
                try demo.press("Escape")
                try demo.waitUntilGone(title)
            }
            try demo.close()
        }
    }

    func testDialogReopens() throws {
        let demo = try RunningDemo()
        for _ in 0..<2 {
            try demo.press("ctrl+comma")
            try demo.closeWindow(titled: "Preferences")
        }
        try demo.close()
    }

    func testResetAndUndoRestoreSettings() throws {
        let home = try Home()
        defer { home.remove() }
        // Scrolls immediately.
        try home.store(["reduce-motion": "'always'"])
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            for (key, trace) in [("wheel-inertia", "wheel.inertia"), ("wheel-snap", "wheel.snap")] {
                try demo.focus(key)
                try demo.press("space")
                try demo.wait(for: "PROPERTY", "\(trace) FALSE")
            }
            // The focus scrolls the button into view.
            try demo.focus("Reset", by: "shift+Tab")
            let place = try XCTUnwrap(demo.all("FOCUS").last).split(separator: " ").suffix(2).map(String.init)
            try demo.perform(["mousemove", "--window", "%window"] + place + ["click", "1"])
            try demo.wait(for: "PROPERTY", "wheel.snap TRUE")
            try demo.wait(for: "TOAST", "2 settings were reset")
            try demo.press("alt+u")
            try demo.wait(for: "PROPERTY", "wheel.snap FALSE")
            XCTAssertEqual(demo.all("PROPERTY").last { $0.hasPrefix("wheel.inertia") }, "wheel.inertia FALSE")
            // Escape would dismiss the toast, since libadwaita 1.7.
            try demo.click("Preferences/close")
            try demo.waitUntilGone("Preferences")
        }
        try demo.close()
    }
}
