/// A knob's way back to a value, at even speed along its travel.
public struct KnobReturn: Hashable, Sendable {
    private let motion: WheelMotion
    private let scale: KnobScale
    private let extent: Double

    /// Starts the way back at a time.
    ///
    /// The mark turns as fast as a wheel that returns to its start: ``WheelSettings/returnSpeed``.
    public init(from knob: KnobModel, to value: Double, at time: Duration) {
        scale = knob.scale
        extent = knob.travel.extent.radians
        motion = WheelMotion(
            from: scale.fraction(of: knob.value) * extent, to: scale.fraction(of: value) * extent,
            speed: WheelSettings.returnSpeed, at: time.inSeconds)
    }

    /// The value at a time.
    public func value(at time: Duration) -> Double {
        scale.value(at: motion.rotation(at: time.inSeconds) / extent)
    }

    /// Whether the knob is back at a time.
    public func isOver(at time: Duration) -> Bool { time.inSeconds >= motion.endTime }
}
