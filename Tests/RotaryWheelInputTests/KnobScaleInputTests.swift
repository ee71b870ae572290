import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// A knob inherits no input handler of GtkScale, in any version of GTK.
@MainActor
final class KnobScaleInputTests: WidgetTestCase {
    override class var takesSystemTime: Bool { true }

    /// Performs input on a range that has the focus; returns whether its value or its style has changed.
    private func changes(_ range: Widget, _ input: [InputAction]) throws -> Bool {
        let (window, scale) = (try show(range), range.cast(to: Scale.self))
        try window.focus()
        range.grabFocus()
        var hasChanged = false
        scale.adjustment.connect("value-changed") { _ in hasChanged = true }
        scale.connect("notify::css-classes") { _ in hasChanged = true }
        try window.perform(input)
        window.close()
        return hasChanged
    }

    func testKnobInheritsNoHandler() async throws {
        let (slider, trough) = (InputAction.move(x: 240, y: 240), InputAction.move(x: 360, y: 240))
        let drag = [trough, .press] + [(340, 180), (240, 120), (140, 240)].map { .move(x: $0, y: $1) }
        for (name, input, turns) in [
            ("scrolling", [trough, .click(4)], false), ("a page key", [.key("Page_Up")], true),
            ("a click", [trough, .click(1)], false), ("a drag", drag + [.release], true),
            ("a long press", [slider, .press, .hold(700), .release], false),
            ("button 2", [trough, .click(2)], false),
            ("button 3", [trough, .pressSecondary, .hold(50), .releaseSecondary], false),
        ] as [(String, [InputAction], Bool)] {
            let scale = Widget(sinking: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1))
            let (knob, meter) = (makeKnob(at: 50), makeKnob(at: 50))
            scale.cast(to: Scale.self).adjustment.value = 50
            (knob.isScrollable, meter.canControl) = (false, false)
            let changed = try [scale, knob.object, meter.object].map { try changes($0, input) }
            XCTAssertEqual(changed, [true, turns, false], "\(name): a scale, a knob, a read-only one")
        }
    }
}
