import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap, hover and scroll.
extension WheelImplementation {
    /// A press on the ring.
    struct Grip {
        let x: Double
        let y: Double
        /// The sector that was pressed.
        let sector: Int?
        /// Whether the pointer has come so far that it is no tap any more.
        var isDrag = false
        /// Whether the press caught a coasting wheel.
        let hasCaught: Bool
    }

    func addPointerControllers() {
        pointerRotation.center = { [weak self] in
            self.map { ($0.geometry.centerX, $0.geometry.centerY) } ?? (0, 0)
        }
        pointerRotation.accepts = { [weak self] in self?.accepts($0) ?? false }
        pointerRotation.began = { [weak self] in self?.grip(at: $0) }
        pointerRotation.turned = { [weak self] in self?.pull($0) }
        pointerRotation.ended = { [weak self] in self?.letGo(at: $0) }
        pointerRotation.cancelled = { [weak self] in self?.cancelGrip() }
        let motion = EventControllerMotion()
        motion.onChange { [weak self] point in self?.hover(point) }
        widget.add(motion)
        addScrollController()
    }

    func contains(x: Double, y: Double) -> Bool { geometry.grips(x: x, y: y) }

    private func accepts(_ press: PointerRotation.Press) -> Bool {
        geometry.grips(x: press.x, y: press.y) && (wheel.phase != .dragging || scroll.end())
    }

    private func grip(at press: PointerRotation.Press) {
        widget.grabFocus()
        grip = Grip(
            x: press.x, y: press.y, sector: wheel.sector(in: geometry.angle(x: press.x, y: press.y)),
            hasCaught: wheel.phase == .coasting)
        apply(wheel.beginDrag(at: press.time))
    }

    private func pull(_ step: PointerRotation.Step) {
        guard let grip else { return }
        let threshold = widget.dragThreshold
        if Double.hypot(step.x - grip.x, step.y - grip.y) > threshold { self.grip?.isDrag = true }
        apply(wheel.drag(by: geometry.shown(turn: step.delta), at: step.time))
        if hasStrictGrip, !geometry.isInGripRing(x: step.x, y: step.y) { pointerRotation.end(at: step.time) }
    }

    private func letGo(at time: Duration) {
        guard let grip else { return }
        self.grip = nil
        let isStop = grip.hasCaught && pointerRotation.isLong(at: time)
        guard grip.isDrag || isStop else { return tap(grip, at: time) }
        apply(wheel.endDrag(at: time))
    }

    /// A press that hardly moved: activates the sector at the indicator, or brings another one round.
    private func tap(_ grip: Grip, at time: Duration) {
        let isCurrent = grip.sector != nil && grip.sector == wheel.sectorAtIndicator
        var changes = wheel.cancelDrag(at: time)
        if let sector = grip.sector, !isCurrent { changes += wheel.turn(to: sector, at: time) }
        apply(changes)
        if isCurrent { activate() }
    }

    /// Gives up a drag; the wheel goes back to where it began.
    private func cancelGrip() {
        grip = nil
        apply(wheel.cancelDrag(at: MonotonicClock.now))
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
