import CRotaryWheelGtk
import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// A property has one name in Swift, GObject, C accessors and notifications.
///
/// Swift names of Booleans are assertions.
@MainActor
final class NameTests: WidgetTestCase {
    private func camelCase(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
    }

    /// The shared library beside the test bundle.
    private static let library: Data = {
        let built = Bundle.main.bundleURL.appending(path: "librotarywheel-1.so")
        return (try? Data(contentsOf: built, options: .alwaysMapped)) ?? Data()
    }()

    private func isExported(_ function: String) -> Bool {
        Self.library.range(of: Data("\0\(function)\0".utf8)) != nil
    }

    func testEveryPropertyHasCAccessors() async {
        for type in KnownType.all {
            let header = KnownType.header(type.header)
            let object = type.make()
            for spec in object.propertySpecs {
                let name = String(cString: spec.pointee.name)
                let word = name.replacing("-", with: "_")
                let getter = "\(type.prefix)_get_\(word)"
                XCTAssertTrue(header.contains("\(getter) (\(type.name) *self"), getter)
                XCTAssertTrue(isExported(getter), getter)
                let isWritable = spec.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0
                XCTAssertEqual(isWritable, !type.readOnly.contains(name), name)
                guard isWritable else { continue }
                let setter = "\(type.prefix)_set_\(word)"
                XCTAssertTrue(header.contains("void \(setter) (\(type.name) *self, "), setter)
                XCTAssertTrue(isExported(setter), setter)
            }
        }
    }

    func testLibraryExportsEveryFunction() async throws {
        for header in Set(KnownType.all.map(\.header)) {
            let functions = Set(
                KnownType.header(header).matches(of: #/\b(rotary_wheel_\w+) \(/#).map { String($0.1) })
            XCTAssertGreaterThan(functions.count, 10, header)
            for function in functions { XCTAssertTrue(isExported(function), function) }
        }
    }

    func testEveryCAccessorHasAProperty() async throws {
        for type in KnownType.all {
            let names = Set(type.make().propertyNames).union(type.functionsOnly)
            let functions = try Regex("\(type.prefix)_[gs]et_(\\w+) \\(\(type.name) \\*self")
            for match in KnownType.header(type.header).matches(of: functions) {
                let name = String(match[1].substring ?? "").replacing("_", with: "-")
                XCTAssertTrue(names.contains(name), name)
            }
        }
    }

    func testSwiftNamesMatch() async {
        for type in KnownType.all {
            let swift = type.swiftText
            for name in Set(type.make().propertyNames).subtracting(type.withoutSwiftName) {
                let swiftName = type.assertions[name] ?? camelCase(name)
                XCTAssertNotNil(
                    swift.firstMatch(of: try! Regex("public (final )?var \(swiftName): ")), name)
                XCTAssertTrue(swift.contains("`\(name)`"), "\(name) is not said to be notified")
            }
        }
    }

    func testLibraryExportsTypes() async {
        for type in KnownType.all { _ = type.make() }
        _ = RotaryWheelItem(label: nil)
        for (name, function) in [
            ("RotaryWheelItem", "rotary_wheel_item_get_type"),
            ("RotaryWheelDirection", "rotary_wheel_direction_get_type"),
            ("RotaryWheelTurning", "rotary_wheel_turning_get_type"),
            ("RotaryWheelKnobDragStyle", "rotary_wheel_knob_drag_style_get_type"),
            ("RotaryWheelDialTargets", "rotary_wheel_dial_targets_get_type"),
            ("RotaryWheelKnobValueDisplay", "rotary_wheel_knob_value_display_get_type"),
            ("RotaryWheelKnobTaper", "rotary_wheel_knob_taper_get_type"),
            ("RotaryWheelKnobFormat", "rotary_wheel_knob_format_get_type"),
        ] + KnownType.all.map({ ($0.name, "\($0.prefix)_get_type") }) {
            XCTAssertNotEqual(g_type_from_name(name), 0, name)
            XCTAssertTrue(isExported(function), function)
        }
    }
}
