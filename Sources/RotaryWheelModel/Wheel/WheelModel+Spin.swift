/// Spins, by which a wheel decides.
///
/// A spin reports its result with ``KineticChange/spinBegan(_:)`` before the wheel moves, and settles there. A wheel that
/// is held does not spin; a hold or ``stop(at:)`` ends a spin, with another result.
extension WheelModel {
    /// The farthest landing from the middle of a sector, as a part of its width: far from its edges.
    static let farthestLanding = 0.4

    /// Spins with a velocity, and slows down by friction alone.
    ///
    /// The speed is the angle in a second, clockwise positive, at most ``maximumSpeed``. A wheel that turns one way
    /// ignores the other.
    @discardableResult public mutating func spin(speed: Angle, at time: Duration) -> [KineticChange] {
        guard speed.isFinite else { return [] }
        return changes { $0.spin(velocity: speed.radians, at: time.inSeconds) }
    }

    /// The most turns of a spin to a sector.
    public static let maximumTurns = 1000

    /// The fastest spin: that of the fastest flick.
    public static let maximumSpeed = Angle(radians: VelocityTracker.maximum)

    /// Spins to a sector, and slows down evenly.
    ///
    /// The wheel settles in the middle of the sector, or elsewhere in it with ``WheelSettings/landsAtRandom``. A sector
    /// that does not exist, is disabled or cannot be reached is ignored.
    ///
    /// It makes some full turns before the last, partial one: at most ``maximumTurns``, and fewer where a stop is nearer.
    /// With negative turns the wheel spins counterclockwise, unless it turns one way. The duration is 0 at least.
    @discardableResult
    public mutating func spin(
        to sector: Int, turns: Int, duration: Duration, using generator: inout some RandomNumberGenerator,
        at time: Duration
    ) -> [KineticChange] {
        let landing = landing(using: &generator)
        let seconds = max(duration, .zero).inSeconds
        let turns = turns.clamped(to: -Self.maximumTurns...Self.maximumTurns)
        return changes {
            $0.spin(to: sector, rounds: turns, duration: seconds, landing: landing, at: time.inSeconds)
        }
    }

    /// A place within a sector, from its middle, as a part of its width.
    private func landing(using generator: inout some RandomNumberGenerator) -> Double {
        let farthest = Self.farthestLanding
        return settings.landsAtRandom ? .random(in: -farthest...farthest, using: &generator) : 0
    }

    /// Draws an enabled sector by the ``SectorRing/chances``, and spins to it.
    ///
    /// Does nothing if all chances are 0. The other parameters are those of ``spin(to:turns:duration:using:at:)``.
    @discardableResult
    public mutating func spinAtRandom(
        turns: Int, duration: Duration, using generator: inout some RandomNumberGenerator, at time: Duration
    ) -> [KineticChange] {
        guard let sector = ring.randomSector(using: &generator) else { return [] }
        return spin(to: sector, turns: turns, duration: duration, using: &generator, at: time)
    }

    /// Releases the wheel as ``KineticModel/endDrag(at:)`` does, where a flick that spins may draw its sector.
    ///
    /// It draws if the ring has ``SectorRing/chances``, and spins to the sector near where the flick leads. Otherwise it
    /// settles there.
    @discardableResult
    public mutating func endDrag(
        at time: Duration, using generator: inout some RandomNumberGenerator
    ) -> [KineticChange] {
        let draws = settings.flickSpins && !ring.chances.isEmpty
        let sector = draws ? ring.randomSector(using: &generator) : nil
        let landing = landing(using: &generator)
        return changes { $0.endDrag(at: time.inSeconds, drawn: sector.map { ($0, landing) }) }
    }

    /// Ends a motion, and settles on the nearest rest; does nothing while held.
    @discardableResult public mutating func stop(at time: Duration) -> [KineticChange] {
        changes { $0.halt(at: time.inSeconds) }
    }

    /// Turns to a rotation within the stops, whether or not the wheel snaps.
    ///
    /// Does nothing while held, or against the only direction in which the wheel turns.
    @discardableResult
    public mutating func turn(to rotation: Angle, duration: Duration, at time: Duration) -> [KineticChange] {
        guard rotation.isFinite else { return [] }
        return changes {
            $0.move(to: rotation.radians, duration: max(duration, .zero).inSeconds, at: time.inSeconds)
        }
    }
}

extension SectorRing {
    /// The relative probability of a sector.
    private func chance(of sector: Int) -> Double {
        chances.isEmpty ? width(of: sector).radians : chances[sector]
    }

    /// Draws an enabled sector by the ``chances``; `nil` without one that has any.
    public func randomSector(using generator: inout some RandomNumberGenerator) -> Int? {
        guard disabled.isEmpty, chances.isEmpty else { return randomListedSector(using: &generator) }
        guard isEqual else { return sector(at: Angle(radians: .random(in: 0..<2 * .pi, using: &generator))) }
        return count > 0 ? .random(in: 0..<count, using: &generator) : nil
    }

    private func randomListedSector(using generator: inout some RandomNumberGenerator) -> Int? {
        let sectors = (0..<count).filter { !disabled.contains($0) && chance(of: $0) > 0 }
        guard !isEqual || !chances.isEmpty else { return sectors.randomElement(using: &generator) }
        guard let last = sectors.last else { return nil }
        let chances = sectors.map(chance)
        var rest = Double.random(in: 0..<chances.reduce(0, +), using: &generator)
        for (sector, chance) in zip(sectors, chances) {
            rest -= chance
            if rest < 0 { return sector }
        }
        return last
    }
}
