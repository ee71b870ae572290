import CRotaryWheelGtk

/// The Swift implementation of an object that takes children or lists of numbers from `.ui` files.
@MainActor
package protocol BuildableImplementation: ObjectImplementation {
    /// The elements with numbers.
    static var numberElements: [String: NumberElement] { get }

    /// Adds a child other than an event controller. Returns false for an unknown type.
    func add(child: Object, type: String?) -> Bool

    /// Sets the numbers of an element, in the order of its subelements and of their attributes.
    ///
    /// - Parameter texts: the translated text of each subelement.
    func set(numbers: [Double], texts: [String], of element: String)
}

extension BuildableImplementation {
    package static var isBuildable: Bool { true }
}

/// What an element with numbers contains.
package struct NumberElement {
    /// The name of its subelements.
    let part: String
    /// The attributes of a subelement.
    let attributes: [String]

    package init(of part: String, attributes: [String] = ["value"]) {
        (self.part, self.attributes) = (part, attributes)
    }
}

extension BuildableImplementation {
    package static var numberElements: [String: NumberElement] { [:] }
    package func set(numbers: [Double], texts: [String], of element: String) {}
}

/// The GtkBuildable interface of classes.
@MainActor
enum BuildableInterface {
    /// Implements the interface for a class; the parent's interface, which widgets have, handles the rest.
    static func add(to type: GType) {
        var info = unsafe GInterfaceInfo()
        unsafe info.interface_init = { interface, _ in
            let interface = unsafe interface!.assumingMemoryBound(to: GtkBuildableIface.self)
            unsafe interface.pointee.add_child = { buildable, builder, child, type in
                unsafe BuildableInterface.addChild(child!, type, to: buildable!, builder)
            }
            unsafe interface.pointee.custom_tag_start = { buildable, builder, child, name, parser, data in
                guard unsafe child == nil,
                    let list = unsafe NumberList(name!, of: BuildableInterface.swift(buildable!))
                else {
                    return unsafe BuildableInterface.parent(of: buildable!)?.custom_tag_start(
                        buildable, builder, child, name, parser, data) ?? 0
                }
                var reader = GtkBuildableParser()
                unsafe reader.start_element = NumberList.startElement
                unsafe reader.end_element = NumberList.endElement
                unsafe reader.text = NumberList.addText
                list.domain = unsafe gtk_builder_get_translation_domain(builder).map {
                    unsafe String(cString: $0)
                }
                unsafe parser!.pointee = reader
                unsafe data!.pointee = Unmanaged.passRetained(list).toOpaque()
                return 1
            }
            unsafe interface.pointee.custom_finished = { buildable, builder, child, name, data in
                guard unsafe child == nil,
                    unsafe NumberList(name!, of: BuildableInterface.swift(buildable!)) != nil
                else {
                    unsafe BuildableInterface.parent(of: buildable!)?.custom_finished(
                        buildable, builder, child, name, data)
                    return
                }
                let list = unsafe Unmanaged<NumberList>.fromOpaque(data!).takeRetainedValue()
                unsafe BuildableInterface.swift(buildable!).set(
                    numbers: list.numbers, texts: list.translatedTexts, of: list.element)
            }
        }
        unsafe g_type_add_interface_static(type, gtk_buildable_get_type(), &info)
    }

    @unsafe static func addChild(
        _ child: UnsafeMutablePointer<GObject>, _ type: UnsafePointer<CChar>?, to buildable: OpaquePointer,
        _ builder: OpaquePointer?
    ) {
        let object = unsafe Object(retaining: UnsafeMutableRawPointer(child))
        if object.isA(gtk_event_controller_get_type()), let parent = unsafe parent(of: buildable) {
            return unsafe parent.add_child(buildable, builder, child, type)
        }
        let implementation = unsafe swift(buildable)
        let type = unsafe type.map { unsafe String(cString: $0) }
        guard !implementation.add(child: object, type: type) else { return }
        let name = implementation.instance.objectClass.definition.name
        Log.warning("\(name) does not accept a child \(type.map { "of type “\($0)”" } ?? "without a type")")
    }

    /// The interface of the parent class, which widgets have.
    @unsafe static func parent(of buildable: OpaquePointer) -> GtkBuildableIface? {
        let parent = unsafe swift(buildable).instance.parentClass(GTypeClass.self)
        let interface = unsafe g_type_interface_peek(parent, gtk_buildable_get_type())
        return unsafe interface?.assumingMemoryBound(to: GtkBuildableIface.self).pointee
    }

    @unsafe static func swift(_ buildable: OpaquePointer) -> any BuildableImplementation {
        let object = unsafe ObjectClass.box(of: UnsafeMutableRawPointer(buildable)).object
        guard let implementation = object as? any BuildableImplementation else {
            preconditionFailure("not buildable")
        }
        return implementation
    }
}

/// The numbers of an element during parsing.
private final class NumberList {
    let element: String
    private let content: NumberElement
    private(set) var numbers: [Double] = []
    private var texts: [Text] = []
    /// Whether a subelement has begun and not ended.
    private var isInPart = false
    /// The text domain of the builder.
    var domain: String?

    /// The text of a subelement.
    private struct Text {
        var text = ""
        let isTranslatable: Bool
        let context: String?
    }

    var translatedTexts: [String] {
        texts.map { part in
            let text = part.text
            guard part.isTranslatable, !text.isEmpty else { return text }
            // Without a translation, the result is a part of the argument, which must still be valid.
            return unsafe text.withCString { text in
                guard let context = part.context else {
                    return unsafe String(cString: g_dgettext(domain, text))
                }
                return unsafe String(cString: g_dpgettext2(domain, context, text))
            }
        }
    }

    /// Creates an empty list; `nil` for an unknown element.
    @unsafe @MainActor
    init?(_ name: UnsafePointer<CChar>, of implementation: any BuildableImplementation) {
        element = unsafe String(cString: name)
        guard let content = type(of: implementation).numberElements[element] else { return nil }
        self.content = content
    }

    typealias StartElement =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?,
            UnsafeMutablePointer<UnsafePointer<CChar>?>?, gpointer?,
            UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) -> Void

    @unsafe static let startElement: StartElement = { _, name, attributes, values, data, error in
        let list = unsafe Unmanaged<NumberList>.fromOpaque(data!).takeUnretainedValue()
        let name = unsafe String(cString: name!)
        guard name != list.element else { return }
        var texts: [String: String] = [:]
        var index = 0
        while let attribute = unsafe attributes?[index], let value = unsafe values?[index] {
            unsafe texts[String(cString: attribute)] = unsafe String(cString: value)
            index += 1
        }
        guard name == list.content.part else {
            return unsafe fail(
                error, GTK_BUILDER_ERROR_UNHANDLED_TAG, "<\(name)> is not allowed in <\(list.element)>")
        }
        for attribute in list.content.attributes {
            guard let text = texts[attribute] else {
                return unsafe fail(
                    error, GTK_BUILDER_ERROR_MISSING_ATTRIBUTE, "<\(name)> needs the attribute “\(attribute)”"
                )
            }
            guard let number = Double(text), number.isFinite else {
                return unsafe fail(
                    error, GTK_BUILDER_ERROR_INVALID_VALUE, "“\(text)” is not a finite number")
            }
            list.numbers.append(number)
        }
        list.isInPart = true
        list.texts.append(
            Text(
                isTranslatable: ["yes", "true", "1"].contains(texts["translatable"]),
                context: texts["context"]))
    }

    typealias EndElement =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, gpointer?,
            UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) -> Void

    @unsafe static let endElement: EndElement = { _, _, data, _ in
        unsafe Unmanaged<NumberList>.fromOpaque(data!).takeUnretainedValue().isInPart = false
    }

    typealias AddText =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, gsize, gpointer?,
            UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) -> Void

    /// Adds text to the last subelement.
    @unsafe static let addText: AddText = { _, text, size, data, _ in
        let list = unsafe Unmanaged<NumberList>.fromOpaque(data!).takeUnretainedValue()
        guard list.isInPart else { return }
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(size))
        unsafe list.texts[list.texts.count - 1].text += String(decoding: bytes, as: UTF8.self)
    }

    @unsafe private static func fail(
        _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ code: GtkBuilderError,
        _ message: String
    ) {
        unsafe g_set_error_literal(error, gtk_builder_error_quark(), gint(code.rawValue), message)
    }
}
