import RealModule

// The equation of motion. Friction slows a free wheel from a velocity v to v·e^(−kt), until its smallest velocity u:
//
//     T = ln(v/u) / k,   over the distance (v − u) / k
//
// This gives the end and the duration of a flick. To end on a detent at a distance d, without a break in velocity, it
// follows the first curve for n ≥ 3, else the cubic Hermite curve from (θ₀, v) to (θ₀ + d, 0), the same for n = 3:
//
//     θ(t) = θ₀ + d·(1 − (1 − s)ⁿ),   n = v·T/d,   s = t/T
//     θ(t) = θ₀ + d·s²(3 − 2s) + v·T·s(1 − s)²
//
// Neither overshoots. A spring with the damping ratio ζ < 1 follows, with d₀ = θ₀ − end,
//
//     θ(t) = end + e^(−ζωt) · (d₀ cos ω′t + (v + ζωd₀)/ω′ · sin ω′t),   ω′ = ω √(1 − ζ²)
//
// and a critical one end + e^(−ωt) · (d₀ + (v + ωd₀)t).

/// A movement as a function of time: its path does not depend on the frame rate.
struct KineticMotion: Hashable, Sendable {
    /// The friction constant k, a second: 0.998 of the velocity remains after each millisecond.
    static let friction = friction(leaving: 0.998)
    /// The angle of the fastest flick, and of the way to a detent beyond.
    static let farthestFlick = VelocityTracker.maximum / friction + 2 * .pi
    /// The velocity u at which a wheel stops: 40° a second.
    static let smallestVelocity = 40 * Double.pi / 180
    /// The farthest position either way; beyond it a `Double` loses small steps.
    static let farthest = 1e9
    /// The largest exponent of a fling; above it the last half of the motion is invisible.
    private static let largestExponent = 5.0
    /// The angular frequency ω of the spring, a second: a critical one takes some 0.4 s over a sector.
    static let springFrequency = 22.0
    /// The distance, in radians, at which a spring ends: too short to be visible.
    private static let springRest = 0.0005

    /// The friction constant that leaves a part of the velocity after each millisecond.
    static func friction(leaving part: Double) -> Double { -1000 * .log(part) }

    static func limited(_ position: Double) -> Double { position.clamped(to: -farthest...farthest) }

    enum Course: Hashable {
        case fling(exponent: Double), spring(damping: Double)
        /// The Hermite curve.
        case curve
        /// Constant velocity.
        case steady
    }

    let course: Course
    let startTime: Double
    let duration: Double
    private(set) var start: Double
    private(set) var end: Double
    private(set) var startVelocity: Double
    private var latestTime = -Double.infinity

    /// A motion to a rest, within `settleDuration`.
    ///
    /// It lasts longer if the velocity carries it farther, and shorter if it would overshoot. The friction constant
    /// of a motion that does not coast is infinite.
    init(
        from start: Double, velocity: Double, to end: Double, at time: Double, settleDuration: Double,
        friction: Double = KineticMotion.friction, smallestVelocity: Double = KineticMotion.smallestVelocity
    ) {
        (self.start, self.end, startTime, startVelocity) = (start, end, time, velocity)
        let way = end - start
        guard velocity * way > 0 else {
            (course, duration) = (.curve, settleDuration)
            return
        }
        let free = .log(max(abs(velocity) / smallestVelocity, 1)) / friction
        duration = min(max(settleDuration, free), Self.largestExponent * way / velocity)
        let exponent = velocity * duration / way
        course = exponent > 3 ? .fling(exponent: exponent) : .curve
    }

    /// The motion of a spring to a rest.
    ///
    /// - Parameter reach: the largest distance from the end. It limits the velocity: the spring does not swing
    ///   into a neighbor, nor a critical one at all.
    init(
        from start: Double, velocity: Double, to end: Double, damping: Double, reach: Double, at time: Double
    ) {
        course = .spring(damping: damping)
        (self.start, self.end, startTime) = (start, end, time)
        let distance = start - end
        let away = Self.springFrequency * max(reach - abs(distance), 0)
        let back = Self.springFrequency * abs(distance)
        startVelocity = velocity.clamped(to: distance >= 0 ? -back...away : -away...back)
        guard damping < 1 else {
            duration = Self.criticalDuration(distance: distance, velocity: startVelocity)
            return
        }
        let fading = damping * Self.springFrequency
        let swing =
            (startVelocity + fading * distance) / (fading * (1 / (damping * damping) - 1).squareRoot())
        let amplitude = Double.hypot(distance, swing)
        duration = max(.log(amplitude / Self.springRest) / fading, 0)
    }

    /// The time at which e^(−ωt) · (|d₀| + |v + ωd₀|t), a bound of the distance, falls to the rest.
    private static func criticalDuration(distance: Double, velocity: Double) -> Double {
        let slope = abs(velocity + springFrequency * distance)
        func bound(_ time: Double) -> Double {
            .exp(-springFrequency * time) * (abs(distance) + slope * time)
        }
        // Beyond 1/ω the bound only falls.
        var (low, high) = (1 / springFrequency, 1 / springFrequency)
        guard bound(low) > springRest else { return low }
        while bound(high) > springRest { high *= 2 }
        while high - low > 1e-4 {
            let middle = (low + high) / 2
            if bound(middle) > springRest { low = middle } else { high = middle }
        }
        return high
    }

    /// A fling of a given exponent.
    init(from start: Double, to end: Double, exponent: Double, duration: Double, at time: Double) {
        course = .fling(exponent: exponent)
        (self.start, self.end, startTime, self.duration) = (start, end, time, duration)
        startVelocity = duration > 0 ? exponent * (end - start) / duration : 0
    }

    init(from start: Double, to end: Double, speed: Double, at time: Double) {
        course = .steady
        (self.start, self.end, startTime) = (start, end, time)
        duration = abs(end - start) / speed
        startVelocity = end == start ? 0 : end < start ? -speed : speed
    }

    /// The end of a coasting motion.
    ///
    /// - Parameter settleDuration: T, in which a slow wheel turns back; the Hermite curve first goes on by 4/27·v·T.
    static func projection(
        from start: Double, velocity: Double, friction: Double = KineticMotion.friction,
        smallestVelocity: Double = KineticMotion.smallestVelocity, settleDuration: Double = 0
    ) -> Double {
        let speed = abs(velocity)
        let way = max((speed - smallestVelocity) / friction, speed * settleDuration * 4 / 27)
        return start + (velocity < 0 ? -way : way)
    }

    func shifted(by way: Double) -> KineticMotion {
        var motion = self
        (motion.start, motion.end) = (start + way, end + way)
        return motion
    }

    /// The same motion in the other direction, about 0.
    var mirrored: KineticMotion {
        var motion = self
        (motion.start, motion.end, motion.startVelocity) = (-start, -end, -startVelocity)
        return motion
    }

    /// Returns the latest time so far: the time of a frame may precede the clock.
    mutating func advance(to time: Double) -> Double {
        latestTime = max(time, latestTime)
        return latestTime
    }

    var endTime: Double { startTime + duration }

    func rotation(at time: Double) -> Double { time < endTime ? state(at: time).rotation : end }

    func velocity(at time: Double) -> Double { time < endTime ? state(at: time).velocity : 0 }

    private func state(at time: Double) -> (rotation: Double, velocity: Double) {
        let (elapsed, way) = (max(0, time - startTime), end - start)
        let s = elapsed / duration
        let left = 1 - s
        switch course {
        case .steady: return (start + way * s, startVelocity)
        case .spring(let damping): return spring(damping, at: elapsed)
        case .fling(let exponent):
            let power = Double.pow(left, exponent - 1)
            return (start + way * (1 - power * left), startVelocity * power)
        case .curve:
            return (
                start + way * s * s * (3 - 2 * s) + startVelocity * duration * s * left * left,
                way / duration * 6 * s * left + startVelocity * left * (1 - 3 * s)
            )
        }
    }

    private func spring(_ damping: Double, at time: Double) -> (rotation: Double, velocity: Double) {
        let (distance, frequency) = (start - end, Self.springFrequency)
        let fading = damping * frequency
        let decay = Double.exp(-fading * time)
        guard damping < 1 else {
            let slope = startVelocity + frequency * distance
            let now = decay * (distance + slope * time)
            return (end + now, decay * slope - frequency * now)
        }
        let ringing = frequency * (1 - damping * damping).squareRoot()
        let swing = (startVelocity + fading * distance) / ringing
        let (cosine, sine) = (Double.cos(ringing * time), Double.sin(ringing * time))
        let now = decay * (distance * cosine + swing * sine)
        return (end + now, decay * ringing * (swing * cosine - distance * sine) - fading * now)
    }
}
