import CRotaryWheelGtk

/// Accessible properties of a list item's widget; only changes reach GTK.
@MainActor
package final class AccessibleItem {
    private let widget: Widget

    package init(_ widget: Widget) { self.widget = widget }

    package var name = "" {
        didSet { if name != oldValue { widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name) } }
    }

    /// The 0-based index and the number of items.
    package var position = (index: 0, count: 0) {
        didSet {
            guard position != oldValue else { return }
            widget.setAccessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET, position.index + 1)
            widget.setAccessible(GTK_ACCESSIBLE_RELATION_SET_SIZE, position.count)
        }
    }

    package var description = "" {
        didSet {
            guard description != oldValue else { return }
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
        }
    }

    package var keyShortcuts = "" {
        didSet {
            guard keyShortcuts != oldValue else { return }
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, keyShortcuts)
        }
    }

    /// Whether the item opens a menu.
    package var hasPopup = false {
        didSet {
            if hasPopup != oldValue { widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, hasPopup) }
        }
    }

    package var isSelected: Bool? {
        didSet {
            guard isSelected != oldValue, let isSelected else { return }
            widget.setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
        }
    }

    /// Whether a toggle or radio item is on; one that was never on may be neither.
    package var isChecked = false {
        didSet {
            if isChecked != oldValue { widget.setAccessible(GTK_ACCESSIBLE_STATE_CHECKED, isChecked) }
        }
    }

    package var isHidden = false {
        didSet { if isHidden != oldValue { widget.setAccessibleHidden(isHidden) } }
    }
}
