import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The accent and other colors that an app sets, by a named color or by a variable of GTK 4.16 and later.
@MainActor
final class AccentTests: WidgetTestCase {
    private let hasVariables = GtkVersion.isAtLeast(4, 16)
    private static let accent = (variable: "accent-bg-color", color: "theme_selected_bg_color")

    /// Expects windows of a class `own` to have a color while rules set the accent or another color, in all windows or in
    /// those.
    private func expect(
        _ color: UInt32, with text: String, as name: (variable: String, color: String) = AccentTests.accent,
        stays: Bool = false, in shown: [TestWindow]
    ) throws {
        let variables = [":root", ".own"].map { "\($0) { --\(name.variable): \(text); }" }
        for rules in (hasVariables ? variables : []) + ["@define-color \(name.color) \(text);"] {
            let remove = addRules(rules)
            for (isThere, window) in shown.map({ (true, $0) }) + shown.map({ (false, $0) }) {
                if !isThere, window === shown[0] { remove() }
                try MainLoop.wait(for: "\(rules) \(isThere ? "in" : "to leave") \(window.title)") {
                    try? window.waitForFrame()
                    let pixels = window.pixels(x: 0, y: 0, width: 300, height: 300)
                    return pixels.contains(color) == (isThere || stays)
                }
            }
        }
    }

    private func shown(_ control: RotaryControl) throws -> TestWindow {
        let window = try show(control, width: 300, height: 300)
        window.window.setStyleClass("own", true)
        return window
    }

    func testControlsFollowAccents() async throws {
        let dial = makeDial(4)
        dial.isExpanded = true
        let controls = [makeWheel(), makeKnob(at: 100), makeSpinningWheel(), dial] as [RotaryControl]
        try expect(0xff00_7000, with: "#007000", in: controls.map(shown))
    }

    func testControlsFollowOtherColors() async throws {
        let text = (variable: "window-fg-color", color: "theme_fg_color")
        try expect(0xff70_0070, with: "#700070", as: text, in: [shown(makeWheel())])
        let view = (variable: "view-bg-color", color: "theme_base_color")
        let controls = [makeKnob(), makeSpinningWheel()] as [RotaryControl]
        try expect(0xffd0_e0f0, with: "#d0e0f0", as: view, in: controls.map(shown))
    }

    func testTextOnALightAccentIsLegible() async throws {
        let window = try shown(makeWheel())
        try expect(0xff2f_75cc, with: "#3584e5", in: [window])
        try expect(0xff8c_7200, with: "#ffd000", in: [window])
        // With the accent of libadwaita, as on its buttons.
        setRules("@define-color accent_bg_color red;")
        try expect(0xff35_84e6, with: "#3584e6", in: [window])
    }

    func testDerivedColorsOfAnAppWinOverItsAccent() async throws {
        let variable = "window { --rotary-wheel-selected-bg-color: #700000; }"
        let name = "@define-color rotary_wheel_selected_bg_color #700000;"
        for own in hasVariables ? [name, variable] : [name] {
            let remove = addRules(own)
            defer { remove() }
            try expect(0xff70_0000, with: "#007000", stays: true, in: [shown(makeWheel())])
        }
    }

    /// With the variables of libadwaita, GTK_DEBUG=css has nothing to report; warnings are failures.
    func testSheetsUseNothingThatIsDeprecated() async throws {
        guard hasVariables else { return }
        let kinds = ["window", "view", "accent", "success", "warning", "error"]
        let names = kinds.flatMap { ["\($0)-bg", "\($0)-fg", $0] } + ["border"]
        setRules(":root { \(names.map { "--\($0)-color: #3584e6;" }.joined(separator: " ")) }")
        let flags = gtk_get_debug_flags()
        gtk_set_debug_flags(GtkDebugFlags(rawValue: flags.rawValue | 1 << 20))
        defer { gtk_set_debug_flags(flags) }
        let dial = makeDial(4)
        dial.isExpanded = true
        let wheel = makeWheel()
        wheel.object.setStyleClass("tinted", true)
        for control in [wheel, makeKnob(at: 100), makeSpinningWheel(), dial] as [RotaryControl] {
            try shown(control).waitForFrame()
        }
        try showMarkingMenu().open()
        // Loads all sheets again, with those of high contrast.
        try restoring("gtk-theme-name", as: String?.self) {
            Self.settings.set("gtk-theme-name", to: "HighContrast" as String?)
            try showMarkingMenu().open()
        }
    }
}
