import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The indicator beside the content of the selected sector.
@MainActor
final class IndicatorTests: WidgetTestCase {
    private let texts = [
        "Zoo", "Dumplings", "Mountaineering", "Swimming pool", "Art", "Cinema", "Restaurant", "Theatre",
    ]

    func testIndicatorDoesNotCoverContent() async throws {
        let remove = addRules(
            """
            rotarywheel > sector { color: transparent; opacity: 1; }
            rotarywheel > sector > wedge, rotarywheel > sector:selected > wedge { background: lime; }
            rotarywheel.long > indicator { min-height: 50px; }
            """)
        defer { remove() }
        for (side, icon, isLong) in [
            (130, nil, false), (220, "weather-clear", false), (320, nil, false), (320, nil, true),
            (700, "weather-clear", true),
        ] {
            let wheel = watched(RotaryWheelWidget(items: texts.map { .init(label: $0, iconName: icon) }))
            wheel.object.setStyleClass("long", isLong)
            let window = try show(wheel, width: side, height: side)
            for degrees in [180.0, 0, 90, 270, 225] {
                wheel.indicatorAngle = Angle(degrees: degrees)
                try window.waitForFrame()
                let sectors = wheel.object.children.filter { $0.cssName == "sector" }
                let contents = sectors.map { $0.children.last(where: \.isMapped) }
                XCTAssertTrue(contents.contains { $0 != nil })
                for case (let sector, let widget?) in contents.enumerated() {
                    wheel.rotation = Angle(degrees: -45 * Double(sector))
                    try window.waitForFrame()
                    let place: (x: Double, y: Double) = window.point(0, 0, of: widget)
                    let pixels = window.pixels(
                        x: place.x, y: place.y, width: widget.width, height: widget.height)
                    XCTAssertEqual(
                        pixels.count { $0 != green }, 0, "\(texts[sector]) at \(degrees)° and \(side) pixels")
                }
            }
            window.close()
        }
    }
}
