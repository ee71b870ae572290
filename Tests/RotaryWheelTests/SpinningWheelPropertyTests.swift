import CGtk
import CRotaryWheel
import Foundation
import GtkInterop
import RotaryWheel
import TestSupport
import XCTest

/// The properties as any program sees them, and their names in every language.
@MainActor
final class SpinningWheelPropertyTests: WidgetTestCase {
    /// Another value than the default for each property that can be set.
    private static let others: [String: any ValueConvertible] = [
        "model": ListModel(ofNumberedStrings: 3) as Object?,
        "position": 2.5,
        "selected": UInt32(3),
        "item-width": 80.0,
        "item-height": 90.0,
        "radius": 1000.0,
        "angle-per-item": 0.5,
        "orientation": RimOrientation.left,
        "snap": false,
        "endless": true,
        "inertia": false,
        "adjustment": Object(sinking: gtk_adjustment_new(0, 0, 0, 0, 0, 0)) as Object?,
    ]

    private func isSet(_ property: String, to value: some ValueConvertible, of object: Object) -> Bool {
        let now: any ValueConvertible = object.get(property, as: type(of: value))
        return switch (now, value as any ValueConvertible) {
        case (let one as Object?, let other as Object?): one == other
        case (let one, let other): "\(one)" == "\(other)"
        }
    }

    func testEveryPropertyIsTried() async {
        let names = Set(makeSpinningWheel().object.propertyNames)
        XCTAssertEqual(names, Set(Self.others.keys).union(["selected-item"]))
    }

    func testNotifiesOnceOnAChangeAndNotAtAllOtherwise() async {
        for (property, value) in Self.others {
            let wheel = makeSpinningWheel()
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
        let wheel = watched(SpinningWheelWidget())
        for spec in wheel.object.propertySpecs {
            let name = String(cString: spec.pointee.name)
            var value = GValue()
            g_value_init(&value, spec.pointee.value_type)
            g_object_get_property(wheel.object.object, name, &value)
            XCTAssertNotEqual(g_param_value_defaults(spec, &value), 0, name)
            g_value_unset(&value)
            XCTAssertGreaterThan(String(cString: g_param_spec_get_blurb(spec)).count, 5)
        }
    }

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

    func testNumbersThatAreNotFiniteAreRefused() async {
        let numbers = Self.others.filter { $0.value is Double }
        XCTAssertEqual(numbers.count, 5)
        let wheel = makeSpinningWheel()
        for (property, value) in numbers {
            wheel.object.set(property, to: value)
            let record = wheel.record()
            for number in [Double.nan, .infinity, -.infinity] {
                wheel.object.set(property, to: number)
                let messages = MessageLog.take()
                XCTAssertEqual(messages.count, 1, property)
                XCTAssertTrue(
                    messages.allSatisfy { $0.contains("RotaryWheelSpinningWheel: \(property) ") },
                    "\(messages)")
                XCTAssertTrue(isSet(property, to: value, of: wheel.object), property)
            }
            XCTAssertEqual(record.events, [], property)
        }
    }

    func testWithoutItemsPositionAndSelectionWaitForThem() async {
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

    func testCFunctionsRefuseWhatIsNoSpinningWheel() async {
        let label = Label("")
        watch(label)
        XCTAssertEqual(rotary_wheel_spinning_wheel_get_position(label.opaque), 0)
        rotary_wheel_spinning_wheel_set_radius(nil, 3)
        let words = MessageLog.take().map { $0.split(separator: " ")[1] }
        XCTAssertEqual(
            words, ["rotary_wheel_spinning_wheel_get_position:", "rotary_wheel_spinning_wheel_set_radius:"])
        XCTAssertNil(SpinningWheelWidget(label.widget))
    }

    // MARK: Names

    private static func text(_ path: String) -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    private static let header = text("Sources/CRotaryWheel/include/rotary-wheel-spinning-wheel.h")
    private static let swift = text("Sources/RotaryWheel/SpinningWheel/SpinningWheelWidget+Properties.swift")

    private static let library: Data = {
        let built = Bundle.main.bundleURL.appending(path: "librotarywheel-1.so")
        return (try? Data(contentsOf: built, options: .alwaysMapped)) ?? Data()
    }()

    private func isExported(_ function: String) -> Bool {
        Self.library.range(of: Data("\0\(function)\0".utf8)) != nil
    }

    func testEveryPropertyHasItsFunctionsAndItsSwiftName() async {
        for spec in makeSpinningWheel().object.propertySpecs {
            let name = String(cString: spec.pointee.name)
            let word = name.replacing("-", with: "_")
            let getter = "rotary_wheel_spinning_wheel_get_\(word)"
            XCTAssertTrue(Self.header.contains("\(getter) (RotaryWheelSpinningWheel *self)"), getter)
            let words = name.split(separator: "-")
            let camelCase = words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
            XCTAssertTrue(Self.swift.contains("public var \(camelCase): "), camelCase)
            XCTAssertTrue(Self.swift.contains("`\(name)`"), "\(name) is not said to be notified")
            guard spec.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0 else {
                XCTAssertEqual(name, "selected-item")
                continue
            }
            let setter = "void rotary_wheel_spinning_wheel_set_\(word) (RotaryWheelSpinningWheel *self, "
            XCTAssertTrue(Self.header.contains(setter), setter)
        }
    }

    func testEveryFunctionOfTheHeaderIsExported() async {
        let functions = Set(Self.header.matches(of: #/\b(rotary_wheel_\w+) \(/#).map { String($0.1) })
        XCTAssertGreaterThan(functions.count, 30)
        for function in functions { XCTAssertTrue(isExported(function), function) }
    }

    func testNodesAndActionsAreThoseOfTheHeader() async throws {
        let wheel = makeSpinningWheel(3)
        try show(wheel)
        XCTAssertEqual(String(cString: gtk_widget_get_css_name(wheel.object.widget)), "spinningwheel")
        XCTAssertEqual(
            Set(wheel.items.map { String(cString: gtk_widget_get_css_name($0.widget)) }), ["item"])
        let actions = Set(Self.header.matches(of: #/`(wheel\.[a-z]+)`/#).map { String($0.1) })
        XCTAssertEqual(actions.count, 3)
        for action in actions { XCTAssertTrue(wheel.object.activateAction(action), action) }
    }
}
