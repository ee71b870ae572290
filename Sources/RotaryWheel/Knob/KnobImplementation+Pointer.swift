import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap, double click and menu.
extension KnobImplementation {
    /// A press on the knob.
    struct Grip {
        let x: Double
        let y: Double
        /// Whether it is too near to the centre for a circular drag, which begins where the pointer leaves that part.
        let isInner: Bool
        /// Whether the pointer has moved so far that it drags.
        var isDrag = false
    }

    /// How far a press may move, in pixels, and still be a click: a double click must not turn the knob.
    private static let threshold = 3.0
    /// Nearer to the centre than this part of the radius, the direction of the pointer is too jumpy.
    private static let innerGrip = 0.2

    func addPointerControllers() {
        pointerRotation.center = { [weak self] in self.map { ($0.layout.x, $0.layout.y) } ?? (0, 0) }
        pointerRotation.accepts = { [weak self] in self?.accepts($0) ?? false }
        pointerRotation.began = { [weak self] in self?.grip(at: $0) }
        pointerRotation.turned = { [weak self] step in self?.keepingAlive { $0.pull(step) } }
        pointerRotation.ended = { [weak self] _ in self?.keepingAlive { $0.letGo() } }
        pointerRotation.cancelled = { [weak self] in self?.keepingAlive { $0.cancelDrag() } }
        click.onPress { [weak self] _, count, x, y in
            guard let self else { return }
            self.pressCount = self.hasDragged ? 1 : count
            self.hasDragged = false
            if self.pressCount == 2, self.contains(x: x, y: y) { self.reset() }
        }
        menuClick.onPress { [weak self] gesture, _, x, y in
            gesture.claim()
            guard let self else { return }
            self.menuRelease.wait(in: self.widget) { [weak self] in self?.openMenu(x: x, y: y) }
        }
        longPress.onPress { [weak self] x, y in
            // A finger that turns slowly is no long press.
            guard let self, self.grip?.isDrag != true else { return }
            self.pointerRotation.cancel()
            self.openMenu(x: x, y: y)
        }
        for controller in [click, menuClick, longPress] as [EventController] { widget.add(controller) }
        pointerRotation.gesture.group(with: click)
        pointerRotation.gesture.group(with: longPress)
        addScrollController()
    }

    func contains(x: Double, y: Double) -> Bool { distance(x, y) <= layout.radius }

    private func distance(_ x: Double, _ y: Double) -> Double { .hypot(x - layout.x, y - layout.y) }

    /// The style in use: the knob's own, or else the process's.
    var effectiveDragStyle: KnobDragStyle { dragStyle ?? KnobSettingsImplementation.shared.style }

    private func accepts(_ press: PointerRotation.Press) -> Bool {
        guard contains(x: press.x, y: press.y) else { return false }
        widget.grabFocus()
        scroll.end()
        guard press.modifiers.rawValue & GDK_CONTROL_MASK.rawValue == 0 else {
            reset()
            return false
        }
        return true
    }

    /// Whether the direction of a point is too jumpy.
    private func isInner(_ x: Double, _ y: Double) -> Bool {
        distance(x, y) <= Self.innerGrip * layout.radius
    }

    private func grip(at press: PointerRotation.Press) {
        pauseReturn()
        tapTimer.stop()
        let style = effectiveDragStyle
        let isCircular = style == .circular || style == .circularAbsolute
        grip = Grip(x: press.x, y: press.y, isInner: isCircular && isInner(press.x, press.y))
    }

    private func pull(_ step: PointerRotation.Step) {
        guard let grip else { return }
        // Of the step that makes it a drag, what is beyond the threshold counts: a busy desktop tells of a long way at once.
        var part = 1.0
        if !grip.isDrag {
            let beyond = Double.hypot(step.x - grip.x, step.y - grip.y) - Self.threshold
            guard beyond > 0, !grip.isInner || !isInner(step.x, step.y) else { return }
            part = min(beyond / .hypot(step.dx, step.dy), 1)
            self.grip?.isDrag = true
            hasDragged = true
            beginDrag()
            guard knob.isDragged else { return }
            if effectiveDragStyle == .circularAbsolute { return point(to: step.x, step.y) }
            if grip.isInner { return }
        }
        let isFine = step.modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
        let delta = Angle(radians: step.delta.radians * part)
        ask(
            for: knob.drag(by: delta, dx: step.dx * part, dy: step.dy * part, isFine: isFine),
            followsPointer: true)
    }

    private func beginDrag() {
        hold(effectiveDragStyle)
        isDragging = true
        widget.setStyleClass("dragging", true)
        widget.queueAllocate()
        emit("drag-begin")
        listeners.beganDragging(self)
    }

    func hold(_ style: KnobDragStyle) {
        knob.sensitivity = sensitivity * KnobSettingsImplementation.shared.sensitivity
        knob.beginDrag(style)
    }

    /// Brings the mark to a point.
    private func point(to x: Double, _ y: Double) {
        let direction = Angle(radians: .atan2(y: y - layout.y, x: x - layout.x))
        ask(for: knob.point(to: direction), followsPointer: true)
    }

    private func letGo() {
        guard let grip else { return }
        if grip.isDrag {
            self.grip = nil
            endDrag()
        } else if effectiveDragStyle == .circularAbsolute, pressCount == 1, !grip.isInner {
            // It may be the first of a double click, which must not move the value.
            tapTimer.start(after: widget.doubleClickTime)
        } else {
            self.grip = nil
        }
        if !grip.isDrag, let returnTarget { goBack(to: returnTarget) }
    }

    /// A tap where the mark is to go.
    func finishTap() {
        guard let grip, !pointerRotation.isActive else { return }
        self.grip = nil
        keepingAlive { implementation in
            implementation.stopReturn()
            implementation.hold(.circularAbsolute)
            implementation.point(to: grip.x, grip.y)
            implementation.knob.endDrag()
            implementation.knob.setValue(implementation.range.adjustment.value)
        }
    }

    /// Forgets a tap that might still have brought the mark somewhere.
    func dropTap() {
        tapTimer.stop()
        if !pointerRotation.isActive { grip = nil }
    }

    /// Ends a drag where it is.
    private func endDrag() {
        let began = returnTarget ?? knob.valueAtBegin
        returnTarget = nil
        finishDragging()
        emit("drag-end", range.adjustment.value)
        listeners.endedDragging(self)
        if returnsToStart, let began { goBack(to: began) }
    }

    /// Ends a drag that was given up: the value is again what it was.
    private func cancelDrag() {
        let began = returnTarget ?? knob.valueAtBegin
        grip = nil
        guard isDragging else { return finishReturn() }
        returnTarget = nil
        finishDragging()
        if let began { restore(began) }
        emit("drag-end", range.adjustment.value)
        listeners.endedDragging(self)
    }

    private func finishDragging() {
        knob.endDrag()
        knob.setValue(range.adjustment.value)
        isDragging = false
        widget.setStyleClass("dragging", false)
        widget.queueAllocate()
        describe()
    }

    func mapped() { widget.tellAccessible() }

    func unmapping() {
        pointerRotation.cancel()
        // Presses that are not over would keep the knob.
        for gesture in [pointerRotation.gesture, click, menuClick, longPress] as [EventController] {
            gesture.reset()
        }
        dropTap()
        scroll.end()
        finishReturn()
        closePopovers()
    }
}
