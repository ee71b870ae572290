import XCTest

/// Draws from the user's own wheels; spins go straight to their results, unless a test lets them turn.
final class DrawTests: DemoTestCase {
    /// Starts the app with wheels.
    private func start(wheels: String, turns: Bool = false) throws {
        if !turns { try home.store(["reduce-motion": "'always'"]) }
        try home.write(wheels, to: home.wheels)
        try start()
    }

    /// The choices that are out of the draw, once the app has ended.
    private func choicesThatAreOut() throws -> [String] {
        try demo.close()
        return try home.lines(of: home.wheels).filter { $0.hasSuffix("\tout") }.map { String($0.dropLast(4)) }
    }

    func testWinnersLeaveTheDraw() throws {
        try start(wheels: "# Lunch\tshown\tonce\nPizza\nRamen\tout\nCurry\n")
        let first = try demo.draw()
        // The winner stays at the indicator until the next spin.
        XCTAssertEqual(Set([first, try demo.draw()]), ["Pizza", "Curry"])
        try demo.close()
        let kept = ["# Lunch\tonce\tshown", "Pizza\tout", "Ramen\tout", "Curry\tout"]
        XCTAssertEqual(try home.lines(of: home.wheels), kept)
        // The next press begins again.
        try start()
        try demo.press("space")
        XCTAssertEqual(try [demo.draw()], try choicesThatAreOut())
    }

    func testResultIsTheSameAfterEdits() throws {
        try start(wheels: "# Lunch\tonce\tshown\nPizza\tout\nRamen\tout\nCurry\nSalad\tout\n")
        XCTAssertEqual(try demo.draw(), "Curry")
        try demo.inWindow("Edit Choices", by: "ctrl+e") {
            try demo.click("Edit Choices/Remove", isFirst: true, until: "SECTORS 3 …")
            XCTAssertEqual(demo.all("LABEL").last, "Curry")
            // The winner to the first place.
            try demo.drag("Edit Choices/grip", from: 1, to: 0)
            try home.wait(
                for: ["# Lunch\tonce\tshown", "Curry\tout", "Ramen\tout", "Salad\tout"], in: home.wheels)
            XCTAssertEqual(demo.all("LABEL").last, "Curry")
        }
    }

    func testEditsWhileItSpinsKeepTheDraw() throws {
        try start(wheels: "# Lunch\tonce\tshown\nPizza\tout\nRamen\nCurry\tout\n", turns: true)
        try demo.inWindow("Edit Choices", by: "space ctrl+e") {
            try demo.click("Edit Choices/Remove", isFirst: true, until: "SECTORS 2 …")
            XCTAssertEqual(demo.all("RESULT"), [])
            try demo.expect(next: "RESULT Ramen")
        }
        XCTAssertEqual(try choicesThatAreOut(), ["Ramen", "Curry"])
    }

    func testOtherWheelHasNoPartInADraw() throws {
        try start(wheels: "# Lunch\tonce\tshown\nPizza\nRamen\n# Drinks\tonce\nTea\nCoffee\n", turns: true)
        try demo.press("space")
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Drinks")
        XCTAssertEqual(demo.all("RESULT"), [])
        try demo.wait(for: "RESULT")
        let none = ["# Lunch\tonce", "Pizza", "Ramen", "# Drinks\tonce\tshown", "Tea", "Coffee"]
        try home.wait(for: none, in: home.wheels)
        try demo.click("Rotary Wheel/Spin")
        XCTAssertEqual(try [demo.wait(for: "RESULT")], try choicesThatAreOut())
    }

    func testResultIsRemovedAndTheNextSpinFollows() throws {
        // A choice without a name has no sector.
        try start(wheels: "# Lunch\tshown\nPizza\n\\\nRamen\n")
        let first = try demo.draw()
        try demo.click("Rotary Wheel/Remove From the Wheel", until: "TOAST “\(first)” removed")
        let second = try demo.draw()
        XCTAssertEqual(Set([first, second]), ["Pizza", "Ramen"])
        // The hub spins, too.
        try demo.clickHub(next: "RESULT \(second)")
        try demo.press("Delete")
        try home.wait(for: ["# Lunch\tshown", "\\"], in: home.wheels)
        try demo.press("ctrl+z ctrl+z")
        try home.wait(for: ["# Lunch\tshown", "Pizza", "\\", "Ramen"], in: home.wheels)
    }

    func testSeveralWinnersAreDrawnOneAfterAnother() throws {
        try start(wheels: "# Raffle\tshown\t3\nAnna\nBen\nCarl\nDora\tout\nEmil\n")
        let first = try demo.draw()
        let all = try demo.waitForSeveral()
        let winners = all.components(separatedBy: ", ")
        XCTAssertEqual(winners.first, first)
        XCTAssertEqual(Set(winners).count, 3, all)
        XCTAssert(Set(winners).isSubset(of: ["Anna", "Ben", "Carl", "Emil"]), all)
        try start()
        try demo.wait(untilLast: "LABEL \(all)")
        // All are in the next draw; the winners of this one are removed together.
        try demo.press("Delete", until: "TOAST “\(all)” removed")
        try demo.close()
        XCTAssertEqual(try home.lines(of: home.wheels).count, 3)
        XCTAssertEqual(try home.lines(of: home.results).count, 3)
    }

    func testDrawOfSeveralEndsWithTheLastChoiceOrByAHand() throws {
        try start(wheels: "# Raffle\tonce\tshown\t3\nAnna\nBen\nCarl\tout\n")
        try demo.press("space")
        XCTAssert(["Anna, Ben", "Ben, Anna"].contains(try demo.waitForSeveral()))
        // It begins again.
        try demo.press("space")
        _ = try demo.draw()
        try demo.drag(by: 120)
        try demo.wait(for: "RESULT")
        XCTAssertEqual(try choicesThatAreOut().count, 1)
    }

    func testConfettiFliesUnlessMotionIsReducedOrItIsOff() throws {
        try start(wheels: "# Lunch\tshown\nPizza\nRamen\n", turns: true)
        _ = try demo.draw()
        try demo.waitForAll("PROPERTY confetti TRUE")
        // Before the result and after it.
        try demo.waitForAll("PROPERTY confetti FALSE", count: 2)
        try demo.close()
        for setting in ["reduce-motion": "'always'", "wheel-confetti": "false"] {
            try home.store([setting.key: setting.value])
            try start()
            _ = try demo.draw()
            XCTAssertFalse(demo.all("PROPERTY").contains("confetti TRUE"))
        }
    }

    func testHeavyChoicesWinAndOneThatIsOutIsNoResult() throws {
        try start(wheels: "# Boxes\tshown\nLight\t0.1\nHeavy\t1000\n# Drinks\nTea\tout\nCoffee\n")
        // The chance of the other one in three draws is 6 in 10,000.
        for _ in 0..<3 { XCTAssertEqual(try demo.draw(), "Heavy") }
        try demo.click("Rotary Wheel/Wheels")
        try demo.click("Rotary Wheel/Drinks")
        try demo.wait(until: "LABEL Coffee")
    }

    func testFlickDrawsAndSlowDragDoesNot() throws {
        try start(wheels: "# Lunch\tonce\tshown\nPizza\nRamen\nCurry\n")
        try demo.drag(by: 120)
        try demo.wait(for: "RESULT")
        demo.flick()
        XCTAssertEqual(try [demo.wait(for: "RESULT")], try choicesThatAreOut())
    }
}

extension RunningDemo {
    /// The names on the label after the draw of several winners.
    fileprivate func waitForSeveral() throws -> String {
        while true {
            let result = try wait(for: "RESULT")
            if result.contains(", ") { return result }
        }
    }

    /// The name on the label after a spin.
    func draw() throws -> String {
        try press("space")
        return try wait(for: "RESULT")
    }
}
