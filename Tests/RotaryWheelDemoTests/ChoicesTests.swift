import Foundation
import XCTest

/// The user's own wheels: the editor, draws, and what is kept.
final class ChoicesTests: XCTestCase {
    private let lunch = "# Lunch\tshown\nPizza\nRamen\nCurry\n"

    /// A home in which spins go straight to their results.
    private func home(wheels: String? = nil) throws -> Home {
        let home = try Home()
        addTeardownBlock { home.remove() }
        try home.store(["reduce-motion": "'always'"])
        if let wheels { try home.store(wheels: wheels) }
        return home
    }

    /// The name on the label after a spin.
    private func draw(_ demo: RunningDemo) throws -> String {
        try demo.press("space")
        return try demo.wait(for: "RESULT")
    }

    func testFirstEditMakesAWheelThatIsKept() throws {
        let home = try home()
        let demo = try RunningDemo(home: home)
        try demo.waitUntil("LABEL", is: "Circles")
        try demo.press("ctrl+e")
        try demo.inWindow(titled: "Edit Choices") {
            // The first name is selected.
            try demo.type("Tea")
            try demo.wait(forLabel: "Tea")
            try demo.press("Return")
            try demo.type("Coffee")
            try demo.press("Escape")
            try demo.waitUntilGone("Edit Choices")
        }
        _ = try draw(demo)
        try demo.close()
        XCTAssertEqual(
            try home.wheelLines(),
            ["# My Wheel\tshown", "Tea", "Coffee", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles"])
        let again = try RunningDemo(home: home)
        try again.waitUntil("LABEL", is: "Tea")
        try again.close()
    }

    func testEditsAreUndone() throws {
        let home = try home(wheels: lunch)
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+e")
        try demo.inWindow(titled: "Edit Choices") {
            try demo.type("Tea")
            try demo.wait(forLabel: "Tea")
            try demo.press("ctrl+z")
            try demo.wait(forLabel: "Pizza")
            try demo.press("ctrl+shift+z")
            try demo.wait(forLabel: "Tea")
            // The message after a removal undoes it.
            demo.forgetPlaces(of: "Edit Choices/Undo")
            try demo.click("Edit Choices/Remove", isFirst: true)
            try demo.wait(forLabel: "Ramen")
            try demo.click("Edit Choices/Undo")
            try demo.wait(for: "SECTORS", "3 ", isPrefix: true)
            try demo.press("Escape")
            try demo.waitUntilGone("Edit Choices")
        }
        try demo.press("ctrl+z")
        try demo.close(by: "ctrl+q")
        XCTAssertEqual(try home.wheelLines(), ["# Lunch\tshown", "Pizza", "Ramen", "Curry"])
    }

    func testEditorOpensAgain() throws {
        let demo = try RunningDemo(home: try home(wheels: lunch))
        for name in ["Tea", "Coffee", "Juice"] {
            try demo.press("ctrl+e")
            try demo.inWindow(titled: "Edit Choices") {
                try demo.type(name)
                try demo.wait(forLabel: name)
                try demo.press("Escape")
                try demo.waitUntilGone("Edit Choices")
            }
        }
        // Messages are those of the page again.
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Delete")
        try demo.click("Rotary Wheel/Undo")
        try demo.wait(forLabel: "Juice")
        try demo.close()
    }

    func testEachEditIsUndoneAndRedone() throws {
        let clipboard = try Script("clipboard.py", "Tea\nCoffee\n")
        defer { withExtendedLifetime(clipboard) {} }
        let home = try home(wheels: lunch)
        let demo = try RunningDemo(home: home)
        var states = [["# Lunch\tshown", "Pizza", "Ramen", "Curry"]]
        func expect(_ lines: String...) throws {
            states.append(["# Lunch\tshown"] + lines)
            try home.waitForWheelLines(states.last ?? [])
        }
        try demo.press("ctrl+e")
        try demo.inWindow(titled: "Edit Choices") {
            try demo.click("Edit Choices/Color and Weight", isFirst: true)
            try demo.click("Edit Choices/Green")
            try expect("Pizza\tgreen", "Ramen", "Curry")
            try demo.press("alt+w")
            try demo.type("3")
            try demo.press("Return")
            try expect("Pizza\t3\tgreen", "Ramen", "Curry")
            try demo.press("Escape")
            try demo.drag("Edit Choices/grip", from: 0, to: 2)
            try expect("Ramen", "Curry", "Pizza\t3\tgreen")
            try demo.drag("Edit Choices/grip", from: 1, to: 0)
            try expect("Curry", "Ramen", "Pizza\t3\tgreen")
            try demo.click("Edit Choices/Remove", isFirst: true)
            try expect("Ramen", "Pizza\t3\tgreen")
            try demo.click("Edit Choices/More")
            try demo.click("Edit Choices/Paste List")
            try expect("Ramen", "Pizza\t3\tgreen", "Tea", "Coffee")
            try demo.click("Edit Choices/More")
            try demo.click("Edit Choices/Remove All")
            try expect()
            for state in states.dropLast().reversed() {
                try demo.press("ctrl+z")
                try home.waitForWheelLines(state)
            }
            for state in states.dropFirst() {
                try demo.press("ctrl+shift+z")
                try home.waitForWheelLines(state)
            }
            try demo.press("Escape")
            try demo.waitUntilGone("Edit Choices")
        }
        try demo.close()
    }

    func testSavedListIsOpened() throws {
        let home = try home(wheels: "# Lunch\tshown\nPizza\t2\nRamen\tgreen\n")
        let file = home.pictures.appending(path: "Choices.txt")
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+s")
        try demo.inWindow(titled: "Save the Choices") {
            // The suggested name is selected without its extension.
            try demo.type("Choices")
        }
        try demo.choose(file, in: "Save the Choices", by: "Save")
        try demo.press("ctrl+o")
        try demo.choose(file, in: "Open a List of Choices", by: "Open")
        let both = ["# Lunch", "Pizza\t2", "Ramen\tgreen", "# Lunch 2\tshown", "Pizza\t2", "Ramen\tgreen"]
        try home.waitForWheelLines(both)
        XCTAssertEqual(
            try String(contentsOf: file, encoding: .utf8), "# Lunch\nPizza\t2\nRamen\tgreen\n")
        try demo.press("ctrl+z")
        try home.waitForWheelLines(["# Lunch\tshown", "Pizza\t2", "Ramen\tgreen"])
        try demo.press("ctrl+shift+z")
        try home.waitForWheelLines(both)
        try demo.close()
    }

    func testListOfNamesHasTheNameOfItsFile() throws {
        let home = try home()
        let file = home.pictures.appending(path: "My Team.txt")
        try "Anna\nBen\n".write(to: file, atomically: true, encoding: .utf8)
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+o")
        try demo.choose(file, in: "Open a List of Choices", by: "Open")
        try home.waitForWheelLines(["# My Team\tshown", "Anna", "Ben"])
        try demo.close()
    }

    func testFileThatIsNoListIsReported() throws {
        let home = try home(wheels: lunch)
        try home.add("dot.png")
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+o")
        try demo.choose(home.pictures.appending(path: "dot.png"), in: "Open a List of Choices", by: "Open")
        try demo.wait(for: "TOAST", "This is no text file.")
        _ = try draw(demo)
        try demo.close()
        XCTAssertEqual(try home.wheelLines()[0], "# Lunch\tshown")
    }

    func testWinnersLeaveTheDraw() throws {
        let home = try home(wheels: "# Lunch\tshown\tonce\nPizza\nRamen\tout\nCurry\n")
        let demo = try RunningDemo(home: home)
        let first = try draw(demo)
        // The winner stays at the indicator until the next spin.
        let second = try draw(demo)
        XCTAssertEqual(Set([first, second]), ["Pizza", "Curry"])
        try demo.close()
        XCTAssertEqual(
            try home.wheelLines(), ["# Lunch\tonce\tshown", "Pizza\tout", "Ramen\tout", "Curry\tout"])
        // The next press begins again.
        let again = try RunningDemo(home: home)
        try again.press("space")
        _ = try draw(again)
        try again.close()
        XCTAssertEqual(try home.wheelLines().count { $0.hasSuffix("out") }, 1)
    }

    func testResultIsTheSameAfterEdits() throws {
        let home = try home(wheels: "# Lunch\tonce\tshown\nPizza\tout\nRamen\tout\nCurry\nSalad\tout\n")
        let demo = try RunningDemo(home: home)
        XCTAssertEqual(try draw(demo), "Curry")
        try demo.press("ctrl+e")
        try demo.inWindow(titled: "Edit Choices") {
            try demo.click("Edit Choices/Remove", isFirst: true)
            try demo.wait(for: "SECTORS", "3 ", isPrefix: true)
            XCTAssertEqual(demo.all("LABEL").last, "Curry")
            // The winner to the first place.
            try demo.drag("Edit Choices/grip", from: 1, to: 0)
            try home.waitForWheelLines(["# Lunch\tonce\tshown", "Curry\tout", "Ramen\tout", "Salad\tout"])
            XCTAssertEqual(demo.all("LABEL").last, "Curry")
            // Escape would dismiss the message.
            try demo.press("ctrl+w")
            try demo.waitUntilGone("Edit Choices")
        }
        try demo.close()
    }

    func testEditsWhileItSpinsKeepTheDraw() throws {
        let home = try Home()
        defer { home.remove() }
        try home.store(wheels: "# Lunch\tonce\tshown\nPizza\tout\nRamen\nCurry\tout\n")
        let demo = try RunningDemo(home: home)
        try demo.press("space", "ctrl+e")
        try demo.inWindow(titled: "Edit Choices") {
            try demo.click("Edit Choices/Remove", isFirst: true)
            try demo.wait(for: "SECTORS", "2 ", isPrefix: true)
            XCTAssertEqual(demo.all("RESULT"), [])
            XCTAssertEqual(try demo.wait(for: "RESULT"), "Ramen")
            // Escape would dismiss the message.
            try demo.press("ctrl+w")
            try demo.waitUntilGone("Edit Choices")
        }
        try demo.close()
        XCTAssertEqual(try home.wheelLines(), ["# Lunch\tonce\tshown", "Ramen\tout", "Curry\tout"])
    }

    func testOtherWheelHasNoPartInADraw() throws {
        let home = try Home()
        defer { home.remove() }
        try home.store(wheels: "# Lunch\tonce\tshown\nPizza\nRamen\n# Drinks\tonce\nTea\nCoffee\n")
        let demo = try RunningDemo(home: home)
        try demo.press("space")
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Drinks")
        XCTAssertEqual(demo.all("RESULT"), [])
        try demo.wait(for: "RESULT")
        try home.waitForWheelLines([
            "# Lunch\tonce", "Pizza", "Ramen", "# Drinks\tonce\tshown", "Tea", "Coffee",
        ])
        try demo.click("Rotary Wheel/Spin")
        let winner = try demo.wait(for: "RESULT")
        try demo.close()
        XCTAssertEqual(try home.wheelLines().filter { $0.hasSuffix("\tout") }, ["\(winner)\tout"])
    }

    func testChoiceOutOfTheDrawIsNoResult() throws {
        let wheels = "# Lunch\tonce\tshown\nPizza\nRamen\tout\n# Drinks\nTea\tout\nCoffee\n"
        let demo = try RunningDemo(home: try home(wheels: wheels))
        XCTAssertEqual(try draw(demo), "Pizza")
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Drinks")
        try demo.wait(forLabel: "Coffee")
        try demo.close()
    }

    func testFlickDrawsAndSlowDragDoesNot() throws {
        let home = try home(wheels: "# Lunch\tonce\tshown\nPizza\nRamen\nCurry\n")
        let demo = try RunningDemo(home: home)
        try demo.drag(by: 120)
        try demo.wait(for: "RESULT")
        try demo.flick()
        let winner = try demo.wait(for: "RESULT")
        try demo.close()
        XCTAssertEqual(try home.wheelLines().filter { $0.hasSuffix("\tout") }, ["\(winner)\tout"])
    }

    func testHeavyChoicesWin() throws {
        // The chance of the other one in three draws is 6 in 10,000.
        let demo = try RunningDemo(home: try home(wheels: "# W\tshown\nLight\t0.1\nHeavy\t1000\n"))
        for _ in 0..<3 { XCTAssertEqual(try draw(demo), "Heavy") }
        try demo.close()
    }

    func testPastedListIsAWheel() throws {
        let home = try home()
        let clipboard = try Script("clipboard.py", "Anna\r\nBen\t2\r\n")
        defer { withExtendedLifetime(clipboard) {} }
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+v")
        try demo.wait(forLabel: "Anna")
        try demo.press("ctrl+e")
        try demo.inWindow(titled: "Edit Choices") {
            // A list in the place of a name.
            try demo.press("ctrl+v")
            try demo.press("Escape")
            try demo.waitUntilGone("Edit Choices")
        }
        try demo.close()
        XCTAssertEqual(try home.wheelLines(), ["# New Wheel\tshown", "Anna", "Ben\t2", "Ben\t2"])
    }

    func testWheelsAreDeletedAndRestored() throws {
        let home = try home(wheels: lunch)
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+n")
        try demo.waitForPlace(of: "Rotary Wheel/Other Wheels")
        try demo.press("ctrl+z")
        try demo.waitUntil("LABEL", is: "Pizza")
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Delete")
        try demo.wait(forLabel: "Circles")
        try demo.click("Rotary Wheel/Undo")
        try demo.wait(forLabel: "Pizza")
        try demo.press("ctrl+shift+z")
        try demo.wait(forLabel: "Circles")
        try demo.press("ctrl+z")
        try demo.wait(forLabel: "Pizza")
        try demo.close()
        XCTAssertEqual(try home.wheelLines()[0], "# Lunch\tshown")
    }

    func testBrokenFileIsReportedAndKept() throws {
        let text = "Pizza\tmany\n"
        let home = try home(wheels: text)
        let demo = try RunningDemo(home: home)
        try demo.click("Rotary Wheel/Continue Without Them")
        _ = try draw(demo)
        try demo.close()
        XCTAssertEqual(try String(contentsOfFile: home.wheels.path + ".broken-1", encoding: .utf8), text)
    }

    func testWhatHasNoRoomIsReported() throws {
        let clipboard = try Script("clipboard.py", "Tea\nCoffee\nJuice\n")
        defer { withExtendedLifetime(clipboard) {} }
        let most = "# Lunch\tshown\n" + (1...199).map { "\($0)\n" }.joined()
        let demo = try RunningDemo(home: try home(wheels: most))
        try demo.press("ctrl+e")
        try demo.inWindow(titled: "Edit Choices") {
            // In the place of a name.
            try demo.press("ctrl+v")
            try demo.wait(for: "TOAST", "A wheel has at most 200 choices.")
            try demo.press("ctrl+w")
            try demo.waitUntilGone("Edit Choices")
        }
        try demo.close()

        let shapes = try RunningDemo(home: try home(wheels: String(repeating: "# Lunch\n", count: 100)))
        try shapes.press("ctrl+e")
        try shapes.wait(for: "TOAST", "There are at most 100 wheels.")
        try shapes.close()
    }

    func testLongNameEndsWhereItIsCut() throws {
        let home = try home(wheels: lunch)
        let demo = try RunningDemo(home: home)
        let name = String(repeating: "m", count: 100)
        try demo.press("ctrl+e")
        try demo.inWindow(titled: "Edit Choices") {
            try demo.type(name + "m")
            try demo.wait(forLabel: name)
            try demo.press("BackSpace")
            try demo.wait(forLabel: String(name.dropLast()))
            try demo.press("Escape")
            try demo.waitUntilGone("Edit Choices")
        }
        try demo.close()
    }

    func testReturnOpensAChoice() throws {
        let demo = try RunningDemo(home: try home(wheels: lunch))
        try demo.press("Return")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Pizza")
        try demo.close()
    }
}
