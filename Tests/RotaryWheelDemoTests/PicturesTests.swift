import Foundation
import XCTest

/// The page of pictures.
final class PicturesTests: XCTestCase {
    func testPicturesAreSortedAndFollowTheFolder() throws {
        let home = try Home()
        defer { home.remove() }
        for name in ["photo10.png", "photo2.png", "photo1.png"] { try home.add(name) }
        try "no picture".write(
            to: home.pictures.appending(path: "broken.png"), atomically: true, encoding: .utf8)
        try "no picture".write(
            to: home.pictures.appending(path: "notes.txt"), atomically: true, encoding: .utf8)
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+2")
        try demo.wait(for: "PICTURE", "broken.png")
        // Unreadable pictures report an error.
        while !(try demo.wait(for: "DETAIL").hasPrefix("1 of 4: Cannot be read. ")) {}
        for (key, name, place) in [("Right", "photo1.png", "2 of 4"), ("Right", "photo2.png", "3 of 4")] {
            try demo.press(key)
            try demo.wait(for: "PICTURE", name)
            try demo.wait(for: "DETAIL", place)
        }
        // The centered picture stays across changes.
        try home.add("a.png")
        try demo.wait(for: "DETAIL", "4 of 5")
        try FileManager.default.removeItem(at: home.pictures.appending(path: "photo1.png"))
        try demo.wait(for: "DETAIL", "3 of 4")
        XCTAssertEqual(demo.all("PICTURE").last, "photo2.png")
        try FileManager.default.removeItem(at: home.pictures.appending(path: "photo2.png"))
        try demo.wait(for: "PICTURE", "photo10.png")
        try demo.press("Home")
        try demo.wait(for: "PICTURE", "a.png")
        try demo.close()
    }

    func testPictureShowsOnceItIsWritten() throws {
        let home = try Home()
        defer { home.remove() }
        try home.add("dot.png")
        let file = home.pictures.appending(path: "dot.png")
        let whole = try Data(contentsOf: file)
        try whole.prefix(30).write(to: file)
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+2")
        while !(try demo.wait(for: "DETAIL").hasPrefix("1 of 1: Cannot be read. ")) {}
        try whole.write(to: file)
        try demo.wait(for: "DETAIL", "1 of 1")
        try demo.close()
    }

    func testEmptyFileIsAnUnreadablePicture() throws {
        let home = try Home()
        defer { home.remove() }
        try home.add("a.png")
        let whole = try Data(contentsOf: home.pictures.appending(path: "a.png"))
        try Data().write(to: home.pictures.appending(path: "b.png"))
        try FileManager.default.createDirectory(
            at: home.pictures.appending(path: "folder.png"), withIntermediateDirectories: false)
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+2")
        try demo.wait(for: "DETAIL", "1 of 2")
        // One exists from the start; one is added.
        for (name, place) in [("b.png", "2 of 2"), ("c.png", "3 of 3")] {
            let file = home.pictures.appending(path: name)
            if name == "c.png" {
                try Data().write(to: file)
                try demo.wait(for: "DETAIL", "2 of 3")
            }
            try demo.press("Right")
            while !(try demo.wait(for: "DETAIL").hasPrefix("\(place): Cannot be read. ")) {}
            try whole.write(to: file)
            try demo.wait(for: "DETAIL", place)
        }
        try demo.close()
    }

    func testDeletedFolderIsReported() throws {
        for isEmptyBefore in [false, true] {
            let home = try Home()
            defer { home.remove() }
            try home.add("a.png")
            let demo = try RunningDemo(home: home)
            try demo.press("ctrl+2")
            try demo.wait(for: "DETAIL", "1 of 1")
            if isEmptyBefore {
                try FileManager.default.removeItem(at: home.pictures.appending(path: "a.png"))
                try demo.wait(for: "MESSAGE", "No pictures in \(home.pictures.path)")
            }
            try FileManager.default.removeItem(at: home.pictures)
            try demo.wait(for: "MESSAGE", "\(home.pictures.path) does not exist.")
            try demo.close()
        }
    }

    func testWithoutPicturesTheSamplesAreAButtonAway() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+2")
        try demo.wait(for: "MESSAGE", "No pictures in \(home.pictures.path)")
        try demo.click("Rotary Wheel/Show Samples")
        try demo.wait(for: "DETAIL", "1 of 12")
        try demo.press("End")
        try demo.wait(for: "PICTURE", "Village.svg")
        try demo.close()
    }

    func testWithoutAFolderOfPicturesOneIsChosen() throws {
        let home = try Home()
        defer { home.remove() }
        try "".write(
            to: home.settings.appending(path: "user-dirs.dirs"), atomically: true, encoding: .utf8)
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+2")
        try demo.wait(for: "MESSAGE", "Choose a folder of pictures to spin through them.")
        // The button has the focus.
        try demo.press("space")
        try demo.closeWindow(titled: "Choose a Folder of Pictures")
        try demo.click("Rotary Wheel/Show Samples")
        try demo.wait(for: "DETAIL", "1 of 12")
        try demo.close()
    }

    func testPicturesGrowWithTheWindow() throws {
        let home = try Home()
        defer { home.remove() }
        try home.add("large.ppm", width: 1200, height: 1200)
        let demo = try RunningDemo("--page", "pictures", home: home)
        try demo.wait(for: "SHOWN", "large.ppm")
        let before = demo.pictureHeight
        try demo.resize(width: 1240, height: 980)
        while demo.pictureHeight < before * 3 / 2 { try demo.wait(for: "SIZED") }
        // A sharper thumbnail is loaded.
        try demo.wait(for: "SHOWN", "large.ppm")
        try demo.close()
    }

    func testLargeFolderOpensAndScrolls() throws {
        let home = try Home()
        defer { home.remove() }
        for number in 1...5000 { try home.add("photo\(number).png") }
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+2")
        try demo.wait(for: "DETAIL", "1 of 5000")
        try demo.press("End")
        try demo.wait(for: "DETAIL", "5000 of 5000")
        try demo.press("Left")
        try demo.wait(for: "PICTURE", "photo4999.png")
        try demo.close()
    }
}

extension RunningDemo {
    /// The height of a picture on the wheel.
    fileprivate var pictureHeight: Double { all("SIZED").last.flatMap { Double($0) } ?? 0 }
}
