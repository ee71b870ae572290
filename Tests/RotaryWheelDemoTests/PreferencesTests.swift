import Foundation
import XCTest

/// Each setting: changed by keys in the dialog, seen in the widget, and kept when the app is started again.
final class PreferencesTests: XCTestCase {
    /// What is done to a row that has the focus, and what the app says then of its widgets.
    private struct Change {
        let key: String
        let keys: [String]
        let word: String
        let said: String
        /// Whether the keys are pressed in a list, which has to be opened and closes itself.
        var isInList = false

        init(_ key: String, _ keys: String..., property: String, _ value: String) {
            (self.key, self.keys, word, said) = (key, keys, "PROPERTY", "\(property) \(value)")
        }

        init(_ key: String, _ keys: String..., sectors said: String) {
            (self.key, self.keys, word, self.said) = (key, keys, "SECTORS", said)
        }

        /// Something of a list, so many rows below what it shows.
        init(_ key: String, below rows: Int, property: String, _ value: String) {
            self.key = key
            keys = Array(repeating: "Down", count: rows) + ["Return"]
            (word, said, isInList) = ("PROPERTY", "\(property) \(value)", true)
        }
    }

    /// Goes to a row by keys, once the dialog has given the focus to its first.
    private func goTo(_ key: String, in demo: RunningDemo, line: UInt = #line) throws {
        if demo.all("FOCUS").isEmpty { try demo.wait(for: "FOCUS", line: line) }
        if demo.all("FOCUS").last?.hasPrefix("\(key) ") == true { return }
        for _ in 0..<40 {
            let before = demo.all("FOCUS").last
            try demo.press("Tab")
            // What cannot be used now has no focus, and buttons do not tell. What had it already may tell once more.
            var said = before
            while said?.split(separator: " ").first == before?.split(separator: " ").first {
                said = try demo.wait(for: "FOCUS", line: line)
            }
            if said?.hasPrefix("\(key) ") == true { return }
        }
        XCTFail("the focus never comes to \(key)", line: line)
    }

    /// Makes changes in the dialog over a page, sees them, and sees them again in the app when it is started anew.
    private func check(_ changes: [Change], on page: String, line: UInt = #line) throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo("--page", page, home: home)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            for change in changes {
                try goTo(change.key, in: demo, line: line)
                if change.isInList {
                    try demo.press("space")
                    try demo.waitUntil("LIST", is: "\(change.key) true", line: line)
                }
                for key in change.keys { try demo.press(key) }
                try demo.wait(for: change.word, change.said, isPrefix: true, line: line)
                if change.isInList { try demo.waitUntil("LIST", is: "\(change.key) false", line: line) }
            }
            try demo.press("Escape")
        }
        try demo.close(line: line)

        let again = try RunningDemo(home: home)
        for change in changes where change.word == "PROPERTY" {
            let property = change.said.split(separator: " ")[0]
            let said = again.all("PROPERTY").last { $0.hasPrefix("\(property) ") }
            XCTAssertEqual(said, change.said, line: line)
        }
        if let last = changes.last(where: { $0.word == "SECTORS" }) {
            try again.waitUntil("SECTORS", is: last.said, line: line)
        }
        try again.close(line: line)
    }

    func testOfTheWheel() throws {
        func type(_ name: String, _ value: String) -> String {
            "((RotaryWheel\(name)) ROTARY_WHEEL_\(name.uppercased())_\(value))"
        }
        try check(
            [
                Change("wheel-sector-count", "1", "2", "Return", sectors: "12 "),
                Change(
                    "wheel-indicator", below: 1, property: "wheel.indicator-angle",
                    "-1.570796"),
                Change(
                    "wheel-direction", below: 1, property: "wheel.direction",
                    type("Direction", "COUNTER_CLOCKWISE")),
                Change(
                    "wheel-turning", below: 1, property: "wheel.turning",
                    type("Turning", "CLOCKWISE")),
                Change("wheel-inertia", "space", property: "wheel.inertia", "FALSE"),
                Change("wheel-snap", "space", property: "wheel.snap", "FALSE"),
                Change(
                    "wheel-settle-duration", "1", "period", "5", "Return", property: "wheel.settle-duration",
                    "1500"),
                // Eleven sectors away from the first.
                Change("wheel-stops", "space", property: "wheel.maximum-rotation", "5.759587"),
                Change("wheel-auto-advance", "6", "0", "Return", property: "wheel.auto-advance", "60000"),
                Change("wheel-show-labels", "space", sectors: "12 0 12"),
                Change("wheel-show-icons", "space", sectors: "12 0 0"),
            ], on: "wheel")
    }

    func testOfTheSpinningWheel() throws {
        try check(
            [
                Change("pictures-radius", "6", "0", "0", "Return", property: "pictures.radius", "600.000000"),
                Change(
                    "pictures-item-width", "1", "6", "0", "Return", property: "pictures.item-width",
                    "160.000000"),
                Change(
                    "pictures-item-height", "2", "1", "0", "Return", property: "pictures.item-height",
                    "210.000000"),
                Change("pictures-endless", "space", property: "pictures.endless", "TRUE"),
            ], on: "pictures")
    }

    func testOfTheDialMenu() throws {
        try check(
            [
                Change("dial-damping", "End", property: "dial.damping", "1.000000"),
                Change(
                    "dial-maximum-inflation", "1", "period", "5", "Return",
                    property: "dial.maximum-inflation", "1.500000"),
                Change(
                    "dial-minimum-inflation", "0", "period", "5", "Return",
                    property: "dial.minimum-inflation", "0.500000"),
            ], on: "dial")
    }

    func testOfKnobsAndInGeneral() throws {
        try check(
            [
                Change(
                    "knob-drag-style", below: 2, property: "knobs.drag-style",
                    "((RotaryWheelKnobDragStyle) ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL)"),
                Change("knob-sensitivity", "2", "Return", property: "knobs.sensitivity", "2.000000"),
                Change(
                    "reduce-motion", below: 1, property: "gtk-enable-animations", "FALSE"),
                Change(
                    "theme", "space", "Down", "Down", "Return",
                    property: "gtk-application-prefer-dark-theme",
                    "TRUE"),
            ], on: "knobs")
    }

    func testOfTheFolder() throws {
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
            try demo.wait(for: "FOCUS", "pictures-folder", isPrefix: true)
            try demo.press("space")
            try demo.inWindow(titled: "Choose a Folder of Pictures") {
                // The entry for a path; to begin with a slash opens it too, but only a moment later on newer systems.
                try demo.press("ctrl+l")
                try demo.type(chosen.path)
                // What the entry has added of its own, as it may have found while there was more to type.
                try demo.press("shift+End", "Delete")
                try demo.press("Return")
            }
            try demo.wait(for: "DETAIL", "1 of 3")
            try demo.press("Escape")
        }
        try demo.close()
        let again = try RunningDemo(home: home)
        try again.waitUntil("DETAIL", is: "1 of 3")
        try again.close()
    }

    func testSoundsRingTheBellOfTheDesktop() throws {
        let home = try Home()
        defer { home.remove() }
        let bell = try Bell()
        let demo = try RunningDemo("--page", "wheel", home: home)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            try goTo("sounds", in: demo)
            try demo.press("space")
            // A switch is on when it has moved there.
            try demo.wait(for: "PROPERTY", "switch.sounds TRUE")
            try demo.press("Escape")
        }
        try demo.drag(by: -45)
        try demo.wait(for: "LABEL", "Flower")
        try bell.wait()
        try demo.close()

        // It is still on when the app is started again.
        let again = try RunningDemo(home: home)
        try again.drag(by: -45)
        try bell.wait()
        try again.close()
    }

    func testRowsShowWhatIsSetElsewhere() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo("--page", "pictures", home: home)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            try goTo("pictures-radius", in: demo)
            try demo.press("6", "0", "0", "Return")
            try demo.wait(for: "PROPERTY", "pictures.radius 600.000000")
            try demo.press("shift+Tab", "shift+Tab", "space")
            try demo.wait(for: "TOAST", "1 setting was reset")
            // One step more than the default.
            try goTo("pictures-radius", in: demo)
            try demo.press("Up")
            try demo.wait(for: "PROPERTY", "pictures.radius 580.000000")
            try demo.press("Escape")
        }
        try demo.close()
    }

    func testWhatIsPressedStaysUnderThePointer() throws {
        let demo = try RunningDemo("--page", "pictures")
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            /// Where the control of a row stands when it has got the focus.
            func place(of key: String) throws -> (x: Int, y: Int) {
                try goTo(key, in: demo)
                let numbers = demo.all("FOCUS").last?.split(separator: " ").compactMap { Int($0) } ?? []
                return (try XCTUnwrap(numbers.first), try XCTUnwrap(numbers.last))
            }
            // The group of the page stands at the very top, its button about a row above the first of its rows.
            let (x, y) = try place(of: "pictures-folder")
            let height = try place(of: "pictures-radius").y - y
            try goTo("pictures-endless", in: demo)
            try demo.press("space")
            try demo.wait(for: "PROPERTY", "pictures.endless TRUE")
            try demo.perform([
                "mousemove", "--window", "%window", "\(x)", "\(y - height)", "mousedown", "1", "sleep", "0.1",
                "mouseup", "1",
            ])
            try demo.wait(for: "PROPERTY", "pictures.endless FALSE")
            try demo.press("Escape")
        }
        try demo.close()
    }

    func testOpensAndClosesAgainAndAgain() throws {
        let demo = try RunningDemo()
        for _ in 0..<2 {
            try demo.press("ctrl+comma")
            try demo.closeWindow(titled: "Preferences")
        }
        try demo.close()
    }

    func testByPointerWithResetAndUndo() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "Preferences") {
            for (key, said) in [("wheel-inertia", "wheel.inertia"), ("wheel-snap", "wheel.snap")] {
                try goTo(key, in: demo)
                let place = demo.all("FOCUS").last?.split(separator: " ").dropFirst().map(String.init) ?? []
                try demo.perform(["mousemove", "--window", "%window"] + place + ["click", "1"])
                try demo.wait(for: "PROPERTY", "\(said) FALSE")
            }
            // Back over the rows to the button of their group.
            while demo.all("FOCUS").last?.hasPrefix("wheel-sector-count") != true {
                try demo.press("shift+Tab")
                _ = try demo.wait(for: "FOCUS")
            }
            try demo.press("shift+Tab", "space")
            try demo.wait(for: "PROPERTY", "wheel.snap TRUE")
            try demo.wait(for: "TOAST", "2 settings were reset")
            try demo.press("alt+u")
            try demo.wait(for: "PROPERTY", "wheel.snap FALSE")
            XCTAssertEqual(demo.all("PROPERTY").last { $0.hasPrefix("wheel.inertia") }, "wheel.inertia FALSE")
            try demo.press("Escape")
        }
        try demo.close()
    }
}
