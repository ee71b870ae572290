import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelKnobMeter`.
final class KnobMeterImplementation: ObjectImplementation, CallableFromC {
    private typealias Meter = KnobMeterImplementation

    private static let clippedProperty = Property.boolean(
        "clipped", \Meter.isClipped, default: false, setterNotifies: true)

    static let objectClass = ObjectClass(
        KnobMeterImplementation.self,
        ClassDefinition(
            "RotaryWheelKnobMeter", parent: cgtk_type_object(),
            properties: [
                .uint("channels", \Meter.channelCount, 1...UInt32(MeterModel.maximumChannels), default: 1),
                .double("lower", \Meter[\.lower], default: -60),
                .double("upper", \Meter[\.upper], default: 6),
                .double("warning", \Meter[\.warning], default: -12),
                .double("clip", \Meter[\.clip], default: 0),
                .double("fall", \Meter[\.fall], MeterModel.falls, default: 12),
                .uint("hold", \Meter[\.hold], 0...60_000, default: 1000),
                clippedProperty,
            ]))

    let instance: Instance
    private(set) var model = MeterModel()
    private var knobs: [Reference] = []

    private struct Reference { weak var knob: KnobImplementation? }

    init(_ instance: Instance) {
        self.instance = instance
        model.channelCount = 1
    }

    // MARK: Knobs

    /// Adds a knob that shows the meter.
    func add(_ knob: KnobImplementation) { knobs.append(Reference(knob: knob)) }

    func remove(_ knob: KnobImplementation) { knobs.removeAll { $0.knob == nil || $0.knob === knob } }

    private func tellKnobs(_ body: (KnobImplementation) -> Void) {
        // A handler may change the meter of a knob.
        for reference in knobs { if let knob = reference.knob { body(knob) } }
    }

    // MARK: Levels

    /// Sets the levels of all channels, in decibels.
    func setLevels(_ first: Double, _ second: Double) {
        guard !first.isNaN, !second.isNaN else {
            return Log.critical("RotaryWheelKnobMeter: levels must be numbers")
        }
        let (now, wasClipped) = (MonotonicClock.now, isClipped)
        model.setLevel(first, of: 0, at: now)
        model.setLevel(second, of: 1, at: now)
        tellKnobs { $0.showLevels(at: now) }
        if isClipped != wasClipped { clipChanged() }
    }

    // MARK: Properties

    var channelCount: Int {
        get { model.channelCount }
        set { model.channelCount = newValue }
    }

    /// What the meter is set to; a change applies from now on.
    subscript<Value>(path: WritableKeyPath<MeterModel, Value>) -> Value {
        get { model[keyPath: path] }
        set {
            model.advance(to: MonotonicClock.now)
            model[keyPath: path] = newValue
        }
    }

    func propertyChanged() { tellKnobs { $0.meterChanged() } }

    var isClipped: Bool {
        get { model.isClipped }
        set {
            guard newValue != isClipped else { return }
            model.isClipped = newValue
            clipChanged()
        }
    }

    private func clipChanged() {
        tellKnobs { $0.clipChanged() }
        notify(Self.clippedProperty)
    }
}
