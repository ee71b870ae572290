import Foundation
import XCTest

final class PicturesTests: DemoTestCase {
    func testPicturesAreSortedAndFollowTheFolder() throws {
        for name in ["photo10.png", "photo2.png", "photo1.png"] { try home.add(name) }
        for name in ["broken.png", "notes.txt"] { try home.write("no picture", to: home.picture(name)) }
        try start()
        try demo.press("ctrl+2", until: "PICTURE broken.png")
        // Unreadable pictures report an error.
        try demo.wait(until: "DETAIL 1 of 4: Cannot be read. …")
        for (name, place) in [("photo1.png", "2 of 4"), ("photo2.png", "3 of 4")] {
            try demo.press("Right", until: "PICTURE \(name)")
            try demo.wait(until: "DETAIL \(place)")
        }
        // The centered picture stays across changes.
        try home.add("a.png")
        try demo.wait(until: "DETAIL 4 of 5")
        try FileManager.default.removeItem(at: home.picture("photo1.png"))
        try demo.wait(until: "DETAIL 3 of 4")
        XCTAssertEqual(demo.all("PICTURE").last, "photo2.png")
        try FileManager.default.removeItem(at: home.picture("photo2.png"))
        try demo.wait(until: "PICTURE photo10.png")
        try demo.press("Home", until: "PICTURE a.png")
    }

    func testPicturesShowOnceTheyAreWritten() throws {
        try home.add("a.png")
        let whole = try Data(contentsOf: home.picture("a.png"))
        try Data().write(to: home.picture("b.png"))
        try whole.prefix(30).write(to: home.picture("c.png"))
        try FileManager.default.createDirectory(
            at: home.picture("folder.png"), withIntermediateDirectories: false)
        try start()
        try demo.press("ctrl+2", until: "DETAIL 1 of 3")
        // Two exist from the start; one is added.
        for (name, place) in [("b.png", "2 of 3"), ("c.png", "3 of 3"), ("d.png", "4 of 4")] {
            if name == "d.png" {
                try Data().write(to: home.picture(name))
                try demo.wait(until: "DETAIL 3 of 4")
            }
            try demo.press("Right", until: "DETAIL \(place): Cannot be read. …")
            try whole.write(to: home.picture(name))
            try demo.wait(until: "DETAIL \(place)")
        }
    }

    func testWithoutPicturesTheSamplesAreAButtonAway() throws {
        try home.add("a.png")
        try start()
        try demo.press("ctrl+2", until: "DETAIL 1 of 1")
        try FileManager.default.removeItem(at: home.picture("a.png"))
        try demo.wait(until: "MESSAGE No pictures in \(home.pictures.path)")
        try FileManager.default.removeItem(at: home.pictures)
        try demo.wait(until: "MESSAGE \(home.pictures.path) does not exist.")
        try demo.click("Rotary Wheel/Show Samples", until: "DETAIL 1 of 12")
        try demo.press("End", until: "PICTURE Village.svg")
    }

    func testWithoutAFolderOfPicturesOneIsChosen() throws {
        try home.write("", to: home.settings.appending(path: "user-dirs.dirs"))
        try start()
        try demo.press("ctrl+2", until: "MESSAGE Choose a folder of pictures to spin through them.")
        // The button has the focus.
        try demo.inWindow("Choose a Folder of Pictures", by: "space")
        try demo.click("Rotary Wheel/Show Samples", until: "DETAIL 1 of 12")
    }

    func testPicturesGrowWithTheWindow() throws {
        try home.add("large.ppm", width: 1200, height: 1200)
        try start(page: "pictures")
        try demo.wait(until: "SHOWN large.ppm")
        let before = try XCTUnwrap(demo.all("SIZED").last.flatMap { Double($0) })
        demo.resize(width: 1240, height: 980)
        while Double(try demo.wait(for: "SIZED"))! < before * 3 / 2 {}
        // A sharper thumbnail is loaded.
        try demo.wait(until: "SHOWN large.ppm")
    }
}
