import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelKnobMeter`.
final class KnobMeterImplementation: KnobPartImplementation, CallableFromC {
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

    private(set) var model = MeterModel()

    required init(_ instance: Instance) {
        super.init(instance)
        model.channelCount = 1
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
        keepingAlive {
            $0.tellKnobs { $0.showLevels(at: now) }
            if $0.isClipped != wasClipped { $0.clipChanged() }
        }
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

    override func propertyChanged() { keepingAlive { $0.tellKnobs { $0.meterChanged() } } }

    var isClipped: Bool {
        get { model.isClipped }
        set {
            guard newValue != isClipped else { return }
            model.isClipped = newValue
            keepingAlive { $0.clipChanged() }
        }
    }

    private func clipChanged() {
        tellKnobs { $0.clipChanged() }
        notify(Self.clippedProperty)
    }
}
