import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Properties and signals of all classes, through GObject.
@MainActor
final class TypeTests: WidgetTestCase {
    private func isSet(_ property: String, to value: some ValueConvertible, of object: Object) -> Bool {
        let seen: any ValueConvertible = object.get(property, as: Swift.type(of: value))
        if let seen = seen as? Object, let value = value as? Object { return seen == value }
        return "\(seen)" == "\(value)"
    }

    func testEveryPropertyAndSignalIsTestedAndEverySignalDocumented() async {
        for type in KnownType.all {
            let object = make(type)
            XCTAssertEqual(Set(object.propertyNames), Set(type.others.keys).union(type.readOnly), type.name)
            XCTAssertEqual(Set(object.signals), Set(type.signals), type.name)
            let headers = KnownType.header(type.header) + KnownType.selectionHeader
            for signal in type.signals {
                let names = [type.name, "RotaryWheelSelectionControl"].map { " * \($0)::\(signal):\n" }
                XCTAssertTrue(names.contains(where: headers.contains), "\(type.name) \(signal)")
            }
        }
    }

    func testEachChangeNotifiesOnce() async {
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

    func testBuilderSetsEveryProperty() async {
        for type in KnownType.all {
            for (property, value) in type.others {
                let object = make(type)
                object.set(property, to: value)
                let content = object.builderContent(of: property)
                let text =
                    "<interface><object class=\"\(type.name)\" id=\"built\"><property name=\"\(property)\">"
                    + "\(content)</property></object></interface>"
                let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_string(text, -1)))
                let found = UnsafeMutableRawPointer(gtk_builder_get_object(builder.opaque, "built")!)
                let built = watched(Object(retaining: found), type)
                if value is Object? {
                    XCTAssertNotNil(built.get(property, as: Object?.self), "\(type.name) \(property)")
                } else if !["selected", "position", "value"].contains(property) {
                    // Without items or bounds there is nothing to select.
                    XCTAssertEqual(built.builderContent(of: property), content, "\(type.name) \(property)")
                }
                if value is Widget? { for it in [object, built] { it.set(property, to: nil as Widget?) } }
            }
        }
    }

    func testDefaultsMatchTheSpecifications() async {
        for type in KnownType.all {
            let pointer = cgtk_object_new(make(type).type)!
            // GTK owns a window.
            let isOwned = g_type_is_a(g_type_from_name(type.name), gtk_window_get_type()) != 0
            let isNew = g_object_is_floating(pointer) == 0 && !isOwned
            // A floating reference is sunk.
            let object = watched(isNew ? Object(adopting: pointer) : Object(sinking: pointer), type)
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

    func testNaNIsRejectedAndInfinityIsClamped() async {
        for type in KnownType.all {
            let object = make(type)
            for (property, value) in type.others where value is Double {
                object.set(property, to: value)
                let record = EventRecord(of: object)
                object.set(property, to: Double.nan)
                expectMessages(["\(type.name): \(property) "])
                XCTAssertTrue(isSet(property, to: value, of: object), property)
                XCTAssertEqual(record.events, [], property)
                for number in [Double.infinity, -.infinity] {
                    object.set(property, to: number)
                    XCTAssertTrue(object.get(property, as: Double.self).isFinite, property)
                }
            }
        }
    }
}

extension Object {
    /// The content of a property element in a `.ui` file.
    fileprivate func builderContent(of property: String) -> String {
        let spec = propertySpecs.first { String(cString: $0.pointee.name) == property }!
        let isEnumeration =
            g_type_fundamental(spec.pointee.value_type) == g_type_fundamental(gtk_orientation_get_type())
        var (value, text) = (GValue(), GValue())
        g_value_init(&value, spec.pointee.value_type)
        g_value_init(&text, isEnumeration ? cgtk_type_int() : cgtk_type_string())
        defer {
            g_value_unset(&value)
            g_value_unset(&text)
        }
        g_object_get_property(pointer.assumingMemoryBound(to: GObject.self), property, &value)
        let fundamental = g_type_fundamental(spec.pointee.value_type)
        guard [cgtk_type_object(), g_type_fundamental(g_list_model_get_type())].contains(fundamental) else {
            XCTAssertNotEqual(g_value_transform(&value, &text), 0, property)
            return isEnumeration ? "\(g_value_get_int(&text))" : String(cString: g_value_get_string(&text))
        }
        let object = get(property, as: Object?.self)
        switch object.map({ String(cString: g_type_name($0.type)) }) {
        case "GLocalFile":
            let address = g_file_get_uri(object!.opaque)
            defer { g_free(address) }
            return String(cString: address!)
        // It must not be without its file.
        case "GFileIcon":
            let file = object!.builderContent(of: "file")
            return "<object class=\"GFileIcon\"><property name=\"file\">\(file)</property></object>"
        // A `.ui` file cannot fill a GListStore.
        case "GListStore": return "<object class=\"GtkStringList\"/>"
        case let name?: return "<object class=\"\(name)\"/>"
        case nil: return ""
        }
    }
}
