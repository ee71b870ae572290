/// A pointer's hold.
struct KineticDrag: Hashable, Sendable {
    /// The position when the hold began.
    var began: Double
    var hasBegun = false
    var grip: Grip
    var velocity: VelocityTracker

    /// How a held body follows the pointer.
    struct Grip: Hashable, Sendable {
        /// The position that the pointer pulls from; beyond a stop it exceeds the visible one.
        let pulled: Double
        /// The distance beyond what the rubber band gives, after the stops have moved.
        let excess: Double
        /// The pointer's distance.
        private var total = 0.0
        /// The part of it that the body follows: all, or the farthest one way.
        private(set) var followed = 0.0

        init(of position: Double, stops: RotationStops) {
            pulled = stops.pulled(position)
            excess = position - stops.stretched(pulled)
        }

        /// Adds to the pointer's distance, and returns the body's position.
        mutating func move(by distance: Double, turning: WheelTurning, stops: RotationStops) -> Double {
            total = KineticMotion.limited(total + distance)
            if turning == .both || (total - followed) * turning.sign > 0 { followed = total }
            return stops.stretched(pulled + followed) + excess
        }
    }
}

extension KineticCore {
    mutating func hold(_ pull: RimPull = .pointer, at time: Double) {
        guard drag == nil, track.isTurnable else { return }
        grasp(pull, at: time)
        enter(.dragging)
    }

    mutating func beginDrag(_ pull: RimPull = .pointer, at time: Double) {
        if drag == nil, track.isTurnable { grasp(pull, at: time) }
        guard drag?.hasBegun == false else { return }
        drag?.hasBegun = true
        report(.dragBegan)
        enter(.dragging)
    }

    /// Ends a motion, and takes hold where it is.
    private mutating func grasp(_ pull: RimPull, at time: Double) {
        follow(at: time)
        (motion, destination, flickEnd) = (nil, nil, nil)
        (returnPoint, origin) = (returnPoint ?? position, position)
        self.pull = pull
        drag = KineticDrag(
            began: position, grip: KineticDrag.Grip(of: position, stops: track.stops),
            velocity: VelocityTracker(at: time, rotation: position))
    }

    /// Takes hold again where it is, by the present stops.
    mutating func regrip() { drag?.grip = KineticDrag.Grip(of: position, stops: track.stops) }

    mutating func drag(by delta: Angle, at time: Double) {
        let (turning, stops) = (track.turning, track.stops)
        guard delta.isFinite,
            let position = drag?.grip.move(by: delta.radians / track.scale, turning: turning, stops: stops)
        else { return }
        move(to: position)
        drag?.velocity.record(at: time, rotation: self.position)
    }

    mutating func endDrag(at time: Double, drawn: Drawn? = nil) {
        guard let drag else { return }
        release()
        let fastest = VelocityTracker.maximum / abs(track.scale)
        letGo(velocity: drag.velocity.velocity(at: time, maximum: fastest), drawn: drawn, at: time)
    }

    mutating func cancelDrag(at time: Double) {
        guard let drag else { return }
        release()
        guard !track.returnsToStart else { return letGo(velocity: 0, at: time) }
        settle(to: rest(near: drag.began), velocity: 0, at: time)
    }

    /// Ends a hold, and reports the end of its drag.
    mutating func release() {
        guard let drag else { return }
        self.drag = nil
        if drag.hasBegun { report(.dragEnded(total: angle(of: position - drag.began))) }
    }

    /// Starts the motion of a released body: back to its start, or on by its velocity.
    ///
    /// - Parameter drawn: the item to which a spin leads.
    mutating func letGo(velocity: Double, drawn: Drawn? = nil, at time: Double) {
        if let duration = track.spinDuration(of: velocity),
            spinOn(velocity: velocity, duration: duration, to: drawn, at: time)
        {
            return
        }
        let flick = track.flick(from: position, velocity: velocity, pull: pull)
        flickEnd = flick.end
        goOn(to: flickRest, velocity: flick.velocity, at: time)
    }

    private var flickRest: Rest {
        let start = track.returnsToStart ? returnPoint : nil
        return start.map(rest(near:)) ?? rest(ahead: flickEnd ?? position)
    }

    /// Settles a released body by the present track at an item, or by its flick; a motion to the same rest goes on.
    mutating func resettle(to item: Int?, at time: Double) {
        // Without items, no motion leads to one.
        if track.count == 0, flickEnd == nil { stop() }
        guard let motion else { return letGo(velocity: 0, at: time) }
        let rest: Rest
        // A released body does not turn a round more to reach the item.
        if let item, let place = reachablePlace(of: item, near: motion.end),
            case let end = track.detent(of: place),
            returnPoint == nil || abs(end - motion.end) <= track.round / 2
        {
            (rest, flickEnd) = ((end, place), nil)
        } else {
            flickEnd = flickEnd ?? motion.end
            rest = flickRest
        }
        guard rest.position != motion.end || rest.place != destination else { return }
        if phase == .spinning, spinOn(to: rest, at: time) { return }
        let velocity = motion.velocity(at: time)
        goOn(to: rest, velocity: isAllowed(velocity) ? velocity : 0, at: time)
    }

    /// Moves to a rest: at constant speed if the body returns to its start.
    private mutating func goOn(to end: Rest, velocity: Double, at time: Double) {
        guard track.returnsToStart, returnPoint != nil else {
            return settle(to: end, velocity: velocity, at: time)
        }
        let motion = KineticMotion(
            from: position, to: end.position, speed: track.returnSpeed, at: time)
        begin(motion, as: .settling, place: end.place)
    }
}
