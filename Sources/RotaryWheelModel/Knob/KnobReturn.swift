/// A knob's way back to a value, at even speed along its travel.
public struct KnobReturn: Hashable, Sendable {
    private let motion: WheelMotion
    private let scale: KnobScale
    private let extent: Double
    private let wraps: Bool

    /// Starts the way back at a time.
    ///
    /// The mark turns as fast as a wheel that returns to its start: ``WheelSettings/returnSpeed``. A knob without an
    /// end takes the short way.
    public init(from knob: KnobModel, to value: Double, at time: Duration) {
        scale = knob.scale
        extent = knob.travel.extent.radians
        wraps = knob.travel.wraps
        let place = scale.fraction(of: knob.value)
        let way = scale.fraction(of: value) - place
        motion = WheelMotion(
            from: place * extent, to: (place + (wraps ? way - way.rounded() : way)) * extent,
            speed: WheelSettings.returnSpeed, at: time.inSeconds)
    }

    /// The value at a time.
    public func value(at time: Duration) -> Double {
        let place = motion.rotation(at: time.inSeconds) / extent
        return scale.value(at: wraps ? place - (place + 1e-12).rounded(.down) : place)
    }

    /// Whether the knob is back at a time.
    public func isOver(at time: Duration) -> Bool { time.inSeconds >= motion.endTime }
}
