import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Wheel properties with special rules.
@MainActor
final class PropertyTests: WidgetTestCase {
    func testNumbersAreClampedToTheirRanges() async {
        let cases: [(String, Double, Double)] = [
            ("grip-inner", -1, 0), ("grip-inner", 1.5, 1), ("grip-outer", -0.1, 0), ("grip-outer", 7, 1),
            ("dead-zone-extent", -1, 0), ("dead-zone-extent", 10, 2 * .pi),
            ("rotation", 1e300, 1e9), ("rotation", -1e10, -1e9),
            ("indicator-angle", 1e6, 1e6), ("dead-zone-angle", -1e6, -1e6),
        ]
        for (property, number, clamped) in cases {
            let wheel = makeWheel()
            wheel.object.set(property, to: number)
            XCTAssertEqual(wheel.object.get(property, as: Double.self), clamped, "\(property) \(number)")
        }
    }

    func testDurationsAreClampedToTheirRanges() async {
        let wheel = makeWheel()
        rotary_wheel_widget_set_settle_duration(wheel.object.opaque, 5000)
        XCTAssertEqual(wheel.settleDuration, .seconds(2))
        rotary_wheel_widget_set_auto_advance(wheel.object.opaque, .max)
        XCTAssertEqual(wheel.autoAdvance, .seconds(86400))
        wheel.settleDuration = .seconds(1e18)
        XCTAssertEqual(wheel.settleDuration, .seconds(2))
        wheel.settleDuration = .seconds(-1)
        XCTAssertEqual(wheel.settleDuration, .zero)
        wheel.autoAdvance = .zero
        XCTAssertEqual(wheel.autoAdvance, .milliseconds(1))
        wheel.autoAdvance = nil
        XCTAssertNil(wheel.autoAdvance)
    }

    func testSwiftSettersRejectNonFiniteNumbers() async {
        let wheel = makeWheel()
        wheel.rotation = Angle(radians: .nan)
        wheel.minimumRotation = Angle(radians: -.infinity)
        wheel.gripInner = .infinity
        XCTAssertEqual(MessageLog.take().count, 3)
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertNil(wheel.minimumRotation)
        XCTAssertEqual(wheel.gripInner, 0.4)
    }

    func testCFunctionsRejectNonFiniteNumbers() async {
        let wheel = makeWheel()
        for number in [Double.nan, .infinity] {
            rotary_wheel_widget_set_rotation(wheel.object.opaque, number)
        }
        XCTAssertEqual(
            MessageLog.take().map { $0.contains("rotary_wheel_widget_set_rotation: assertion 'isfinite") },
            [true, true])
        XCTAssertEqual(wheel.rotation, .zero)
    }

    func testItemFunctionsRejectOtherTypes() async {
        let label = Label("")
        watch(label)
        XCTAssertNil(rotary_wheel_item_get_label(label.opaque))
        rotary_wheel_item_set_icon_name(nil, "weather-clear")
        XCTAssertEqual(
            MessageLog.take().map { $0.split(separator: " ")[1] },
            ["rotary_wheel_item_get_label:", "rotary_wheel_item_set_icon_name:"])
    }

    func testWheelFunctionsRejectOtherTypes() async {
        let label = Label("")
        watch(label)
        XCTAssertEqual(rotary_wheel_widget_get_sector_count(label.opaque), 0)
        XCTAssertNil(rotary_wheel_widget_get_model(nil))
        rotary_wheel_widget_set_rotation(label.opaque, 1)
        let messages = MessageLog.take()
        XCTAssertEqual(
            messages.map { $0.split(separator: " ")[1] },
            [
                "rotary_wheel_widget_get_sector_count:", "rotary_wheel_widget_get_model:",
                "rotary_wheel_widget_set_rotation:",
            ])
    }
}
