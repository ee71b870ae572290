import Foundation
import XCTest

final class PictureViewTests: DemoTestCase {
    /// Opens the first picture of the folder.
    private func open(_ name: String, environment: [String: String] = [:]) throws {
        try start(page: "pictures", environment: environment)
        try demo.wait(untilLast: "PICTURE \(name)")
        try demo.press("Return", until: "VIEW \(name)")
    }

    func testKeysZoom() throws {
        try home.add("large.ppm", width: 2000, height: 1500)
        try open("large.ppm")
        try demo.waitForAll("DECODED large.ppm 2000…")
        let fit = try demo.zoom { $0 > 0 && $0 < 100 }
        try demo.press("ctrl+plus")
        let larger = try demo.zoom { $0 > fit }
        XCTAssertEqual(larger, fit * 5 / 4, accuracy: 2)
        try demo.press("ctrl+minus")
        try demo.zoom { $0 < larger }
        // The whole picture is the smallest.
        try demo.press("ctrl+minus ctrl+KP_Add")
        try demo.zoom { $0 == larger }
        try demo.press("ctrl+0")
        try demo.zoom { $0 == fit }
        // A part of a larger window shows more of it.
        try demo.press("ctrl+plus")
        demo.resize(width: 900, height: 900)
        try demo.press("ctrl+0")
        try demo.zoom { $0 > 0 && $0 < 100 }
    }

    func testPointerZoomsAndPans() throws {
        try home.add("large.ppm", width: 2000, height: 1500)
        try open("large.ppm")
        try demo.waitForAll("DECODED large.ppm 2000…")
        // The place below the pointer stays there.
        demo.move(to: 650, 400)
        demo.doubleClick()
        try demo.zoom { $0 == 100 }
        let before = try demo.lastPan()
        XCTAssertGreaterThan(before.x, 600)
        demo.key("ctrl", isDown: true)
        demo.click(4)
        try demo.zoom { $0 == 110 }
        demo.click(5)
        demo.key("ctrl", isDown: false)
        try demo.zoom { $0 == 100 }
        let after = try demo.lastPan()
        XCTAssertEqual(after.x, before.x, accuracy: 2)
        XCTAssertEqual(after.y, before.y, accuracy: 2)
        demo.button(isDown: true)
        for (x, y) in [(710.0, 440.0), (750, 460)] { demo.move(to: x, y, after: 50) }
        while try demo.lastPan().x != after.x - 100 { try demo.wait(for: "PAN") }
        demo.endDrag()
    }

    func testLargePhotosAreScaled() throws {
        try home.run("convert", "-size", "9000x6000", "xc:gray", home.picture("large.jpg").path)
        try open("large.jpg")
        try demo.waitForAll("DECODED large.jpg 4500…")
        // The zoom is that of the photo, not of what is decoded.
        XCTAssertLessThan(try demo.zoom { $0 > 0 }, 10)
    }

    func testOtherPicturesFollow() throws {
        for name in ["a.png", "b.png"] { try home.add(name) }
        let drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='9' height='9'/></svg>"
        try home.write(drawing, to: home.picture("c.svg"))
        try home.write("no picture", to: home.picture("d.png"))
        try open("a.png")
        try demo.waitForAll("DECODED a.png…")
        try demo.press("Page_Up Right")
        try demo.waitForAll("DECODED b.png…")
        try demo.press("Page_Down")
        let width = try demo.width(of: "c.svg")
        // A drawing is drawn again for the zoom.
        try demo.press(String(repeating: "ctrl+plus ", count: 6))
        while try demo.width(of: "c.svg") < width * 3 / 2 {}
        try demo.click("Rotary Wheel/Next Picture")
        try demo.waitForAll("VIEW-MESSAGE Cannot Be Shown…")
        try demo.waitForAll("UNDECODED d.png…")
        try demo.press("Left")
        _ = try demo.width(of: "c.svg")
        // The wheel has the focus, and the picture that was open.
        try demo.press("Escape", until: "VIEW wheel")
        XCTAssertEqual(demo.all("PICTURE").last, "c.svg")
        try demo.press("Left", until: "PICTURE b.png")
    }

    func testPictureOpensByTheButtonAndTheWheel() throws {
        try home.add("a.png")
        try start(page: "pictures")
        try demo.wait(until: "SHOWN a.png")
        try demo.click("Rotary Wheel/Open", until: "VIEW a.png")
        try demo.click("Rotary Wheel/Back", until: "VIEW wheel")
        // The picture in the middle.
        demo.move(to: 490, 250)
        demo.click()
        try demo.wait(until: "VIEW a.png")
        // Another page, and back.
        try demo.press("ctrl+1", until: "PAGE wheel")
        try demo.press("ctrl+2", until: "PAGE pictures")
        try demo.press("Return", until: "VIEW a.png")
    }

    func testRemovedPicturesAndFoldersDoNoHarm() throws {
        for name in ["a.png", "b.png", "c.png"] { try home.add(name) }
        try open("a.png")
        try demo.waitForAll("DECODED a.png…")
        try FileManager.default.removeItem(at: home.picture("a.png"))
        try demo.wait(until: "VIEW-MESSAGE The Picture Was Removed")
        try demo.press("Page_Down")
        try demo.waitForAll("DECODED b.png…")
        // A written picture is decoded again.
        try home.add("b2.png")
        try Data(contentsOf: home.picture("c.png")).write(to: home.picture("b.png"))
        try demo.waitForAll("DECODED b.png…", count: 2)
        try FileManager.default.removeItem(at: home.pictures)
        try demo.wait(until: "MESSAGE \(home.pictures.path) does not exist.")
        try demo.press("Page_Down Page_Up ctrl+plus Escape", until: "VIEW wheel")
        // The button has the focus.
        try demo.inWindow("Choose a Folder of Pictures", by: "space")
    }

    func testHarmfulPicturesReportWhy() throws {
        try home.run("python3", Script.path("hostile.py"), home.pictures.path)
        let good = ["caf\u{FFFD}.png (invalid encoding)", "good.png"]
        let kept = ["bomb.png", "bomb.tga", good[0], "entities.svg", good[1], "noise.jpg"]
        // The name that is not UTF-8 stays.
        for name in try FileManager.default.contentsOfDirectory(atPath: home.pictures.path)
        where !kept.contains(name) { unsafe unlink(home.picture(name).path) }
        try open("bomb.png")
        for name in kept {
            try demo.waitForAll(good.contains(name) ? "DECODED \(name) 8…" : "UNDECODED \(name): …")
            try demo.press("Page_Down")
        }
    }

    func testOtherAppsOpenThePicture() throws {
        try home.add("a.png")
        let others = try FileManager.default.contentsOfDirectory(atPath: "/usr/share/applications")
            .filter { $0.hasSuffix(".desktop") }
        // Each is the only app. No folder of programs has a terminal.
        for (name, path) in [("Viewer", nil), ("Other", home.settings.path)] {
            let apps = home.data.appending(path: "applications")
            try? FileManager.default.removeItem(at: apps)
            for app in others { try home.write("[Desktop Entry]\nHidden=1", to: apps.appending(path: app)) }
            try home.install(name, needsTerminal: path != nil)
            let list = "[Added Associations]\nimage/png=org.example.\(name).desktop;\n"
            try home.write(list, to: apps.appending(path: "mimeapps.list"))
            try open("a.png", environment: path.map { ["PATH": $0] } ?? [:])
            try demo.click("Rotary Wheel/Open With…")
            try demo.inWindow("Open With", closing: nil) { try demo.click("Open With/Select") }
            if path != nil {
                try demo.wait(until: "TOAST Cannot open the picture. …")
            } else {
                try home.expectStart(of: name, with: home.picture("a.png").path)
            }
        }
    }
}

extension RunningDemo {
    /// Waits for a zoom in percent, which may have been reached already.
    @discardableResult
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
        let said = try wait(for: "DECODED", "\(name) …")
        return Int(said.dropFirst(name.count + 1)) ?? 0
    }
}
