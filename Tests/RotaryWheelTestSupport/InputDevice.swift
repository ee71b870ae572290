import CRotaryWheelGtk
import CRotaryWheelHand
import CRotaryWheelTestSupport
import Foundation
import XCTest

/// The devices of the display: a keyboard, and what points.
///
/// The pointer and the keyboard are those of XTEST. With the variable ROTARYWHEEL_TOOL, a finger or a pen points, on a
/// display of meson-helpers/displays/with-pen; a test that needs a mouse is skipped then.
@MainActor
package enum InputDevice {
    private enum Tool: String { case mouse, finger, pen }

    private static let tool: Tool = {
        precondition(hand_open() != 0, "the display has no XTEST")
        let name = unsafe getenv("ROTARYWHEEL_TOOL").map { unsafe String(cString: $0) }
        let tool = Tool(rawValue: name ?? "mouse")!
        precondition(tool == .mouse || hand_open_devices() != 0, "the display has no touchscreen or pen")
        if tool == .pen { hand_pen_near(0, 0) }
        return tool
    }()

    private static let screen: (width: Double, height: Double) = {
        var (width, height): (Int32, Int32) = (0, 0)
        unsafe hand_get_screen(&width, &height)
        return (Double(width), Double(height))
    }()

    /// The place of a finger or a pen on the screen, as fractions.
    private static var place = (x: 0.0, y: 0.0)
    /// Whether the first button is pressed, or the finger or the tip of the pen touches the screen.
    private static var isDown = false
    private static var heldKeys: Set<String> = []

    // The kinds of touch events.
    private static let (begin, update, end): (Int32, Int32, Int32) = (18, 19, 20)

    /// The phases of a second finger, and of two on a touchpad.
    package enum Touch: Int32 { case begin, update, end }

    /// Moves a second finger to a point of a window.
    static func second(_ touch: Touch, in window: UInt, _ x: Double, _ y: Double) throws {
        guard tool == .finger else { throw XCTSkip("It takes two fingers.") }
        let place = place(in: window, x, y)
        hand_touch(1, begin + touch.rawValue, place.x, place.y)
    }

    /// Turns two fingers on the touchpad, with the pointer at a point of a window.
    static func turn(_ touch: Touch, degrees: Double, in window: UInt, _ x: Double, _ y: Double) throws {
        guard tool == .finger else { throw XCTSkip("It takes a touchpad.") }
        if touch == .begin {
            moveMouse(to: place(in: window, x, y))
        }
        hand_pinch(27 + touch.rawValue, degrees)
    }

    /// The place of a point of a window on the screen, as fractions.
    private static func place(in window: UInt, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
        var (x, y) = (Int32(x.rounded()), Int32(y.rounded()))
        unsafe hand_find(UInt32(window), &x, &y)
        return (Double(x) / screen.width, Double(y) / screen.height)
    }

    /// Moves to a point of a window.
    static func move(in window: UInt, _ x: Double, _ y: Double) throws {
        _ = tool
        place = place(in: window, x, y)
        switch tool {
        case .mouse: moveMouse(to: place)
        case .finger: if isDown { hand_touch(0, update, place.x, place.y) }
        case .pen: movePen()
        }
    }

    private static func moveMouse(to place: (x: Double, y: Double)) {
        hand_move(Int32((place.x * screen.width).rounded()), Int32((place.y * screen.height).rounded()))
    }

    private static func movePen() { hand_pen_move(place.x, place.y, isDown ? 500 : 0) }

    static func button(_ button: Int, isDown: Bool) throws {
        // The driver answers no end of a touch that has not begun.
        guard tool != .finger || button != 1 || isDown != self.isDown else { return }
        if button == 1 { self.isDown = isDown }
        switch tool {
        case .mouse: hand_button(UInt32(button), isDown ? 1 : 0)
        case .finger:
            guard button == 1 else { throw XCTSkip("A finger has one button.") }
            hand_touch(0, isDown ? begin : end, place.x, place.y)
        case .pen:
            guard button == 1 || button == 3 else { throw XCTSkip("A pen has two buttons.") }
            // The pressure precedes the press of the tip.
            movePen()
            hand_pen_button(UInt32(button), isDown ? 1 : 0, place.x, place.y, self.isDown ? 500 : 0)
        }
    }

    /// Presses or releases the secondary button, or a second finger beside the first.
    static func pressBeside(isDown: Bool) throws {
        guard tool == .finger else { return try button(3, isDown: isDown) }
        hand_touch(1, isDown ? begin : end, place.x + 0.01, place.y)
    }

    static func key(_ name: String, isDown: Bool) throws {
        _ = tool
        guard unsafe hand_key(name, isDown ? 1 : 0) != 0 else {
            throw DeadlineMissed(description: "the keyboard has no key \(name)")
        }
        if isDown { heldKeys.insert(name) } else { heldKeys.remove(name) }
    }

    /// Releases what a test holds that failed or was skipped: the next press of it would do nothing.
    static func releaseAll() throws {
        for name in heldKeys { try key(name, isDown: false) }
        if isDown { try button(1, isDown: false) }
    }

    /// Focuses a window, as there is no window manager.
    static func focus(_ window: UInt) {
        // The pointer rests where a finger was last, and would select an item of a menu that opens there.
        if tool == .finger { hand_move(0, 0) }
        hand_focus(UInt32(window))
    }

    /// Releases the first button at any position.
    package static func releaseButton() throws {
        try button(1, isDown: false)
        deliver()
    }

    /// Delivers all events to the widgets; by the test's time also motion, which GDK keeps until the next frame.
    static func deliver() {
        unsafe gdk_display_sync(gdk_display_get_default())
        MainLoop.drain()
        guard MainLoop.time != nil else { return }
        for phase in ["flush-events", "resume-events"] { unsafe ctest_emit_on_frame_clocks(phase) }
        MainLoop.drain()
    }
}
