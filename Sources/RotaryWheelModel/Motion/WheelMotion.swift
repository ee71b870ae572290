import RealModule

// The equation of motion. A free wheel slows down from a velocity v by v·e^(−kt), until it has come down to its
// smallest velocity u. So it turns for
//
//     T = ln(v/u) / k,   by the way (v − u) / k
//
// This decides where a flick ends, and how long it takes: the weaker it is, the shorter. To end on a detent
// instead, a distance d away, without speed and without a break in velocity, it follows in that time
//
//     θ(t) = θ₀ + d·(1 − (1 − s)ⁿ),   n = v·T/d,   s = t/T
//
// where n ≥ 3, and else the cubic Hermite curve from (θ₀, v) to (θ₀ + d, 0), the same one for n = 3,
//
//     θ(t) = θ₀ + d·s²(3 − 2s) + v·T·s(1 − s)²
//
// a plain ease in and out when v = 0. Neither overshoots. A spring that pulls the wheel to the detent lets it be,
// with d₀ = θ₀ − end, at
//
//     θ(t) = end + e^(−ζωt) · (d₀ cos ω′t + (v + ζωd₀)/ω′ · sin ω′t),   ω′ = ω √(1 − ζ²)
//
// with the damping ratio ζ < 1, and end + e^(−ωt) · (d₀ + (v + ωd₀)t) when it is critical. Everything is a function of time, so that the path does not depend on the frame rate.

/// A movement of the wheel as a function of time.
struct WheelMotion: Hashable, Sendable {
    /// The friction constant k, a second: 0.998 of the velocity is left after each millisecond.
    static let friction = friction(leaving: 0.998)

    /// The friction constant, a second, that leaves a part of the velocity after each millisecond.
    static func friction(leaving part: Double) -> Double { -1000 * .log(part) }

    /// The velocity at which a wheel stops, in radians a second: 40° a second.
    static let smallestVelocity = 40 * Double.pi / 180

    /// The largest exponent of a fling: with a larger one the wheel would not visibly move in the last half.
    private static let largestExponent = 5.0

    enum Course: Hashable {
        /// The power of the time left.
        case fling(exponent: Double)
        /// The Hermite curve.
        case curve
        /// Even speed.
        case steady
        /// A damped spring.
        case spring(damping: Double)
    }

    let course: Course
    let startTime: Double
    let duration: Double
    let start: Double
    let end: Double
    let startVelocity: Double
    private var latestTime = -Double.infinity

    /// The curve from a rotation and velocity to a resting rotation.
    ///
    /// The movement takes `settleDuration`, longer when the velocity carries it farther than that, and
    /// shorter when it would overshoot otherwise.
    ///
    /// - Parameters:
    ///   - friction: the friction constant of a free wheel; infinite where the wheel is not free.
    ///   - smallestVelocity: the velocity at which a free wheel stops.
    init(
        from start: Double, velocity: Double, to end: Double, at time: Double, settleDuration: Double,
        friction: Double = WheelMotion.friction, smallestVelocity: Double = WheelMotion.smallestVelocity
    ) {
        startTime = time
        self.start = start
        self.end = end
        startVelocity = velocity
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

    /// The angular frequency ω of the spring, a second: a critical one takes some 0.4 s over a sector.
    static let springFrequency = 22.0
    /// How near to its end, in radians, a spring counts as there: too near to be seen.
    private static let springRest = 0.0005

    /// A spring's pull from a rotation and velocity to a resting rotation.
    ///
    /// - Parameter reach: how far from the end the wheel may come: the velocity is held so low that it does not
    ///   swing into a neighbour, and that a critical spring does not swing at all.
    init(
        from start: Double, velocity: Double, to end: Double, damping: Double, reach: Double, at time: Double
    ) {
        course = .spring(damping: damping)
        startTime = time
        self.start = start
        self.end = end
        let distance = start - end
        let (away, back) = (
            Self.springFrequency * max(reach - abs(distance), 0), Self.springFrequency * abs(distance)
        )
        startVelocity =
            distance >= 0 ? min(max(velocity, -back), away) : min(max(velocity, -away), back)
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

    /// When e^(−ωt) · (|d₀| + |v + ωd₀|t), which bounds the distance, has come down to the rest.
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

    /// A movement at even speed.
    init(from start: Double, to end: Double, speed: Double, at time: Double) {
        course = .steady
        startTime = time
        duration = abs(end - start) / speed
        self.start = start
        self.end = end
        startVelocity = end == start ? 0 : end < start ? -speed : speed
    }

    /// Where a free wheel comes to rest.
    ///
    /// - Parameter settleDuration: T, in which a slow wheel turns back; the Hermite curve first moves on by 4/27·v·T.
    static func projection(
        from start: Double, velocity: Double, friction: Double = WheelMotion.friction,
        smallestVelocity: Double = WheelMotion.smallestVelocity, settleDuration: Double = 0
    ) -> Double {
        let speed = abs(velocity)
        let way = max((speed - smallestVelocity) / friction, speed * settleDuration * 4 / 27)
        return start + (velocity < 0 ? -way : way)
    }

    /// The same movement, begun and ended elsewhere.
    func shifted(by way: Double) -> WheelMotion { WheelMotion(self, sign: 1, shift: way) }

    /// The same movement the other way, about rotation 0.
    var mirrored: WheelMotion { WheelMotion(self, sign: -1, shift: 0) }

    private init(_ other: WheelMotion, sign: Double, shift: Double) {
        course = other.course
        startTime = other.startTime
        duration = other.duration
        start = sign * other.start + shift
        end = sign * other.end + shift
        startVelocity = sign * other.startVelocity
        latestTime = other.latestTime
    }

    /// Lets the time pass, which does not go back: that of a frame may be a little ahead of the clock's.
    ///
    /// - Returns: the latest time yet.
    mutating func advance(to time: Double) -> Double {
        latestTime = max(time, latestTime)
        return latestTime
    }

    var endTime: Double { startTime + duration }

    func rotation(at time: Double) -> Double {
        guard time < endTime else { return end }
        let s = max(0, (time - startTime) / duration)
        let way = end - start
        switch course {
        case .steady: return start + way * s
        case .spring(let damping): return end + spring(damping, at: max(0, time - startTime)).distance
        case .fling(let exponent): return start + way * (1 - .pow(1 - s, exponent))
        case .curve:
            return start + way * s * s * (3 - 2 * s) + startVelocity * duration * s * (1 - s) * (1 - s)
        }
    }

    /// In radians a second.
    func velocity(at time: Double) -> Double {
        guard time < endTime else { return 0 }
        let s = max(0, (time - startTime) / duration)
        switch course {
        case .steady: return startVelocity
        case .spring(let damping): return spring(damping, at: max(0, time - startTime)).velocity
        case .fling(let exponent): return startVelocity * .pow(1 - s, exponent - 1)
        case .curve:
            return (end - start) / duration * 6 * s * (1 - s) + startVelocity * (1 - s) * (1 - 3 * s)
        }
    }

    /// The distance from the end, and the velocity, some time after the start.
    private func spring(_ damping: Double, at time: Double) -> (distance: Double, velocity: Double) {
        let (distance, frequency) = (start - end, Self.springFrequency)
        let fading = damping * frequency
        let decay = Double.exp(-fading * time)
        guard damping < 1 else {
            let slope = startVelocity + frequency * distance
            let now = decay * (distance + slope * time)
            return (now, decay * slope - frequency * now)
        }
        let ringing = frequency * (1 - damping * damping).squareRoot()
        let swing = (startVelocity + fading * distance) / ringing
        let (cosine, sine) = (Double.cos(ringing * time), Double.sin(ringing * time))
        let now = decay * (distance * cosine + swing * sine)
        return (now, decay * ringing * (swing * cosine - distance * sine) - fading * now)
    }
}
