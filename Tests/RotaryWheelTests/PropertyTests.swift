import CGtk
import CRotaryWheel
import GtkInterop
import RotaryWheel
import TestSupport
import XCTest

/// The properties as any program sees them, by GObject.
@MainActor
final class PropertyTests: WidgetTestCase {
    /// Another value than the default for each property that can be set, and it is not the wheel's business to
    /// convert.
    private static let others: [String: any ValueConvertible] = [
        "model": ListModel(of: [Label("")]) as Object?,
        "sector-count": UInt32(5),
        "selected": UInt32(3),
        "rotation": 1.25,
        "indicator-angle": -Double.pi / 2,
        "direction": WheelDirection.counterclockwise,
        "turning": WheelTurning.clockwise,
        "minimum-rotation": -3.0,
        "maximum-rotation": 3.0,
        "grip-inner": 0.25,
        "grip-outer": 0.75,
        "strict-grip": true,
        "dead-zone-angle": 1.0,
        "dead-zone-extent": 0.5,
        "snap": false,
        "inertia": false,
        "settle-duration": UInt32(500),
        "return-to-start": true,
        "auto-advance": UInt32(5000),
        "hub": Label("") as Object?,
        "background-file": File(path: picture.path) as Object?,
    ]

    private static let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "dot.png")

    private func isSet(_ property: String, to value: some ValueConvertible, of object: Object) -> Bool {
        same(object.get(property, as: type(of: value)), value)
    }

    private func same(_ one: any ValueConvertible, _ other: any ValueConvertible) -> Bool {
        switch (one, other) {
        case (let one as Object?, let other as Object?): one == other
        default: "\(one)" == "\(other)"
        }
    }

    func testEveryPropertyIsTried() async {
        let wheel = makeWheel()
        XCTAssertEqual(Set(wheel.object.propertyNames), Set(Self.others.keys).union(["selected-item"]))
    }

    func testNotifiesOnceOnAChangeAndNotAtAllOtherwise() async {
        for (property, value) in Self.others {
            let wheel = makeWheel()
            let record = wheel.record()
            wheel.object.set(property, to: value)
            XCTAssertEqual(record.count("notify \(property)"), 1, property)
            XCTAssertTrue(isSet(property, to: value, of: wheel.object), property)
            record.clear()
            wheel.object.set(property, to: value)
            XCTAssertEqual(record.events, [], property)
        }
    }

    func testDefaultsAreThoseOfTheSpecifications() async {
        let wheel = watched(RotaryWheelWidget())
        for spec in wheel.object.propertySpecs {
            let name = String(cString: spec.pointee.name)
            var value = GValue()
            g_value_init(&value, spec.pointee.value_type)
            g_object_get_property(wheel.object.object, name, &value)
            XCTAssertNotEqual(g_param_value_defaults(spec, &value), 0, name)
            g_value_unset(&value)
        }
    }

    func testEveryPropertyExplainsItself() async {
        for spec in makeWheel().object.propertySpecs {
            XCTAssertGreaterThan(String(cString: g_param_spec_get_blurb(spec)).count, 5)
        }
    }

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

    func testNumbersThatAreNotFiniteAreRefused() async {
        let wheel = makeWheel()
        let numbers = Self.others.filter { $0.value is Double }
        XCTAssertEqual(numbers.count, 8)
        for (property, value) in numbers {
            wheel.object.set(property, to: value)
            let record = wheel.record()
            for number in [Double.nan, .infinity, -.infinity] {
                wheel.object.set(property, to: number)
                let messages = MessageLog.take()
                XCTAssertEqual(messages.count, 1, property)
                XCTAssertTrue(
                    messages.allSatisfy { $0.contains("RotaryWheelWidget: \(property) ") }, "\(messages)")
                XCTAssertTrue(isSet(property, to: value, of: wheel.object), property)
            }
            XCTAssertEqual(record.events, [], property)
        }
    }

    func testNumbersThatAreNotFiniteAreRefusedOfSwiftToo() async {
        let wheel = makeWheel()
        wheel.rotation = Angle(radians: .nan)
        wheel.minimumRotation = Angle(radians: -.infinity)
        wheel.gripInner = .infinity
        XCTAssertEqual(MessageLog.take().count, 3)
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertNil(wheel.minimumRotation)
        XCTAssertEqual(wheel.gripInner, 0.4)
    }

    func testCFunctionsRefuseWhatIsNoItem() async {
        let label = Label("")
        watch(label)
        XCTAssertNil(rotary_wheel_item_get_label(label.opaque))
        rotary_wheel_item_set_icon_name(nil, "weather-clear")
        XCTAssertEqual(
            MessageLog.take().map { $0.split(separator: " ")[1] },
            ["rotary_wheel_item_get_label:", "rotary_wheel_item_set_icon_name:"])
    }

    func testCFunctionsRefuseWhatIsNoWheel() async {
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
