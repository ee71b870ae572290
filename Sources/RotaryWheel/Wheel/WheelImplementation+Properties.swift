import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

extension WheelImplementation {
    private typealias Wheel = WheelImplementation
    private static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

    static let selectionProperties = SelectionProperties(of: Wheel.self)
    static let rotationProperty = Property.double(
        "rotation", \Wheel.rotation, default: 0, setterNotifies: true)
    private static let minimumProperty = Property.double(
        "minimum-rotation", \Wheel.minimumRotation, anyNumber, default: anyNumber.lowerBound)

    static let definition = makeDefinition(
        "RotaryWheelWidget", cssName: "rotarywheel", role: GTK_ACCESSIBLE_ROLE_LIST,
        properties: [
            .uint("sector-count", \Wheel.sectorCount, 0...UInt32(SectorRing.maximumCount), default: 0),
            rotationProperty,
            .double("indicator-angle", \Wheel.settings.indicator, default: .pi),
            .enumeration("direction", \Wheel.settings.direction, default: .clockwise),
            .enumeration("turning", \Wheel.settings.turning, default: .both),
            minimumProperty,
            .double("maximum-rotation", \Wheel.maximumRotation, anyNumber, default: anyNumber.upperBound),
            .double("grip-inner", \Wheel.geometry.gripInner, 0...1, default: 0.4),
            .double("grip-outer", \Wheel.geometry.gripOuter, 0...1, default: 1),
            .enumeration("ring-exit", \Wheel.ringExit, default: .continues),
            .double("dead-zone-angle", \Wheel.geometry.deadZoneAngle, default: 0),
            .double("dead-zone-extent", \Wheel.geometry.deadZoneExtent, 0...2 * .pi, default: 0),
            .boolean("snap", \Wheel.settings.snaps, default: true),
            .boolean("inertia", \Wheel.settings.hasInertia, default: true),
            .uint("settle-duration", \Wheel.settings.settleDuration, 0...2000, default: 200),
            .boolean("flick-spins", \Wheel.settings.flickSpins, default: false),
            .uint("spin-duration", \Wheel.settings.spinDuration, 0...600_000, default: 4000),
            .boolean("random-landing", \Wheel.settings.landsAtRandom, default: false),
            .boolean("return-to-start", \Wheel.settings.returnsToStart, default: false),
            .double(
                "return-speed", \Wheel.settings.returnSpeed, ReturnSpeed.range,
                default: ReturnSpeed.standard),
            .uint("auto-advance", \Wheel.settings.autoAdvance, 0...86_400_000, default: 0),
            .object("hub", \Wheel.hubChild, of: gtk_widget_get_type()),
            .object("face", \Wheel.face, of: FaceImplementation.objectClass.type),
        ],
        signals: [
            Signal("sector-crossed", cgtk_type_uint()),
            Signal("rotated", cgtk_type_double(), cgtk_type_double()),
            Signal("spin-begin", cgtk_type_uint()),
        ],
        actionPrefix: "wheel", actions: [("wheel.spin", { ($0 as? Wheel)?.spinAtRandom() })])

    /// The settings of the model.
    var settings: WheelSettings {
        get { motion.settings }
        set {
            let before = motion.settings
            guard newValue != before else { return }
            keepingAlive { _ in
                apply(motion.setSettings(newValue, at: MonotonicClock.now))
                if newValue.indicator != before.indicator || newValue.direction != before.direction {
                    placeEverything()
                }
                scheduleAdvance()
            }
        }
    }

    var rotation: Angle {
        get { motion.rotation }
        set { if newValue != rotation { apply(motion.setRotation(newValue, at: MonotonicClock.now)) } }
    }

    /// The smallest rotation in radians; the smallest number where there is no stop.
    var minimumRotation: Double {
        get { max(settings.stops.minimum.radians, Self.anyNumber.lowerBound) }
        set { setStops(minimum: newValue, maximum: maximumRotation) }
    }

    /// The largest rotation in radians; the largest number where there is no stop.
    var maximumRotation: Double {
        get { min(settings.stops.maximum.radians, Self.anyNumber.upperBound) }
        set {
            let minimum = minimumRotation
            setStops(minimum: minimum, maximum: newValue)
            // The model lowers a minimum above the maximum.
            if minimumRotation != minimum { notify(Self.minimumProperty) }
        }
    }

    private func setStops(minimum: Double, maximum: Double) {
        func stop(_ number: Double) -> Angle? {
            abs(number) == .greatestFiniteMagnitude ? nil : Angle(radians: number)
        }
        if let stops = RotationStops(minimum: stop(minimum), maximum: stop(maximum)) {
            settings.stops = stops
        }
    }
}
