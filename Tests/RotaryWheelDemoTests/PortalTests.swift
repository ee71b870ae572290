import Foundation
import XCTest

/// Files and folders that the desktop's portal chooses, which is how an app in a sandbox gets them.
final class PortalTests: DemoTestCase {
    private var file: URL { home.settings.appending(path: "Chosen/Team.txt") }

    func testListsAreOpenedAndSavedAndFoldersChosen() throws {
        try home.store(["reduce-motion": "'always'"])
        try home.write(dial: [])
        try home.write("Anna\nBen\n", to: file)
        let portal = try Script("portal.py", file.path)
        try start(environment: ["GDK_DEBUG": "portals"])
        try demo.press("ctrl+o")
        try portal.wait(for: "OpenFile|Open a List of Choices|\n")
        try home.wait(for: ["# Team\tshown", "Anna", "Ben"], in: home.wheels)
        try demo.press("ctrl+s")
        try portal.wait(for: "SaveFile|Save the Choices|Team.txt\n")
        try home.wait(for: ["# Team", "Anna", "Ben"], in: file)
        try demo.press("ctrl+3")
        try demo.click("Rotary Wheel/Add a Folder…")
        try portal.wait(for: "OpenFile|Choose a Folder|\n")
        try demo.wait(until: "TOAST “Chosen” added")
        try demo.press("ctrl+2")
        try demo.click("Rotary Wheel/Choose a Folder…")
        try portal.wait(for: "OpenFile|Choose a Folder of Pictures|\n")
        try home.add("dot.png", to: file.deletingLastPathComponent())
        try demo.wait(untilLast: "PICTURE dot.png")
    }
}
