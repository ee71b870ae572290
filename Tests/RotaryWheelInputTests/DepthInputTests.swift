import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

/// Clicks on the turned items of a rim with depth.
@MainActor
final class DepthInputTests: WidgetTestCase {
    /// Shows a rim with its fifth item in the middle.
    private func showRim(
        _ orientation: RimOrientation, isRightToLeft: Bool = false,
        _ change: (SpinningWheelWidget) -> Void = { _ in }
    ) throws -> (SpinningWheelWidget, TestWindow) {
        let rim = makeSpinningWheel(12)
        (rim.itemWidth, rim.itemHeight, rim.depth, rim.orientation) = (120, 120, 1, orientation)
        rim.position = 4
        if isRightToLeft { rim.object.setRightToLeft() }
        change(rim)
        return (rim, try show(rim, width: 480, height: 480))
    }

    /// The geometry of a rim in its window.
    private func geometry(of rim: SpinningWheelWidget) -> RimGeometry {
        var geometry = RimGeometry()
        (geometry.itemWidth, geometry.itemHeight, geometry.radius) = (
            rim.itemWidth, rim.itemHeight, rim.radius
        )
        (geometry.chosenAngle, geometry.orientation) = (rim.anglePerItem, rim.orientation)
        geometry.isMirrored = rim.object.isRightToLeft
        (geometry.viewWidth, geometry.viewHeight) = (Double(rim.object.width), Double(rim.object.height))
        return geometry
    }

    /// A point of the flat item, from its middle.
    private func point(
        _ dx: Double, _ dy: Double, of item: Int, _ rim: SpinningWheelWidget, _ window: TestWindow
    ) -> InputAction {
        let place = geometry(of: rim).placement(of: item, at: rim.position)
        let (cosine, sine) = (Double.cos(place.angle.radians), Double.sin(place.angle.radians))
        let (x, y) = window.point(
            place.x + dx * cosine - dy * sine, place.y + dx * sine + dy * cosine, of: rim.object)
        return .move(x: x, y: y)
    }

    func testClickOnATurnedItemCentersIt() async throws {
        for orientation in RimOrientation.allCases {
            for isRightToLeft in [false, true] {
                let (rim, window) = try showRim(orientation, isRightToLeft: isRightToLeft)
                defer { window.close() }
                let record = rim.record()
                for (times, item) in [5, 4, 3].enumerated() {
                    try window.perform(point(0, 0, of: item, rim, window), .click(1))
                    try rim.waitUntilSettled(record, times: times + 1)
                    XCTAssertEqual(rim.selected, item, "\(orientation) \(isRightToLeft)")
                }
                XCTAssertEqual(record.all("activate"), [])
                try window.perform(point(0, 0, of: 3, rim, window), .click(1))
                XCTAssertEqual(record.all("activate"), ["activate 3"])
            }
        }
    }

    func testClickBesideATurnedItemDoesNothing() async throws {
        for orientation in RimOrientation.allCases {
            for isRightToLeft in [false, true] {
                let (rim, window) = try showRim(orientation, isRightToLeft: isRightToLeft)
                defer { window.close() }
                let record = rim.record()
                let outward: Double = orientation.isHorizontal && isRightToLeft ? -52 : 52
                let (dx, dy) = orientation.isHorizontal ? (outward, 0) : (0, outward)
                try window.perform(point(dx, dy, of: 5, rim, window), .click(1))
                try window.perform(point(-dx, -dy, of: 3, rim, window), .click(1))
                XCTAssertEqual(record.all("drag-begin") + record.all("settled"), [])
                XCTAssertEqual(rim.selected, 4)
                // Flat items are there.
                rim.depth = 0
                try window.perform(point(dx, dy, of: 5, rim, window), .click(1))
                try rim.waitUntilSettled(record)
                XCTAssertEqual(rim.selected, 5, "\(orientation) \(isRightToLeft)")
            }
        }
    }

    func testButtonInATurnedItemIsClicked() async throws {
        for orientation in RimOrientation.allCases {
            for isRightToLeft in [false, true] {
                var clicked: [Int] = []
                let (rim, window) = try showRim(orientation, isRightToLeft: isRightToLeft) { rim in
                    rim.setItems(
                        create: { gtk_button_new()! },
                        bind: { content, _, position in
                            let button = Widget(retaining: content)
                            gtk_button_set_label(
                                UnsafeMutableRawPointer(content).assumingMemoryBound(to: GtkButton.self),
                                "\(position)")
                            if !button.hasStyleClass("heard") {
                                button.setStyleClass("heard", true)
                                button.connect("clicked") {
                                    let label = $0.get(0, as: Object?.self)?.get("label", as: String?.self)
                                    clicked.append(label.flatMap(Int.init) ?? -1)
                                }
                            }
                        })
                }
                defer { window.close() }
                for item in [5, 3, 4] {
                    rim.position = 4
                    try window.perform(point(10, 10, of: item, rim, window), .click(1))
                    XCTAssertEqual(clicked.last, item, "\(orientation) \(isRightToLeft)")
                }
                XCTAssertEqual(clicked.count, 3)
            }
        }
    }

    func testButtonOfTheItemOnTopIsClicked() async throws {
        var clicked: [String?] = []
        let (rim, window) = try showRim(.top) { rim in
            rim.anglePerItem = Angle(radians: 0.1)
            rim.setItems(
                create: { gtk_button_new()! },
                bind: { content, _, position in
                    let button = Widget(retaining: content)
                    gtk_widget_set_name(content, "\(position)")
                    guard !button.hasStyleClass("heard") else { return }
                    button.setStyleClass("heard", true)
                    button.connect("clicked") {
                        clicked.append($0.get(0, as: Object?.self)?.get("name", as: String?.self))
                    }
                })
        }
        // The middle of the centered item covers that of the next one.
        try window.perform(point(50, 0, of: 4, rim, window), .click(1))
        XCTAssertEqual(clicked, ["4"])
        rim.position = 5
        try window.waitForFrame()
        try window.perform(point(50, 0, of: 5, rim, window), .click(1))
        XCTAssertEqual(clicked, ["4", "5"])
        rim.depth = 0
        try window.perform(point(50, 0, of: 5, rim, window), .click(1))
        XCTAssertEqual(clicked, ["4", "5", "6"])
    }

    func testFocusOfAControlInATurnedItemCentersIt() async throws {
        let (rim, window) = try showRim(.top) { rim in
            rim.setItems(create: { gtk_button_new()! }, bind: { _, _, _ in })
        }
        try window.focus()
        let record = rim.record()
        try XCTUnwrap(rim.items[5].firstChild).grabFocus()
        try rim.waitUntilSettled(record)
        XCTAssertEqual(rim.selected, 5)
    }
}
