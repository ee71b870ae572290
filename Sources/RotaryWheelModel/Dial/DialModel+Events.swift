extension DialModel {
    // MARK: Time

    /// Lets the time pass: call it once a frame while ``isMoving``.
    @discardableResult
    public mutating func update(at time: Duration) -> [WheelChange] {
        expansion.update(at: time)
        return wheel.update(at: time)
    }

    /// Ends the circle's motion at once, which is what reduced motion needs.
    @discardableResult
    public mutating func finishMotion(at time: Duration) -> [WheelChange] { wheel.finishMotion(at: time) }

    /// Lets the bubbles be out, or back, at once.
    public mutating func finishExpansion() { expansion.finish() }

    // MARK: Coming out and going back

    /// Sends the bubbles out of the centre, or back.
    public mutating func setExpanded(_ isExpanded: Bool, at time: Duration) {
        expansion.setExpanded(isExpanded, at: time)
    }

    /// Lets the bubbles come out anew, as those of another menu that takes the place of this.
    public mutating func expandAnew(at time: Duration) { expansion.restart(at: time) }

    // MARK: Turning

    /// Holds the circle where it stands.
    @discardableResult
    public mutating func hold(at time: Duration) -> [WheelChange] { wheel.hold(at: time) }

    /// Begins a drag; holds the circle first, unless it is held.
    @discardableResult
    public mutating func beginDrag(at time: Duration) -> [WheelChange] { wheel.beginDrag(at: time) }

    /// Turns the held circle: its bubbles go as far about the centre as the pointer.
    @discardableResult
    public mutating func drag(by delta: Angle, at time: Duration) -> [WheelChange] {
        guard delta.isFinite, count > 0 else { return [] }
        let turned = delta.radians * wheel.settings.direction.sign / geometry.pitch.radians
        let item = geometry.spacing.item(at: geometry.spacing.position(of: currentItem) - turned)
        return wheel.drag(by: Angle(radians: rotation(with: item) - wheel.radians), at: time)
    }

    /// Lets go of the circle: the bubble nearest to the top is pulled there.
    @discardableResult
    public mutating func endDrag(at time: Duration) -> [WheelChange] { wheel.endDrag(at: time) }

    /// Gives up a drag: the circle goes back to where it was gripped.
    @discardableResult
    public mutating func cancelDrag(at time: Duration) -> [WheelChange] { wheel.cancelDrag(at: time) }

    /// Goes on by some items from the one that the circle is heading for.
    @discardableResult
    public mutating func step(by count: Int, at time: Duration) -> [WheelChange] {
        wheel.step(by: count, at: time)
    }

    /// Brings an item to the top the short way.
    @discardableResult
    public mutating func turn(to item: Int, at time: Duration) -> [WheelChange] {
        wheel.turn(to: item, at: time)
    }

    /// Selects an item at once, and brings it to the top.
    @discardableResult
    public mutating func select(_ item: Int, at time: Duration) -> [WheelChange] {
        wheel.select(item, at: time)
    }

    /// Ends a drag or motion at the item at the top, and selects that item.
    @discardableResult
    public mutating func selectCurrent(at time: Duration) -> [WheelChange] { wheel.selectCurrent(at: time) }

    // MARK: Settings

    /// Sets the damping ratio of the spring, clamped to ``WheelSettings/dampingRange``; what is not finite is ignored.
    @discardableResult
    public mutating func setDamping(_ damping: Double, at time: Duration) -> [WheelChange] {
        guard damping.isFinite else { return [] }
        var settings = wheel.settings
        settings.springDamping = damping
        return wheel.setSettings(settings, at: time)
    }

    /// Sets which way round the items follow one another.
    @discardableResult
    public mutating func setDirection(_ direction: WheelDirection, at time: Duration) -> [WheelChange] {
        var settings = wheel.settings
        settings.direction = direction
        return wheel.setSettings(settings, at: time)
    }
}

// MARK: - Items that come and go

extension DialModel {
    /// Changes the items, also while the circle is held or moves.
    ///
    /// What must not jump is the bubble in the hand, or the one that the circle is heading for: it stays where it is,
    /// and the others make room. The selected item stays selected; where it has gone, the one next to it is.
    ///
    /// - Parameters:
    ///   - spacing: the new items.
    ///   - held: the item in the hand.
    ///   - time: when they change.
    ///   - newIndex: what has become of an item: its new index, or `nil` when it has gone.
    @discardableResult
    public mutating func setItems(
        _ spacing: DialSpacing, held: Int? = nil, at time: Duration, newIndex: (Int) -> Int?
    ) -> [WheelChange] {
        var changes = wheel.update(at: time)
        let anchor = held ?? wheel.heading
        let angle = anchor.map(angle(of:)) ?? .zero
        let kept = wheel.selection.flatMap { successor(of: $0, among: spacing.count, newIndex) }
        let newAnchor = anchor.flatMap { successor(of: $0, among: spacing.count, newIndex) }
        let before = geometry
        geometry = before.with(spacing)
        guard wheel.phase != .idle, let newAnchor else {
            return changes + wheel.setRing(SectorRing(count: spacing.count), selection: kept, at: time)
        }
        // The anchor's bubble keeps its place on the circle, whatever the pitch is now.
        let away = angle.radians * wheel.settings.direction.sign / geometry.pitch.radians
        let item = geometry.spacing.item(at: geometry.spacing.position(of: Double(newAnchor)) - away)
        let oldRate = sectorWidth / before.pitch.radians
        wheel.replaceRing(
            SectorRing(count: spacing.count), itemAtTop: item, destination: newAnchor,
            rate: 2 * .pi / Double(spacing.count) / geometry.pitch.radians / oldRate, selection: kept,
            at: time,
            &changes)
        return changes
    }

    /// The new index of an item, or of the nearest one that is left.
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

extension WheelModel {
    /// Changes the sectors of a wheel that is held or moves, and puts it where an item of the caller's stays in place.
    ///
    /// - Parameters:
    ///   - itemAtTop: the item, or point between two, that is at the indicator now.
    ///   - destination: the item that a moving wheel heads for.
    ///   - rate: how much faster it turns at the same speed of its bubbles.
    mutating func replaceRing(
        _ ring: SectorRing, itemAtTop: Double, destination: Int, rate: Double, selection: Int?,
        at time: Duration, _ changes: inout [WheelChange]
    ) {
        self.ring = ring
        let seconds = time.inSeconds
        let velocity = (motion?.velocity(at: seconds) ?? 0) * rate
        let end = -settings.direction.sign * itemAtTop * ring.width(of: 0).radians
        origin += end - radians
        radians = end
        stop()
        if let drag {
            // The jump is no movement of the pointer.
            self.drag = Drag(
                began: end + (drag.began - drag.grip.pulled - drag.grip.followed),
                grip: Grip(of: end, stops: settings.stops),
                velocity: VelocityTracker(at: seconds, rotation: end))
        } else {
            settle(to: detent(of: destination), place: destination, velocity: velocity, at: seconds, &changes)
        }
        if phase != .idle { choose(selection, &changes) }
    }
}
