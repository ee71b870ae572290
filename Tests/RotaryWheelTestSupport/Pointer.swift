import CRotaryWheelGtk
import CRotaryWheelTestSupport
import RotaryWheelInterop

/// Pointer and keyboard input, in window coordinates.
package enum InputAction {
    case move(x: Double, y: Double)
    /// Moves without a delay afterwards.
    case jump(x: Double, y: Double)
    case press
    case release
    /// Presses the secondary button.
    case pressSecondary
    case releaseSecondary
    /// Clicks a button; 4 to 7 scroll up, down, left and right.
    case click(Int)
    case key(String)
    case keyDown(String)
    case keyUp(String)
    /// Waits for some milliseconds.
    case hold(Int)

    /// The same action without a delay.
    package var withoutDelay: InputAction {
        if case .move(let x, let y) = self { .jump(x: x, y: y) } else { self }
    }
}

extension TestWindow {
    /// Performs input with xdotool, and waits until the window has handled it.
    package func perform(_ actions: [InputAction]) throws {
        try InputDevice.run(actions.flatMap(arguments))
        try waitForFrame()
        try waitForFrame()
    }

    package func perform(_ actions: InputAction...) throws { try perform(actions) }

    /// Presses at the start of a path, and releases at its end in motion.
    ///
    /// The pointer rests, then moves without delays. So the path takes 50 ms, or up to 150 ms if the machine stalls
    /// before the release.
    package func flick(from start: InputAction, along path: [InputAction]) -> [InputAction] {
        [start, .press, .hold(150)] + path.map(\.withoutDelay) + [.release]
    }

    /// Focuses the window, as there is no window manager.
    package func focus() throws {
        try InputDevice.run(["windowfocus", "--sync", windowID])
        try MainLoop.wait(for: "\(title) to be active") {
            unsafe gtk_window_is_active(gtkWindow) != 0
        }
    }

    private var windowID: String { unsafe "\(ctest_window_id(gtkWindow))" }

    private func arguments(of action: InputAction) -> [String] {
        switch action {
        case .move(let x, let y):
            // Pointers report about every 16 ms.
            [
                "mousemove", "--window", windowID, "\(Int(x.rounded()))", "\(Int(y.rounded()))", "sleep",
                "0.016",
            ]
        case .jump(let x, let y):
            ["mousemove", "--window", windowID, "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
        case .press: ["mousedown", "1"]
        case .release: ["mouseup", "1"]
        case .pressSecondary: ["mousedown", "3"]
        case .releaseSecondary: ["mouseup", "3"]
        case .click(let button): ["click", "\(button)"]
        // Sends to the focused window, as a real keyboard does.
        case .key(let key): ["key", "--window", "0", key]
        case .keyDown(let key): ["keydown", "--window", "0", key]
        case .keyUp(let key): ["keyup", "--window", "0", key]
        case .hold(let milliseconds): ["sleep", "\(Double(milliseconds) / 1000)"]
        }
    }

}

/// The XTEST pointer and keyboard.
@MainActor
package enum InputDevice {
    /// Releases the first button at any position.
    package static func releaseButton() throws { try run(["mouseup", "1"]) }

    fileprivate static func run(_ arguments: [String]) throws {
        var error: UnsafeMutablePointer<GError>?
        let words = ["timeout", "10", "xdotool"] + arguments
        var pointers = unsafe words.map { unsafe UnsafePointer(g_strdup($0)) } + [nil]
        defer { unsafe pointers.forEach { unsafe g_free(UnsafeMutablePointer(mutating: $0)) } }
        guard let started = unsafe g_subprocess_newv(&pointers, G_SUBPROCESS_FLAGS_STDERR_MERGE, &error)
        else {
            defer { unsafe g_clear_error(&error) }
            throw DeadlineMissed(description: unsafe String(cString: error!.pointee.message))
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(started)) }
        // GLib clears the identifier when the process ends.
        try MainLoop.wait(for: words.joined(separator: " ")) {
            unsafe g_subprocess_get_identifier(started) == nil
        }
        guard unsafe g_subprocess_get_successful(started) != 0 else {
            throw DeadlineMissed(description: "failed: \(words.joined(separator: " "))")
        }
        // Then all events of xdotool are in the queue.
        unsafe gdk_display_sync(gdk_display_get_default())
    }
}
