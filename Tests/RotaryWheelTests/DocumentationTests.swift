import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The examples and lists in the documentation.
@MainActor
final class DocumentationTests: WidgetTestCase {
    func testExamplesReportWhatSettles() async throws {
        let window = gtk_window_new().withMemoryRebound(to: GtkWindow.self, capacity: 1) { $0 }
        defer { gtk_window_destroy(window) }
        var printed: [String] = []
        let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"])
        wheel.onSettled = { wheel, sector in printed.append(wheel.selectedText ?? "") }
        gtk_window_set_child(window, wheel.widget)
        watch(wheel.object)
        wheel.turn(to: 1)
        XCTAssertEqual(printed, ["Flower"])
        let rim = SpinningWheelWidget(labels: ["Dunes", "Harbour", "Orchard"])
        rim.onSettled = { rim, item in printed.append(rim.selectedText ?? "") }
        gtk_window_set_child(window, rim.widget)
        watch(rim.object)
        rim.scroll(to: 1)
        XCTAssertEqual(printed, ["Flower", "Harbour"])
    }

    func testSectorExtentHasADescription() async {
        let wheel = makeWheel(3)
        let texts = (0..<3).map { "\(wheel.extent(of: $0)!)" }
        XCTAssertEqual(
            texts,
            [
                "0 | -1.047198, 0.000000, 1.047198", "1 | -3.141593, -2.094395, -1.047198",
                "2 | 1.047198, 2.094395, 3.141593",
            ])
    }

    func testCFunctionReturnsTheSectorExtent() async throws {
        let wheel = makeWheel(3)
        var (minimum, middle, maximum) = (0.0, 0.0, 0.0)
        let extent = try XCTUnwrap(wheel.extent(of: 1))
        let isThere = rotary_wheel_widget_get_sector_extent(
            wheel.object.opaque, 1, &minimum, &middle, &maximum)
        XCTAssertNotEqual(isThere, 0)
        XCTAssertEqual(
            [minimum, middle, maximum], [extent.minimum, extent.middle, extent.maximum].map(\.radians))
        XCTAssertEqual(rotary_wheel_widget_get_sector_extent(wheel.object.opaque, 3, nil, nil, nil), 0)
        XCTAssertNotEqual(rotary_wheel_widget_get_sector_extent(wheel.object.opaque, 0, nil, nil, nil), 0)
    }

    /// The CSS nodes below a widget's node in its header.
    private func documentedNodes(below name: String, in header: String) throws -> Set<String> {
        let tree = try Regex("\n \\* \(name)[^\n]*\n( \\* [│├╰ ].*\n)+")
        let text = try XCTUnwrap(KnownType.header(header).firstMatch(of: tree)).0
        return Set(text.matches(of: #/[├╰]── (\w+)/#).map { String($0.1) })
    }

    func testHeaderListsTheNodesOfTheWheel() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"]))
        wheel.hub = gtk_button_new()
        try show(wheel)
        let documented = try documentedNodes(below: "rotarywheel", in: "rotary-wheel-widget.h")
        XCTAssertEqual(
            Set(wheel.object.children.map(\.cssName)), documented.subtracting(["content", "child", "wedge"]))
        XCTAssertEqual(wheel.object.cssName, "rotarywheel")
        for sector in wheel.object.children where sector.cssName == "sector" {
            XCTAssertEqual(sector.children.map(\.cssName), ["wedge", "label"])
        }
    }

    func testHeaderListsTheNodesOfTheKnob() async throws {
        let knob = makeKnob()
        knob.addMark(at: 50, markup: "50")
        knob.meterChannels = 1
        knob.addModulation(from: 20, to: 40)
        try show(knob.object)
        // The knob hides those of GtkScale.
        let nodes = Set(knob.object.children.map(\.cssName)).subtracting(["trough", "marks"])
        XCTAssertEqual(nodes, try documentedNodes(below: "knob", in: "rotary-wheel-knob.h"))
        XCTAssertEqual(knob.object.cssName, "knob")
    }

    func testHeadersListTheNodesOfTheRimAndTheDial() async throws {
        let rim = makeSpinningWheel(3)
        try show(rim)
        XCTAssertEqual(rim.object.cssName, "spinningwheel")
        XCTAssertEqual(Set(rim.items.map(\.cssName)), ["item"])
        let dial = makeDial()
        dial.isExpanded = true
        try show(dial)
        let names = Set(dial.object.children.map(\.cssName))
        // The label is the name beside a finger.
        XCTAssertEqual(names, ["bubble", "hub", "label", "level", "scrim", "stroke", "wedge"])
        let header = KnownType.header("rotary-wheel-dial-menu.h")
        XCTAssertTrue(names.allSatisfy { header.contains("── \($0)") })
    }

    func testHeadersListTheSignals() async throws {
        for type in KnownType.all {
            let text = KnownType.header(type.header)
            for signal in make(type).signals {
                XCTAssertTrue(text.contains(" * \(type.name)::\(signal):\n"), "\(type.name) \(signal)")
            }
        }
    }

    func testHeadersListTheActions() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        let controls = [
            (KnownType.wheel, makeWheel().object, 4), (.spinningWheel, makeSpinningWheel(3).object, 3),
            (.dialMenu, dial.object, 6), (.knob, makeKnob(at: 50).object, 5),
        ]
        for (type, control, count) in controls {
            try show(control)
            let actions = Set(
                KnownType.header(type.header).matches(of: #/`((?:wheel|dial|knob)\.[a-z-]+)`/#).map {
                    String($0.1)
                })
            XCTAssertEqual(actions.count, count, type.name)
            for action in actions { XCTAssertTrue(control.activateAction(action), action) }
        }
    }
}
