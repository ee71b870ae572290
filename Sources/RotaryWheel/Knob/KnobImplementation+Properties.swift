import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

extension KnobImplementation {
    private typealias Knob = KnobImplementation

    static let valueProperty = Property.double("value", \Knob.value, default: 0, setterNotifies: true)

    static let definition = ClassDefinition(
        "RotaryWheelKnob", parent: gtk_scale_get_type(), cssName: "knob", role: GTK_ACCESSIBLE_ROLE_SLIDER,
        properties: [
            valueProperty,
            .double("default-value", \Knob.defaultValue, default: 0),
            .double("start-angle", \Knob.knob.travel.start, default: 2 * .pi / 3),
            .double("end-angle", \Knob.knob.travel.end, default: .pi / 3),
            .uint("turns", \Knob.knob.travel.turns, 1...UInt32(KnobTravel.maximumTurns), default: 1),
            .boolean("wrap", \Knob.knob.travel.wraps, default: false),
            .object("scale", \Knob.scaleObject, of: KnobScaleImplementation.objectClass.type), offProperty,
            .boolean("bipolar", \Knob.looks.isBipolar, default: false),
            .enumeration("drag-style", \Knob.dragStyleChoice, default: .standard),
            .double(
                "sensitivity", \Knob.handling.sensitivity, KnobSettingsImplementation.sensitivities,
                default: 1),
            .double("detent-extent", \Knob.knob.detentExtent, 0...2 * .pi, default: .pi / 18),
            .boolean("return-to-start", \Knob.handling.returnsToStart, default: false),
            .double(
                "return-speed", \Knob.handling.returnSpeed, ReturnSpeed.range,
                default: ReturnSpeed.standard),
            .boolean("enable-scroll", \Knob.handling.isScrollable, default: true),
            .enumeration("value-display", \Knob.valueDisplay, default: .below),
            .boolean("can-control", \Knob.canControl, default: true), touchedProperty,
            .boolean("live", \Knob.isLive, default: true),
            .string("unit", \Knob.unit),
            .enumeration("format", \Knob.format, default: .number),
            .object("face", \Knob.face, of: FaceImplementation.objectClass.type),
            .object("meter", \Knob.meter, of: KnobMeterImplementation.objectClass.type),
        ],
        signals: [
            Signal("drag-begin"), Signal("drag-end", cgtk_type_double()), Signal("wrapped", Int32.valueType),
            Signal("activate", isActivation: true),
        ],
        actions: [
            ("knob.activate", { ($0 as? Knob)?.activate() }),
            ("knob.edit", { ($0 as? Knob)?.openEntry() }),
            ("knob.reset", { ($0 as? Knob)?.reset() }),
            ("knob.increase", { ($0 as? Knob)?.step(GTK_SCROLL_STEP_UP) }),
            ("knob.clear-clip", { ($0 as? Knob)?.clearClip() }),
            ("knob.decrease", { ($0 as? Knob)?.step(GTK_SCROLL_STEP_DOWN) }),
        ],
        keys: keys)

    var value: Double {
        get { range.adjustment.value }
        set {
            stopReturn()
            range.adjustment.value = newValue
        }
    }

    var dragStyleChoice: KnobDragStyleChoice {
        get { KnobDragStyleChoice(handling.dragStyle) }
        set { handling.dragStyle = newValue.style }
    }

    func propertyChanged() { lookChanged() }
}
