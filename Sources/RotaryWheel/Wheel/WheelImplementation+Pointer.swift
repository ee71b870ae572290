import CGtk
import GtkInterop
import WheelModel

// Pointers: drag, tap, hover and scroll.
extension WheelImplementation {
    /// A press on the ring.
    struct Grip {
        let x: Double
        let y: Double
        /// The sector that was pressed.
        let sector: Int?
        var tracker: AngleTracker
        /// Whether the pointer has come so far that it is no tap any more.
        var isDrag = false
        /// Whether the press caught a moving wheel, which a tap then does not send elsewhere.
        let hasCaught: Bool
    }

    func addPointerControllers() {
        drag.onBegin { [weak self] gesture, x, y in self?.press(gesture, x, y) }
        drag.onUpdate { [weak self] gesture, dx, dy in self?.pull(gesture, dx, dy) }
        drag.onEnd { [weak self] gesture, _, _ in self?.letGo(gesture) }
        drag.onCancel { [weak self] in self?.cancelGrip() }
        widget.add(drag)
        let motion = EventControllerMotion()
        motion.onChange { [weak self] point in self?.hover(point) }
        widget.add(motion)
        let scroll = EventControllerScroll()
        scroll.onScroll { [weak self] in self?.scrolled($0, dx: $1, dy: $2) ?? false }
        scroll.onScrollEnd { [weak self] in self?.endScroll() }
        widget.add(scroll)
    }

    func contains(x: Double, y: Double) -> Bool { geometry.grips(x: x, y: y) }

    private func press(_ gesture: GestureDrag, _ x: Double, _ y: Double) {
        guard geometry.grips(x: x, y: y), wheel.phase != .dragging || endScroll() else {
            return gesture.setClaimed(false)
        }
        gesture.setClaimed(true)
        widget.grabFocus()
        let angle = geometry.angle(x: x, y: y)
        grip = Grip(
            x: x, y: y, sector: wheel.sector(in: angle), tracker: AngleTracker(at: angle),
            hasCaught: wheel.phase != .idle)
        eventClock = EventClock()
        apply(wheel.beginDrag(at: eventClock.time(of: gesture)))
    }

    private func pull(_ gesture: GestureDrag, _ dx: Double, _ dy: Double) {
        guard var grip else { return }
        let (x, y) = (grip.x + dx, grip.y + dy)
        let threshold = widget.dragThreshold
        if dx * dx + dy * dy > threshold * threshold { grip.isDrag = true }
        let delta = grip.tracker.move(to: geometry.angle(x: x, y: y))
        self.grip = grip
        apply(wheel.drag(by: delta, at: eventClock.time(of: gesture)))
        if strictGrip, !geometry.isInGripRing(x: x, y: y) {
            letGo(gesture)
            gesture.reset()
        }
    }

    private func letGo(_ gesture: GestureDrag) {
        guard let grip else { return }
        self.grip = nil
        let time = eventClock.time(of: gesture)
        guard grip.isDrag || grip.hasCaught else { return tap(grip, at: time) }
        apply(wheel.endDrag(at: time))
    }

    /// A press that hardly moved: brings the pressed sector round.
    private func tap(_ grip: Grip, at time: Duration) {
        var changes = wheel.cancelDrag(at: time)
        if let sector = grip.sector { changes += wheel.turn(to: sector, at: time) }
        apply(changes)
    }

    /// Gives up a drag; the wheel goes back to where it began.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    func cancelGrip() -> Bool {
        guard grip != nil else { return false }
        grip = nil
        apply(wheel.cancelDrag(at: MonotonicClock.now))
        return true
    }

    // MARK: Hover

    private func hover(_ point: (x: Double, y: Double)?) {
        let wasOver = pointer != nil
        pointer = point
        if wasOver != (point != nil) {
            wheel.postponeAdvance(at: MonotonicClock.now)
            scheduleAdvance()
        }
        setHovered(point.flatMap { sector(at: $0) })
    }

    func setHovered(_ sector: Int?) {
        guard sector != hoveredSector else { return }
        hoveredSector = sector
        updateStates()
        wedges.queueDraw()
    }

    /// The sector that shows at a point.
    func sector(at point: (x: Double, y: Double)) -> Int? {
        guard layout.holds(distance: geometry.distance(x: point.x, y: point.y)) else { return nil }
        return wheel.sector(in: geometry.angle(x: point.x, y: point.y))
    }

    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let sector = point.map { self.sector(at: $0) } ?? wheel.selection
        guard let sector, sectors[sector]?.showsWholeText != true else { return widget.tooltip }
        return text(of: sector)
    }
}
