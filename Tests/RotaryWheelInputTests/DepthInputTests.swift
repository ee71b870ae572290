import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

/// Clicks on the turned items of a rim with depth.
@MainActor
final class DepthInputTests: WidgetTestCase {
    private typealias ShownRim = (rim: SpinningWheelWidget, window: TestWindow, record: EventRecord)

    /// Shows a rim with its fifth item in the middle.
    private func showRim(
        _ orientation: RimOrientation = .top, isRightToLeft: Bool = false,
        _ change: (SpinningWheelWidget) -> Void = { _ in }
    ) throws -> ShownRim {
        try shown(makeSpinningWheel(12), width: 480, height: 480) { rim in
            (rim.itemWidth, rim.itemHeight, rim.depth, rim.orientation) = (120, 120, 1, orientation)
            rim.position = 4
            if isRightToLeft { rim.object.setRightToLeft() }
            change(rim)
        }
    }

    /// Shows a rim of each orientation and text direction in turn.
    private func forEachRim(
        _ change: (SpinningWheelWidget) -> Void = { _ in }, _ body: (ShownRim, _ name: String) throws -> Void
    ) throws {
        for orientation in RimOrientation.allCases {
            for isRightToLeft in [false, true] {
                let shown = try showRim(orientation, isRightToLeft: isRightToLeft, change)
                try body(shown, "\(orientation), right to left: \(isRightToLeft)")
                shown.window.close()
            }
        }
    }

    /// A rim's buttons, which report the positions of their items when clicked.
    private func addButtons(to rim: SpinningWheelWidget, clicked: @escaping @MainActor (Int) -> Void) {
        rim.setItems(
            create: {
                let button = gtk_button_new()!
                Widget(retaining: button).connect("clicked") {
                    let name = $0.get(0, as: Object?.self)?.get("name", as: String?.self)
                    clicked(name.flatMap { Int($0) } ?? -1)
                }
                return button
            },
            bind: { content, _, position in gtk_widget_set_name(content, "\(position)") })
    }

    /// Clicks on a point of the flat item, from its middle.
    private func click(_ dx: Double, _ dy: Double, of item: Int, _ shown: ShownRim) throws {
        let (rim, object) = (shown.rim, shown.rim.object)
        var geometry = RimGeometry()
        (geometry.itemWidth, geometry.itemHeight) = (rim.itemWidth, rim.itemHeight)
        (geometry.radius, geometry.chosenAngle) = (rim.radius, rim.anglePerItem)
        geometry.orientation = rim.orientation
        geometry.isMirrored = object.isRightToLeft
        (geometry.viewWidth, geometry.viewHeight) = (Double(object.width), Double(object.height))
        let place = geometry.placement(of: item, at: rim.position)
        let (cosine, sine) = (Double.cos(place.angle.radians), Double.sin(place.angle.radians))
        let (x, y) = shown.window.point(
            place.x + dx * cosine - dy * sine, place.y + dx * sine + dy * cosine, of: object)
        try shown.window.perform(.move(x: x, y: y), .click(1))
    }

    func testClickOnATurnedItemCentersIt() async throws {
        try forEachRim { shown, name in
            for (times, item) in [5, 4, 3].enumerated() {
                try click(0, 0, of: item, shown)
                try shown.rim.waitUntilSettled(shown.record, times: times + 1)
                XCTAssertEqual(shown.rim.selected, item, name)
            }
            XCTAssertEqual(shown.record.all("activate"), [], name)
            try click(0, 0, of: 3, shown)
            XCTAssertEqual(shown.record.all("activate"), ["activate 3"], name)
        }
    }

    func testClickBesideATurnedItemDoesNothing() async throws {
        try forEachRim { shown, name in
            let rim = shown.rim
            let outward: Double = rim.orientation.isHorizontal && rim.object.isRightToLeft ? -52 : 52
            let (dx, dy) = rim.orientation.isHorizontal ? (outward, 0) : (0, outward)
            try click(dx, dy, of: 5, shown)
            try click(-dx, -dy, of: 3, shown)
            XCTAssertEqual(shown.record.all("drag-begin") + shown.record.all("settled"), [], name)
            XCTAssertEqual(rim.selected, 4, name)
            // Flat items are there.
            rim.depth = 0
            try click(dx, dy, of: 5, shown)
            try rim.waitUntilSettled(shown.record)
            XCTAssertEqual(rim.selected, 5, name)
        }
    }

    func testButtonInATurnedItemIsClicked() async throws {
        var clicked: [Int] = []
        try forEachRim {
            addButtons(to: $0) { clicked.append($0) }
        } _: { shown, name in
            clicked = []
            for item in [5, 3, 4] {
                shown.rim.position = 4
                try click(10, 10, of: item, shown)
            }
            XCTAssertEqual(clicked, [5, 3, 4], name)
        }
    }

    func testButtonOfTheItemOnTopIsClicked() async throws {
        var clicked: [Int] = []
        let shown = try showRim { rim in
            rim.anglePerItem = Angle(radians: 0.1)
            addButtons(to: rim) { clicked.append($0) }
        }
        // The middle of the centered item covers that of the next one.
        try click(50, 0, of: 4, shown)
        XCTAssertEqual(clicked, [4])
        shown.rim.position = 5
        try shown.window.waitForFrame()
        try click(50, 0, of: 5, shown)
        XCTAssertEqual(clicked, [4, 5])
        shown.rim.depth = 0
        try click(50, 0, of: 5, shown)
        XCTAssertEqual(clicked, [4, 5, 6])
    }
}
