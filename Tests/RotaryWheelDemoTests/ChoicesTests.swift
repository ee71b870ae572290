import Foundation
import XCTest

/// The user's own wheels, their editor, and what is kept; spins go straight to their results.
final class ChoicesTests: DemoTestCase {
    private let lunch = "# Lunch\tshown\nPizza\nRamen\nCurry\n"
    private var clipboard: Script?

    override func setUpWithError() throws {
        try super.setUpWithError()
        try home.store(["reduce-motion": "'always'"])
    }

    override func tearDownWithError() throws {
        clipboard = nil
        try super.tearDownWithError()
    }

    /// Starts the app with wheels.
    private func start(wheels: String) throws {
        try home.write(wheels, to: home.wheels)
        try start()
    }

    private func edit(_ body: () throws -> Void) throws {
        try demo.inWindow("Edit Choices", by: "ctrl+e", body)
    }

    /// Expects the lines of the file once the app has ended.
    private func expectKept(_ lines: String..., line: UInt = #line) throws {
        try demo.close(line: line)
        XCTAssertEqual(try home.lines(of: home.wheels), lines, line: line)
    }

    func testFirstEditMakesAWheelThatIsKept() throws {
        try start()
        try demo.wait(untilLast: "LABEL Circles")
        try edit {
            // The first name is selected.
            try demo.type("Tea", until: "LABEL Tea")
            try demo.press("Return")
            try demo.type("Coffee")
        }
        let result = try demo.draw()
        try expectKept(
            "# My Wheel\tshown", "Tea", "Coffee", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles")
        try start()
        try demo.wait(untilLast: "LABEL \(result)")
    }

    func testEditorAndPageUndoTheSameEdits() throws {
        try start(wheels: lunch)
        // The editor opens again.
        for name in ["Coffee", "Juice"] { try edit { try demo.type(name, until: "LABEL \(name)") } }
        // Messages are those of the page again.
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Delete")
        try demo.click("Rotary Wheel/Undo", until: "LABEL Juice")
        try demo.press("ctrl+z ctrl+z", until: "LABEL Pizza")
        try edit {
            try demo.type("Tea", until: "LABEL Tea")
            try demo.press("ctrl+z", until: "LABEL Pizza")
            try demo.press("ctrl+shift+z", until: "LABEL Tea")
            // The message after a removal undoes it.
            demo.forgetPlaces(of: "Edit Choices/Undo")
            try demo.click("Edit Choices/Remove", isFirst: true, until: "LABEL Ramen")
            try demo.click("Edit Choices/Undo", until: "SECTORS 3 …")
        }
        try demo.press("ctrl+z")
        try demo.close(by: "ctrl+q")
        try expectKept("# Lunch\tshown", "Pizza", "Ramen", "Curry")
    }

    func testEachEditIsUndoneAndRedone() throws {
        clipboard = try Script("clipboard.py", "Tea\nCoffee\n")
        try start(wheels: lunch)
        var states = [["# Lunch\tshown", "Pizza", "Ramen", "Curry"]]
        func expect(_ lines: String...) throws {
            states.append(["# Lunch\tshown"] + lines)
            try home.wait(for: states[states.count - 1], in: home.wheels)
        }
        func click(_ places: String...) throws {
            for place in places { try demo.click("Edit Choices/\(place)", isFirst: place != "More") }
        }
        try edit {
            try click("Options", "Green")
            try expect("Pizza\tgreen", "Ramen", "Curry")
            try demo.press("alt+w 3 Return")
            try expect("Pizza\t3\tgreen", "Ramen", "Curry")
            try demo.press("Escape")
            try demo.drag("Edit Choices/grip", from: 0, to: 2)
            try expect("Ramen", "Curry", "Pizza\t3\tgreen")
            try demo.drag("Edit Choices/grip", from: 1, to: 0)
            try expect("Curry", "Ramen", "Pizza\t3\tgreen")
            try click("Remove")
            try expect("Ramen", "Pizza\t3\tgreen")
            try click("More", "Paste List")
            try expect("Ramen", "Pizza\t3\tgreen", "Tea", "Coffee")
            try click("More", "Sort by Name")
            try expect("Coffee", "Pizza\t3\tgreen", "Ramen", "Tea")
            try click("More", "Remove All")
            try expect()
            for (keys, states) in [
                ("ctrl+z", states.dropLast().reversed()), ("ctrl+shift+z", Array(states.dropFirst())),
            ] {
                for state in states {
                    try demo.press(keys)
                    try home.wait(for: state, in: home.wheels)
                }
            }
        }
    }

    func testShuffledChoicesAreSorted() throws {
        let sorted = ["# Lunch\tshown"] + (1...40).map { "\($0)" }
        try start(wheels: sorted.map { $0 + "\n" }.joined())
        try edit {
            for place in ["More", "Shuffle"] { try demo.click("Edit Choices/\(place)") }
            home.wait { [home = home!] in (try? home.lines(of: home.wheels)).map { $0 != sorted } }
            let shuffled = try home.lines(of: home.wheels)
            XCTAssertNotEqual(shuffled, sorted)
            XCTAssertEqual(Set(shuffled), Set(sorted))
            for place in ["More", "Sort by Name"] { try demo.click("Edit Choices/\(place)") }
            try home.wait(for: sorted, in: home.wheels)
        }
    }

    func testTypingStaysInViewUntilAnEmptyNameEndsIt() throws {
        try start(wheels: "# Lunch\tshown\n" + (1...9).map { "\($0)\n" }.joined())
        try edit {
            try demo.waitForAll("PLACE …Edit Choices/Remove", count: 9)
            try demo.press("ctrl+n")
            // The editor is 640 pixels high.
            XCTAssertLessThan(try demo.waitForPlace(of: "Edit Choices/Remove").y, 640)
            try demo.type("Tea")
            try demo.press("Return Return")
            try home.wait(for: ["# Lunch\tshown"] + (1...9).map { "\($0)" } + ["Tea"], in: home.wheels)
        }
        XCTAssertEqual(demo.all("SECTORS").last?.hasPrefix("10 "), true)
    }

    private func openList(_ file: URL) throws {
        try demo.press("ctrl+o")
        try demo.choose(file, in: "Open a List of Choices", by: "Open")
    }

    func testSavedListIsOpened() throws {
        let file = home.picture("Choices.txt")
        try start(wheels: "# Lunch\tshown\nPizza\t2\nRamen\tgreen\n")
        // The suggested name is selected without its extension.
        try demo.inWindow("Save the Choices", by: "ctrl+s", closing: nil) { try demo.type("Choices") }
        try demo.choose(file, in: "Save the Choices", by: "Save")
        try openList(file)
        let both = ["# Lunch", "Pizza\t2", "Ramen\tgreen", "# Lunch 2\tshown", "Pizza\t2", "Ramen\tgreen"]
        try home.wait(for: both, in: home.wheels)
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "# Lunch\nPizza\t2\nRamen\tgreen\n")
        try demo.press("ctrl+z")
        try home.wait(for: ["# Lunch\tshown", "Pizza\t2", "Ramen\tgreen"], in: home.wheels)
        try demo.press("ctrl+shift+z")
        try home.wait(for: both, in: home.wheels)
    }

    func testFileThatIsNoListIsReported() throws {
        try home.add("dot.png")
        try start(wheels: lunch)
        try openList(home.picture("dot.png"))
        try demo.wait(until: "TOAST This is no text file.")
        _ = try demo.draw()
        try expectKept("# Lunch\tshown", "Pizza", "Ramen", "Curry")
    }

    func testPastedListIsAWheel() throws {
        clipboard = try Script("clipboard.py", "Anna\r\nBen\t2\r\n")
        try start()
        try demo.press("ctrl+v", until: "LABEL Anna")
        // A list in the place of a name.
        try edit { try demo.press("ctrl+v") }
        try expectKept("# New Wheel\tshown", "Anna", "Ben\t2", "Ben\t2")
    }

    func testBrokenFileIsReportedAndKept() throws {
        let text = "Pizza\tmany\n"
        try start(wheels: text)
        try demo.click("Rotary Wheel/Continue Without Them")
        _ = try demo.draw()
        try demo.close()
        XCTAssertEqual(try String(contentsOfFile: home.wheels.path + ".broken-1", encoding: .utf8), text)
    }

    func testWhatHasNoRoomIsReported() throws {
        clipboard = try Script("clipboard.py", "Tea\nCoffee\nJuice\n")
        try start(wheels: "# Lunch\tshown\n" + (1...199).map { "\($0)\n" }.joined())
        // In the place of a name.
        try edit {
            try demo.press("ctrl+v", until: "TOAST A wheel has at most 200 choices.")
        }
        try demo.close()
        try start(wheels: String(repeating: "# Lunch\n", count: 100))
        try demo.press("ctrl+e", until: "TOAST There are at most 100 wheels.")
    }

    func testKeysOpenAChoiceAMenuAndHelpAndALongNameIsCut() throws {
        let name = String(repeating: "m", count: 100)
        try start(wheels: lunch)
        try demo.press("Return", next: "VIEW Pizza")
        try demo.press("Escape", next: "VIEW wheel")
        // A click on the selected sector does the same.
        demo.move(to: demo.control.centerX - 0.6 * demo.control.radius, demo.control.centerY)
        demo.click()
        try demo.expect(next: "VIEW Pizza")
        try demo.press("Escape", next: "VIEW wheel")
        try edit {
            try demo.type(name + "m", until: "LABEL \(name)")
            try demo.press("BackSpace", until: "LABEL \(name.dropLast())")
        }
        try demo.press("shift+F10")
        // The second item of the menu.
        try demo.waitForPlace(of: "Rotary Wheel/Edit Choices")
        try demo.inWindow("Edit Choices", by: "2 Return") {}
        try demo.press("F1", until: "GUIDE open")
        try demo.press("Escape", until: "GUIDE closed")
    }

    func testWheelsAreDeletedAndRestored() throws {
        try start(wheels: "# Lunch\tshown\nPizza\nRamen\t1000\nCurry\n")
        XCTAssertEqual(try demo.draw(), "Ramen")
        try demo.press("ctrl+n")
        try demo.waitForPlace(of: "Rotary Wheel/Other Wheels")
        // The wheel comes back with its own result.
        try demo.press("ctrl+z")
        try demo.wait(untilLast: "LABEL Ramen")
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Delete", until: "LABEL Circles")
        try demo.click("Rotary Wheel/Undo", until: "LABEL Ramen")
        try demo.press("ctrl+shift+z", until: "LABEL Circles")
        try demo.press("ctrl+z", until: "LABEL Ramen")
        try expectKept("# Lunch\tshown", "Pizza", "Ramen\t1000", "Curry")
    }
}
