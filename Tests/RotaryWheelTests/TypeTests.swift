import CGtk
import GtkInterop
import RotaryWheel
import TestSupport
import XCTest

/// What is true of every class: its properties as any program sees them, by GObject.
@MainActor
final class TypeTests: WidgetTestCase {
    /// An object of a class that is gone when the test has ended.
    private func make(_ type: KnownType) -> Object {
        let object = type.make()
        watch(object, type.name)
        return object
    }

    private func isSet(_ property: String, to value: some ValueConvertible, of object: Object) -> Bool {
        same(object.get(property, as: Swift.type(of: value)), value)
    }

    private func same(_ one: any ValueConvertible, _ other: any ValueConvertible) -> Bool {
        switch (one, other) {
        case (let one as Object?, let other as Object?): one == other
        default: "\(one)" == "\(other)"
        }
    }

    func testEveryPropertyIsTried() async {
        for type in KnownType.all {
            XCTAssertEqual(
                Set(make(type).propertyNames), Set(type.others.keys).union(type.readOnly), type.name)
        }
    }

    func testNotifiesOnceOnAChangeAndNotAtAllOtherwise() async {
        for type in KnownType.all {
            for (property, value) in type.others {
                let object = make(type)
                let record = EventRecord(of: object)
                object.set(property, to: value)
                XCTAssertEqual(record.count("notify \(property)"), 1, "\(type.name) \(property)")
                XCTAssertTrue(isSet(property, to: value, of: object), "\(type.name) \(property)")
                record.clear()
                object.set(property, to: value)
                XCTAssertEqual(record.events, [], "\(type.name) \(property)")
                // A widget may keep the object.
                if value is Widget? { object.set(property, to: nil as Widget?) }
            }
        }
    }

    func testDefaultsAreThoseOfTheSpecifications() async {
        for type in KnownType.all {
            let pointer = cgtk_object_new(make(type).type)!
            let object =
                g_object_is_floating(pointer) != 0 ? Object(sinking: pointer) : Object(adopting: pointer)
            watch(object, type.name)
            for spec in object.propertySpecs {
                let name = String(cString: spec.pointee.name)
                var value = GValue()
                g_value_init(&value, spec.pointee.value_type)
                g_object_get_property(object.object, name, &value)
                XCTAssertNotEqual(g_param_value_defaults(spec, &value), 0, "\(type.name) \(name)")
                g_value_unset(&value)
            }
        }
    }

    func testEveryPropertyExplainsItself() async {
        for type in KnownType.all {
            let object = make(type)
            for spec in object.propertySpecs {
                XCTAssertGreaterThan(String(cString: g_param_spec_get_blurb(spec)).count, 5)
            }
        }
    }

    func testNumbersThatAreNotFiniteAreRefused() async {
        for type in KnownType.all {
            let object = make(type)
            for (property, value) in type.others where value is Double {
                object.set(property, to: value)
                let record = EventRecord(of: object)
                for number in [Double.nan, .infinity, -.infinity] {
                    object.set(property, to: number)
                    let messages = MessageLog.take()
                    XCTAssertEqual(messages.count, 1, property)
                    XCTAssertTrue(
                        messages.allSatisfy { $0.contains("\(type.name): \(property) ") }, "\(messages)")
                    XCTAssertTrue(isSet(property, to: value, of: object), property)
                }
                XCTAssertEqual(record.events, [], property)
            }
        }
    }

    func testSignals() async {
        for type in KnownType.all {
            let id = make(type).type
            for signal in type.signals { XCTAssertNotEqual(g_signal_lookup(signal, id), 0, signal) }
        }
    }
}

extension Object {
    fileprivate var type: GType { cgtk_type_of_instance(pointer) }
}
