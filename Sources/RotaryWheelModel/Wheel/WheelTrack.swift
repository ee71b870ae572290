/// The sectors of a wheel as a track: positions are rotations in radians.
struct WheelTrack: KineticTrack {
    var ring: SectorRing
    var settings = WheelSettings()
    var smallestVelocity = KineticMotion.smallestVelocity

    var count: Int { ring.count }
    var isTurnable: Bool { true }
    var scale: Double { 1 }
    var round: Double { 2 * .pi }
    var ascent: Int { -Int(settings.direction.sign) }
    var stops: RotationStops { settings.stops }
    var turning: WheelTurning { settings.turning }
    var snaps: Bool { settings.snaps }
    var centersOnStep: Bool { false }
    var returnsToStart: Bool { settings.returnsToStart }
    var returnSpeed: Double { settings.returnSpeed }
    var settleDuration: Double { settings.settleDuration.inSeconds }
    var damping: Double? { settings.springDamping }

    var allowedPlaces: ClosedRange<Int>? {
        let one = ringAngle(at: KineticMotion.limited(stops.minimum.radians))
        let other = ringAngle(at: KineticMotion.limited(stops.maximum.radians))
        let (start, end) = (min(one, other), max(one, other))
        var low = ring.place(at: start)
        if ring.middle(ofPlace: low) < start - 1e-9 { low += 1 }
        var high = ring.place(at: end)
        if ring.middle(ofPlace: high) > end + 1e-9 { high -= 1 }
        return low <= high ? low...high : nil
    }

    func place(at position: Double) -> Int { ring.place(at: ringAngle(at: position)) }

    func place(of item: Int, near position: Double) -> Int { ring.place(of: item, near: place(at: position)) }

    func detent(of place: Int) -> Double { -settings.direction.sign * ring.middle(ofPlace: place) }

    func item(ofPlace place: Int) -> Int { ring.sector(ofPlace: place) }

    var enabledCount: Int { ring.enabledCount }

    func isEnabled(_ place: Int) -> Bool { ring.isEnabled(place) }

    func width(ofPlace place: Int) -> Double { ring.width(of: place).radians }

    func flick(from position: Double, velocity: Double, pull: RimPull) -> (velocity: Double, end: Double) {
        // A spring without inertia pulls to the nearest detent at any velocity.
        guard damping == nil || settings.hasInertia else { return (velocity, position) }
        let velocity = settings.hasInertia ? velocity : 0
        let end = KineticMotion.projection(
            from: position, velocity: velocity, smallestVelocity: smallestVelocity,
            settleDuration: settleDuration)
        return (velocity, end)
    }

    func spinDuration(of velocity: Double) -> Double? {
        let isSpin =
            settings.flickSpins && !returnsToStart && abs(velocity) >= WheelSettings.leastSpin.radians
        return isSpin ? settings.spinDuration.inSeconds : nil
    }

    /// The angle along the ring at the indicator.
    private func ringAngle(at position: Double) -> Double { -settings.direction.sign * position }
}
