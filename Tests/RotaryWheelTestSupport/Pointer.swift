import CRotaryWheelGtk
import CRotaryWheelTestSupport
import RotaryWheelInterop

/// Pointer and keyboard input, in window coordinates.
package enum InputAction {
    case move(x: Double, y: Double)
    /// Moves by a part of a quick flick.
    case jump(x: Double, y: Double)
    case press
    case release
    /// Presses the secondary button.
    case pressSecondary
    case releaseSecondary
    /// Clicks a button; 4 to 7 scroll up, down, left and right.
    case click(Int)
    /// Clicks the secondary button during a press, or taps with a second finger beside the first.
    case clickBeside
    /// Touches with a second finger, moves it, or lifts it.
    case second(InputDevice.Touch, x: Double, y: Double)
    /// Turns two fingers on a touchpad, with the pointer at a point.
    case turn(InputDevice.Touch, degrees: Double, x: Double, y: Double)
    case key(String)
    case keyDown(String)
    case keyUp(String)
    /// Waits for some milliseconds.
    case hold(Int)

    /// The same action within a flick.
    package var withoutDelay: InputAction {
        if case .move(let x, let y) = self { .jump(x: x, y: y) } else { self }
    }
}

extension TestWindow {
    /// Performs input with the display's devices, and waits until the window has handled it.
    package func perform(_ actions: [InputAction]) throws {
        for action in actions {
            try perform(action)
            InputDevice.deliver()
        }
        try waitForFrame()
    }

    package func perform(_ actions: InputAction...) throws { try perform(actions) }

    /// Presses at the start of a path, and releases at its end in motion, after 5 ms for each move.
    package func flick(from start: InputAction, along path: [InputAction]) -> [InputAction] {
        [start, .press, .hold(150)] + path.map(\.withoutDelay) + [.release]
    }

    /// Focuses the window, as there is no window manager.
    package func focus() throws {
        InputDevice.focus(windowID)
        try MainLoop.wait(for: "\(title) to be active") { unsafe gtk_window_is_active(gtkWindow) != 0 }
    }

    private var windowID: UInt { unsafe ctest_window_id(gtkWindow) }

    private func perform(_ action: InputAction) throws {
        switch action {
        case .move(let x, let y): try move(x, y, in: .milliseconds(16))
        case .jump(let x, let y): try move(x, y, in: .milliseconds(5))
        case .press: try InputDevice.button(1, isDown: true)
        case .release: try InputDevice.button(1, isDown: false)
        case .pressSecondary: try InputDevice.button(3, isDown: true)
        case .releaseSecondary: try InputDevice.button(3, isDown: false)
        case .click(let button):
            try InputDevice.button(button, isDown: true)
            InputDevice.deliver()
            try InputDevice.button(button, isDown: false)
        case .clickBeside:
            for isDown in [true, false] {
                InputDevice.deliver()
                try InputDevice.pressBeside(isDown: isDown)
            }
        case .second(let touch, let x, let y):
            try MainLoop.pass(.milliseconds(16))
            try InputDevice.second(touch, in: windowID, x, y)
        case .turn(let touch, let degrees, let x, let y):
            try MainLoop.pass(.milliseconds(16))
            try InputDevice.turn(touch, degrees: degrees, in: windowID, x, y)
        case .key(let keys):
            let names = keys.split(separator: "+").map(String.init)
            for name in names { try InputDevice.key(name, isDown: true) }
            InputDevice.deliver()
            for name in names.reversed() { try InputDevice.key(name, isDown: false) }
        case .keyDown(let key): try InputDevice.key(key, isDown: true)
        case .keyUp(let key): try InputDevice.key(key, isDown: false)
        case .hold(let milliseconds):
            try MainLoop.pass(.milliseconds(milliseconds))
            if milliseconds >= doubleClickTime { window.forgetClicks() }
        }
    }

    private var doubleClickTime: Int {
        Int(WidgetTestCase.settings.get("gtk-double-click-time", as: Int32.self))
    }

    private func move(_ x: Double, _ y: Double, in duration: Duration) throws {
        try MainLoop.pass(duration)
        try InputDevice.move(in: windowID, x, y)
    }
}

extension Widget {
    /// Resets the click counts of idle gestures, as GTK measures double clicks by the system's clock.
    fileprivate func forgetClicks() {
        for gesture in controllers where gesture.isA(gtk_gesture_click_get_type()) {
            guard unsafe gtk_gesture_is_active(gesture.opaque) == 0 else { continue }
            unsafe gtk_event_controller_reset(gesture.opaque)
        }
        for child in children { child.forgetClicks() }
    }
}
