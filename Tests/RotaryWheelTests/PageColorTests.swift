import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Controls in an app whose own style sheet colors its pages and leaves the colors of the theme; knobs have their own test.
@MainActor
final class PageColorTests: WidgetTestCase {
    func testControlsAreSeenOnADarkPage() async throws {
        setRules("window { color: #eee; background: #202020; }")
        let page = Color(pixel: 0x202020)
        let (box, label, wheel, rim) = (Box(spacing: 0), Label("hub"), makeWheel(4), makeSpinningWheel())
        wheel.hub = label.widget
        for control in [wheel.object, rim.object] { box.append(control) }
        gtk_widget_set_size_request(wheel.object.widget, -1, 400)
        let window = try show(box, width: 600, height: 700)
        func color(_ x: Double, _ y: Double, of widget: Widget) throws -> Color {
            Color(pixel: try window.color(at: window.point(x, y, of: widget)))
        }
        let face = try color(2, Double(label.height) / 2, of: label)
        XCTAssertGreaterThan(label.color.contrast(with: face), 4.5, "a text in the hub")
        let rimFace = try color(4, 20, of: rim.object)
        XCTAssertGreaterThan(rimFace.contrast(with: page), 1.05, "the face of the rim")
        try window.focus()
        rim.object.grabFocus()
        gtk_window_set_focus_visible(window.gtkWindow, 1)
        let ring = try color(Double(rim.object.width) / 2, 1, of: rim.object)
        XCTAssertGreaterThan(ring.contrast(with: page), 3, "the focus ring of the rim")
    }
}
