import Foundation
import XCTest

/// Files and folders that the desktop's portal chooses, which is how an app in a sandbox gets them.
final class PortalTests: XCTestCase {
    private func withPortal(_ body: (RunningDemo, Script, Home, URL) throws -> Void) throws {
        let home = try Home()
        defer { home.remove() }
        try home.store(["reduce-motion": "'always'"])
        try home.write(dial: [])
        let folder = home.settings.appending(path: "Chosen")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "Team.txt")
        try "Anna\nBen\n".write(to: file, atomically: true, encoding: .utf8)
        let portal = try Script("portal.py", file.path)
        let demo = try RunningDemo("--page", "wheel", home: home, environment: ["GDK_DEBUG": "portals"])
        try body(demo, portal, home, file)
        try demo.close()
    }

    func testListsAreOpenedAndSaved() throws {
        try withPortal { demo, portal, home, file in
            try demo.press("ctrl+o")
            try portal.wait(for: "OpenFile|Open a List of Choices|\n")
            try home.waitForWheelLines(["# Team\tshown", "Anna", "Ben"])
            try demo.press("ctrl+s")
            try portal.wait(for: "SaveFile|Save the Choices|Team.txt\n")
            home.wait { try? String(contentsOf: file, encoding: .utf8) == "# Team\nAnna\nBen\n" }
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "# Team\nAnna\nBen\n")
        }
    }

    func testFoldersAreChosen() throws {
        try withPortal { demo, portal, home, file in
            try demo.press("ctrl+3")
            try demo.click("Rotary Wheel/Add a Folder…")
            try portal.wait(for: "OpenFile|Choose a Folder|\n")
            try demo.wait(for: "TOAST", "“Chosen” added")
            try demo.press("ctrl+2")
            try demo.click("Rotary Wheel/Choose a Folder…")
            try portal.wait(for: "OpenFile|Choose a Folder of Pictures|\n")
            try home.add("dot.png", to: file.deletingLastPathComponent())
            try demo.waitUntil("PICTURE", is: "dot.png")
        }
    }
}
