/// The Swift listeners of a knob: a delegate, closures and streams.
@MainActor
final class KnobListeners {
    weak var delegate: (any KnobDelegate)?
    var onValueChanged: ((KnobWidget, Double) -> Void)?
    var onWrapped: ((KnobWidget, Int) -> Void)?
    /// The handler of `activate`, by which a click knows that the app listens.
    var onActivate: (id: UInt, call: (KnobWidget) -> Void)?
    let values = Broadcast<Double>()

    func changed(_ knob: KnobImplementation) {
        values.send(knob.value)
        delegate?.knobDidChangeValue(KnobWidget(of: knob))
        onValueChanged?(KnobWidget(of: knob), knob.value)
    }
}
