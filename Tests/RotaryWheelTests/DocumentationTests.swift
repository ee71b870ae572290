import CGtk
import CRotaryWheel
import GtkInterop
import RotaryWheel
import TestSupport
import XCTest

/// The examples and the lists of the documentation, as they stand there.
@MainActor
final class DocumentationTests: WidgetTestCase {
    func testWheelInAWindow() async throws {
        let window = gtk_window_new().withMemoryRebound(to: GtkWindow.self, capacity: 1) { $0 }
        defer { gtk_window_destroy(window) }
        var printed: [String] = []
        let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"])
        wheel.onSettled = { wheel, sector in printed.append(wheel.selectedText ?? "") }
        gtk_window_set_child(window, wheel.widget)
        watch(wheel.object)
        wheel.turn(to: 1)
        XCTAssertEqual(printed, ["Flower"])
    }

    func testSectorsDescribeThemselves() async {
        let wheel = makeWheel(3)
        let texts = (0..<3).map { "\(wheel.extent(of: $0)!)" }
        XCTAssertEqual(
            texts,
            [
                "0 | -1.047198, 0.000000, 1.047198", "1 | -3.141593, -2.094395, -1.047198",
                "2 | 1.047198, 2.094395, 3.141593",
            ])
        let text = rotary_wheel_widget_describe_sector(wheel.object.opaque, 1)
        defer { g_free(text) }
        XCTAssertEqual(text.map { String(cString: $0) }, texts[1])
        XCTAssertNil(rotary_wheel_widget_describe_sector(wheel.object.opaque, 3))
    }

    private func header() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let path = root.appending(path: "Sources/CRotaryWheel/include/rotary-wheel-widget.h")
        return try String(contentsOf: path, encoding: .utf8)
    }

    func testNodesAreThoseOfTheHeader() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"]))
        wheel.hub = gtk_button_new()
        try show(wheel)
        let tree = try XCTUnwrap(try header().firstMatch(of: #/\n \* rotarywheel\n( \* [│├╰ ].*\n)+/#)).0
        let documented = Set(tree.matches(of: #/[├╰]── (\w+)/#).map { String($0.1) }).subtracting([
            "content", "child",
        ])
        XCTAssertEqual(Set(wheel.object.children.map(\.cssName)), documented.subtracting(["wedge"]))
        XCTAssertEqual(wheel.object.cssName, "rotarywheel")
        for sector in wheel.object.children where sector.cssName == "sector" {
            XCTAssertEqual(sector.children.map(\.cssName), ["wedge", "label"])
        }
    }

    func testActionsAreThoseOfTheHeader() async throws {
        let wheel = makeWheel(8)
        for match in try header().matches(of: #/`(wheel\.[a-z]+)`/#) {
            XCTAssertTrue(wheel.object.activateAction(String(match.1)), String(match.1))
        }
    }
}

extension Widget {
    fileprivate var cssName: String { String(cString: gtk_widget_get_css_name(widget)) }
}
