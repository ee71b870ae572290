import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Spinning wheel properties with special rules.
@MainActor
final class SpinningWheelPropertyTests: WidgetTestCase {
    func testNumbersAreClampedToTheirRanges() async {
        for (property, number, clamped) in [
            ("item-width", 0.0, 1.0), ("item-width", 1e9, 10_000), ("item-height", -5, 1),
            ("item-height", 1e5, 10_000),
            ("radius", 0, 1), ("radius", 1e12, 1e7), ("angle-per-item", -1, 0),
            ("angle-per-item", 1e-6, 0.01),
            ("angle-per-item", 7, .pi), ("position", -3, 0), ("position", 1e9, 39),
        ] {
            let wheel = makeSpinningWheel(40)
            wheel.object.set(property, to: number)
            XCTAssertEqual(wheel.object.get(property, as: Double.self), clamped, "\(property) \(number)")
        }
    }

    func testPositionAndSelectionApplyToALaterModel() async {
        for set in [
            { (wheel: SpinningWheelWidget) in wheel.position = 7 }, { $0.selected = 7 },
        ] as [(SpinningWheelWidget) -> Void] {
            let wheel = watched(SpinningWheelWidget())
            set(wheel)
            XCTAssertNil(wheel.selected)
            wheel.show(ListModel(ofNumberedStrings: 20))
            XCTAssertEqual(wheel.selected, 7)
            XCTAssertEqual(wheel.position, 7)
        }
    }

    func testCFunctionsRejectOtherTypes() async {
        let label = Label("")
        watch(label)
        XCTAssertEqual(rotary_wheel_spinning_wheel_get_position(label.opaque), 0)
        rotary_wheel_spinning_wheel_set_radius(nil, 3)
        let words = MessageLog.take().map { $0.split(separator: " ")[1] }
        XCTAssertEqual(
            words, ["rotary_wheel_spinning_wheel_get_position:", "rotary_wheel_spinning_wheel_set_radius:"])
        XCTAssertNil(SpinningWheelWidget(label.widget))
    }

    func testHeaderListsNodesAndActions() async throws {
        let wheel = makeSpinningWheel(3)
        try show(wheel)
        XCTAssertEqual(String(cString: gtk_widget_get_css_name(wheel.object.widget)), "spinningwheel")
        XCTAssertEqual(
            Set(wheel.items.map { String(cString: gtk_widget_get_css_name($0.widget)) }), ["item"])
        let actions = Set(
            KnownType.header("rotary-wheel-spinning-wheel.h").matches(of: #/`(wheel\.[a-z]+)`/#).map {
                String($0.1)
            })
        XCTAssertEqual(actions.count, 3)
        for action in actions { XCTAssertTrue(wheel.object.activateAction(action), action) }
    }
}
