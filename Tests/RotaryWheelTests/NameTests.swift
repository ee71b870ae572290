import CGtk
import Foundation
import GtkInterop
import RotaryWheel
import TestSupport
import XCTest

/// One name in four spellings: Swift's, GObject's, C's getter and setter, and that of the notification.
@MainActor
final class NameTests: WidgetTestCase {
    /// What Swift calls a property: by default its GObject name in camel case.
    private static let swiftNames: Set = [
        "model", "sectorCount", "selected", "rotation", "indicatorAngle", "direction", "turning",
        "minimumRotation", "maximumRotation", "gripInner", "gripOuter", "strictGrip", "deadZoneAngle",
        "deadZoneExtent", "snap",
        "inertia", "settleDuration", "returnToStart", "autoAdvance", "hub",
    ]

    /// What has no Swift property of its own: `selected-item` is the C object, `background-file` is set by its path.
    private static let withoutSwiftName: Set = ["selected-item", "background-file"]

    private static let header: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let path = root.appending(path: "Sources/CRotaryWheel/include/rotary-wheel-widget.h")
        return (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    }()

    private static let swift: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let path = root.appending(path: "Sources/RotaryWheel/Wheel/RotaryWheelWidget+Properties.swift")
        return (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    }()

    private func camelCase(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
    }

    /// The shared library that programs in other languages link to, beside this test.
    private static let library: Data = {
        let built = Bundle.main.bundleURL.appending(path: "librotarywheel-1.so")
        return (try? Data(contentsOf: built, options: .alwaysMapped)) ?? Data()
    }()

    private func isExported(_ function: String) -> Bool {
        Self.library.range(of: Data("\0\(function)\0".utf8)) != nil
    }

    func testEveryPropertyHasItsFunctions() async {
        for spec in makeWheel().object.propertySpecs {
            let name = String(cString: spec.pointee.name)
            let word = name.replacing("-", with: "_")
            let getter = "rotary_wheel_widget_get_\(word)"
            XCTAssertTrue(Self.header.contains("\(getter) (RotaryWheelWidget *self"), getter)
            XCTAssertTrue(isExported(getter), getter)
            guard spec.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0 else {
                XCTAssertEqual(name, "selected-item")
                continue
            }
            let setter = "rotary_wheel_widget_set_\(word)"
            XCTAssertTrue(Self.header.contains("void \(setter) (RotaryWheelWidget *self, "), setter)
            XCTAssertTrue(isExported(setter), setter)
        }
    }

    func testEveryFunctionOfTheHeaderIsExported() async {
        let functions = Set(Self.header.matches(of: #/\b(rotary_wheel_\w+) \(/#).map { String($0.1) })
        XCTAssertGreaterThan(functions.count, 50)
        for function in functions { XCTAssertTrue(isExported(function), function) }
    }

    func testEveryFunctionForAPropertyHasOne() async {
        let names = Set(makeWheel().object.propertyNames)
        // A function, and an array with its length: GObject has no property of such.
        let others: Set = ["content-func", "weights"]
        for match in Self.header.matches(of: #/rotary_wheel_widget_[gs]et_(\w+) \(RotaryWheelWidget \*self/#)
        {
            let name = String(match.1.replacing("_", with: "-"))
            XCTAssertTrue(names.union(others).contains(name), name)
        }
    }

    func testSwiftNamesAreTheSame() async {
        let names = Set(makeWheel().object.propertyNames).subtracting(Self.withoutSwiftName)
        XCTAssertEqual(Set(names.map(camelCase)), Self.swiftNames)
        for name in names {
            XCTAssertTrue(Self.swift.contains("public var \(camelCase(name)): "), name)
            XCTAssertTrue(Self.swift.contains("`\(name)`"), "\(name) is not said to be notified")
        }
    }

    func testSignalsOfTheDocumentation() async {
        let wheel = makeWheel().object
        let type = cgtk_type_of_instance(wheel.pointer)
        for signal in ["settled", "sector-crossed", "rotated", "drag-begin", "drag-end", "activate"] {
            XCTAssertNotEqual(g_signal_lookup(signal, type), 0, signal)
        }
    }

    func testTypes() async {
        _ = makeWheel()
        for (name, function) in [
            ("RotaryWheelWidget", "rotary_wheel_widget_get_type"),
            ("RotaryWheelItem", "rotary_wheel_item_get_type"),
            ("RotaryWheelDirection", "rotary_wheel_direction_get_type"),
            ("RotaryWheelTurning", "rotary_wheel_turning_get_type"),
        ] {
            XCTAssertNotEqual(g_type_from_name(name), 0, name)
            XCTAssertTrue(isExported(function), function)
        }
    }
}
