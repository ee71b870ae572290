import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap, marking and hover.
extension DialMenuImplementation {
    /// A press on the ring or on the center.
    struct Press {
        let isOnHub: Bool
        /// The target below the pointer: the pressed one, or the marked one.
        var target: MenuTarget?
        /// The item that follows the pointer.
        var grabbed: Int?
    }

    func addPointerControllers() {
        let hover = EventControllerMotion()
        hover.onChange { [weak self] point in self?.hover(point) }
        widget.add(hover)
    }

    func accepts(_ press: PointerRotation.Press) -> Bool {
        grabValue(press)
        return contains(x: press.x, y: press.y)
    }

    /// Presses on other bubbles turn the dial.
    func takesPress(onValueAt index: Int) -> Bool { index == motion.current }

    /// The center belongs to the dial, and the ring while it is expanded.
    func contains(x: Double, y: Double) -> Bool {
        let (x, y) = fromCenter(x, y)
        return isOnHub(x, y) || (isExpanded && motion.count > 0 && motion.isOnRing(x: x, y: y))
    }

    private func fromCenter(_ x: Double, _ y: Double) -> (Double, Double) {
        (x - menu.center.x, y - menu.center.y)
    }

    /// Whether a point, from the center, is on the button.
    private func isOnHub(_ x: Double, _ y: Double) -> Bool { .hypot(x, y) <= hubDiameter / 2 }

    private func target(x: Double, y: Double) -> MenuTarget? {
        let (x, y) = fromCenter(x, y)
        if isOnHub(x, y) { return .hub }
        return motion.item(atX: x, y: y).map { .bubble($0) }
    }

    var pressedTarget: MenuTarget? { press?.target }

    func pressed(_ press: PointerRotation.Press) {
        let (x, y) = fromCenter(press.x, press.y)
        let isOnHub = isOnHub(x, y)
        if isExpanded { widget.grabFocus() } else { menu.toggle.grabFocus() }
        guard !isHoldingValue else { return }
        self.press = Press(
            isOnHub: isOnHub, target: target(x: press.x, y: press.y),
            grabbed: isOnHub ? nil : motion.item(nearestToX: x, y: y))
        if !isOnHub { hold(at: press.time) }
        updateStates()
    }

    func turned(by step: PointerRotation.Step) {
        guard !turnValue(by: step), let press else { return }
        guard press.isOnHub else {
            let way = hasLinearDrag ? motion.geometry.turn(alongX: step.dx, y: step.dy) : step.delta
            return drag(by: way, step)
        }
        if state.pointer.isDrag { mark(x: step.x, y: step.y) }
    }

    func released(isTap: Bool, at time: Duration) {
        guard !releaseValue(isTap: isTap), let press else { return }
        self.press = nil
        defer { updateStates() }
        guard !press.isOnHub else { return releaseHub(press, isTap: isTap) }
        guard isTap else { return apply(motion.endDrag(at: time)) }
        let current = motion.current
        apply(motion.cancelDrag(at: time))
        guard case .bubble(let item) = press.target else { return }
        if item == current { activate(item) } else { turn(to: item) }
    }

    func pressCanceled() {
        if !cancelValue() { apply(motion.cancelDrag(at: MonotonicClock.now)) }
        press = nil
        updateStates()
    }

    // MARK: The center

    /// The shortest marking stroke, as a fraction of the circle's radius.
    private static let leastStroke = 0.5

    /// Expands the dial, and marks the bubble that a stroke from the center points at.
    private func mark(x: Double, y: Double) {
        if !isExpanded { isExpanded = true }
        let (x, y) = fromCenter(x, y)
        let isFar = Double.hypot(x, y) >= motion.geometry.radius * Self.leastStroke
        press?.target = isFar ? motion.item(towardsX: x, y: y).map { .bubble($0) } : nil
        updateStates()
    }

    private func releaseHub(_ press: Press, isTap: Bool) {
        if case .bubble(let item) = press.target {
            activate(item)
        } else if isTap {
            clickHub()
        }
    }

    // MARK: Hover

    private func hover(_ point: (x: Double, y: Double)?) {
        let target = point.flatMap { self.target(x: $0.x, y: $0.y) }
        guard target != hoveredTarget else { return }
        hoveredTarget = target
        state.pointer.showsHand = target != .hub
        updateStates()
    }

    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let selected = motion.selection.map { MenuTarget.bubble($0) }
        let target = point.map { self.target(x: $0.x, y: $0.y) } ?? selected
        guard case .bubble(let item)? = target else { return widget.tooltip }
        return tooltip(of: item)
    }
}
