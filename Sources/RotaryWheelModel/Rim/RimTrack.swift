/// The items of a rim as a track: positions count items.
struct RimTrack: KineticTrack {
    var count: Int
    var settings = RimSettings()
    var geometry = RimGeometry()

    /// The largest rubber band, as a fraction of the view.
    private static let overshoot = 0.1

    var isTurnable: Bool { count > 0 }
    var scale: Double { -geometry.sense * width }
    var round: Double { Double(count) }
    var ascent: Int { 1 }
    var turning: WheelTurning { .both }
    var snaps: Bool { settings.snaps }
    var centersOnStep: Bool { true }
    var returnsToStart: Bool { false }
    var settleDuration: Double { 0.2 }
    /// 100 pixels a second.
    var smallestVelocity: Double { 100 / geometry.middleRadius / width }
    var damping: Double? { nil }
    /// The angle from one item to the next, in radians.
    var width: Double { geometry.anglePerItem.radians }

    var stops: RotationStops {
        guard !settings.isEndless else { return .none }
        return RotationStops(
            minimum: 0, maximum: Double(max(count - 1, 0)),
            give: Self.overshoot * geometry.viewLength / geometry.middleRadius / width)
    }

    var allowedPlaces: ClosedRange<Int>? {
        guard count > 0 else { return nil }
        return settings.isEndless ? -RimModel.maximumCount...RimModel.maximumCount : 0...count - 1
    }

    /// Halfway between two places the higher one, in every round of an endless rim.
    func place(at position: Double) -> Int {
        let position = KineticMotion.limited(position)
        let lower = position.rounded(.down)
        return Int(position - lower < 0.5 ? lower : lower + 1)
    }

    func place(of item: Int, near position: Double) -> Int {
        guard settings.isEndless, count > 0 else { return item }
        let rounds = ((position - Double(item)) / Double(count)).rounded()
        let place = item + Int(rounds) * count
        // The nearest may be beyond the farthest position.
        return abs(place) > RimModel.maximumCount ? place - place.signum() * count : place
    }

    func detent(of place: Int) -> Double { Double(place) }

    func item(ofPlace place: Int) -> Int {
        guard settings.isEndless, count > 0 else { return place }
        let rest = place % count
        return rest < 0 ? rest + count : rest
    }

    func width(ofPlace place: Int) -> Double { 1 }

    /// A rim that snaps flicks to a detent: the next one beyond the end.
    func flick(from position: Double, velocity: Double, pull: RimPull) -> (velocity: Double, end: Double) {
        let isFast = abs(velocity) * width * geometry.middleRadius >= pull.threshold * 1000
        let velocity = settings.hasInertia && isFast ? velocity : 0
        let end = KineticMotion.projection(
            from: position, velocity: velocity, friction: pull.friction, smallestVelocity: smallestVelocity)
        guard snaps, velocity != 0 else { return (velocity, end) }
        return (velocity, end.rounded(velocity > 0 ? .up : .down))
    }
}
