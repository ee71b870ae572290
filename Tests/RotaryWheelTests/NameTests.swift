import CRotaryWheelShims
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
    /// The functions of the library; another test compares them with the symbols of the installed one.
    private static let exports: Set<String> = {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../EmbeddingTests/exports")
        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        return Set(text.split(separator: "\n").map(String.init))
    }()

    func testEveryPropertyHasCAccessorsAndEveryAccessorAProperty() async throws {
        for type in KnownType.all {
            let (header, object) = (KnownType.header(type.header), make(type))
            for spec in object.propertySpecs {
                let isShared = spec.pointee.owner_type == Object.selectionControl
                let owner = isShared ? "RotaryWheelSelectionControl" : type.name
                let prefix = isShared ? "rotary_wheel_selection_control" : type.prefix
                let header = isShared ? KnownType.selectionHeader : header
                let name = String(cString: spec.pointee.name)
                let word = name.replacing("-", with: "_")
                let getter = "\(prefix)_get_\(word)"
                XCTAssertTrue(header.contains("\(getter) (\(owner) *self"), getter)
                XCTAssertTrue(Self.exports.contains(getter), getter)
                let isWritable = spec.pointee.flags.rawValue & CG_PARAM_WRITABLE.rawValue != 0
                XCTAssertEqual(isWritable, !type.readOnly.contains(name), name)
                guard isWritable else { continue }
                let setter = "\(prefix)_set_\(word)"
                XCTAssertTrue(header.contains("void \(setter) (\(owner) *self, "), setter)
                XCTAssertTrue(Self.exports.contains(setter), setter)
            }
            let names = Set(object.propertyNames).union(type.functionsOnly)
            let functions = try Regex("\(type.prefix)_[gs]et_(\\w+) \\(\(type.name) \\*self")
            for match in header.matches(of: functions) {
                let name = String(match[1].substring ?? "").replacing("_", with: "-")
                XCTAssertTrue(names.contains(name), name)
            }
        }
    }

    func testLibraryExportsEveryFunction() async throws {
        for header in Set(KnownType.all.map(\.header)) {
            let functions = Set(
                KnownType.header(header).matches(of: #/\b(rotary_wheel_\w+) \(/#).map { String($0.1) })
            XCTAssertGreaterThan(functions.count, 5, header)
            for function in functions { XCTAssertTrue(Self.exports.contains(function), function) }
        }
    }

    func testSwiftNamesMatch() async {
        for type in KnownType.all {
            let swift = type.swiftText
            for name in Set(make(type).propertyNames).subtracting(type.withoutSwiftName) {
                let words = name.split(separator: "-")
                let camelCase = words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
                let swiftName = type.assertions[name] ?? camelCase
                XCTAssertNotNil(swift.firstMatch(of: try! Regex("public (final )?var \(swiftName): ")), name)
                XCTAssertTrue(swift.contains("`\(name)`"), "\(name) is not documented as notified")
            }
        }
    }

    /// The classes that the library exports are those that are tested, and each type is registered by name.
    func testEveryExportedClassIsTested() async {
        registerTypes()
        var classes: Set<String> = []
        for function in Self.exports where function.hasSuffix("_get_type") {
            let words = function.dropLast("_get_type".count).split(separator: "_")
            let name = words.map(\.capitalized).joined()
            let type = g_type_from_name(name)
            XCTAssertNotEqual(type, 0, name)
            let isClass = g_type_is_a(type, cgtk_type_object()) != 0 && type != Object.selectionControl
            if isClass { classes.insert(name) }
        }
        XCTAssertEqual(classes, Set(KnownType.all.map(\.name)))
    }
}
