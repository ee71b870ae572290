/// An item of a menu or of a list, as a menu shows it.
package struct MenuItem {
    /// The caption.
    package var text = ""
    /// Whether the icon shows alone, as in a section with the attribute `display-hint`.
    package var hidesText = false
    package var icon: Object?
    /// The color of a swatch, the attribute `color`.
    package var color: Color?
    /// The object of a list model.
    package var object: Object?
    /// The action that it runs.
    package var action: String?
    package var target: Variant?
    /// The menu that it opens.
    package var submenu: MenuModel?
    /// The fixed direction in degrees clockwise from the top, the attribute `direction`.
    package var direction: Double?
    /// The key that runs the action, the attribute `accel`.
    package var accelerator: Accelerator?
    /// Whether the menu stays open when it runs, the attribute `keep-open`.
    package var keepsOpen = false
    /// The number that the action has as its state; `nil` without the attributes of one.
    package var value: MenuItemValue?
    /// The style classes for its widget.
    package var styleClasses: [String] = []

    package init(text: String = "") { self.text = text }
}

/// The attributes of an item whose action has a number as its state; not a number where they are none.
package struct MenuItemValue {
    package let lower: Double
    package let upper: Double
    /// The step; `nil` without the attribute.
    package let step: Double?
    /// The text after the number.
    package let unit: String

    /// `nil` for an item with neither bound.
    @MainActor
    init?(in menu: MenuModel, at index: Int) {
        let (lower, upper) = (menu.attribute("lower", at: index), menu.attribute("upper", at: index))
        guard lower != nil || upper != nil else { return nil }
        (self.lower, self.upper) = (lower?.number ?? .nan, upper?.number ?? .nan)
        step = menu.attribute("step", at: index).map { $0.number ?? .nan }
        unit = menu.text("unit", at: index) ?? ""
    }
}

extension MenuItem {
    /// The text in the bubble.
    package var caption: String { color != nil || hidesText && icon != nil ? "" : text }

    /// Whether the item runs an action with its target.
    @MainActor
    package func runs(_ action: DetailedAction) -> Bool {
        guard self.action == action.name else { return false }
        guard let target, let wanted = action.target else { return target == nil && action.target == nil }
        return target.equals(wanted)
    }

    /// The item of a list model's object.
    @MainActor
    package init(_ object: Object) {
        self.object = object
        text = object.itemText
        icon = object.itemIcon
        styleClasses = object.itemStyleClasses
    }
}
