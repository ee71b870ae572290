import Foundation
import XCTest

/// The user's ring of applications and folders: what it opens, its editor, and what is kept.
final class LauncherTests: XCTestCase {
    /// A home with two applications, and the settings of a user who sees results at once.
    private func makeHome(dial: [String] = []) throws -> Home {
        let home = try Home()
        addTeardownBlock { home.remove() }
        try home.store(["reduce-motion": "'always'"])
        for name in ["Alpha", "Beta"] { try home.install(name) }
        if !dial.isEmpty { try home.write(dial: dial) }
        return home
    }

    private let both = ["application\torg.example.Alpha.desktop", "application\torg.example.Beta.desktop"]

    private func open(_ home: Home) throws -> RunningDemo { try RunningDemo("--page", "dial", home: home) }

    func testFirstRingHasCommonApplicationsAndFolders() throws {
        let home = try makeHome()
        try home.install("Browser", for: "x-scheme-handler/https", "text/html")
        try home.install("Files", for: "inode/directory")
        let demo = try open(home)
        try demo.waitUntil("ITEM", is: "Browser")
        try demo.press("Right")
        try demo.wait(for: "ITEM", "Files")
        try demo.press("End")
        try demo.wait(for: "ITEM", "My pictures")
        try demo.close()
        // Nothing was edited.
        XCTAssertFalse(FileManager.default.fileExists(atPath: home.dial.path))
    }

    func testEnterOpensTheItemAtTheTop() throws {
        let home = try makeHome(dial: both)
        let demo = try open(home)
        try demo.press("Right")
        try demo.wait(for: "ITEM", "Beta")
        try demo.press("Return")
        XCTAssertEqual(try home.arguments(of: "Beta"), "")
        try demo.wait(for: "TOAST", "Opening “Beta”")
        try demo.close()
    }

    func testButtonOpensTheItemAtTheTop() throws {
        let home = try makeHome(dial: both)
        let demo = try open(home)
        try demo.click("Rotary Wheel/Open")
        XCTAssertEqual(try home.arguments(of: "Alpha"), "")
        try demo.close()
    }

    func testClickOpensTheItemAtTheTop() throws {
        let home = try makeHome(dial: both)
        let demo = try open(home)
        let place = try demo.waitForPlace(of: "Rotary Wheel/Alpha")
        try demo.perform(["mousemove", "--window", "%window", "\(place.x)", "\(place.y)", "click", "1"])
        XCTAssertEqual(try home.arguments(of: "Alpha"), "")
        try demo.close()
    }

    func testWedgesOpenItems() throws {
        let home = try makeHome(dial: both)
        try home.store(["reduce-motion": "'always'", "dial-targets": "'wedges'"])
        let demo = try open(home)
        try demo.press("2", "Return")
        XCTAssertEqual(try home.arguments(of: "Beta"), "")
        try demo.close()
    }

    func testFoldersOpenInTheirApplication() throws {
        let home = try makeHome()
        let uri = "file://" + home.pictures.path.split(separator: " ").joined(separator: "%20")
        try home.write(dial: ["folder\t" + uri])
        try home.install("Files", for: "inode/directory")
        let demo = try open(home)
        try demo.waitUntil("ITEM", is: "My pictures")
        try demo.press("Return")
        XCTAssertEqual(try home.arguments(of: "Files"), home.pictures.path)
        try demo.close()
    }

    func testMissingItemsSayWhy() throws {
        let home = try makeHome(
            dial: ["application\torg.example.Gone.desktop", "folder\tfile:///nowhere"])
        let demo = try open(home)
        try demo.waitUntil("ITEM", is: "Gone")
        try demo.press("Return")
        try demo.wait(for: "TOAST", "“Gone” cannot be opened: This application is not installed")
        try demo.press("Right")
        try demo.wait(for: "ITEM", "nowhere")
        try demo.press("Return")
        try demo.wait(for: "TOAST", "“nowhere” cannot be opened: This folder does not exist")
        // Installed while the app runs.
        try demo.press("Left")
        try demo.wait(for: "ITEM", "Gone")
        try home.install("Gone")
        try demo.waitUntil("DETAIL", is: "The application Gone")
        try demo.press("Return")
        XCTAssertEqual(try home.arguments(of: "Gone"), "")
        try demo.close()
    }

    /// Adds the first application that a search finds.
    private func addFirst(of search: String, _ demo: RunningDemo) throws {
        try demo.inWindow(titled: "Add an Application") {
            try demo.type(search)
            try demo.press("Return")
            try demo.waitUntilGone("Add an Application")
        }
    }

    private func edit(_ demo: RunningDemo, _ body: () throws -> Void) throws {
        try demo.press("ctrl+e")
        try demo.inWindow(titled: "Edit Dial") {
            try body()
            try demo.press("ctrl+w")
            try demo.waitUntilGone("Edit Dial")
        }
    }

    func testEditsAreUndoneAndKept() throws {
        let home = try makeHome(dial: both)
        try home.install("Gamma")
        let demo = try open(home)
        try edit(demo) {
            try demo.press("ctrl+n")
            try addFirst(of: "application gam", demo)
            try demo.wait(for: "TOAST", "“Gamma” added")
            try demo.click("Edit Dial/Remove", isFirst: true)
            try demo.wait(for: "ITEM", "Beta")
            // The third row comes back, but the dial stays on Beta.
            try demo.press("ctrl+z")
            try demo.waitForPlace(of: "Edit Dial/Gamma")
            try demo.press("ctrl+shift+z")
            // The focus is on the first row, whose buttons move it down and remove it.
            try demo.press("Tab", "space")
            try demo.wait(for: "ITEM", "Gamma")
        }
        try demo.close()
        XCTAssertEqual(
            try home.dialLines(), ["# Dial", "application\torg.example.Gamma.desktop\t3", both[1] + "\t2"])
        let again = try open(home)
        try again.waitUntil("ITEM", is: "Gamma")
        try again.close()
    }

    func testEditorOpensAgain() throws {
        let home = try makeHome(dial: both)
        let demo = try open(home)
        for name in ["Alpha", "Beta"] {
            try edit(demo) {
                // The row has the focus, then a button that moves it, if there is another row.
                try demo.press(name == "Alpha" ? ["Tab", "Tab", "space"] : ["Tab", "space"])
                try demo.wait(for: "TOAST", "“\(name)” removed")
            }
        }
        try demo.close()
        XCTAssertEqual(try home.dialLines(), ["# Dial"])
    }

    func testRowsAreDraggedAndAFolderIsAdded() throws {
        let home = try makeHome(dial: both)
        let demo = try open(home)
        try edit(demo) {
            try demo.drag("Edit Dial/grip", from: 0, to: 1)
            try demo.wait(for: "ITEM", "Beta")
            try demo.click("Edit Dial/Add")
            try demo.click("Edit Dial/Add a Folder…")
            try demo.choose(home.pictures, in: "Choose a Folder", by: "Add")
            try demo.wait(for: "TOAST", "“My pictures” added")
        }
        try demo.close()
        XCTAssertEqual(
            try home.dialLines(),
            ["# Dial", both[1] + "\t2", both[0] + "\t1", "folder\t\(home.pictures.absoluteString)\t1"])
    }

    func testEmptyRingOffersToAdd() throws {
        let home = try makeHome(dial: [both[0]])
        let demo = try open(home)
        try edit(demo) {
            // The row has the focus, then the button that removes it.
            try demo.press("Tab", "space")
            try demo.wait(for: "TOAST", "“Alpha” removed")
        }
        try demo.close()
        XCTAssertEqual(try home.dialLines(), ["# Dial"])
        let again = try open(home)
        try again.click("Rotary Wheel/Add an Application…")
        try addFirst(of: "Beta", again)
        try again.waitUntil("ITEM", is: "Beta")
        try again.press("ctrl+z")
        try again.waitForPlace(of: "Rotary Wheel/Add a Folder…")
        try again.close()
    }

    func testMenuWithoutFoldersOffersToAddOne() throws {
        let demo = try open(try makeHome(dial: both))
        try demo.press("Menu")
        try demo.wait(for: "DIAL", "open")
        try demo.press("f", "Return", "Return")
        try demo.closeWindow(titled: "Choose a Folder")
        try demo.close()
    }

    func testFoldersAreAddedWhereApplicationsAreHidden() throws {
        let home = try makeHome()
        // As in a sandbox, which has what GTK needs and this app alone.
        let share = home.settings.appending(path: "share")
        let applications = share.appending(path: "applications")
        try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
        for name in ["glib-2.0", "icons", "mime"] {
            try FileManager.default.createSymbolicLink(
                at: share.appending(path: name), withDestinationURL: URL(filePath: "/usr/share/\(name)"))
        }
        try "[Desktop Entry]\nType=Application\nName=Rotary Wheel\nExec=true\n".write(
            to: applications.appending(path: "io.github.rotarywheel.Demo.desktop"), atomically: true,
            encoding: .utf8)
        let demo = try RunningDemo(
            "--page", "dial", home: home,
            environment: ["XDG_DATA_DIRS": share.path, "XDG_DATA_HOME": home.settings.path])
        try demo.click("Rotary Wheel/Edit Dial")
        try demo.inWindow(titled: "Edit Dial") {
            try demo.press("ctrl+n")
            try demo.click("Add an Application/Add a Folder…")
            try demo.choose(home.pictures, in: "Choose a Folder", by: "Add")
            try demo.wait(for: "TOAST", "“My pictures” added")
            try demo.press("ctrl+w")
            try demo.waitUntilGone("Edit Dial")
        }
        try demo.close()
    }

    func testBrokenFileIsReportedAndKept() throws {
        let text = "# Dial\napplication\tsh -c true\n"
        let home = try makeHome(dial: ["application\tsh -c true"])
        let demo = try open(home)
        try demo.click("Rotary Wheel/Start With a New One")
        try edit(demo) {
            try demo.press("ctrl+n")
            try addFirst(of: "Beta", demo)
        }
        try demo.close()
        XCTAssertEqual(try String(contentsOfFile: home.dial.path + ".broken-1", encoding: .utf8), text)
        XCTAssertEqual(try home.dialLines().last?.hasPrefix(both[1]), true)
    }
}
