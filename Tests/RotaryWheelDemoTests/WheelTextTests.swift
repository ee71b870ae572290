import CRotaryWheelGtk
import Testing

@testable import RotaryWheelDemo

@Suite struct WheelTextTests {
    private func read(_ text: String) throws -> [ChoiceWheel] {
        try WheelText.read(text, name: "List").wheels
    }

    private func failure(_ text: String) -> TextFailure? {
        do throws(TextFailure) {
            _ = try WheelText.read(text, name: "List")
            return nil
        } catch { return error }
    }

    @Test func plainListIsAWheel() throws {
        let wheels = try read("\u{FEFF}Anna\r\n\r\n  Ben \rMaría José\n#1\n")
        #expect(wheels.map(\.name) == ["List"])
        #expect(wheels[0].choices.map(\.name) == ["Anna", "Ben", "María José", "#1"])
        #expect(wheels[0].choices.allSatisfy { $0.weight == 1 && $0.color == nil && !$0.isOut })
    }

    @Test func columnsComeInAnyOrder() throws {
        let wheel = try read("# Lunch\tonce\nPizza\t2,5\t#0f8800\nSalad\tout\t\tgreen\t3\n")[0]
        #expect(wheel.name == "Lunch")
        #expect(wheel.isOnce)
        #expect(wheel.choices.map(\.weight) == [2.5, 3])
        #expect(wheel.choices.map(\.color) == [.own(0x0F_8800), .green])
        #expect(wheel.choices.map(\.isOut) == [false, true])
    }

    @Test func writtenWheelsAreReadBack() throws {
        var first = ChoiceWheel(
            name: "# \\ odd", choices: ["# one", "\\two", "", "out", "2"].map { Choice($0) })
        first.choices[1].weight = 0.25
        first.choices[2].isOut = true
        first.choices[3].color = .violet
        first.choices[3].picture = "file:///a%20b.png"
        first.choices[4].color = .own(0xAB)
        (first.isOnce, first.hasEqualSectors) = (true, true)
        first.winnerCount = 12
        let wheels = WheelCollection([first, ChoiceWheel(name: ""), ChoiceWheel(name: "Last")], position: 1)
        #expect(try WheelText.read(WheelText.write(wheels), name: "") == wheels)
    }

    /// No wheels of the app are too many for its own file.
    @Test func mostWheelsAreReadBack() throws {
        let name = String(repeating: "e", count: Choice.longestName)
        var wheel = ChoiceWheel(
            name: name, choices: Array(repeating: Choice(name), count: ChoiceWheel.maximumCount))
        wheel.choices[0].weight = 999.9999999999999
        var wheels = WheelCollection()
        wheels.add(Array(repeating: wheel, count: WheelCollection.maximumCount))
        #expect(Set(wheels.wheels.map(\.name)).count == WheelCollection.maximumCount)
        #expect(try WheelCollection(reading: Array(wheels.written.utf8)) == wheels)
    }

    @Test(
        arguments: [
            ("A\nB\t#+12345", 1, .column("#+12345"), 2), ("A\tnan", 1, .column("nan"), 1),
            ("A\t0x1p3", 1, .column("0x1p3"), 1), ("A\t-1", 1, .weight("-1"), 1),
            ("A\t0", 1, .weight("0"), 1), ("# W\t0", 1, .column("0"), 1),
            ("A\thttps://a.png", 1, .column("https://a.png"), 1), ("# W\t201", 1, .column("201"), 1),
            ("A\t1e999", 1, .weight("1e999"), 1), ("# W\tA", 1, .column("A"), 1), ("é", 101, .longName, 1),
            ("A\n", 201, .tooManyChoices, 201), ("# A\n", 101, .tooManyWheels, 101),
            ("\n \t\u{FEFF}\n", 1, .empty, nil), ("A", 1_000_001, .tooLarge, nil),
        ] as [(String, Int, TextFailure.Reason, Int?)])
    func errorsNameTheLine(text: String, times: Int, reason: TextFailure.Reason, line: Int?) {
        #expect(
            failure(String(repeating: text, count: times)) == TextFailure(reason: reason, line: line))
    }

    @Test func bytesMustBeText() {
        for bytes: [UInt8] in [[0xFF, 0xFE, 0x41, 0], [0x41, 0, 0x42], [0xC3, 0x28]] {
            #expect(throws: TextFailure(reason: .notText)) { try WheelText.read(bytes, name: "") }
        }
    }

    @Test func namesHaveNoControlCharactersAndKeepPlaceholders() {
        #expect("“%1”: %2".filling(["%1": "a %2", "%2": "%1"]) == "“a %2”: %1")
        #expect(Choice(" a\u{7}b\u{202E}c\td\n").name == "a b c d")
        #expect(Choice(String(repeating: "x", count: 300)).name.count == Choice.longestName)
        // A family is joined by a character without width.
        #expect(Choice("👨‍👩‍👧").name == "👨‍👩‍👧")
    }
}

/// Wheels, and their history.
@Suite struct WheelCollectionTests {
    private func wheel(_ names: String...) -> ChoiceWheel {
        ChoiceWheel(name: "Wheel", choices: names.map { Choice($0) })
    }

    @Test func chancesAreThoseOfTheWeights() {
        var wheel = wheel("A", "B", "C")
        wheel.choices[1].weight = 3
        #expect((0..<3).map(wheel.chance) == [0.2, 0.6, 0.2])
        wheel.choices[0].isOut = true
        #expect((0..<3).map(wheel.chance) == [0, 0.75, 0.25])
        wheel.returnAll()
        #expect(wheel.countInDraw == 3)
        wheel.choices[1].name = " "
        #expect((0..<3).map(wheel.chance) == [0.5, 0, 0.5])
        #expect(wheel.positions == [0, 2])
    }

    @Test @MainActor func weightsOfEqualSectorsAreChances() {
        let items = ItemList()
        var wheel = wheel("A", "B")
        wheel.choices[1].weight = 3
        for (isEqual, widths) in [(false, [1.0, 3]), (true, [1, 1]), (false, [1, 3])] {
            wheel.hasEqualSectors = isEqual
            items.show(wheel, result: nil, winners: [], ChoicePictures())
            let shown = (0..<2).map { unsafe Handle(adopting: g_list_model_get_item(items.list.opaque, $0)!) }
            #expect(shown.map { $0.double("weight") } == widths)
            #expect(shown.map { $0.double("chance") } == [1, 3])
            #expect((0..<2).map(wheel.chance) == [0.25, 0.75])
        }
    }

    @Test(
        arguments: [
            ([1, 1, 1], "3 choices are in the draw, each with a chance of 1 in 3."),
            ([1, 1, 1, 1, 1, 1, 1, 1], "8 choices are in the draw, each with a chance of 12.5 percent."),
            ([1, 3, 1], "3 choices are in the draw, with chances from 20 percent to 60 percent."),
        ] as [([Double], String)])
    func sentenceDescribesTheDraw(weights: [Double], sentence: String) {
        var wheel = ChoiceWheel(name: "", choices: (weights + [0]).map { Choice("\($0)") })
        for (index, weight) in weights.enumerated() { wheel.choices[index].weight = weight }
        wheel.choices[weights.count].isOut = true
        #expect(wheel.chanceSentence == sentence)
    }

    @Test func winnersAreDrawnWhileThereAreMore() {
        var wheel = wheel("A", "B", "C", "D")
        wheel.choices[3].isOut = true
        wheel.winnerCount = 2
        #expect((1...2).map(wheel.hasMore) == [true, false])
        wheel.winnerCount = 9
        #expect((1...3).map(wheel.hasMore) == [true, true, false])
        // Earlier winners are out.
        wheel.isOnce = true
        wheel.choices[0].isOut = true
        #expect(wheel.hasMore(after: 2))
        wheel.choices[1].isOut = true
        #expect(!wheel.hasMore(after: 3))
    }

    @Test func neighborsDifferInColor() {
        for count in 2...ChoiceWheel.maximumCount {
            let wheel = ChoiceWheel(name: "", choices: (0..<count).map { Choice("\($0)") })
            for index in 0..<count { #expect(wheel.color(of: index) != wheel.color(of: (index + 1) % count)) }
        }
    }

    @Test func choicesAreSortedWithNumbersByValue() {
        var wheel = wheel("Team 10", "Team 2", "Banana", "Team 2")
        wheel.choices[1].weight = 3
        wheel.sort()
        #expect(wheel.choices.map(\.name) == ["Banana", "Team 2", "Team 2", "Team 10"])
        #expect(wheel.choices.map(\.weight) == [1, 3, 1, 1])
    }

    @Test func choicesAndWheelsMoveAndHaveABound() {
        var wheel = wheel("A", "B", "C")
        wheel.move(from: 0, to: 2)
        wheel.move(from: 7, to: 0)
        #expect(wheel.choices.map(\.name) == ["B", "C", "A"])
        #expect(wheel.insert((0..<300).map { Choice("\($0)") }, at: 1) == 103)
        #expect(wheel.choices.count == ChoiceWheel.maximumCount)
        #expect(wheel.choices.last?.name == "A")
        // Wheels have names of their own.
        var wheels = WheelCollection()
        wheels.add([self.wheel(), self.wheel()])
        wheels.add([self.wheel()])
        #expect(wheels.wheels.map(\.name) == ["Wheel", "Wheel 2", "Wheel 3"])
        #expect(wheels.position == 2)
        wheels.deleteShown()
        #expect(wheels.position == 1)
        wheels.show(9)
        #expect(wheels.shown == nil)
    }

    @Test func editsOfOneKindAreUndoneTogether() {
        var history = StateHistory("")
        for text in ["P", "Pi", "Piz"] { history.edit("name") { $0 = text } }
        history.edit("weight") { $0 += "2" }
        history.edit { $0 += "!" }
        history.edit { $0 += "!" }
        var undone: [String] = []
        while history.canUndo {
            history.undo()
            undone.append(history.state)
        }
        #expect(undone == ["Piz2!", "Piz2", "Piz", ""])
        history.redo()
        history.edit("name") { $0 = "Pizza" }
        #expect(!history.canRedo)
        history.undo()
        #expect(history.state == "Piz")
    }

    @Test func equalStatesAreNoStepAndHistoryHasADepth() {
        var history = StateHistory([0, 10])
        #expect(!history.edit { $0[0] = 0 } && !history.canUndo)
        history.edit { $0[0] = 1 }
        history.edit { $0[1] = 11 }
        history.undo()
        #expect(history.state == [1, 10])
        #expect(!history.edit { $0[1] = 10 } && history.canRedo && history.counts == (1, 1))
        for number in 1...1000 { history.edit { $0[0] = number + 1 } }
        while history.canUndo { history.undo() }
        #expect(history.state == [1001 - StateHistory<[Int]>.depth, 10])
    }
}

/// The examples in the app.
@Suite struct SourceHighlightTests {
    @Test(
        arguments: [
            ("swift", "let a = \"\\\"//\" // let", "K(let) a = S(\"\\\"//\") C(// let)"),
            ("c", "#include <x> /* if */ outlet", "K(#include) &lt;x> C(/* if */) outlet"),
            ("py", "import x # it's", "K(import) x C(# it's)"),
            ("ui", "<child id=\"in\">for</child>", "&lt;K(child) id=S(\"in\")>for&lt;/K(child)>"),
        ])
    func partsAreFound(language: String, text: String, marked: String) {
        let found = SourceWindow.highlighted(text, language, keyword: "K", string: "S").filling([
            "<i></i>": "", "<span foreground=\"S\"></span>": "",
            "<span foreground=\"K\" weight=\"bold\"></span>": "", "<i>": "C(",
            "<span foreground=\"S\">": "S(", "<span foreground=\"K\" weight=\"bold\">": "K(", "</i>": ")",
            "</span>": ")",
        ])
        #expect(found == marked)
    }
}
