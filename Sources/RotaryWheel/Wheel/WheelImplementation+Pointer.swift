import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap, hover and scroll.
extension WheelImplementation {
    func addPointerControllers() {
        let hover = EventControllerMotion()
        hover.onChange { [weak self] point in self?.hover(point) }
        widget.add(hover)
        scroll.delegate = self
    }

    func contains(x: Double, y: Double) -> Bool { geometry.grips(x: x, y: y) }

    var rotationCenter: (x: Double, y: Double) { (geometry.centerX, geometry.centerY) }

    func accepts(_ press: PointerRotation.Press) -> Bool {
        geometry.grips(x: press.x, y: press.y) && (!motion.isHeld || scroll.end())
    }

    func pressed(_ press: PointerRotation.Press) {
        widget.grabFocus()
        pressedSector = motion.sector(in: geometry.angle(x: press.x, y: press.y))
        hold(at: press.time)
    }

    func turned(by step: PointerRotation.Step) {
        drag(by: geometry.shown(turn: step.delta), step)
        if !geometry.isInGripRing(x: step.x, y: step.y) { state.pointer.leave(by: ringExit, at: step.time) }
    }

    func released(isTap: Bool, at time: Duration) {
        let pressed = pressedSector
        pressedSector = nil
        guard isTap else { return endDrag(at: time) }
        let isCurrent = pressed != nil && pressed == motion.current
        var changes = motion.cancelDrag(at: time)
        if let pressed, !isCurrent { changes += motion.turn(to: pressed, at: time) }
        apply(changes)
        if isCurrent { activate() }
    }

    /// Releases the wheel, where a flick may draw.
    private func endDrag(at time: Duration) {
        var generator = SystemRandomNumberGenerator()
        apply(motion.endDrag(at: time, using: &generator))
    }

    func scrollEnded() { endDrag(at: MonotonicClock.now) }

    func pressCanceled() {
        pressedSector = nil
        apply(motion.cancelDrag(at: MonotonicClock.now))
    }

    // MARK: Hover

    private func hover(_ point: (x: Double, y: Double)?) {
        let wasOver = pointer != nil
        pointer = point
        if wasOver != (point != nil) {
            motion.postponeAdvance(at: MonotonicClock.now)
            scheduleAdvance()
        }
        setHovered(point.flatMap { sector(at: $0) })
    }

    func setHovered(_ sector: Int?) {
        guard sector != hoveredSector else { return }
        hoveredSector = sector
        updateStates()
    }

    /// The sector at a point.
    func sector(at point: (x: Double, y: Double)) -> Int? {
        guard layout.holds(distance: geometry.distance(x: point.x, y: point.y)) else { return nil }
        return motion.sector(in: geometry.angle(x: point.x, y: point.y))
    }

    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let sector = point.map { self.sector(at: $0) } ?? motion.selection
        guard let sector, sectors[sector]?.showsWholeText != true else { return widget.tooltip }
        return text(of: sector)
    }
}

extension WheelImplementation: ScrollableImplementation {
    var sidewaysSign: Double { geometry.isMirrored ? -1 : 1 }

    /// Scrolling by the length of an arc turns the rim by that arc, towards the next sector.
    func angle(ofScroll amount: Double) -> Angle {
        Angle(radians: -amount / max(geometry.radius, 1)) * (settings.direction == .clockwise ? 1 : -1)
    }
}
