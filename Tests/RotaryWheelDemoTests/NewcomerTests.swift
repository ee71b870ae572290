import Foundation
import XCTest

/// All features of the app, by pointer alone and by keys alone.
final class NewcomerTests: XCTestCase {
    /// The pages in order, with their titles and examples.
    private static let pages = [
        (name: "wheel", title: "Wheel", source: "wheel.swift"),
        (name: "pictures", title: "Pictures", source: "spinning-wheel.swift"),
        (name: "dial", title: "Dial", source: "dial-menu.swift"),
        (name: "knobs", title: "Knobs", source: "knob.swift"),
        (name: "telephone", title: "Telephone", source: "telephone.swift"),
        (name: "helm", title: "Helm", source: "helm.swift"),
        (name: "strokes", title: "Strokes", source: "marking-menu.swift"),
    ]

    /// The menu items, with the titles of their windows.
    private static let menu = [
        (item: "Preferences", window: "Preferences"), (item: "Keyboard Shortcuts", window: "Shortcuts"),
        (item: "Menu Strokes", window: "Strokes"),
        (item: "View Source", window: "wheel.swift"),
        (item: "About Rotary Wheel", window: "About Rotary Wheel"),
    ]

    /// Opens a window by a click, runs a closure in it, and closes it.
    private func open(
        _ title: String, of demo: RunningDemo, by place: String, _ body: () throws -> Void
    ) throws {
        demo.forgetPlaces(of: "\(title)/")
        // The first reported place, before anything slides in.
        try demo.click(place, isFirst: true)
        try demo.inWindow(titled: title) {
            try body()
            try demo.click("\(title)/close")
            try demo.waitUntilGone(title)
        }
    }

    func testPointerReachesEverything() throws {
        let demo = try RunningDemo()
        // A sector, its view, and the way back.
        try demo.click("Rotary Wheel/Smile")
        try demo.wait(forLabel: "Smile")
        try demo.clickHub()
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Smile")
        try demo.click("Rotary Wheel/Back")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "wheel")

        for (index, page) in Self.pages.enumerated() {
            demo.forgetPlaces(of: "Rotary Wheel/View Source")
            try demo.click("Rotary Wheel/About This Page")
            try open(page.source, of: demo, by: "Rotary Wheel/View Source") {
                try demo.click("\(page.source)/Copy All")
                try demo.wait(for: "CLIPBOARD", "// ", isPrefix: true)
            }
            if page.name == "pictures" {
                try demo.click("Rotary Wheel/Choose a Folder…")
                try demo.inWindow(titled: "Choose a Folder of Pictures") {
                    try demo.click("Choose a Folder of Pictures/Cancel")
                    try demo.waitUntilGone("Choose a Folder of Pictures")
                }
            }
            if page.name == "knobs" {
                try demo.click("Rotary Wheel/knob", isFirst: true)
                try demo.perform(["click", "4"])
                try demo.wait(for: "KNOB", "Drums, level", isPrefix: true)
            }
            let next = Self.pages[(index + 1) % Self.pages.count]
            try demo.click("Rotary Wheel/\(next.title)", isFirst: true)
            XCTAssertEqual(try demo.wait(for: "PAGE"), next.name)
        }

        for (item, window) in Self.menu {
            demo.forgetPlaces(of: "Rotary Wheel/\(item)")
            try demo.click("Rotary Wheel/Main Menu")
            try open(window, of: demo, by: "Rotary Wheel/\(item)") {
                guard window == "Preferences" else { return }
                try demo.click("Preferences/General")
                try demo.click("Preferences/sounds")
                try demo.wait(for: "PROPERTY", "switch.sounds TRUE")
                try demo.click("Preferences/Reset")
                try demo.wait(for: "TOAST", "1 setting was reset")
                try demo.click("Preferences/Undo")
                try demo.wait(for: "PROPERTY", "switch.sounds TRUE")
            }
        }
        try demo.click("Rotary Wheel/close")
        try demo.expectEnd()
    }

    func testKeysReachEverything() throws {
        let demo = try RunningDemo()
        try demo.press("Right")
        try demo.wait(forLabel: "Flower")
        try demo.press("Return")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Flower")
        try demo.press("Return")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "wheel")

        // Page after page, by the list.
        try demo.press("shift+Tab", "shift+Tab")
        for (index, page) in Self.pages.enumerated() {
            demo.forgetPlaces(of: "\(page.source)/")
            try demo.press("ctrl+u")
            try demo.inWindow(titled: page.source) {
                try demo.press("shift+Tab", "space")
                try demo.wait(for: "CLIPBOARD", "// ", isPrefix: true)
                try demo.press("Escape")
                try demo.waitUntilGone(page.source)
            }
            let isLast = index == Self.pages.count - 1
            try demo.press(isLast ? "Home" : "Down")
            XCTAssertEqual(try demo.wait(for: "PAGE"), isLast ? "wheel" : Self.pages[index + 1].name)
        }

        for (index, (item, window)) in Self.menu.enumerated() {
            try demo.press("F10")
            try demo.waitForPlace(of: "Rotary Wheel/\(item)")
            try demo.press(Array(repeating: "Down", count: index) + ["Return"])
            try demo.inWindow(titled: window) {
                try demo.press("Escape")
                try demo.waitUntilGone(window)
            }
        }
        try demo.close()
    }
}
