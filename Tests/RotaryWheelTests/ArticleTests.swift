import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

final class Lottery: RotaryWheelDelegate {
    private(set) var ticks = 0
    private(set) var winner: String?

    func wheel(_ wheel: RotaryWheelWidget, didCross sector: Int) { ticks += 1 }
    func wheelDidChangeValue(_ wheel: RotaryWheelWidget) { winner = wheel.selectedText }
}

/// The articles of the documentation: each block of code is a part of a file that is compiled.
@MainActor
final class ArticleTests: WidgetTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")

    private func files(_ folder: String, _ types: String...) throws -> [String] {
        let files = FileManager.default.enumerator(
            at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { types.contains($0.pathExtension) }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    /// The code that a compiler reads, without spaces, line ends, comments and texts of several lines.
    private func read(_ code: some StringProtocol) -> String {
        let tokens = #/"""(?s:.*?)"""|\/\*(?s:.*?)\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/#
        let kept = String(code).replacing(tokens) { token -> Substring in
            token.output.hasPrefix("\"") && !token.output.hasPrefix("\"\"\"") ? token.output : ""
        }
        return kept.filter { !$0.isWhitespace }
    }

    func testCodeOfArticlesIsCompiled() async throws {
        let sources = try files("Sources", "swift", "c", "h") + files("Tests", "swift", "c")
        let blocks = try files("Sources/RotaryWheel/RotaryWheel.docc", "md").flatMap {
            $0.matches(of: #/```(swift|c)\n((.*\n)+?)```/#).map { String($0.2) }
        }
        XCTAssertGreaterThan(blocks.count, 10)
        for block in blocks {
            // Few sources are worth a closer look.
            let code = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let first = try XCTUnwrap(code.first { !read($0).isEmpty })
            XCTAssertTrue(sources.contains { $0.contains(first) && read($0).contains(read(block)) }, block)
        }
    }

    func testDelegateOfTheExample() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"]))
        let lottery = Lottery()
        wheel.delegate = lottery
        XCTAssertEqual(lottery.winner, "Circles")
        wheel.turn(to: 1)
        XCTAssertEqual(lottery.winner, "Flower")
        XCTAssertEqual(lottery.ticks, 1)
    }

    private func listen(to wheel: RotaryWheelWidget, and knob: KnobWidget) -> Task<Void, Never> {
        wheel.onSettled = { wheel, _ in print(wheel.selectedText ?? "") }
        wheel.onActivate = { wheel, sector in print("activated", sector) }
        knob.onValueChanged = { knob, _ in print(knob.text) }
        GtkMainActor.attach()
        let selections = wheel.selections
        let task = Task {
            for await sector in selections { print("settled at", sector) }
        }
        return task
    }

    func testGesturesOfTheArticle() async throws {
        let (box, child) = (Box(spacing: 0), Label("turns"))
        let (container, picture) = (box.widget, child.widget)
        box.append(child)
        for object in [box, child] as [Widget] { watch(object) }
        let gesture = OneFingerRotationGesture(on: container)
        gesture.centerWidget = picture
        (gesture.minimumRotation, gesture.maximumRotation) = (.zero, Angle(degrees: 270))
        gesture.rotation = Angle(turns: 1)
        XCTAssertEqual(gesture.rotation.degrees, 270)
        // 100 pixels to the left of the widget, at half its height.
        (gesture.centerX, gesture.centerOffsetX) = (0, -100)
        XCTAssertEqual(gesture.centerWidget, picture)
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower"]))
        gesture.onEnd = { _, velocity in wheel.spin(speed: velocity) }
        gesture.onEnd?(gesture, Angle(radians: 9))
        XCTAssertGreaterThan(wheel.rotation.radians, 1)
    }

    func testScaleAndTextsOfTheArticle() async throws {
        let fader = KnobWidget(in: -61...6, step: 1)
        fader.scale = KnobScale(.decibel, hasOff: true)
        fader.value = -61
        XCTAssertEqual(fader.text, "Off")
        func noteName(_ value: Double) -> String { ["C", "D", "E"][Int(value)] }
        func note(named text: String) -> Double? { ["C", "D", "E"].firstIndex(of: text).map(Double.init) }
        let knob = KnobWidget(in: 0...2, step: 1)
        knob.format = .frequency
        knob.setFormatter(noteName) { text throws(KnobTextError) in
            guard let note = note(named: text) else { throw .refused("There is no such note.") }
            return note
        }
        knob.value = 1
        XCTAssertEqual(knob.text, "D")
        let midiValue = 127
        knob.setControllerValue(Double(midiValue) / 127)
        // The hardware has not met the value.
        XCTAssertEqual(knob.value, 1)
    }

    func testMenuOfTheArticle() async throws {
        let (content, model) = (Box(spacing: 0), TestMenu())
        model.append("Copy")
        try show(content)
        let (page, menu) = (content.widget, model.pointer)
        let popover = MarkingMenuPopover.attach(to: page, menuModel: menu)
        popover.turboKey = "F8"
        XCTAssertEqual(popover.menu.itemCount, 1)
    }

    func testMeterOfTheArticle() async throws {
        let knob = makeKnob()
        let meter = KnobMeter(channels: 2)
        (meter.lower, meter.upper) = (-60, 0)
        (meter.warning, meter.clip) = (-18, -1)
        knob.meter = meter
        meter.setLevels(-12.5, -14)
        let lfo = KnobModulation(from: 30, to: 80, cssClass: "lfo", label: "LFO 1")
        knob.modulations.append(lfo)
        lfo.value = 72
        XCTAssertFalse(meter.isClipped)
    }
}
