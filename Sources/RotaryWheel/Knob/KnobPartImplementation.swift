import RotaryWheelInterop

/// An object that knobs share, and follow: a scale, a meter or a face.
class KnobPartImplementation: ObjectImplementation {
    class var isBuildable: Bool { false }

    let instance: Instance
    private var knobs: [Reference] = []

    private struct Reference { weak var knob: KnobImplementation? }

    required init(_ instance: Instance) { self.instance = instance }

    func add(_ knob: KnobImplementation) { knobs.append(Reference(knob: knob)) }

    func remove(_ knob: KnobImplementation) { knobs.removeAll { $0.knob == nil || $0.knob === knob } }

    func tellKnobs(_ body: (KnobImplementation) -> Void) {
        // A handler may change the part of a knob.
        for reference in knobs { reference.knob?.keepingAlive(body) }
    }

    func propertyChanged() {}
}
