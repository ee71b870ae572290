import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension KnobImplementation {
    private typealias Knob = KnobImplementation

    static let definition = ClassDefinition(
        "RotaryWheelKnob", parent: gtk_scale_get_type(), cssName: "knob", role: GTK_ACCESSIBLE_ROLE_SLIDER,
        properties: [
            .double("value", \Knob.value, default: 0, "The value of the adjustment"),
            .double(
                "default-value", \Knob.defaultValue, default: 0, "The value that a double click resets to"),
            .double(
                "start-angle", \Knob.startAngle, default: 2 * .pi / 3,
                "Where the travel starts, in radians clockwise from the right"),
            .double(
                "end-angle", \Knob.endAngle, default: .pi / 3,
                "Where the travel ends, in radians clockwise from the right"),
            .uint(
                "turns", \Knob.turns, 1...UInt32(KnobTravel.maximumTurns), default: 1,
                "How often the mark passes the start of its travel"),
            .boolean("wrap", \Knob.wraps, default: false, "Whether the end is the start again"),
            .boolean(
                "logarithmic", \Knob.isLogarithmic, default: false, "Whether equal ways are equal factors"),
            .boolean(
                "bipolar", \Knob.isBipolar, default: false, "Whether the arc begins at the default value"),
            .enumeration(
                "drag-style", \Knob.dragStyleChoice, default: .standard, "How a pointer turns the knob"),
            .double(
                "sensitivity", \Knob.sensitivity, default: 1, "How much faster than usual straight drags turn"
            ),
            .double(
                "detent-extent", \Knob.detentExtent, default: .pi / 18,
                "How far the dead zone of a detent extends in all, in radians"),
            .boolean(
                "return-to-start", \Knob.returnsToStart, default: false,
                "Whether the knob goes back to where a drag began"),
            .boolean("enable-scroll", \Knob.scrolls, default: true, "Whether the knob can be scrolled"),
            .enumeration(
                "value-display", \Knob.valueDisplay, default: .below, "Where the value shows, if it is drawn"),
            .string("unit", \Knob.unit, "What follows the number"),
        ],
        signals: [Signal("drag-begin"), Signal("drag-end", cgtk_type_double())],
        actions: [
            ("knob.edit", { ($0 as? Knob)?.openEntry() }),
            ("knob.reset", { ($0 as? Knob)?.reset() }),
            ("knob.increase", { ($0 as? Knob)?.move(GTK_SCROLL_STEP_FORWARD) }),
            ("knob.decrease", { ($0 as? Knob)?.move(GTK_SCROLL_STEP_BACKWARD) }),
        ])

    var value: Double {
        get { range.adjustment.value }
        set {
            guard accepts(newValue, for: "value") else { return }
            stopReturn()
            range.adjustment.value = newValue
        }
    }

    var defaultValue: Double {
        get { defaultValueProperty }
        set { set("default-value", newValue, \.defaultValueProperty) }
    }

    var startAngle: Double {
        get { knob.travel.start.radians }
        set { set("start-angle", newValue, \.knob.travel.start.radians) }
    }

    var endAngle: Double {
        get { knob.travel.end.radians }
        set { set("end-angle", newValue, \.knob.travel.end.radians) }
    }

    var turns: UInt32 {
        get { UInt32(knob.travel.turns) }
        set { set("turns", Int(min(newValue, UInt32(Int32.max))), \.knob.travel.turns) }
    }

    var wraps: Bool {
        get { knob.travel.wraps }
        set { set("wrap", newValue, \.knob.travel.wraps) }
    }

    var isLogarithmic: Bool {
        get { isLogarithmicProperty }
        set {
            guard newValue != isLogarithmicProperty else { return }
            isLogarithmicProperty = newValue
            updateScale()
            notify("logarithmic")
            lookChanged()
        }
    }

    var isBipolar: Bool {
        get { isBipolarProperty }
        set { set("bipolar", newValue, \.isBipolarProperty) }
    }

    var dragStyleChoice: KnobDragStyleChoice {
        get { KnobDragStyleChoice(dragStyleProperty) }
        set { set("drag-style", newValue.style, \.dragStyleProperty) }
    }

    var sensitivity: Double {
        get { sensitivityProperty }
        set { set("sensitivity", newValue, \.sensitivityProperty, KnobSettingsImplementation.sensitivities) }
    }

    var detentExtent: Double {
        get { knob.detentExtent.radians }
        set { set("detent-extent", newValue, \.knob.detentExtent.radians, 0...2 * .pi) }
    }

    var returnsToStart: Bool {
        get { returnsToStartProperty }
        set { set("return-to-start", newValue, \.returnsToStartProperty) }
    }

    var scrolls: Bool {
        get { scrollsProperty }
        set { set("enable-scroll", newValue, \.scrollsProperty) }
    }

    var valueDisplay: KnobValueDisplay {
        get { valueDisplayProperty }
        set {
            set("value-display", newValue, \.valueDisplayProperty)
            // The text is smaller inside.
            widget.setStyleClass("value-inside", newValue != .below)
            widget.queueResize()
        }
    }

    var unit: String? {
        get { unitProperty }
        set {
            set("unit", newValue, \.unitProperty)
            // GtkScale writes the value anew, and makes room for the longest.
            setFormatter(nil)
        }
    }

    private func set<Content: Equatable>(
        _ property: String, _ content: Content, _ path: ReferenceWritableKeyPath<KnobImplementation, Content>
    ) {
        let before = self[keyPath: path]
        self[keyPath: path] = content
        guard self[keyPath: path] != before else { return }
        notify(property)
        lookChanged()
    }

    private func set(
        _ property: String, _ number: Double, _ path: ReferenceWritableKeyPath<KnobImplementation, Double>,
        _ range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    ) {
        guard accepts(number, for: property) else { return }
        let clamped = min(max(number, range.lowerBound), range.upperBound)
        guard clamped != self[keyPath: path] else { return }
        self[keyPath: path] = clamped
        notify(property)
        lookChanged()
    }
}
