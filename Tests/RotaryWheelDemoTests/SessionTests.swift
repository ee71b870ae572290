import Foundation
import XCTest

/// The app's state, settings, command line and languages.
final class SessionTests: XCTestCase {
    func testPageAndWindowSizePersist() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+3")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "dial")
        try demo.resize(width: 900, height: 700)
        let size = try demo.wait(for: "SIZE")
        XCTAssertNotEqual(size, demo.all("SIZE").first)
        try demo.close()
        let again = try RunningDemo(home: home)
        XCTAssertEqual(again.all("PAGE"), ["dial"])
        XCTAssertEqual(again.all("SIZE"), [size])
        try again.close()
    }

    func testListOfPagesSwitchesPages() throws {
        let demo = try RunningDemo()
        // The list and the button of the guide precede the page in the focus order.
        try demo.press("shift+Tab", "shift+Tab", "Down")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "pictures")
        try demo.press("Down")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "dial")
        // Tab passes the other rows, on to the button of the guide.
        try demo.press("Tab", "space")
        try demo.wait(for: "GUIDE", "open")
        try demo.press("Escape")
        try demo.wait(for: "GUIDE", "closed")
        try demo.press("shift+Tab", "Up")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "pictures")
        try demo.close()
    }

    func testNarrowWindowHasTheListBeforeThePages() throws {
        let home = try Home()
        defer { home.remove() }
        try home.store(["window-width": "360", "window-height": "294"])
        let demo = try RunningDemo(home: home)
        XCTAssertEqual(demo.all("SIZE").last, "360 294")
        // Back to the list, where arrow keys only choose a row.
        try demo.press("Escape")
        try demo.waitForPlace(of: "Rotary Wheel/Dial")
        try demo.press("Down", "Down", "Return")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "dial")
        try demo.press("alt+Left")
        try demo.press("Up", "Up", "Return")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "wheel")
        try demo.press("Right")
        try demo.wait(forLabel: "Flower")
        // The keys of a page lead to it from the list, also if it is the last one.
        try demo.press("alt+Left", "ctrl+1", "Right")
        try demo.wait(forLabel: "Monster")
        try demo.press("alt+Left", "ctrl+4")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "knobs")
        try demo.press("Up")
        XCTAssertEqual(try demo.wait(for: "KNOB"), "Drums, level −5.5\u{a0}dB")
        try demo.close()
    }

    func testGuideExplainsThePage() throws {
        let demo = try RunningDemo()
        try demo.click("Rotary Wheel/About This Page")
        try demo.wait(for: "GUIDE", "open")
        try demo.press("Escape")
        // On X11 a GtkPopover takes keys until it has closed.
        try demo.wait(for: "GUIDE", "closed")
        try demo.close()
    }

    func testLargeLongTextsDoNotWidenTheWindow() throws {
        let home = try Home()
        defer { home.remove() }
        try home.storeGtk("gtk-font-name=Sans 16.5")
        let german = try home.locale("de_DE")
        for page in ["wheel", "pictures", "dial", "knobs", "telephone", "helm", "strokes"] {
            try home.store(["window-width": "360", "window-height": "294"])
            let demo = try RunningDemo("--page", page, home: home, environment: german)
            // The close button is at the window's edge.
            let place = try demo.waitForPlace(of: "Drehrad/close")
            XCTAssertLessThan(place.x, 360, page)
            try demo.close()
        }
    }

    func testExternalSettingsApplyImmediately() throws {
        let home = try Home()
        defer { home.remove() }
        try home.store(["wheel-inertia": "false"])
        let demo = try RunningDemo(home: home)
        XCTAssertEqual(demo.all("PROPERTY").last { $0.hasPrefix("wheel.inertia") }, "wheel.inertia FALSE")
        for (key, value, word, said) in [
            ("wheel-sector-count", "5", "SECTORS", "5 5 5"),
            ("wheel-settle-duration", "700", "PROPERTY", "wheel.settle-duration 700"),
            ("theme", "dark", "PROPERTY", "dark TRUE"),
            ("page", "knobs", "PAGE", "knobs"),
        ] {
            try home.run("gsettings", "set", "io.github.rotarywheel.Demo", key, value)
            try demo.wait(for: word, said)
        }
        try demo.close()
    }

    func testInvalidSettingsFallBackToDefaults() throws {
        let home = try Home()
        defer { home.remove() }
        try home.store([
            "wheel-sector-count": "100000", "wheel-direction": "'sideways'", "wheel-inertia": "'maybe'",
            "wheel-settle-duration": "[[", "page": "'attic'", "window-width": "-3", "gone-long-ago": "7",
            "wheel-snap": "false", "wheel-auto-advance": "60000",
        ])
        let demo = try RunningDemo(home: home)
        XCTAssertEqual(demo.all("PAGE"), ["wheel"])
        try demo.waitUntil("SECTORS", is: "8 8 8")
        let said = demo.all("PROPERTY")
        for property in [
            "wheel.direction ((RotaryWheelDirection) ROTARY_WHEEL_DIRECTION_CLOCKWISE)",
            "wheel.inertia TRUE", "wheel.settle-duration 200", "wheel.snap FALSE", "wheel.auto-advance 60000",
        ] {
            XCTAssert(said.contains(property), property)
        }
        try demo.close()
    }

    func testSecondInstanceActivatesTheFirst() throws {
        let demo = try RunningDemo()
        let second = try RunningDemo.run("--page", "knobs")
        XCTAssertEqual(second.code, 0)
        XCTAssertEqual(second.errors, "")
        try demo.wait(for: "PAGE", "knobs")
        try demo.close()
    }

    func testCommandLineShowsVersionAndHelp() throws {
        let version = try RunningDemo.run("--version")
        XCTAssertNotNil(version.output.wholeMatch(of: #/rotary-wheel-demo \d+\.\d+\.\d+\n/#), version.output)
        XCTAssertEqual(version.code, 0)
        let help = try RunningDemo.run("--help")
        XCTAssertEqual(help.code, 0)
        for option in ["--version", "--page=NAME", "wheel, pictures, dial, knobs, telephone, helm, strokes"] {
            XCTAssert(help.output.contains(option), help.output)
        }
        let wrong = try RunningDemo.run("--page", "attic")
        XCTAssertEqual(wrong.code, 2)
        XCTAssertEqual(
            wrong.errors,
            "Unknown page “attic”. The pages are: wheel, pictures, dial, knobs, telephone, helm, strokes\n")
        XCTAssertNotEqual(try RunningDemo.run("--attic").code, 0)
    }

    func testArabicAppIsMirroredAndTranslated() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo(home: home, environment: try home.locale("ar_EG"))
        XCTAssertEqual(demo.all("LABEL"), ["دوائر"])
        // The list of pages is on the right, so the page's wheel is left of the center.
        XCTAssertLessThan(demo.wheel.centerX, 380)
        try demo.press("ctrl+comma")
        try demo.inWindow(titled: "التفضيلات") {
            try demo.focus("wheel-sector-count")
            try demo.press("6", "Return")
            try demo.wait(for: "SECTORS", "6 ", isPrefix: true)
            try demo.focus("wheel-inertia")
            try demo.press("space")
            try demo.wait(for: "PROPERTY", "wheel.inertia FALSE")
            try demo.focus("أعد الضبط", by: "shift+Tab")
            try demo.press("space")
            // Arabic has a dual.
            try demo.wait(for: "TOAST", "استُعيد إعدادان")
            // Escape would dismiss the toast, since libadwaita 1.7.
            try demo.click("التفضيلات/close")
            try demo.waitUntilGone("التفضيلات")
        }
        try demo.close()
    }

    func testGermanHelpIsTranslated() throws {
        let home = try Home()
        defer { home.remove() }
        let help = try RunningDemo.run("--help", environment: try home.locale("de_DE"))
        XCTAssert(help.output.contains("Die Version ausgeben und beenden"), help.output)
    }

    func testSourceWindowShowsTheLanguageOfTheLastTime() throws {
        let home = try Home()
        defer { home.remove() }
        for (start, keys, end, line) in [
            ("wheel.swift", ["space", "Down", "Return"], "wheel.c", "/* A wheel of names"),
            ("wheel.c", ["space", "End", "Return"], "wheel.ui", "<?xml"),
            ("wheel.ui", [], "wheel.ui", "<?xml"),
        ] {
            let demo = try RunningDemo(home: home)
            try demo.press("ctrl+u")
            try demo.inWindow(titled: start) {
                // From the text back to the list of languages.
                try demo.press(["shift+Tab", "shift+Tab"] + keys)
            }
            try demo.inWindow(titled: end) {
                try demo.press("Tab", "space")
                try demo.wait(for: "CLIPBOARD", line, isPrefix: true)
                try demo.press("Escape")
            }
            try demo.close()
        }
    }
}
