import XCTest

/// All features of the app, by pointer alone and by keys alone.
final class NewcomerTests: DemoTestCase {
    /// The pages in order, with their titles and examples.
    static let pages = [
        (name: "wheel", title: "Wheel", source: "wheel.swift"),
        (name: "pictures", title: "Pictures", source: "spinning-wheel.swift"),
        (name: "dial", title: "Launcher", source: "dial-menu.swift"),
        (name: "knobs", title: "Knobs", source: "knob.swift"),
        (name: "telephone", title: "Telephone", source: "telephone.swift"),
        (name: "helm", title: "Helm", source: "helm.swift"),
        (name: "strokes", title: "Strokes", source: "marking-menu.swift"),
    ]

    /// The menu items, with the titles of their windows.
    private static let menu = [
        (item: "Preferences", window: "Preferences"), (item: "Keyboard Shortcuts", window: "Shortcuts"),
        (item: "Menu Strokes", window: "Strokes"), (item: "View Source", window: "wheel.swift"),
        (item: "About Rotary Wheel", window: "About Rotary Wheel"),
    ]

    /// Opens a window by a click in a popover, runs a closure in it, and closes it.
    private func open(
        _ title: String, from button: String, by item: String, _ body: () throws -> Void = {}
    ) throws {
        demo.forgetPlaces(of: "Rotary Wheel/\(item)")
        demo.forgetPlaces(of: "\(title)/")
        try demo.click("Rotary Wheel/\(button)")
        // The first reported place, before anything slides in.
        try demo.click("Rotary Wheel/\(item)", isFirst: true)
        try demo.inWindow(title, closing: "\(title)/close", body)
    }

    func testPointerReachesEverything() throws {
        try start()
        // A sector, its view, and the way back.
        try demo.click("Rotary Wheel/Smile", until: "LABEL Smile")
        try demo.clickHub(next: "VIEW Smile")
        try demo.click("Rotary Wheel/Back", next: "VIEW wheel")
        for (page, next) in zip(Self.pages, Self.pages.dropFirst() + Self.pages.prefix(1)) {
            try open(page.source, from: "About This Page", by: "View Source") {
                try demo.click("\(page.source)/Copy All", until: "CLIPBOARD // …")
                // Its toast has come to rest.
                try demo.waitForAll("TEXT whole \(page.source)/Copied")
            }
            if page.name == "pictures" {
                try demo.click("Rotary Wheel/Choose a Folder…")
                let title = "Choose a Folder of Pictures"
                try demo.inWindow(title, closing: "\(title)/Cancel") { try demo.waitForAll("FILE …") }
            }
            if page.name == "knobs" {
                try demo.click("Rotary Wheel/knob", isFirst: true)
                demo.click(4)
                try demo.wait(until: "KNOB Drums, level…")
            }
            try demo.click("Rotary Wheel/\(next.title)", isFirst: true, next: "PAGE \(next.name)")
        }
        for (item, window) in Self.menu {
            try open(window, from: "Main Menu", by: item) {
                guard window == "Preferences" else { return }
                try demo.click("Preferences/General")
                try demo.click("Preferences/sounds", until: "PROPERTY switch.sounds TRUE")
                try demo.click("Preferences/Reset", until: "TOAST 1 setting was reset")
                try demo.click("Preferences/Undo", until: "PROPERTY switch.sounds TRUE")
            }
        }
        try demo.click("Rotary Wheel/close")
        try demo.expectEnd()
    }

    func testKeysReachEverything() throws {
        try start()
        try demo.press("Right", until: "LABEL Flower")
        try demo.press("Return", next: "VIEW Flower")
        try demo.press("Return", next: "VIEW wheel")
        // The list and the button of the guide precede the page in the focus order; Tab passes the other rows.
        try demo.press("shift+Tab shift+Tab")
        try demo.press("Tab space", until: "GUIDE open")
        // On X11 a GtkPopover takes keys until it has closed.
        try demo.press("Escape", until: "GUIDE closed")
        try demo.press("shift+Tab")
        // Page after page, by the list.
        for (page, next) in zip(Self.pages, Self.pages.dropFirst() + Self.pages.prefix(1)) {
            try demo.inWindow(page.source, by: "ctrl+u") {
                try demo.press("shift+Tab space", until: "CLIPBOARD // …")
            }
            try demo.press(next.name == "wheel" ? "Home" : "Down", next: "PAGE \(next.name)")
        }
        for (index, (item, window)) in Self.menu.enumerated() {
            try demo.press("F10")
            try demo.waitForPlace(of: "Rotary Wheel/\(item)")
            try demo.inWindow(window, by: String(repeating: "Down ", count: index) + "Return")
        }
    }
}
