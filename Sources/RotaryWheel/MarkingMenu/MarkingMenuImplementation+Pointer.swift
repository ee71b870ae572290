import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Presses, and a pointer without a button.
extension MarkingMenuImplementation {
    func addPointerControllers() {
        let hover = EventControllerMotion()
        hover.onChange { [weak self] point in
            guard let self else { return }
            pointer = point
            self.hover(point.map { self.inPlane(x: $0.x, y: $0.y) })
        }
        widget.add(hover)
        // The stroke of a first finger has begun.
        touches.onTouch { [weak self] in if self?.marks.isTouch == true { self?.cancelStroke() } }
        widget.add(touches)
    }

    func accepts(_ press: PointerRotation.Press) -> Bool {
        grabValue(press)
        return isExpanded || contains(x: press.x, y: press.y)
    }

    /// The center belongs to the menu, and all of it while it is open, and to a stroke, which a second finger cancels.
    func contains(x: Double, y: Double) -> Bool {
        if isExpanded || (marks.stroke != nil && !marks.isOfParent) {
            return (0..<Double(widget.width)).contains(x) && (0..<Double(widget.height)).contains(y)
        }
        return isOnHub(x, y)
    }

    private func isOnHub(_ x: Double, _ y: Double) -> Bool {
        .hypot(x - menu.center.x, y - menu.center.y) <= hubDiameter / 2
    }

    func pressed(_ press: PointerRotation.Press) {
        if isExpanded { widget.grabFocus() } else { menu.toggle.grabFocus() }
        guard !isHoldingValue else { return pointedChanged(at: inPlane(x: press.x, y: press.y)) }
        beginStroke(
            at: inPlane(x: press.x, y: press.y), time: press.time, isTouch: state.pointer.gesture.isTouch)
    }

    func pressedBeside() { cancelStroke() }

    func turned(by step: PointerRotation.Step) {
        if !turnValue(by: step) { moveStroke(to: inPlane(x: step.x, y: step.y), time: step.time) }
    }

    func released(isTap: Bool, at time: Duration) {
        if !releaseValue(isTap: isTap) { endStroke(at: time) }
    }

    func pressCanceled() {
        if !cancelValue() { cancelStroke() }
        updateStates()
    }

    // MARK: Hover

    /// Highlights the item in whose wedge a pointer without a button is, a point of the plane.
    func hover(_ point: MarkPoint?) {
        guard isExpanded, let point, !state.pointer.isActive else { return }
        let time = MonotonicClock.now
        if choosesByCrossing, marks.stroke != nil { return moveStroke(to: point, time: time) }
        var start = point
        switch marks.rest {
        case .unknown:
            marks.rest = .at(point)
            return
        case .at(let place):
            if place.distance(to: point) < settings.stillness { return }
            start = place
        case nil: break
        }
        marks.rest = nil
        if choosesByCrossing, isInRing(start) {
            beginStroke(at: start, time: time)
            return moveStroke(to: point, time: time)
        }
        pointedChanged(at: point)
        strokeTimer.start(after: settings.dwell)
    }

    /// Whether a point is inside of the outer edge, which a pointer then can cross.
    private func isInRing(_ point: MarkPoint) -> Bool {
        guard let ring, let center = marks.centers.last else { return false }
        return center.distance(to: point) < ring.extent
    }

    /// Ends the stroke of a pointer without a button, before a key acts; its next movement begins another one.
    func keyPressed() {
        if choosesByCrossing, !marks.isOfParent, !state.pointer.isActive { stopStroke() }
    }

    /// Points at no item until the pointer moves from its place.
    func ignorePointer() {
        marks.rest = pointer.map { .at(inPlane(x: $0.x, y: $0.y)) } ?? .unknown
        marks.pointed = nil
    }

    /// Whether a click at a point closes the open menu: beyond the ring by more than a bubble.
    func isBeyondClicks(_ point: MarkPoint) -> Bool {
        guard let ring, let center = marks.centers.last else { return false }
        return center.distance(to: point) > ring.extent + ring.itemSize
    }

    /// Updates the item in whose wedge the stroke is.
    func pointedChanged(at point: MarkPoint? = nil) {
        let before = marks.pointed
        if let stroke = marks.stroke {
            marks.pointed = marks.isFarClick ? nil : stroke.place
        } else if let point, let ring, let center = marks.centers.last {
            let isOutside = center.distance(to: point) >= ring.centerRadius
            marks.pointed =
                isOutside && !isBeyondClicks(point)
                ? ring.layout.item(towards: center.direction(to: point)) : nil
        }
        if let item = marks.pointed, item >= motion.count { marks.pointed = nil }
        guard marks.pointed != before else { return }
        state.pointer.showsHand = false
        updateHub()
        placeBubbles()
    }

    /// The item in whose wedge the pointer is.
    var pointed: Int? { marks.pointed }

    /// The item that a release chooses or opens: the pointed one, unless it is disabled.
    var highlighted: Int? {
        marks.pointed.flatMap { menu.bubbles[$0]?.widget.isSensitive == false ? nil : $0 }
    }

    var hoveredTarget: MenuTarget? { highlighted.map { .bubble($0) } }

    /// Selects the item on which a pointer rests, for assistive technologies.
    func rest() {
        guard isExpanded, let item = marks.pointed, item != motion.selection else { return }
        begin(with: item)
    }
}
