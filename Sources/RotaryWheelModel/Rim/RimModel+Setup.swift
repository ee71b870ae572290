extension RimModel {
    /// Takes over that items came and went, while the rim is held or moving too.
    ///
    /// The centred item stays centred. A motion goes on as far as it would have; one to an item that was asked for ends
    /// on that item. Where either has gone, what takes its place stands in for it, else the nearest that is left.
    ///
    /// - Parameters:
    ///   - start: where the change begins.
    ///   - removed: how many items went there.
    ///   - added: how many came there.
    ///   - time: the time now.
    ///   - relocated: where an item that went from an index came in again, if it did, as when items are sorted.
    @discardableResult
    public mutating func replaceItems(
        at start: Int, removed: Int, added: Int, time: Duration, relocated: (Int) -> Int? = { _ in nil }
    ) -> [WheelChange] {
        let seconds = time.inSeconds
        var changes: [WheelChange] = []
        follow(at: seconds, &changes)
        let before = (place: centeredPlace, item: current, selection: selection, chosen: chosen)
        let position = position
        let total = min(max(count - removed + added, 0), Self.maximumCount)
        func index(now item: Int) -> Int {
            if item < start { return item }
            if item >= start + removed { return item - removed + added }
            return relocated(item) ?? (item - start < added ? item : start + max(added - 1, 0))
        }
        count = total
        guard total > 0 else {
            empty(&changes)
            return changes
        }
        if let place = before.place, let item = before.item {
            shift(by: min(index(now: item), total - 1) - place)
        }
        if phase == .idle {
            if !settings.isEndless { putWithinEnds(&changes) }
            choose(current, &changes)
        } else {
            choose(before.selection.map { min(index(now: $0), total - 1) } ?? current, &changes)
            if let chosen = before.chosen {
                redirect(to: min(index(now: chosen), total - 1), at: seconds, &changes)
            }
            resettle(at: seconds, &changes)
        }
        tellOfMove(from: position, &changes)
        return changes
    }

    /// Counts the places anew, which moves nothing that shows.
    private mutating func shift(by places: Int) {
        placePosition += Double(places)
        origin += Double(places)
        motion = motion?.shifted(by: Double(places))
        destination = destination.map { $0 + places }
        guard drag != nil else { return }
        drag?.began += Double(places)
        drag?.shift += Double(places) * geometry.anglePerItem.radians
        grip()
    }

    /// Lets a motion that has been shifted end on an item.
    private mutating func redirect(to item: Int, at time: Double, _ changes: inout [WheelChange]) {
        guard let destination, case let place = place(of: item, nearest: Double(destination)),
            place != destination
        else { return }
        head(for: place, at: time, &changes)
    }

    private mutating func empty(_ changes: inout [WheelChange]) {
        if let drag { release(drag, &changes) }
        motion = nil
        destination = nil
        move(to: 0, &changes)
        rest(&changes)
    }

    /// Puts a resting rim, of which the end has gone, on its new end.
    private mutating func putWithinEnds(_ changes: inout [WheelChange]) {
        move(to: confined(placePosition), &changes)
        hasMoved = false
    }

    /// Lets a moving rim go to where it rests by the rules and items of now.
    private mutating func resettle(at time: Double, _ changes: inout [WheelChange]) {
        guard let motion else { return }
        let end = confined(motion.end)
        let isRuled = isDestinationChosen || settings.snaps == (destination != nil)
        guard end != motion.end || !isRuled else { return }
        let place = settings.snaps ? place(nearest: end) : nil
        settle(
            to: place.map(Double.init) ?? end, place: place, velocity: motion.velocity(at: time), at: time,
            &changes)
    }

    /// Changes how the rim behaves.
    ///
    /// A rim that may no longer stand where it does, or is moving, settles by the new rules.
    @discardableResult
    public mutating func setSettings(_ settings: RimSettings, at time: Duration) -> [WheelChange] {
        guard settings != self.settings else { return [] }
        let position = position
        var changes: [WheelChange] = []
        apply(settings, at: time.inSeconds, &changes)
        tellOfMove(from: position, &changes)
        return changes
    }

    private mutating func apply(_ settings: RimSettings, at seconds: Double, _ changes: inout [WheelChange]) {
        follow(at: seconds, &changes)
        if self.settings.isEndless, !settings.isEndless, let place = centeredPlace {
            // Back to the first round, with the same item centred.
            shift(by: item(ofPlace: place) - place)
        }
        self.settings = settings
        guard count > 0 else { return }
        if drag != nil {
            grip()
        } else if motion != nil {
            resettle(at: seconds, &changes)
        } else {
            let end = settings.snaps ? Double(place(nearest: placePosition)) : confined(placePosition)
            settle(
                to: end, place: settings.snaps ? Int(end) : nil, velocity: 0, at: seconds, &changes)
        }
    }

    /// Reports that the same place has come to count as another position.
    private func tellOfMove(from position: Double, _ changes: inout [WheelChange]) {
        guard self.position != position, !changes.contains(where: \.isRotation) else { return }
        changes.insert(.rotated(delta: .zero, total: .zero), at: 0)
    }

    /// Changes where the items stand, which moves the rim to no other position.
    public mutating func setGeometry(_ geometry: RimGeometry, at time: Duration) {
        guard geometry != self.geometry else { return }
        let old = self.geometry
        self.geometry = geometry
        guard var drag, old.anglePerItem != geometry.anglePerItem || old.sense != geometry.sense else {
            return grip()
        }
        // Speeds are angles, which count anew.
        drag.shift = 0
        drag.velocity = VelocityTracker(
            at: time.inSeconds, rotation: placePosition * geometry.anglePerItem.radians)
        self.drag = drag
        grip()
    }
}
