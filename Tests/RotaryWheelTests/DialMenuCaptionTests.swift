import CGtk
import GtkInterop
import RealModule
import RotaryWheel
import TestSupport
import XCTest

/// What of an item's text shows in its bubble.
@MainActor
final class DialMenuCaptionTests: WidgetTestCase {
    private func label(in widget: Widget) -> Label? {
        if widget.isA(gtk_label_get_type()) { return widget.cast(to: Label.self) }
        return widget.children.lazy.compactMap(label).first
    }

    /// The bubbles of a dial that is shown, the smallest one first.
    private func showBubbles(
        of texts: [String], size: Int, minimum: Double = 0.66
    ) throws -> (bubbles: [Widget], window: TestWindow) {
        let dial = watched(DialMenuWidget(labels: texts))
        dial.itemSize = size
        dial.minimumInflation = minimum
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilOut()
        return (
            dial.bubbles.sorted { $0.drawnWidth(in: window) < $1.drawnWidth(in: window) }, window
        )
    }

    private let texts = (1...16).map { String(repeating: "o", count: $0) }

    /// The caption in the top bubble, which is the largest, or in the one below, which is the smallest.
    private func shownLabel(of text: String, top: Bool) throws -> Label {
        let (bubbles, window) = try showBubbles(of: [text, text], size: 76)
        let bubble = try XCTUnwrap(top ? bubbles.last : bubbles.first)
        let label = try XCTUnwrap(label(in: bubble))
        XCTAssertTrue(label.isMapped, "\(text) shows")
        // Drawn smaller, as its bubble is.
        let scale = bubble.drawnWidth(in: window) / Double(bubble.width)
        let corner = Double.hypot(Double(label.width) / 2, 4.5 / scale)
        XCTAssertLessThanOrEqual(corner, Double(bubble.width) / 2, "\(text) stays in its bubble")
        return label
    }

    func testATextWithoutRoomIsShortened() async throws {
        let isShortened = try texts.map { try shownLabel(of: $0, top: false).isEllipsized }
        XCTAssertEqual(isShortened, isShortened.sorted { !$0 && $1 }, "the longer ones are")
        XCTAssertEqual(Set(isShortened), [true, false])
    }

    func testInTheSmallestBubblesThereIsNone() async throws {
        for size in [16, 72] {
            let (bubbles, window) = try showBubbles(of: texts, size: size, minimum: 0.1)
            let smallest = try XCTUnwrap(bubbles.first)
            XCTAssertLessThan(smallest.drawnWidth(in: window), 12)
            XCTAssertFalse(try XCTUnwrap(label(in: smallest)).isMapped)
            window.close()
        }
    }

    func testALargerBubbleShowsMoreOfIt() async throws {
        let wholeCounts = try [false, true].map { top in
            try texts.filter { !(try shownLabel(of: $0, top: top).isEllipsized) }.count
        }
        XCTAssertLessThan(wholeCounts[0], wholeCounts[1])
    }
}
