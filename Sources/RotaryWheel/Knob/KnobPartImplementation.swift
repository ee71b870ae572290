import RotaryWheelInterop

/// An object that knobs share, and follow: a scale, a meter or a modulation.
class KnobPartImplementation: ObjectImplementation {
    class var isBuildable: Bool { false }

    let instance: Instance
    private var knobs: [Reference] = []

    private struct Reference { weak var knob: KnobImplementation? }

    required init(_ instance: Instance) { self.instance = instance }

    func add(_ knob: KnobImplementation) { knobs.append(Reference(knob: knob)) }

    /// Removes a knob once: a modulation may be there several times.
    func remove(_ knob: KnobImplementation) {
        if let place = knobs.firstIndex(where: { $0.knob === knob }) { knobs.remove(at: place) }
        knobs.removeAll { $0.knob == nil }
    }

    func tellKnobs(_ body: (KnobImplementation) -> Void) {
        // A handler may change the part of a knob.
        for reference in knobs { reference.knob?.keepingAlive(body) }
    }

    func propertyChanged() {}
}
