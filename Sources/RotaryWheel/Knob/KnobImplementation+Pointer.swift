import CRotaryWheelShims
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap, double click and menu.
extension KnobImplementation {
    /// The way in pixels that a press may move and still be a click: a double click must not turn the knob.
    private static let threshold = 3.0
    /// The part of the radius within which the direction of the pointer is too unsteady.
    private static let innerGrip = 0.2

    func addPointerControllers() {
        pointerRotation.threshold = Self.threshold
        click.onPress { [weak self] gesture, count, x, y in
            switch gesture.button {
            case 1: self?.pressed(count, x: x, y: y)
            case 3:
                gesture.claim()
                self?.waitForMenu(x: x, y: y)
            default: break
            }
        }
        widget.add(click)
        pointerRotation.gesture.group(with: click)
        scroll.delegate = self
        scroll.focus.onEvent = { [weak self] in self?.follow($0) }
    }

    func addLongPress() {
        guard longPress == nil else { return }
        let longPress = GestureLongPress()
        longPress.onPress { [weak self] x, y in
            // A slow drag is no long press.
            guard let self, !self.hand.isDragging else { return }
            self.pointerRotation.cancel()
            self.openMenu(x: x, y: y)
        }
        widget.add(longPress)
        pointerRotation.gesture.group(with: longPress)
        self.longPress = longPress
    }

    private func pressed(_ count: Int, x: Double, y: Double) {
        hand.pressCount = hand.hasDragged ? 1 : count
        hand.hasDragged = false
        guard canControl else { return }
        if hand.pressCount == 2, contains(x: x, y: y), !activates(at: (x, y)) { reset() }
        guard hand.pressCount == 1, !contains(x: x, y: y), isOnValue((x, y)) else { return }
        menuRelease.wait(for: widget) { [weak self] in self?.openEntry() }
    }

    private func waitForMenu(x: Double, y: Double) {
        menuRelease.wait(for: widget.rootOnX11) { [weak self] in self?.openMenu(x: x, y: y) }
    }

    func contains(x: Double, y: Double) -> Bool { distance(x, y) <= layout.radius }

    private func distance(_ x: Double, _ y: Double) -> Double { .hypot(x - layout.x, y - layout.y) }

    /// The drag style in use.
    var effectiveDragStyle: KnobDragStyle { handling.dragStyle ?? KnobSettingsImplementation.shared.style }

    var rotationCenter: (x: Double, y: Double) { (layout.x, layout.y) }

    func accepts(_ press: PointerRotation.Press) -> Bool {
        guard contains(x: press.x, y: press.y) else { return false }
        widget.grabFocus()
        guard canControl else {
            if isOnLight((press.x, press.y)) { keepingAlive { $0.clearClip() } }
            return false
        }
        scroll.end()
        guard !press.modifiers.holds(CGDK_CONTROL_MASK) else {
            reset()
            return false
        }
        return true
    }

    /// Whether a point is too near to the center for a steady direction.
    private func isInner(_ x: Double, _ y: Double) -> Bool {
        distance(x, y) <= Self.innerGrip * layout.radius
    }

    func pressed(_ press: PointerRotation.Press) {
        pauseReturn()
        timers.tap.stop()
        let style = effectiveDragStyle
        let isCircular = style == .circular || style == .circularAbsolute
        let (x, y) = fromCenter(press.x, press.y)
        hand.grip = KnobGrip(
            tap: (press.x, press.y), isTouch: pointerRotation.gesture.isTouch,
            isInner: isCircular && isInner(press.x, press.y),
            decision: KnobDragDecision(x: x, y: y, radius: layout.radius), modifiers: press.modifiers,
            at: press.time)
        hand.isPressed = true
        updateTouched()
    }

    /// A circular drag begins outside the inner part, an automatic one once its style is selected.
    func mayBeginDrag(x: Double, y: Double) -> Bool {
        guard let grip = hand.grip else { return false }
        guard effectiveDragStyle == .automatic else { return !grip.isInner || !isInner(x, y) }
        let point = fromCenter(x, y)
        grip.clearStyle = grip.clearStyle ?? grip.decision.style(at: point.x, point.y)
        return grip.clearStyle != nil
    }

    /// The offset from the center in window coordinates.
    private func fromCenter(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        guard let point = widget.pointInWindow((x, y)), let center = widget.pointInWindow(rotationCenter)
        else {
            return (0, 0)
        }
        return (point.x - center.x, point.y - center.y)
    }

    func turned(by step: PointerRotation.Step) {
        // GDK reports the place of a resting pointer after a layout, which is no movement of some speed.
        guard step.dx != 0 || step.dy != 0 else { return }
        guard step.part > 0 else {
            hand.grip?.lastStep = step.time
            return
        }
        if hand.grip?.finger != nil { hand.grip?.finger = (step.x, step.y) }
        keepingAlive { $0.turn(by: step) }
    }

    private func turn(by step: PointerRotation.Step) {
        guard let grip = hand.grip else { return }
        if step.beginsDrag {
            hand.hasDragged = true
            beginDrag()
            guard knob.isDragged else { return }
            if effectiveDragStyle == .circularAbsolute { return point(to: step.x, step.y, step.modifiers) }
            if grip.isInner { return }
        }
        let (laps, snap) = (knob.laps, snap(of: step.modifiers))
        knob.snap = snap
        let wanted = knob.drag(
            by: step.delta * step.part, dx: step.dx * step.part, dy: step.dy * step.part,
            over: (step.time - grip.lastStep) * step.part,
            isFine: snap == nil && step.modifiers.holds(CGDK_SHIFT_MASK))
        grip.lastStep = step.time
        follow(wanted, lapsBefore: laps)
    }

    private func beginDrag() {
        hold(hand.grip?.clearStyle ?? effectiveDragStyle)
        hand.isDragging = true
        widget.setStyleClass("dragging", true)
        widget.queueAllocate()
        showBubble()
        emitDragBegin()
    }

    func hold(_ style: KnobDragStyle) {
        // GtkRange does not notify the change, which the next frame would show.
        updateMirroring()
        knob.sensitivity = handling.sensitivity * KnobSettingsImplementation.shared.sensitivity
        knob.beginDrag(style)
    }

    /// Turns the pointer of the knob to a point.
    func point(to x: Double, _ y: Double, _ modifiers: GdkModifierType) {
        let direction = Angle(radians: .atan2(y: y - layout.y, x: x - layout.x))
        let laps = knob.laps
        knob.snap = snap(of: modifiers)
        follow(knob.point(to: direction), lapsBefore: laps)
    }

    func released(isTap: Bool, at time: Duration) {
        hand.isPressed = false
        keepingAlive { knob in
            let activates = isTap && knob.finishClick()
            if !isTap { knob.endDrag() }
            knob.updateTouched()
            if activates { knob.activate() }
        }
    }

    /// Ends a drag where it is.
    private func endDrag() {
        hand.grip?.tap = nil
        let began = wayBack?.target ?? knob.valueAtBegin
        wayBack = nil
        takePreview()
        finishDragging()
        emitDragEnd()
        if handling.returnsToStart, let began { goBack(to: began) }
    }

    func pressCanceled() {
        hand.isPressed = false
        keepingAlive {
            $0.cancelDrag()
            $0.updateTouched()
        }
    }

    /// Ends a canceled drag: restores the value.
    private func cancelDrag() {
        let began = wayBack?.target ?? knob.valueAtBegin
        hand.grip?.tap = nil
        guard hand.isDragging else { return finishReturn() }
        wayBack = nil
        setPreview(nil)
        finishDragging()
        if let began { restore(began) }
        emitDragEnd()
    }

    private func finishDragging() {
        knob.endDrag()
        knob.setValue(range.adjustment.value)
        hand.isDragging = false
        widget.setStyleClass("dragging", false)
        // The value may need more room than before the drag.
        widget.queueResize()
        describe()
    }

    func mapped() {
        colors.update()
        widget.updateAccessible()
        showLevels(at: MonotonicClock.now)
    }

    func unmapping() {
        pointerRotation.leave()
        // An active press would hold a reference to the knob.
        click.reset()
        longPress?.reset()
        dropTap()
        scroll.end()
        endBurst()
        finishReturn()
        series.finish()
        timers.meter.stop()
        hideBubble()
        closePopovers()
    }
}
