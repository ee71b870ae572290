import Foundation
import XCTest

/// The dialog with the results, and what is kept of them; spins go straight to their results.
final class HistoryTests: DemoTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try home.store(["reduce-motion": "'always'"])
        try home.write("# Lunch\tshown\nPizza\nRamen\t1000\n", to: home.wheels)
        try start()
    }

    /// The columns of the file without the times.
    private func kept() throws -> [String] {
        try home.lines(of: home.results).map { $0.split(separator: "\t").dropFirst().joined(separator: " ") }
    }

    func testResultsAreListedCopiedAndSavedAfterARestart() throws {
        XCTAssertEqual(try [demo.draw(), demo.draw()], ["Ramen", "Ramen"])
        try start()
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Results")
        let file = home.picture("Results.csv")
        try demo.inWindow("Results") {
            try demo.waitForAll("TEXT whole Results/Ramen", count: 2)
            XCTAssert(demo.lines.contains { $0.hasPrefix("Lunch · Today, ") })
            try demo.press("ctrl+c", until: "CLIPBOARD Time\tWheel\tResult")
            try demo.inWindow("Save the Results", by: "ctrl+s", closing: nil) {}
            try demo.choose(file, in: "Save the Results", by: "Save")
        }
        let lines = try home.lines(of: file)
        XCTAssertEqual(lines.count, 3)
        XCTAssert(lines[1].hasSuffix(",\"Lunch\",\"Ramen\""), lines[1])
    }

    func testLastResultIsThereAfterARestart() throws {
        try demo.wait(untilLast: "LABEL Pizza")
        _ = try demo.draw()
        try start()
        try demo.wait(untilLast: "LABEL Ramen")
        try demo.press("Return", next: "VIEW Ramen")
        try demo.press("Escape", next: "VIEW wheel")
        // It is a result, which can be removed.
        try demo.press("Delete")
        try home.wait(for: ["# Lunch\tshown", "Pizza"], in: home.wheels)
        // Another one has the name of none of the choices.
        try start()
        try demo.wait(untilLast: "LABEL Pizza")
    }

    func testTimerRunsAfterEachResult() throws {
        try demo.close()
        try home.store(["reduce-motion": "'always'", "wheel-timer": "1"])
        try start()
        for count in 1...2 {
            _ = try demo.draw()
            try demo.waitForAll("TEXT whole Rotary Wheel/00:01", count: count)
            try demo.waitForAll("TOAST Time Is Up", count: count)
        }
    }

    func testClearedResultsComeBackBeforeLaterOnes() throws {
        try demo.inWindow("Results", by: "ctrl+h") {
            try demo.wait(until: "TEXT whole Results/No Results Yet")
        }
        _ = try demo.draw()
        try demo.inWindow("Results", by: "ctrl+h") {
            try demo.click("Results/Remove All", until: "TEXT whole Results/No Results Yet")
            try home.wait(for: [], in: home.results)
            try demo.click("Results/Undo", until: "TEXT whole Results/Ramen")
        }
        try demo.close()
        XCTAssertEqual(try kept(), ["Lunch Ramen"])
    }
}
