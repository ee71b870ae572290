import CRotaryWheelHand
import Foundation

// Windows and dialogs.
extension RunningDemo {
    /// Opens a window or a dialog by keys, runs a closure with it focused, and closes it by keys or a place.
    func inWindow(
        _ title: String, by keys: String? = nil, closing end: String? = "Escape",
        _ body: () throws -> Void = {}
    ) throws {
        if let keys { try press(keys) }
        func run() throws {
            try body()
            guard let end else { return }
            if end.contains("/") { try click(end) } else { try press(end) }
            try waitForWindow(title, in: ["gone"])
        }
        // The keys of a dialog inside of the window go to the window.
        if try waitForWindow(title, in: ["own", "inside"]) == "inside" { return try run() }
        let before = window
        window = unsafe hand_await_window(id, title)
        hand_focus(window)
        try run()
        window = before
        if isRunning { hand_focus(window) }
    }

    /// Chooses the folder of pictures, or the only file or a new file in it, in a dialog for files.
    ///
    /// It types no path: the late completion of GTK 4.18 adds letters to a path that is typed meanwhile.
    func choose(_ file: URL, in title: String, by button: String) throws {
        try inWindow(title, closing: "\(title)/\(button)") {
            try click("\(title)/My pictures", until: "FILE \(file.path)")
        }
    }

    func resize(width: UInt32, height: UInt32) { hand_resize(window, width, height) }

    /// Waits until a window or a dialog with a title is in one of some traced states, and returns the state.
    @discardableResult
    private func waitForWindow(_ title: String, in states: [String]) throws -> String {
        while true {
            let said = all("WINDOW").map { $0.split(separator: " ", maxSplits: 1) }
            let state = said.last { $0.last == title[...] }?.first.map(String.init)
            if let state, states.contains(state) { return state }
            try wait(for: "WINDOW", "… \(title)")
        }
    }
}
