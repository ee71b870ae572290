import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Spinning wheels whose items turn away from the view.
@MainActor
final class DepthTests: WidgetTestCase {
    private let size = (width: 480, height: 400)
    /// The item in the middle, whose tint is the fifth.
    private let middle = 4

    /// Shows a tinted rim of plain items.
    private func showRim(
        _ change: (SpinningWheelWidget) -> Void = { _ in }
    ) throws -> (SpinningWheelWidget, TestWindow) {
        let rim = makeSpinningWheel(9)
        unsafe rim.setItems(create: { unsafe gtk_label_new("")! }, bind: { _, _, _ in })
        rim.object.setStyleClass("tinted", true)
        rim.position = Double(middle)
        change(rim)
        return (rim, try show(rim.object, width: size.width, height: size.height))
    }

    private func pixels(of window: TestWindow) throws -> [UInt32] {
        try window.waitForFrame()
        return window.pixels(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The positions of the pixels with the color of an item.
    private func places(of item: Int, in pixels: [UInt32], _ rim: SpinningWheelWidget) throws -> [(
        x: Int, y: Int
    )] {
        let wanted = try rim.object.pixel(named: "rotary_wheel_tint_\(item % 8 + 1)")
        // Most pixels have the color of the one before.
        var (last, isLike): (UInt32, Bool) = (wanted, true)
        return pixels.indices.filter {
            if pixels[$0] != last { (last, isLike) = (pixels[$0], Self.distance(pixels[$0], wanted) <= 2) }
            return isLike
        }.map { ($0 % size.width, $0 / size.width) }
    }

    func testNeighborsAreSmallerOnBothSides() async throws {
        for orientation in RimOrientation.allCases {
            for isRightToLeft in [false, true] {
                let (rim, window) = try showRim {
                    ($0.orientation, $0.itemWidth, $0.itemHeight) = (orientation, 120, 120)
                    if isRightToLeft { $0.object.setRightToLeft() }
                }
                defer { window.close() }
                func areas() throws -> [Double] {
                    let pixels = try pixels(of: window)
                    return try (-1...1).map { Double(try places(of: middle + $0, in: pixels, rim).count) }
                }
                let flat = try areas()
                XCTAssertEqual(flat[0], flat[1], accuracy: 0.03 * flat[1], "\(orientation)")
                var last = flat[0]
                for depth in [0.4, 0.7, 1] {
                    rim.depth = depth
                    let turned = try areas()
                    XCTAssertEqual(turned[1], flat[1], accuracy: 0.02 * flat[1])
                    XCTAssertLessThan(turned[0], last * 0.95, "\(orientation) \(depth)")
                    XCTAssertEqual(turned[0], turned[2], accuracy: 0.03 * flat[1], "\(orientation) \(depth)")
                    last = turned[0]
                }
                XCTAssertLessThan(last, flat[0] * 0.65)
            }
        }
    }

    func testRimWithoutDepthLooksAsBefore() async throws {
        let (rim, window) = try showRim { $0.anglePerItem = Angle(radians: 0.15) }
        let (before, order) = (try pixels(of: window), rim.items)
        rim.depth = 0.6
        let turned = try pixels(of: window)
        XCTAssertNotEqual(turned, before)
        setAnimated(false)
        for item in [middle + 1, middle] { rim.selected = item }
        XCTAssertEqual(try pixels(of: window), turned, "without animations, too")
        rim.depth = 0
        XCTAssertEqual(try pixels(of: window), before)
        XCTAssertEqual(rim.items, order)
    }

    func testNearerItemIsOnTop() async throws {
        let (rim, window) = try showRim { ($0.anglePerItem, $0.depth) = (Angle(radians: 0.1), 0.5) }
        func area(of item: Int) throws -> Int { try places(of: item, in: pixels(of: window), rim).count }
        for item in [middle, middle + 1, middle] {
            rim.position = Double(item)
            XCTAssertGreaterThan(try area(of: item), 17_000, "all of the centered item shows")
            XCTAssertEqual(rim.items.last?.hasStyleClass("tint-\(item % 8 + 1)"), true)
        }
        rim.depth = 0
        XCTAssertLessThan(try area(of: middle), 14_000, "the next item covers it")
        XCTAssertEqual(rim.items.last?.hasStyleClass("tint-\(middle + 1)"), false)
    }

    func testAssistiveTechnologiesReadItemsInTheirOrder() async throws {
        let (rim, window) = try showRim { $0.depth = 1 }
        for position in [0.0, 3, 3.5, 8] {
            rim.position = position
            try window.waitForFrame()
            let order = rim.items.compactMap { item in
                (1...8).first { item.hasStyleClass("tint-\($0)") }
            }
            XCTAssertEqual(order.count, rim.items.count)
            XCTAssertTrue(zip(order, order.dropFirst()).allSatisfy { $0 % 8 + 1 == $1 }, "\(order)")
        }
    }

    func testOuterSideIsSmallerInPerspective() async throws {
        let (rim, window) = try showRim { $0.depth = 1 }
        try XCTSkipIf(rim.object.isDrawnByCairo, "the software renderer draws in the plane")
        for (side, sign) in [(1, 1), (-1, -1)] {
            let places = try places(of: middle + side, in: pixels(of: window), rim)
            let columns = Dictionary(grouping: places, by: \.x).mapValues(\.count).sorted { $0.key < $1.key }
            // The item is rotated in the plane, so that its corners are in the outer columns.
            let (left, right) = (columns[columns.count / 3].value, columns[columns.count * 2 / 3].value)
            XCTAssertGreaterThan(sign * (left - right), 4, "\(side): those of flat items are equal")
        }
    }
}
