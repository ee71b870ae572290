import Foundation
import XCTest

/// The view of a picture.
final class PictureViewTests: XCTestCase {
    func testPictureZoomsAndPans() throws {
        let home = try Home()
        defer { home.remove() }
        try home.add("large.ppm", width: 2000, height: 1500)
        let demo = try open("large.ppm", of: home)
        try demo.expect("DECODED", "large.ppm 2000")
        let fit = try demo.zoom(where: { $0 > 0 && $0 < 100 })
        try demo.press("ctrl+plus")
        let larger = try demo.zoom(where: { $0 > fit })
        XCTAssertEqual(larger, fit * 5 / 4, accuracy: 2)
        try demo.press("ctrl+minus")
        _ = try demo.zoom(where: { $0 < larger })
        // The whole picture is the smallest.
        try demo.press("ctrl+minus", "ctrl+KP_Add")
        _ = try demo.zoom(where: { $0 == larger })
        try demo.press("ctrl+0")
        _ = try demo.zoom(where: { $0 == fit })

        // The place below the pointer stays there.
        try demo.perform(["mousemove", "--window", "%window", "650", "400"])
        try demo.perform(["click", "--repeat", "2", "--delay", "40", "1"])
        _ = try demo.zoom(where: { $0 == 100 })
        let before = try demo.lastPan()
        XCTAssertGreaterThan(before.x, 600)
        try demo.perform(["keydown", "ctrl", "click", "4"])
        _ = try demo.zoom(where: { $0 == 110 })
        try demo.perform(["click", "5", "keyup", "ctrl"])
        _ = try demo.zoom(where: { $0 == 100 })
        let after = try demo.lastPan()
        XCTAssertEqual(after.x, before.x, accuracy: 2)
        XCTAssertEqual(after.y, before.y, accuracy: 2)

        try demo.perform([
            "mousedown", "1", "mousemove_relative", "60", "40", "sleep", "0.05", "mousemove_relative", "40",
            "20",
        ])
        while try demo.lastPan().x != after.x - 100 { try demo.wait(for: "PAN") }
        try demo.perform(["mouseup", "1"])

        // A part of a larger window shows more of it.
        try demo.resize(width: 900, height: 900)
        try demo.press("ctrl+0")
        _ = try demo.zoom(where: { $0 > 0 && $0 < 100 })
        try demo.close()
    }

    func testLargePhotosAreScaled() throws {
        let home = try Home()
        defer { home.remove() }
        try home.run(
            "convert", "-size", "9000x6000", "xc:gray", home.pictures.appending(path: "large.jpg").path)
        let demo = try open("large.jpg", of: home)
        try demo.expect("DECODED", "large.jpg 4500")
        // The zoom is that of the photo, not of what is decoded.
        let fit = try demo.zoom(where: { $0 > 0 })
        XCTAssertLessThan(fit, 10)
        try demo.close()
    }

    func testOtherPicturesFollow() throws {
        let home = try Home()
        defer { home.remove() }
        for name in ["a.png", "b.png"] { try home.add(name) }
        try
            "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='9' height='9'/></svg>"
            .write(to: home.pictures.appending(path: "c.svg"), atomically: true, encoding: .utf8)
        try "no picture".write(
            to: home.pictures.appending(path: "d.png"), atomically: true, encoding: .utf8)
        let demo = try open("a.png", of: home)
        try demo.expect("DECODED", "a.png")
        try demo.press("Page_Up", "Right")
        try demo.expect("DECODED", "b.png")
        try demo.press("Page_Down")
        let width = try demo.width(of: "c.svg")
        // A drawing is drawn again for the zoom.
        try demo.press(Array(repeating: "ctrl+plus", count: 6))
        while try demo.width(of: "c.svg") < width * 3 / 2 {}
        try demo.click("Rotary Wheel/Next Picture")
        try demo.expect("VIEW-MESSAGE", "Cannot Be Shown")
        try demo.expect("UNDECODED", "d.png")
        try demo.press("Left")
        _ = try demo.width(of: "c.svg")

        // The wheel has the focus, and the picture that was open.
        try demo.press("Escape")
        try demo.wait(for: "VIEW", "wheel")
        XCTAssertEqual(demo.all("PICTURE").last, "c.svg")
        try demo.press("Left")
        try demo.wait(for: "PICTURE", "b.png")
        try demo.close()
    }

    func testPictureOpensByTheButtonAndTheWheel() throws {
        let home = try Home()
        defer { home.remove() }
        try home.add("a.png")
        let demo = try RunningDemo("--page", "pictures", home: home)
        try demo.wait(for: "SHOWN", "a.png")
        try demo.click("Rotary Wheel/Open")
        try demo.wait(for: "VIEW", "a.png")
        try demo.click("Rotary Wheel/Back")
        try demo.wait(for: "VIEW", "wheel")
        // The picture in the middle.
        try demo.perform(["mousemove", "--window", "%window", "490", "250", "click", "1"])
        try demo.wait(for: "VIEW", "a.png")
        // Another page, and back.
        try demo.press("ctrl+1")
        try demo.wait(for: "PAGE", "wheel")
        try demo.press("ctrl+2")
        try demo.wait(for: "PAGE", "pictures")
        try demo.press("Return")
        try demo.wait(for: "VIEW", "a.png")
        try demo.close()
    }

    func testRemovedPicturesAndFoldersDoNoHarm() throws {
        let home = try Home()
        defer { home.remove() }
        for name in ["a.png", "b.png", "c.png"] { try home.add(name) }
        let demo = try open("a.png", of: home)
        try demo.expect("DECODED", "a.png")
        try FileManager.default.removeItem(at: home.pictures.appending(path: "a.png"))
        try demo.wait(for: "VIEW-MESSAGE", "The Picture Was Removed")
        try demo.press("Page_Down")
        try demo.expect("DECODED", "b.png")
        // A written picture is decoded again.
        try home.add("b2.png")
        try Data(contentsOf: home.pictures.appending(path: "c.png")).write(
            to: home.pictures.appending(path: "b.png"))
        try demo.expect("DECODED", "b.png", times: 2)
        try FileManager.default.removeItem(at: home.pictures)
        try demo.wait(for: "MESSAGE", "\(home.pictures.path) does not exist.")
        try demo.press("Page_Down", "Page_Up", "ctrl+plus", "Escape")
        try demo.wait(for: "VIEW", "wheel")
        // The button has the focus.
        try demo.press("space")
        try demo.closeWindow(titled: "Choose a Folder of Pictures")
        try demo.close()
    }

    func testHarmfulPicturesReportWhy() throws {
        let home = try Home()
        defer { home.remove() }
        try home.run("python3", Script.path("hostile.py"), home.pictures.path)
        let good = ["caf\u{FFFD}.png (invalid encoding)", "good.png"]
        let kept = ["bomb.png", "bomb.tga", good[0], "entities.svg", good[1], "noise.jpg"]
        // The name that is not UTF-8 stays.
        for name in try FileManager.default.contentsOfDirectory(atPath: home.pictures.path)
        where !kept.contains(name) {
            unsafe unlink(home.pictures.appending(path: name).path)
        }
        let demo = try open("bomb.png", of: home)
        for name in kept {
            if good.contains(name) {
                try demo.expect("DECODED", "\(name) 8")
            } else {
                try demo.expect("UNDECODED", "\(name): ")
            }
            try demo.press("Page_Down")
        }
        try demo.close()
    }

    func testOtherAppsOpenThePicture() throws {
        let home = try Home()
        defer { home.remove() }
        try home.add("a.png")
        let opened = home.settings.appending(path: "opened")
        let script = home.settings.appending(path: "viewer")
        try "#!/bin/sh\nprintf %s \"$1\" >'\(opened.path)'\n".write(
            to: script, atomically: true, encoding: .utf8)
        unsafe chmod(script.path, 0o700)
        // No folder of programs has a terminal.
        for (name, terminal) in [("Viewer", false), ("Other", true)] {
            try home.install(app: name, script.path, needsTerminal: terminal)
            let demo = try open("a.png", of: home, environment: ["PATH": home.settings.path])
            try demo.click("Rotary Wheel/Open With…")
            try demo.inWindow(titled: "Open With") {
                try demo.press("Tab")
                try demo.click("Open With/Select")
            }
            if terminal {
                try demo.wait(for: "TOAST", "Cannot open the picture. ", isPrefix: true)
            } else {
                let deadline = Date(timeIntervalSinceNow: 20)
                while (try? String(contentsOf: opened, encoding: .utf8))
                    != home.pictures.appending(
                        path: "a.png"
                    ).path, deadline > .now
                {}
                XCTAssertLessThan(Date.now, deadline, "the viewer never ran")
            }
            try demo.close()
        }
    }

    /// Opens the first picture of a folder.
    private func open(
        _ name: String, of home: Home, environment: [String: String] = [:]
    ) throws -> RunningDemo {
        let demo = try RunningDemo("--page", "pictures", home: home, environment: environment)
        while demo.all("PICTURE").last != name { try demo.wait(for: "PICTURE") }
        try demo.press("Return")
        try demo.wait(for: "VIEW", name)
        return demo
    }
}

extension RunningDemo {
    /// Waits until a text with a prefix is traced a number of times.
    fileprivate func expect(_ word: String, _ prefix: String, times: Int = 1) throws {
        while all(word).count(where: { $0.hasPrefix(prefix) }) < times { try wait(for: word) }
    }

    /// Waits for a zoom in percent.
    fileprivate func zoom(where isExpected: (Int) -> Bool) throws -> Int {
        while true {
            let text = all("ZOOM").last ?? ""
            if let percent = Int(text.filter(\.isNumber)), isExpected(percent) { return percent }
            try wait(for: "ZOOM")
        }
    }

    /// The offset of the picture.
    fileprivate func lastPan() throws -> (x: Int, y: Int) {
        let numbers = all("PAN").last?.split(separator: " ").compactMap { Int($0) } ?? []
        return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
    }

    /// Waits until a picture is decoded, and returns its width.
    fileprivate func width(of name: String) throws -> Int {
        while true {
            let decoded = try wait(for: "DECODED")
            if decoded.hasPrefix("\(name) ") { return Int(decoded.dropFirst(name.count + 1)) ?? 0 }
        }
    }
}

extension Home {
    /// Installs the only app for pictures.
    fileprivate func install(app name: String, _ program: String, needsTerminal: Bool) throws {
        let folder = wheels.deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "applications")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let entry = """
            [Desktop Entry]
            Type=Application
            Name=\(name)
            Exec=\(program) %f
            MimeType=image/png;
            Terminal=\(needsTerminal)

            """
        try entry.write(
            to: folder.appending(path: "\(name).desktop"), atomically: true, encoding: .utf8)
        try "[MIME Cache]\nimage/png=\(name).desktop;\n".write(
            to: folder.appending(path: "mimeinfo.cache"), atomically: true, encoding: .utf8)
    }
}
