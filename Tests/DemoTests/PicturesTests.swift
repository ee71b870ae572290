import Foundation
import XCTest

/// The page with the pictures of a folder.
final class PicturesTests: XCTestCase {
    /// A folder for the user's settings, which name another one as that of their pictures.
    private struct Home {
        let settings: URL
        let pictures: URL

        init() throws {
            let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            settings = home.appending(path: "settings")
            pictures = home.appending(path: "My pictures")
            for folder in [settings, pictures] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            try "XDG_PICTURES_DIR=\"\(pictures.path)\"\n".write(
                to: settings.appending(path: "user-dirs.dirs"), atomically: true, encoding: .utf8)
        }

        func remove() { try? FileManager.default.removeItem(at: settings.deletingLastPathComponent()) }

        /// Puts a picture into the folder at once, under its name.
        func add(_ name: String) throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
            let picture = root.appending(path: "Tests/RotaryWheelTests/dot.png")
            try FileManager.default.copyItem(at: picture, to: pictures.appending(path: name))
        }
    }

    /// Waits until the app says a word with a text.
    private func wait(for word: String, _ text: String, of demo: RunningDemo, line: UInt = #line) throws {
        while try demo.wait(for: word, line: line) != text {}
    }

    func testPicturesAreInTheOrderOfTheirNamesAndFollowTheFolder() throws {
        let home = try Home()
        defer { home.remove() }
        for name in ["photo10.png", "photo2.png", "photo1.png"] { try home.add(name) }
        try "no picture".write(
            to: home.pictures.appending(path: "broken.png"), atomically: true, encoding: .utf8)
        try "no picture".write(
            to: home.pictures.appending(path: "notes.txt"), atomically: true, encoding: .utf8)
        let demo = try RunningDemo(configuration: home.settings)
        try demo.press("ctrl+2")
        try wait(for: "PICTURE", "broken.png", of: demo)
        // What cannot be read says so.
        while !(try demo.wait(for: "DETAIL").hasPrefix("1 of 4: it cannot be read. ")) {}
        for (key, name, place) in [("Right", "photo1.png", "2 of 4"), ("Right", "photo2.png", "3 of 4")] {
            try demo.press(key)
            try wait(for: "PICTURE", name, of: demo)
            try wait(for: "DETAIL", place, of: demo)
        }
        // Others come and go; the centred one stays.
        try home.add("a.png")
        try wait(for: "DETAIL", "4 of 5", of: demo)
        try FileManager.default.removeItem(at: home.pictures.appending(path: "photo1.png"))
        try wait(for: "DETAIL", "3 of 4", of: demo)
        XCTAssertEqual(demo.all("PICTURE").last, "photo2.png")
        try FileManager.default.removeItem(at: home.pictures.appending(path: "photo2.png"))
        try wait(for: "PICTURE", "photo10.png", of: demo)
        try demo.press("Home")
        try wait(for: "PICTURE", "a.png", of: demo)
        try demo.close()
    }

    func testAPictureThatIsStillBeingWrittenShowsWhenItIsDone() throws {
        let home = try Home()
        defer { home.remove() }
        try home.add("dot.png")
        let file = home.pictures.appending(path: "dot.png")
        let whole = try Data(contentsOf: file)
        try whole.prefix(30).write(to: file)
        let demo = try RunningDemo(configuration: home.settings)
        try demo.press("ctrl+2")
        while !(try demo.wait(for: "DETAIL").hasPrefix("1 of 1: it cannot be read. ")) {}
        try whole.write(to: file)
        try wait(for: "DETAIL", "1 of 1", of: demo)
        try demo.close()
    }

    func testAnEmptyFileIsAPictureThatCannotBeReadYet() throws {
        let home = try Home()
        defer { home.remove() }
        try home.add("a.png")
        let whole = try Data(contentsOf: home.pictures.appending(path: "a.png"))
        try Data().write(to: home.pictures.appending(path: "b.png"))
        try FileManager.default.createDirectory(
            at: home.pictures.appending(path: "folder.png"), withIntermediateDirectories: false)
        let demo = try RunningDemo(configuration: home.settings)
        try demo.press("ctrl+2")
        try wait(for: "DETAIL", "1 of 2", of: demo)
        // One from the start, and one that comes.
        for (name, place) in [("b.png", "2 of 2"), ("c.png", "3 of 3")] {
            let file = home.pictures.appending(path: name)
            if name == "c.png" {
                try Data().write(to: file)
                try wait(for: "DETAIL", "2 of 3", of: demo)
            }
            try demo.press("Right")
            while !(try demo.wait(for: "DETAIL").hasPrefix("\(place): it cannot be read. ")) {}
            try whole.write(to: file)
            try wait(for: "DETAIL", place, of: demo)
        }
        try demo.close()
    }

    func testAFolderThatGoesIsSaidToBeGone() throws {
        for isEmptyBefore in [false, true] {
            let home = try Home()
            defer { home.remove() }
            try home.add("a.png")
            let demo = try RunningDemo(configuration: home.settings)
            try demo.press("ctrl+2")
            try wait(for: "DETAIL", "1 of 1", of: demo)
            if isEmptyBefore {
                try FileManager.default.removeItem(at: home.pictures.appending(path: "a.png"))
                try wait(for: "MESSAGE", "There are no pictures in \(home.pictures.path).", of: demo)
            }
            try FileManager.default.removeItem(at: home.pictures)
            try wait(for: "MESSAGE", "\(home.pictures.path) is gone.", of: demo)
            try demo.close()
        }
    }

    func testWithoutPicturesOfTheUsersTheAppBringsSome() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo(configuration: home.settings)
        try demo.press("ctrl+2")
        try wait(for: "DETAIL", "1 of 12", of: demo)
        try demo.press("End")
        try wait(for: "PICTURE", "Village.svg", of: demo)
        try demo.close()
    }

    func testAFolderOfThousandsOpensAndScrolls() throws {
        let home = try Home()
        defer { home.remove() }
        for number in 1...5000 { try home.add("photo\(number).png") }
        let demo = try RunningDemo(configuration: home.settings)
        try demo.press("ctrl+2")
        try wait(for: "DETAIL", "1 of 5,000", of: demo)
        try demo.press("End")
        try wait(for: "DETAIL", "5,000 of 5,000", of: demo)
        try demo.press("Left")
        try wait(for: "PICTURE", "photo4999.png", of: demo)
        try demo.close()
    }
}
