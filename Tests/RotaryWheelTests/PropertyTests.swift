import CRotaryWheel
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Properties with special rules.
@MainActor
final class PropertyTests: WidgetTestCase {
    func testNumbersAreClampedToTheirRanges() async {
        let cases: [(KnownType, String, Double, Double)] = [
            (.wheel, "grip-inner", -1, 0), (.wheel, "grip-inner", 1.5, 1), (.wheel, "grip-outer", -0.1, 0),
            (.wheel, "grip-outer", 7, 1), (.wheel, "dead-zone-extent", -1, 0),
            (.wheel, "dead-zone-extent", 10, 2 * .pi), (.wheel, "rotation", 1e300, 1e9),
            (.wheel, "rotation", -1e10, -1e9), (.wheel, "indicator-angle", 1e6, 1e6),
            (.wheel, "dead-zone-angle", -1e6, -1e6),
            (.spinningWheel, "item-width", 0, 1), (.spinningWheel, "item-width", 1e9, 10_000),
            (.spinningWheel, "item-height", -5, 1), (.spinningWheel, "item-height", 1e5, 10_000),
            (.spinningWheel, "radius", 0, 1), (.spinningWheel, "radius", 1e12, 1e7),
            (.spinningWheel, "angle-per-item", -1, 0), (.spinningWheel, "angle-per-item", 1e-6, 0.01),
            (.spinningWheel, "angle-per-item", 7, .pi), (.spinningWheel, "position", -3, 0),
            (.spinningWheel, "position", 1e9, 39),
            (.dialMenu, "damping", 0, 0.2), (.dialMenu, "damping", 3, 1),
            (.dialMenu, "minimum-inflation", -1, 0.1), (.dialMenu, "maximum-inflation", 1e9, 4),
            (.dialMenu, "inflation-distance", 0, 1), (.dialMenu, "inflation-distance", 1e9, 10_000),
        ]
        for (type, property, number, clamped) in cases {
            let object = make(type)
            object.set(property, to: number)
            XCTAssertEqual(
                object.get(property, as: Double.self), clamped, "\(type.name) \(property) \(number)")
        }
    }

    func testWholeNumbersAreClampedToTheirRanges() async {
        let (wheel, dial) = (makeWheel(), makeDial())
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
        dial.itemSize = 1
        XCTAssertEqual(dial.itemSize, 16)
        rotary_wheel_dial_menu_set_item_size(dial.object.opaque, 100_000)
        XCTAssertEqual(dial.itemSize, 512)
    }

    func testSwiftAndCRejectNonFiniteNumbers() async {
        let wheel = makeWheel()
        wheel.rotation = Angle(radians: .nan)
        wheel.minimumRotation = Angle(radians: -.infinity)
        wheel.gripInner = .infinity
        XCTAssertEqual(MessageLog.take().count, 3)
        for number in [Double.nan, .infinity] {
            rotary_wheel_widget_set_rotation(wheel.object.opaque, number)
        }
        let refusal = "rotary_wheel_widget_set_rotation: assertion 'isfinite"
        expectMessages([refusal, refusal])
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertNil(wheel.minimumRotation)
        XCTAssertEqual(wheel.gripInner, 0.4)
    }

    func testFunctionsRejectOtherTypes() async {
        let label = Label("")
        watch(label)
        XCTAssertNil(rotary_wheel_item_get_label(label.opaque))
        rotary_wheel_item_set_icon_name(nil, "weather-clear")
        XCTAssertEqual(rotary_wheel_widget_get_sector_count(label.opaque), 0)
        XCTAssertNil(rotary_wheel_selection_control_get_model(nil))
        rotary_wheel_widget_set_rotation(label.opaque, 1)
        XCTAssertEqual(rotary_wheel_spinning_wheel_get_position(label.opaque), 0)
        rotary_wheel_spinning_wheel_set_radius(nil, 3)
        XCTAssertEqual(rotary_wheel_dial_menu_get_item_size(label.opaque), 0)
        XCTAssertNil(rotary_wheel_selection_control_get_model(label.opaque))
        rotary_wheel_dial_menu_set_damping(label.opaque, 1)
        rotary_wheel_dial_menu_popover_popup_at(label.opaque, 0, 0)
        XCTAssertEqual(rotary_wheel_knob_get_value(nil), 0)
        XCTAssertEqual(rotary_wheel_rotation_gesture_get_angle(nil), 0)
        let names = [
            "item_get_label", "item_set_icon_name", "widget_get_sector_count", "selection_control_get_model",
            "widget_set_rotation", "spinning_wheel_get_position", "spinning_wheel_set_radius",
            "dial_menu_get_item_size", "selection_control_get_model", "dial_menu_set_damping",
            "dial_menu_popover_popup_at", "knob_get_value", "rotation_gesture_get_angle",
        ]
        XCTAssertEqual(
            MessageLog.take().map { $0.split(separator: " ")[1] }, names.map { "rotary_wheel_\($0):" })
        XCTAssertNil(RotaryWheelWidget(label.widget))
        XCTAssertNil(SpinningWheelWidget(label.widget))
        XCTAssertNil(DialMenuWidget(label.widget))
        XCTAssertNil(StrokesWindow(label.widget))
    }

    func testPositionAppliesToALaterModel() async {
        let wheel = watched(SpinningWheelWidget())
        wheel.position = 7
        XCTAssertNil(wheel.selected)
        wheel.show(ListModel(ofNumberedStrings: 20))
        XCTAssertEqual(wheel.selected, 7)
        XCTAssertEqual(wheel.position, 7)
    }

    func testMinimumAndMaximumMoveEachOther() async {
        let wheel = makeWheel()
        wheel.maximumRotation = Angle(radians: 1)
        wheel.minimumRotation = Angle(radians: 2)
        XCTAssertEqual(wheel.minimumRotation?.radians, 1)
        XCTAssertEqual(wheel.maximumRotation?.radians, 1)
        let record = wheel.record()
        wheel.maximumRotation = Angle(radians: 0.5)
        XCTAssertEqual(wheel.minimumRotation?.radians, 0.5)
        XCTAssertEqual(record.count("notify minimum-rotation"), 1)
        XCTAssertEqual(record.count("notify maximum-rotation"), 1)
        record.clear()
        wheel.maximumRotation = Angle(radians: 3)
        XCTAssertEqual(record.count("notify minimum-rotation"), 0)
        wheel.minimumRotation = nil
        XCTAssertNil(wheel.minimumRotation)
        XCTAssertEqual(wheel.object.get("minimum-rotation", as: Double.self), -Double.greatestFiniteMagnitude)
        wheel.object.set("maximum-rotation", to: Double.greatestFiniteMagnitude)
        XCTAssertNil(wheel.maximumRotation)
    }

    func testDirectionChangeKeepsTheRotationInRange() async {
        let wheel = makeWheel(11)
        wheel.maximumRotation = Angle(radians: -1e6)
        let record = wheel.record()
        wheel.direction = .counterclockwise
        XCTAssertLessThanOrEqual(wheel.rotation.radians, -1e6)
        XCTAssertEqual(record.only("notify rotation"), [], "no rotation")
    }
}
