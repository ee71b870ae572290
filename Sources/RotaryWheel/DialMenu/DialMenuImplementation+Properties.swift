import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuImplementation {
    private typealias Dial = DialMenuImplementation

    static let definition = ClassDefinition(
        "RotaryWheelDialMenu", parent: gtk_widget_get_type(), cssName: "dialmenu",
        role: GTK_ACCESSIBLE_ROLE_MENU,
        properties: [
            .object(
                "menu-model", \Dial.menuModel, of: g_menu_model_get_type(),
                "The menu whose items the bubbles are"),
            .object(
                "model", \Dial.modelProperty, of: g_list_model_get_type(), "The items that the bubbles show"),
            .boolean(
                "expanded", \Dial.isExpanded, default: false, "Whether the bubbles are out on the circle"),
            .uint(
                "selected", \Dial.selected, 0...UInt32.max, default: UInt32.max,
                "The item that was at the top when the dial rested last"),
            .object(
                "selected-item", \Dial.selectedItem, of: cgtk_type_object(), "The selected item's object"),
            .uint(
                "current", \Dial.current, 0...UInt32.max, default: UInt32.max, "The item that is at the top"),
            .object(
                "current-item", \Dial.currentItem, of: cgtk_type_object(), "The object of the item at the top"
            ),
            .uint(
                "item-size", \Dial.itemSize, 16...512, default: 72,
                "The diameter of a bubble that is not inflated, in pixels"),
            .double(
                "minimum-inflation", \Dial.minimumInflation, default: 0.66,
                "The scale of bubbles far from the top, from 0.1 to 4"),
            .double(
                "maximum-inflation", \Dial.maximumInflation, default: 1.33,
                "The scale of the bubble at the top, from 0.1 to 4"),
            .double(
                "inflation-distance", \Dial.inflationDistance, default: 100,
                "How far from the top bubbles are not inflated any more, in pixels from 1 to 10000"),
            .double(
                "damping", \Dial.damping, default: DialModel.defaultDamping,
                "How the spring is damped that pulls bubbles to the top, from 0.2, lively, to 1, critical"),
            .boolean(
                "flippable", \Dial.flips, default: true,
                "Whether the dial is mirrored where text runs from right to left"),
        ],
        signals: [
            Signal("settled", cgtk_type_uint()),
            Signal("activate", cgtk_type_uint()),
        ],
        actions: [
            ("dial.next", { ($0 as? Dial)?.step(by: 1) }),
            ("dial.previous", { ($0 as? Dial)?.step(by: -1) }),
            ("dial.activate", { ($0 as? Dial)?.activateSelection() }),
            ("dial.expand", { ($0 as? Dial)?.isExpanded = true }),
            ("dial.collapse", { ($0 as? Dial)?.isExpanded = false }),
            ("dial.back", { ($0 as? Dial)?.goBack() }),
        ])

    var isExpanded: Bool {
        get { dial.expansion.isExpanded }
        set {
            guard newValue != isExpanded else { return }
            keepingAlive { $0.setExpanded(newValue) }
        }
    }

    private func setExpanded(_ isExpanded: Bool) {
        let hadFocus = widget.containsFocus
        dial.setExpanded(isExpanded, at: MonotonicClock.now)
        if !isExpanded { pointerRotation.cancel() }
        widget.setFocusable(isExpanded)
        // The focus is never on bubbles that have gone.
        if hadFocus { if isExpanded { widget.grabFocus() } else { toggle.grabFocus() } }
        updateHub()
        expansionChanged()
        notify("expanded")
        listeners.expandedChanged(self)
    }

    var itemSize: UInt32 {
        get { itemDiameter }
        set {
            let clamped = min(max(newValue, 16), 512)
            guard clamped != itemDiameter else { return }
            itemDiameter = clamped
            notify("item-size")
            widget.queueResize()
        }
    }

    var minimumInflation: Double {
        get { inflation.minimum }
        set { setInflation("minimum-inflation", newValue, \.minimum) }
    }

    var maximumInflation: Double {
        get { inflation.maximum }
        set { setInflation("maximum-inflation", newValue, \.maximum) }
    }

    var inflationDistance: Double {
        get { inflation.distance }
        set { setInflation("inflation-distance", newValue, \.distance) }
    }

    private func setInflation(
        _ property: String, _ number: Double, _ path: WritableKeyPath<DialInflation, Double>
    ) {
        guard accepts(number, for: property) else { return }
        let before = inflation
        inflation[keyPath: path] = number
        guard inflation != before else { return }
        notify(property)
        widget.queueResize()
    }

    var flips: Bool {
        get { isFlippable }
        set {
            guard newValue != isFlippable else { return }
            isFlippable = newValue
            updateMirrored()
            notify("flippable")
        }
    }

    var damping: Double {
        get { dial.damping }
        set {
            guard accepts(newValue, for: "damping") else { return }
            let before = damping
            let changes = dial.setDamping(newValue, at: MonotonicClock.now)
            if damping != before { notify("damping") }
            apply(changes)
        }
    }
}
