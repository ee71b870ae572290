import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Text and icons: with a large text setting, as a resolution or as a font size, and beside the indicator.
@MainActor
final class LargeTextTests: WidgetTestCase {
    private static let names = [
        "Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles",
    ]

    /// Runs a closure with text scaled by the resolution, then by the font size.
    private func withEachTextScaling(_ factor: Double, _ body: () throws -> Void) rethrows {
        try restoring("gtk-xft-dpi", as: Int32.self) {
            try restoring("gtk-font-name", as: String?.self) {
                for (dpi, font) in [(96 * factor, 11), (96, 11 * factor)] {
                    Self.settings.set("gtk-xft-dpi", to: Int32(1024 * dpi))
                    Self.settings.set("gtk-font-name", to: "Cantarell \(font)" as String?)
                    try body()
                }
            }
        }
    }

    /// The heights of the labels and the size of the icons.
    private func sizes(side: Int, names: [String?], icon: String? = "weather-clear") throws -> (
        texts: [Int], icon: Int
    ) {
        let items = names.map { RotaryWheelItem(label: $0, iconName: icon) }
        let wheel = watched(RotaryWheelWidget(items: items))
        let window = try show(wheel, width: side, height: side)
        defer { window.close() }
        let labels = wheel.object.labels
        XCTAssertEqual(
            labels.filter { $0.isMapped && !$0.isEllipsized }.count, names.compactMap(\.self).count, "\(side)"
        )
        let image = wheel.object.descendants(gtk_image_get_type()).first?.cast(to: Image.self)
        return (labels.map { $0.measure(GTK_ORIENTATION_VERTICAL).natural }, image?.pixelSize ?? 0)
    }

    func testContentWithRoomScalesWithTheText() async throws {
        func parts() throws -> [Int] {
            let (texts, icon) = try (
                sizes(side: 320, names: ["A", "B", "C"], icon: nil).texts,
                sizes(side: 320, names: [nil, nil, nil]).icon
            )
            return texts + [icon]
        }
        var usual: [Int] = []
        try withEachTextScaling(1) { usual = try parts() }
        for factor in [1.25, 1.5] {
            try withEachTextScaling(factor) {
                for (part, usual) in zip(try parts(), usual) {
                    XCTAssertGreaterThan(Double(part), Double(usual) * factor - 2)
                }
            }
        }
    }

    func testLargeTextShrinksNothing() async throws {
        for side in [300, 340, 400, 480] {
            var last: (texts: [Int], icon: Int) = ([], 0)
            for factor in [1, 1.25, 1.5, 2] {
                try withEachTextScaling(factor) {
                    let next = try sizes(side: side, names: Self.names)
                    for (before, after) in zip(last.texts, next.texts) {
                        XCTAssertGreaterThanOrEqual(after, before - 1, "\(factor) at \(side)")
                    }
                    XCTAssertGreaterThanOrEqual(next.icon, last.icon - 2, "\(factor) at \(side)")
                    last = next
                }
            }
        }
    }

    func testBubbleIconsGrowWithTheText() async throws {
        var icons: [Int] = []
        for factor in [1, 1.5] {
            try withEachTextScaling(factor) {
                let items = (0..<4).map { _ in RotaryWheelItem(label: nil, iconName: "weather-clear") }
                let (dial, window, _) = try shownExpanded(watched(DialMenuWidget(items: items)))
                defer { window.close() }
                icons.append(
                    try XCTUnwrap(dial.object.children[0].descendants(gtk_image_get_type()).first)
                        .cast(to: Image.self).pixelSize)
            }
        }
        XCTAssertEqual(icons[0], icons[1])
        XCTAssertEqual(icons[2], icons[3])
        XCTAssertGreaterThan(Double(icons[2]), Double(icons[0]) * 1.35)
    }

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
