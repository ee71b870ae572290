import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The items of a spinning wheel that fade to the ends of the view.
@MainActor
final class FadeTests: WidgetTestCase {
    private static let plain = """
        window { background: rgb(0,0,200); }
        spinningwheel > face { background: none; }
        spinningwheel > item, spinningwheel > item:hover {
          background: rgb(200,0,0); box-shadow: none; border-radius: 0; outline: none;
        }
        """

    /// Shows a rim that fills its view with red items in a blue window.
    private func showRim(_ orientation: RimOrientation) throws -> (SpinningWheelWidget, TestWindow) {
        setRules(Self.plain)
        let rim = makeSpinningWheel(90)
        unsafe rim.setItems(create: { unsafe gtk_label_new("")! }, bind: { _, _, _ in })
        // They overlap.
        (rim.itemWidth, rim.itemHeight, rim.radius) = (460, 460, 10_000)
        rim.anglePerItem = Angle(radians: 0.035)
        (rim.orientation, rim.position) = (orientation, 40)
        return (rim, try show(rim.object))
    }

    /// The opacity of the items at a distance from an end.
    private func opacity(
        _ distance: Double, fromEnd isEnd: Bool, of rim: SpinningWheelWidget, in window: TestWindow
    ) throws -> Double {
        let along = isEnd ? 479.0 - distance : distance
        let (x, y) = rim.orientation.isHorizontal ? (along, 240) : (240, along)
        let color = try window.color(at: window.point(x, y, of: rim.object))
        let (red, blue) = (Double(color >> 16 & 0xff), Double(color & 0xff))
        XCTAssertEqual(red + blue, 200, accuracy: 4, "red fades to blue alone")
        return red / 200
    }

    func testItemsFadeToTheBackgroundAtBothEnds() async throws {
        for orientation in RimOrientation.allCases {
            let (rim, window) = try showRim(orientation)
            for isEnd in [false, true] {
                XCTAssertEqual(try opacity(0, fromEnd: isEnd, of: rim, in: window), 1, "off by default")
            }
            let remove = addRules("spinningwheel > face > fade { min-width: 80px; }")
            for isEnd in [false, true] {
                let opacities = try [0, 20, 40, 60, 79, 120].map {
                    try opacity($0, fromEnd: isEnd, of: rim, in: window)
                }
                XCTAssertLessThan(opacities[0], 0.06, "\(orientation)")
                XCTAssertEqual(opacities, opacities.sorted())
                XCTAssertEqual(opacities[2], 0.75, accuracy: 0.04)
                XCTAssertGreaterThan(opacities[4], 0.98)
                XCTAssertEqual(opacities[5], 1)
            }
            remove()
            XCTAssertEqual(try opacity(0, fromEnd: true, of: rim, in: window), 1)
            window.close()
        }
    }

    func testAppSetsTheStrengthOfTheFade() async throws {
        let (rim, window) = try showRim(.top)
        let removes = ["min-width: 80px;", "color: rgba(0,0,0,0.4);"].map {
            addRules("spinningwheel > face > fade { \($0) }")
        }
        defer { removes.forEach { $0() } }
        XCTAssertEqual(try opacity(0, fromEnd: false, of: rim, in: window), 0.61, accuracy: 0.02)
        XCTAssertEqual(try opacity(60, fromEnd: false, of: rim, in: window), 0.975, accuracy: 0.02)
        // It also fades in motion, and up to the middle at most.
        let remove = addRules("spinningwheel > face > fade { min-width: 9000px; color: blue; }")
        defer { remove() }
        rim.scroll(to: 60)
        try MainLoop.pass(.milliseconds(60))
        XCTAssertEqual(try opacity(120, fromEnd: true, of: rim, in: window), 0.75, accuracy: 0.03)
        XCTAssertEqual(try opacity(238, fromEnd: true, of: rim, in: window), 1, accuracy: 0.01)
    }
}
