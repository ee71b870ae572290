extension DialModel {
    /// Changes the items, also while the circle is held or moves.
    ///
    /// The bubble of the held item, or of the one that a motion leads to, keeps its place; the others make room. A
    /// flick goes on as far as before. The selected item stays selected. `newIndex` maps an item to its new index;
    /// `nil` if it is gone, and its nearest neighbor takes its role.
    @discardableResult public mutating func setItems(
        _ spacing: DialSpacing, held: Int? = nil, at time: Duration, newIndex: (Int) -> Int?
    ) -> [KineticChange] {
        let changes = wheel.update(at: time)
        // A flick goes on; its end is another one.
        let anchor = held ?? (isFlick ? current : heading)
        let angle = anchor.map(angle(of:)) ?? .zero
        let kept = selection.flatMap { successor(of: $0, among: spacing.count, newIndex) }
        let newAnchor = anchor.flatMap { successor(of: $0, among: spacing.count, newIndex) }
        let before = geometry
        put(before.with(spacing))
        let ring = SectorRing(count: spacing.count)
        guard phase != .idle, let newAnchor else {
            return changes + wheel.setRing(ring, selection: kept, at: time)
        }
        let away = angle.radians * sign / geometry.pitch.radians
        let item = geometry.spacing.item(at: geometry.spacing.position(of: Double(newAnchor)) - away)
        let oldRate = sectorWidth / before.pitch.radians
        let rate = 2 * .pi / Double(spacing.count) / geometry.pitch.radians / oldRate
        return changes
            + self.changes {
                $0.replaceRing(
                    ring, itemAtTop: item, destination: newAnchor, rate: rate, at: time.inSeconds)
                if $0.phase != .idle { $0.choose(kept) }
            }
    }

    /// Whether a flick has not yet reached its item.
    private var isFlick: Bool { phase == .coasting && core.flickEnd != nil }

    /// The new index of an item, or of its nearest neighbor that is left.
    private func successor(of item: Int, among count: Int, _ newIndex: (Int) -> Int?) -> Int? {
        guard count > 0 else { return nil }
        for distance in 0..<max(self.count, 1) {
            for near in [item + distance, item - distance] where (0..<self.count).contains(near) {
                if let index = newIndex(near), (0..<count).contains(index) { return index }
            }
        }
        return min(item, count - 1)
    }
}

extension KineticCore<WheelTrack> {
    /// Replaces the sectors of a wheel that is held or moves; `rate` is the factor of its velocity.
    fileprivate mutating func replaceRing(
        _ ring: SectorRing, itemAtTop: Double, destination: Int, rate: Double, at time: Double
    ) {
        track.ring = ring
        let flick = phase == .coasting ? flickEnd.map { ($0 - position) * rate } : nil
        let velocity = (motion?.velocity(at: time) ?? 0) * rate
        let end = -track.settings.direction.sign * itemAtTop * ring.width(of: 0).radians
        origin += end - position
        position = end
        stop()
        guard let drag else {
            if let flick {
                flickEnd = end + flick
                return settle(to: rest(near: end + flick), velocity: velocity, at: time)
            }
            return settle(to: (track.detent(of: destination), destination), velocity: velocity, at: time)
        }
        self.drag?.began = end + (drag.began - drag.grip.pulled - drag.grip.followed)
        // The new position is no movement of the pointer.
        self.drag?.velocity = VelocityTracker(at: time, rotation: end)
        regrip()
    }
}
