import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuImplementation {
    private typealias Dial = DialMenuImplementation

    static let selectionProperties = SelectionProperties(of: Dial.self)
    static let menuProperty = Property.object(
        "menu-model", \Dial.menuModel, of: g_menu_model_get_type(), setterNotifies: true)
    private static let expandedProperty = Property.boolean(
        "expanded", \Dial.isExpanded, default: false, setterNotifies: true)

    static let definition = makeDefinition(
        "RotaryWheelDialMenu", cssName: "dialmenu", role: GTK_ACCESSIBLE_ROLE_MENU,
        properties: [
            menuProperty,
            expandedProperty,
            .uint("item-size", \Dial.itemSize, 16...512, default: 72),
            .double("minimum-inflation", \Dial.inflation.minimum, DialInflation.scaleRange, default: 0.66),
            .double("maximum-inflation", \Dial.inflation.maximum, DialInflation.scaleRange, default: 1.33),
            .double(
                "inflation-distance", \Dial.inflation.distance, DialInflation.distanceRange, default: 100),
            .double("damping", \Dial.damping, WheelSettings.dampingRange, default: DialModel.defaultDamping),
            .double("snap-angle", \Dial.snapAngle, default: 0),
            .boolean("inertia", \Dial.hasInertia, default: false),
            .boolean("linear-drag", \Dial.hasLinearDrag, default: false),
            .enumeration("targets", \Dial.targets, default: .bubbles),
            .uint("show-delay", \Dial.settings.showDelay, 0...5000, default: 300),
            .uint("dwell", \Dial.settings.dwell, 0...5000, default: 300),
            .boolean("hover-mode", \Dial.choosesByCrossing, default: false),
            .boolean("show-marks", \Dial.showsMarks, default: true),
            .uint("expand-duration", \Dial.motion.expansion.duration, 0...2000, default: 300),
        ],
        actionPrefix: "dial",
        actions: [
            ("dial.expand", { ($0 as? Dial)?.isExpanded = true }),
            ("dial.collapse", { ($0 as? Dial)?.isExpanded = false }),
            ("dial.back", { ($0 as? Dial)?.goBack() }),
        ])

    var isExpanded: Bool {
        get { motion.expansion.isExpanded }
        set {
            guard newValue != isExpanded else { return }
            keepingAlive { $0.setExpanded(newValue) }
        }
    }

    private func setExpanded(_ isExpanded: Bool) {
        let hadFocus = widget.containsFocus
        motion.expansion.setExpanded(isExpanded, at: MonotonicClock.now)
        if isExpanded {
            describeSelection()
        } else {
            state.pointer.cancel()
            stopStroke()
            marks.pointed = nil
        }
        widget.setFocusable(isExpanded)
        // The focus moves with the expansion.
        if hadFocus { if isExpanded { widget.grabFocus() } else { toggle.grabFocus() } }
        updateHub()
        expansionChanged()
        notify(Self.expandedProperty)
        listeners.delegate?.dialMenuDidChangeExpanded(control)
    }

    var hasInertia: Bool {
        get { motion.hasInertia }
        set { apply(motion.set(hasInertia: newValue, at: MonotonicClock.now)) }
    }

    var damping: Double {
        get { motion.damping }
        set { apply(motion.set(damping: newValue, at: MonotonicClock.now)) }
    }
}
