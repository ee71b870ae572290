import CRotaryWheelGtk
import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// A number of visible items in place of sizes in pixels.
@MainActor
final class VisibleItemsTests: WidgetTestCase {
    /// The left and right edges of the items that lie inside the wheel, or the upper and lower ones.
    private func wholeItems(of wheel: SpinningWheelWidget) -> [(start: Double, end: Double)] {
        let isHorizontal = wheel.orientation.isHorizontal
        let length = Double(isHorizontal ? wheel.object.width : wheel.object.height)
        return wheel.items.compactMap { item in
            var box = graphene_rect_t()
            guard unsafe gtk_widget_compute_bounds(item.widget, wheel.object.widget, &box) != 0 else {
                return nil
            }
            let start = Double(isHorizontal ? box.origin.x : box.origin.y)
            let end = start + Double(isHorizontal ? box.size.width : box.size.height)
            return start > -0.5 && end < length + 0.5 ? (start, end) : nil
        }
    }

    /// Whether the item in the middle of as many as fit is in the middle of the wheel.
    private func assertFit(
        _ count: Int, _ wheel: SpinningWheelWidget, _ name: String, line: UInt = #line
    ) {
        let items = wholeItems(of: wheel).sorted { $0.start < $1.start }
        XCTAssertEqual(items.count, count, name, line: line)
        guard items.count == count else { return }
        let length = Double(wheel.orientation.isHorizontal ? wheel.object.width : wheel.object.height)
        let middle = items[count / 2]
        XCTAssertEqual((middle.start + middle.end) / 2, length / 2, accuracy: 1, name, line: line)
        // No more than the rounding of the items and the margins are free.
        XCTAssertLessThan(items[0].start, 8 + 1.5 * Double(count), name, line: line)
    }

    func testAsManyItemsFitAtEachSize() async throws {
        for orientation in RimOrientation.allCases {
            for isRightToLeft in [false, true] {
                let name = "\(orientation), right to left: \(isRightToLeft)"
                let wheel = makeSpinningWheel()
                (wheel.visibleItems, wheel.orientation) = (5, orientation)
                wheel.position = 20
                if isRightToLeft { wheel.object.setRightToLeft() }
                let window = try show(wheel.object)
                for margin in [0, 40, 150, 7] {
                    unsafe gtk_widget_set_margin_end(wheel.object.widget, gint(margin))
                    unsafe gtk_widget_set_margin_bottom(wheel.object.widget, gint(margin))
                    try window.waitForFrame()
                    XCTAssertEqual(wheel.object.width, 480 - margin)
                    assertFit(5, wheel, "\(name), margin \(margin)")
                }
                // Others fit while it is shown.
                wheel.visibleItems = 3
                try window.waitForFrame()
                assertFit(3, wheel, name)
                window.close()
            }
        }
    }

    func testMotionGoesOnWhileTheSizeChanges() async throws {
        let wheel = makeSpinningWheel()
        wheel.visibleItems = 5
        let window = try show(wheel.object)
        wheel.scroll(to: 30)
        try MainLoop.pass(.milliseconds(60))
        let position = wheel.position
        XCTAssertGreaterThan(position, 0)
        unsafe gtk_widget_set_margin_end(wheel.object.widget, 100)
        try window.waitForFrame()
        XCTAssertEqual(wheel.position, position)
        try MainLoop.pass(.seconds(2))
        XCTAssertEqual(wheel.selected, 30)
        assertFit(5, wheel, "after the motion")
    }

    func testSizesAreProportionsAndTheirPropertiesStay() async throws {
        let wheel = makeSpinningWheel()
        (wheel.visibleItems, wheel.itemWidth, wheel.itemHeight) = (4, 100, 50)
        let window = try show(wheel.object)
        let item = try XCTUnwrap(wheel.items.first)
        XCTAssertEqual(Double(item.width) / Double(item.height), 2, accuracy: 0.05)
        XCTAssertEqual([wheel.itemWidth, wheel.itemHeight, wheel.radius], [100, 50, 500])
        wheel.itemHeight = 2000
        try window.waitForFrame()
        // No item is higher than the view.
        XCTAssertEqual(item.height, 480 - 12)
        wheel.visibleItems = 0
        wheel.itemHeight = 50
        try window.waitForFrame()
        XCTAssertEqual([item.width, item.height], [100, 50])
        wheel.visibleItems = 1000
        XCTAssertEqual(wheel.visibleItems, 100)
    }

    func testNaturalSizeIsThatInPixelsAndItsOtherSideFollows() async throws {
        let wheel = makeSpinningWheel()
        let inPixels = wheel.object.measure(GTK_ORIENTATION_HORIZONTAL)
        wheel.visibleItems = 3
        let natural = wheel.object.measure(GTK_ORIENTATION_HORIZONTAL)
        XCTAssertEqual(natural.minimum, 36)
        // The outer corners of the neighbors fit, too.
        XCTAssertGreaterThan(natural.natural, inPixels.natural)
        let heights = [natural.natural, 2 * natural.natural].map {
            wheel.object.measure(GTK_ORIENTATION_VERTICAL, for: $0).natural
        }
        XCTAssertEqual(Double(heights[0]), 173 * 1.4, accuracy: 3)
        XCTAssertEqual(Double(heights[1]), 173 * 1.4 * 2, accuracy: 12)
        // The middles of more items are farther down.
        wheel.visibleItems = 9
        let width = wheel.object.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let drop = 2 * (500 + 173.0 / 2) * (1 - cos(4 * atan(133.0 / 500)))
        XCTAssertEqual(
            Double(wheel.object.measure(GTK_ORIENTATION_VERTICAL, for: width).natural), drop, accuracy: 12)
        wheel.orientation = .left
        XCTAssertEqual(wheel.object.measure(GTK_ORIENTATION_VERTICAL).minimum, 36)
        XCTAssertLessThan(
            wheel.object.measure(GTK_ORIENTATION_HORIZONTAL, for: 200).natural,
            wheel.object.measure(GTK_ORIENTATION_HORIZONTAL, for: 600).natural)
    }
}
