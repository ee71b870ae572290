import Foundation
import XCTest

/// The app's state, settings, command line and languages.
final class SessionTests: DemoTestCase {
    private static let pages = NewcomerTests.pages.map(\.name)

    /// Runs the app until it exits.
    private func run(_ arguments: String..., environment: [String: String] = [:]) throws
        -> (code: Int32, output: String, errors: String)
    { try Process(RunningDemo.program, arguments, environment: environment).end() }

    func testPageAndWindowSizePersist() throws {
        try start()
        try demo.press("ctrl+3", next: "PAGE dial")
        demo.resize(width: 900, height: 700)
        let size = try demo.wait(for: "SIZE")
        XCTAssertNotEqual(size, demo.all("SIZE").first)
        try start()
        XCTAssertEqual(demo.all("PAGE"), ["dial"])
        XCTAssertEqual(demo.all("SIZE"), [size])
        // A second instance activates the first.
        let second = try run("--page", "knobs")
        XCTAssertEqual(second.code, 0)
        XCTAssertEqual(second.errors, "")
        try demo.wait(until: "PAGE knobs")
    }

    func testNarrowWindowHasTheListBeforeThePages() throws {
        try home.store(["window-width": "360", "window-height": "294"])
        try start()
        XCTAssertEqual(demo.all("SIZE").last, "360 294")
        // Back to the list, where arrow keys only choose a row.
        try demo.press("Escape")
        try demo.waitForPlace(of: "Rotary Wheel/Launcher")
        try demo.press("Down Down Return", next: "PAGE dial")
        try demo.press("alt+Left")
        try demo.press("Up Up Return", next: "PAGE wheel")
        try demo.press("Right", until: "LABEL Flower")
        // The keys of a page lead to it from the list, also if it is the last one.
        try demo.press("alt+Left ctrl+1 Right", until: "LABEL Monster")
        try demo.press("alt+Left ctrl+4", next: "PAGE knobs")
        try demo.press("Up", next: "KNOB Drums, level −5.5\u{a0}dB")
    }

    func testLargeLongTextsDoNotWidenTheWindow() throws {
        try home.store(font: "Sans 16.5")
        let german = try home.locale("de_DE")
        for page in Self.pages {
            try home.store(["window-width": "360", "window-height": "294"])
            try start(page: page, environment: german)
            // The close button is at the window's edge.
            XCTAssertLessThan(try demo.waitForPlace(of: "Drehrad/close").x, 360, page)
            // It stores its settings.
            try demo.close()
        }
    }

    func testPreferencesAreWholeInANarrowWindow() throws {
        for (locale, font, title, texts) in [
            ("en_US", "Sans 11", "Preferences", ["Wheel", "Clockwise", "Both ways"]),
            ("de_DE", "Sans 11", "Einstellungen", ["Glücksrad", "Rechtsherum", "Beide Richtungen"]),
            ("en_US", "Sans 22", "Preferences", ["Wheel", "Left"]),
        ] {
            try home.store(font: font)
            // A dialog of libadwaita needs 360 pixels; without a compositor, GTK 4.18 has borders of 5 beside it.
            try home.store(["window-width": "370", "window-height": "640"])
            try start(page: "knobs", environment: home.locale(locale))
            try demo.inWindow(title, by: "ctrl+comma") {
                // Before libadwaita 1.5 the preferences are a window of their own.
                if demo.all("WINDOW").contains("own \(title)") { demo.resize(width: 360, height: 640) }
                // In a narrow window, the tabs are at the bottom; the first is that of the wheel.
                while try demo.waitForPlace(of: "\(title)/\(texts[0])").y < 320 {}
                try demo.click("\(title)/\(texts[0])")
                for text in texts { try demo.waitForAll("TEXT whole \(title)/\(text)") }
            }
            // It stores its settings.
            try demo.close()
        }
    }

    func testExternalSettingsApplyImmediately() throws {
        try home.store(["wheel-inertia": "false"])
        try start()
        XCTAssertEqual(demo.all("PROPERTY").last { $0.hasPrefix("wheel.inertia") }, "wheel.inertia FALSE")
        for (key, value, said) in [
            ("wheel-sector-count", "5", "SECTORS 5 5 5"),
            ("wheel-settle-duration", "700", "PROPERTY wheel.settle-duration 700"),
            ("theme", "dark", "PROPERTY dark TRUE"), ("page", "knobs", "PAGE knobs"),
        ] {
            try home.run("gsettings", "set", "io.github.rotarywheel.Demo", key, value)
            try demo.wait(until: said)
        }
    }

    func testInvalidSettingsFallBackToDefaults() throws {
        try home.store([
            "wheel-sector-count": "100000", "wheel-direction": "'sideways'", "wheel-inertia": "'maybe'",
            "wheel-settle-duration": "[[", "page": "'attic'", "window-width": "-3", "gone-long-ago": "7",
            "wheel-snap": "false", "wheel-auto-advance": "60000",
        ])
        try start()
        XCTAssertEqual(demo.all("PAGE"), ["wheel"])
        try demo.wait(untilLast: "SECTORS 8 8 8")
        for property in [
            "wheel.direction ((RotaryWheelDirection) ROTARY_WHEEL_DIRECTION_CLOCKWISE)",
            "wheel.inertia TRUE", "wheel.settle-duration 200", "wheel.snap FALSE", "wheel.auto-advance 60000",
        ] { XCTAssert(demo.all("PROPERTY").contains(property), property) }
    }

    func testCommandLineShowsVersionAndHelp() throws {
        let version = try run("--version")
        XCTAssertNotNil(version.output.wholeMatch(of: #/rotary-wheel-demo \d+\.\d+\.\d+\n/#), version.output)
        XCTAssertEqual(version.code, 0)
        let list = Self.pages.joined(separator: ", ")
        let help = try run("--help")
        XCTAssertEqual(help.code, 0)
        for option in ["--version", "--page=NAME", list] {
            XCTAssert(help.output.contains(option), help.output)
        }
        let german = try run("--help", environment: home.locale("de_DE"))
        XCTAssert(german.output.contains("Die Version ausgeben und beenden"), german.output)
        let wrong = try run("--page", "attic")
        XCTAssertEqual(wrong.code, 2)
        XCTAssertEqual(wrong.errors, "Unknown page “attic”. The pages are: \(list)\n")
        XCTAssertNotEqual(try run("--attic").code, 0)
    }

    func testArabicAppIsMirroredAndTranslated() throws {
        try start(environment: home.locale("ar_EG"))
        XCTAssertEqual(demo.all("LABEL"), ["دوائر"])
        // The list of pages is on the right, so the page's wheel is left of the center.
        XCTAssertLessThan(demo.control.centerX, 380)
        try demo.inWindow("التفضيلات", by: "ctrl+comma") {
            try demo.focus("wheel-sector-count")
            try demo.press("6 Return", until: "SECTORS 6 …")
            try demo.focus("wheel-inertia")
            try demo.press("space", until: "PROPERTY wheel.inertia FALSE")
            try demo.focus("أعد الضبط", by: "shift+Tab")
            // Arabic has a dual.
            try demo.press("space", until: "TOAST استُعيد إعدادان")
        }
    }

    func testSourceWindowShowsTheLanguageOfTheLastTime() throws {
        for (first, keys, last, line) in [
            ("wheel.swift", "space Down Return", "wheel.c", "/* A wheel of names"),
            ("wheel.c", "space End Return", "wheel.ui", "<?xml"), ("wheel.ui", "", "wheel.ui", "<?xml"),
        ] {
            try start()
            // From the text back to the list of languages.
            try demo.inWindow(first, by: "ctrl+u", closing: nil) {
                try demo.press("shift+Tab shift+Tab " + keys)
            }
            try demo.inWindow(last) { try demo.press("Tab space", until: "CLIPBOARD \(line)…") }
        }
    }
}
