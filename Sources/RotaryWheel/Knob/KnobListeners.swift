/// The Swift listeners of a knob: a delegate, a closure and streams.
@MainActor
final class KnobListeners {
    weak var delegate: (any KnobDelegate)?
    var onValueChanged: ((KnobWidget, Double) -> Void)?
    let values = Broadcast<Double>()

    func changed(_ knob: KnobImplementation) {
        values.send(knob.value)
        delegate?.knobDidChangeValue(KnobWidget(of: knob))
        onValueChanged?(KnobWidget(of: knob), knob.value)
    }
}
