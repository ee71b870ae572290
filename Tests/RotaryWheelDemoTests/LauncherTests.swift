import Foundation
import XCTest

/// The user's ring of applications and folders: what it opens, its editor, and what is kept.
final class LauncherTests: DemoTestCase {
    private let both = ["application\torg.example.Alpha.desktop", "application\torg.example.Beta.desktop"]

    /// Two applications, and the settings of a user who sees results immediately.
    override func setUpWithError() throws {
        try super.setUpWithError()
        try home.store(["reduce-motion": "'always'"])
        for name in ["Alpha", "Beta"] { try home.install(name) }
    }

    /// Starts the app on the page of the dial, by default with the one that it has.
    private func open(_ dial: [String] = []) throws {
        if !dial.isEmpty { try home.write(dial: dial) }
        try start(page: "dial")
    }

    func testFirstRingHasCommonApplicationsAndFolders() throws {
        try home.install("Browser", for: "x-scheme-handler/https", "text/html")
        try home.install("Files", for: "inode/directory")
        try open()
        try demo.wait(untilLast: "ITEM Browser")
        try demo.press("Right", until: "ITEM Files")
        try demo.press("End", until: "ITEM My pictures")
        try demo.press("Return")
        try home.expectStart(of: "Files", with: home.pictures.path)
        try demo.close()
        // Nothing was edited.
        XCTAssertFalse(FileManager.default.fileExists(atPath: home.dial.path))
    }

    func testButtonClickAndEnterOpenTheItemAtTheTop() throws {
        try open(both)
        for place in ["Open", "Alpha"] {
            try demo.click("Rotary Wheel/\(place)", isFirst: true)
            try home.expectStart(of: "Alpha", by: place)
        }
        // No key empties the circle.
        try demo.press("Escape Right", until: "ITEM Beta")
        try demo.press("Return", until: "TOAST Opening “Beta”")
        try home.expectStart(of: "Beta")
        // A menu without folders offers to add one.
        try demo.press("Menu", until: "DIAL open")
        try demo.inWindow("Choose a Folder", by: "f Return Return")
    }

    func testMissingItemsReportWhy() throws {
        try open(["application\torg.example.Gone.desktop", "folder\tfile:///nowhere"])
        try demo.wait(untilLast: "ITEM Gone")
        try demo.press("Return", until: "TOAST “Gone” cannot be opened: This application is not installed")
        try demo.press("Right", until: "ITEM nowhere")
        try demo.press("Return", until: "TOAST “nowhere” cannot be opened: This folder does not exist")
        // Installed while the app runs.
        try demo.press("Left", until: "ITEM Gone")
        try home.install("Gone")
        try demo.wait(untilLast: "DETAIL The application Gone")
        try demo.press("Return")
        try home.expectStart(of: "Gone")
    }

    private func edit(_ body: () throws -> Void) throws {
        try demo.inWindow("Edit Launcher", by: "ctrl+e", closing: "ctrl+w", body)
    }

    /// Adds the first application that a search finds.
    private func addFirst(of search: String) throws {
        try demo.inWindow("Add an Application", closing: "Return") { try demo.type(search) }
    }

    private func addFolder() throws {
        try demo.choose(home.pictures, in: "Choose a Folder", by: "Add")
        try demo.wait(until: "TOAST “My pictures” added")
    }

    func testEditsAreUndoneAndKept() throws {
        try home.install("Gamma")
        try open(both)
        try edit {
            try demo.press("ctrl+n")
            try addFirst(of: "application gam")
            try demo.wait(until: "TOAST “Gamma” added")
            try demo.click("Edit Launcher/Remove", isFirst: true, until: "ITEM Beta")
            // The third row comes back, but the dial stays on Beta.
            try demo.press("ctrl+z")
            try demo.waitForPlace(of: "Edit Launcher/Gamma")
            try demo.press("ctrl+shift+z")
            // The focus is on the first row, whose buttons move it down and remove it.
            try demo.press("Tab space", until: "ITEM Gamma")
        }
        try demo.close()
        let kept = ["# Dial", "application\torg.example.Gamma.desktop\t3", both[1] + "\t2"]
        XCTAssertEqual(try home.lines(of: home.dial), kept)
        try open()
        try demo.wait(untilLast: "ITEM Gamma")
    }

    func testEditorOpensAgainAndAnEmptyRingOffersToAdd() throws {
        try open(both)
        // The row has the focus, then a button that moves it, if there is another row.
        for (keys, name) in [("Tab Tab space", "Alpha"), ("Tab space", "Beta")] {
            try edit { try demo.press(keys, until: "TOAST “\(name)” removed") }
        }
        try demo.close()
        XCTAssertEqual(try home.lines(of: home.dial), ["# Dial"])
        try open()
        try demo.click("Rotary Wheel/Add an Application…")
        try addFirst(of: "Beta")
        try demo.wait(untilLast: "ITEM Beta")
        try demo.press("ctrl+z")
        try demo.waitForPlace(of: "Rotary Wheel/Add a Folder…")
    }

    func testRowsAreDraggedAndAFolderIsAdded() throws {
        try open(both)
        try edit {
            try demo.drag("Edit Launcher/grip", from: 0, to: 1)
            try demo.wait(until: "ITEM Beta")
            try demo.click("Edit Launcher/Add")
            try demo.click("Edit Launcher/Add a Folder…")
            try addFolder()
        }
        try demo.close()
        XCTAssertEqual(
            try home.lines(of: home.dial),
            ["# Dial", both[1] + "\t2", both[0] + "\t1", "folder\t\(home.pictures.absoluteString)\t1"])
    }

    func testFoldersAreAddedWhereApplicationsAreHidden() throws {
        // As in a sandbox, which has what GTK needs and this app alone.
        let share = home.settings.appending(path: "share")
        try home.write(
            "[Desktop Entry]\nType=Application\nName=Rotary Wheel\nExec=true\n",
            to: share.appending(path: "applications/io.github.rotarywheel.Demo.desktop"))
        for name in ["glib-2.0", "icons", "mime"] {
            try FileManager.default.createSymbolicLink(
                at: share.appending(path: name), withDestinationURL: URL(filePath: "/usr/share/\(name)"))
        }
        let hidden = ["XDG_DATA_DIRS": share.path, "XDG_DATA_HOME": home.settings.path]
        try start(page: "dial", environment: hidden)
        try demo.click("Rotary Wheel/Edit Launcher")
        try demo.inWindow("Edit Launcher", closing: "ctrl+w") {
            try demo.press("ctrl+n")
            try demo.click("Add an Application/Add a Folder…")
            try addFolder()
        }
    }

    func testBrokenFileIsReportedAndKept() throws {
        try open(["application\tsh -c true"])
        try demo.click("Rotary Wheel/Start With a New One")
        try edit { try demo.press("Tab Tab space", until: "TOAST …removed") }
        try demo.close()
        let broken = try String(contentsOfFile: home.dial.path + ".broken-1", encoding: .utf8)
        XCTAssertEqual(broken, "# Dial\napplication\tsh -c true\n")
        XCTAssert(try home.lines(of: home.dial).contains { $0.hasPrefix(both[1]) })
    }
}
