import CRotaryWheelGtk
import RotaryWheelInterop

/// What a hand does, with points in a window's coordinates.
package enum HandAction {
    case move(x: Double, y: Double)
    /// Moves without waiting for anything to be drawn in between.
    case jump(x: Double, y: Double)
    case press
    case release
    /// The button of context menus.
    case pressSecondary
    case releaseSecondary
    /// A click of a button: 1 is the first; 4 and 5 are the wheel's clicks up and down, 6 and 7 left and right.
    case click(Int)
    case key(String)
    case keyDown(String)
    case keyUp(String)
    /// Stays where it is, in milliseconds.
    case hold(Int)

    /// The same without a pause after it.
    package var atOnce: HandAction {
        if case .move(let x, let y) = self { .jump(x: x, y: y) } else { self }
    }
}

extension TestWindow {
    /// Lets a real pointer and keyboard do something in the window, and waits until the window has seen it all.
    package func perform(_ actions: [HandAction]) throws {
        try Hand.run(search + actions.flatMap(Self.arguments))
        try waitForFrame()
        try waitForFrame()
    }

    package func perform(_ actions: HandAction...) throws { try perform(actions) }

    /// Presses at the start of a way, and lets go with speed at its end.
    ///
    /// The hand rests first, and goes all the way at once then: the speed is that of the way within 50 ms, the least that
    /// counts after a rest, or within up to 150 ms where the machine stands still before the release.
    package func flick(from start: HandAction, along way: [HandAction]) -> [HandAction] {
        [start, .press, .hold(150)] + way.map(\.atOnce) + [.release]
    }

    /// Gives the window the keyboard, as nobody else does without a window manager.
    package func focus() throws {
        try Hand.run(search + ["windowfocus", "--sync", "%1"])
        try MainLoop.wait(for: "\(title) to be active") {
            unsafe gtk_window_is_active(gtkWindow) != 0
        }
    }

    private var search: [String] { ["search", "--onlyvisible", "--name", "^\(title)$"] }

    private static func arguments(of action: HandAction) -> [String] {
        switch action {
        case .move(let x, let y):
            // A hand moves every 16 ms or so.
            ["mousemove", "--window", "%1", "\(Int(x.rounded()))", "\(Int(y.rounded()))", "sleep", "0.016"]
        case .jump(let x, let y):
            ["mousemove", "--window", "%1", "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
        case .press: ["mousedown", "1"]
        case .release: ["mouseup", "1"]
        case .pressSecondary: ["mousedown", "3"]
        case .releaseSecondary: ["mouseup", "3"]
        case .click(let button): ["click", "\(button)"]
        // To whatever has the keyboard, as a real one sends them, and not to the window that was searched for.
        case .key(let key): ["key", "--window", "0", key]
        case .keyDown(let key): ["keydown", "--window", "0", key]
        case .keyUp(let key): ["keyup", "--window", "0", key]
        case .hold(let milliseconds): ["sleep", "\(Double(milliseconds) / 1000)"]
        }
    }

}

/// The real pointer and keyboard.
@MainActor
package enum Hand {
    /// Lets go of the first button, wherever the pointer is.
    package static func letGo() throws { try run(["mouseup", "1"]) }

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
        // GLib forgets the process's number when it has ended.
        try MainLoop.wait(for: words.joined(separator: " ")) {
            unsafe g_subprocess_get_identifier(started) == nil
        }
        guard unsafe g_subprocess_get_successful(started) != 0 else {
            throw DeadlineMissed(description: "failed: \(words.joined(separator: " "))")
        }
        // What xdotool has sent is in our queue then.
        unsafe gdk_display_sync(gdk_display_get_default())
    }
}
