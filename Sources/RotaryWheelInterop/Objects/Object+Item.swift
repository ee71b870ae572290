import CRotaryWheelShims

// The content of an item of a list: the first of the common properties that it has.
extension Object {
    /// The text of the item; empty without one.
    package var itemText: String {
        let property = ["label", "title", "string", "name"].first { has($0, of: cgtk_type_string()) }
        return property.flatMap { get($0, as: String?.self) } ?? ""
    }

    /// The icon of the item, a GIcon.
    package var itemIcon: Object? {
        if has("icon", of: g_icon_get_type()), let icon = get("icon", as: Object?.self) { return icon }
        guard has("icon-name", of: cgtk_type_string()) else { return nil }
        return get("icon-name", as: String?.self).map(Object.themedIcon)
    }

    /// The style classes for the widget of the item.
    package var itemStyleClasses: [String] {
        guard hasStyleClasses else { return [] }
        return Self.styleClasses(in: get("css-class", as: String?.self) ?? "")
    }

    /// Whether the item has a property for style classes.
    package var hasStyleClasses: Bool { has("css-class", of: cgtk_type_string()) }

    /// The style classes in a text: words, with or without the dots of selectors.
    package static func styleClasses(in text: String) -> [String] {
        text.split { $0.isWhitespace || $0 == "." }.map(String.init)
    }
}
