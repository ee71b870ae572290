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
            rotarywheel > face, rotarywheel > sector > wedge { background: lime; }
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
                    let pixels = window.pixels(x: 0, y: 0, width: side, height: side)
                    // Letters fill the middle of a line, which may stand along the radius.
                    let covered = (widget.height / 4..<3 * widget.height / 4).flatMap { y in
                        (0..<widget.width).map { window.point(Double($0) + 0.5, Double(y) + 0.5, of: widget) }
                    }.count { pixels[Int($0.y) * side + Int($0.x)] != green }
                    XCTAssertEqual(covered, 0, "\(texts[sector]) at \(degrees)° and \(side) pixels")
                }
            }
            window.close()
        }
    }
}
