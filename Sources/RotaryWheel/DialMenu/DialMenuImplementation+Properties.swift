import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuImplementation {
    private typealias Dial = DialMenuImplementation

    static let selectionProperties = SelectionProperties(of: Dial.self)
    static let menuProperties = MenuProperties(of: Dial.self)

    static let definition = makeMenuDefinition(
        "RotaryWheelDialMenu", cssName: "dialmenu",
        properties: [
            .double("minimum-inflation", \Dial.inflation.minimum, DialInflation.scaleRange, default: 0.66),
            .double("maximum-inflation", \Dial.inflation.maximum, DialInflation.scaleRange, default: 1.33),
            .double(
                "inflation-distance", \Dial.inflation.distance, DialInflation.distanceRange, default: 100),
            .double("damping", \Dial.damping, WheelSettings.dampingRange, default: DialModel.defaultDamping),
            .double("snap-angle", \Dial.snapAngle, default: 0),
            .boolean("inertia", \Dial.hasInertia, default: false),
            .boolean("linear-drag", \Dial.hasLinearDrag, default: false),
        ], actionPrefix: "dial")

    var hasInertia: Bool {
        get { motion.hasInertia }
        set { apply(motion.set(hasInertia: newValue, at: MonotonicClock.now)) }
    }

    var damping: Double {
        get { motion.damping }
        set { apply(motion.set(damping: newValue, at: MonotonicClock.now)) }
    }
}
