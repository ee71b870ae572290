/// The return of a knob to a value, at constant speed along its travel.
public struct KnobReturn: Hashable, Sendable {
    private let knob: KnobModel
    private let motion: KineticMotion

    /// Starts the return at a speed in radians a second; a knob that wraps takes the short way.
    public init(
        from knob: KnobModel, to value: Double, speed: Double = ReturnSpeed.standard, at time: Duration
    ) {
        self.knob = knob
        let (place, extent) = (knob.scale.fraction(of: knob.value), knob.travel.extent.radians)
        var way = knob.scale.fraction(of: value) - place
        if knob.travel.wraps { way -= way.rounded() }
        motion = KineticMotion(
            from: place * extent, to: (place + way) * extent,
            speed: speed.clamped(to: ReturnSpeed.range),
            at: time.inSeconds)
    }

    /// The value at a time.
    public func value(at time: Duration) -> Double {
        let place = motion.rotation(at: time.inSeconds) / knob.travel.extent.radians
        return knob.scale.value(at: knob.travel.wraps ? place - (place + 1e-12).rounded(.down) : place)
    }

    /// Whether the return has ended.
    public func isOver(at time: Duration) -> Bool { time.inSeconds >= motion.endTime }
}
