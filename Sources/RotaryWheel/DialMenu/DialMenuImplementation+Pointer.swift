import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap, marking and hover.
extension DialMenuImplementation {
    /// The target of a pointer.
    enum Target: Hashable {
        case hub
        case bubble(Int)
    }

    /// A press on the ring or on the center.
    struct Press {
        let isOnHub: Bool
        /// The target below the pointer: the pressed one, or the marked one.
        var target: Target?
        /// The item that follows the pointer.
        var grabbed: Int?
    }

    func addPointerControllers() {
        let hover = EventControllerMotion()
        hover.onChange { [weak self] point in self?.hover(point) }
        widget.add(hover)
        // The stroke of a first finger has begun.
        touches.onTouch { [weak self] in if self?.marks.isTouch == true { self?.cancelStroke() } }
        widget.add(touches)
    }

    var rotationCenter: (x: Double, y: Double) { center }

    func accepts(_ press: PointerRotation.Press) -> Bool {
        hasWedges && isExpanded || contains(x: press.x, y: press.y)
    }

    /// The center belongs to the dial, the ring while it is expanded, and all of it to wedges and to a stroke, which a
    /// second finger cancels.
    func contains(x: Double, y: Double) -> Bool {
        if hasWedges, isExpanded || (marks.stroke != nil && !marks.isOfParent) {
            return (0..<Double(widget.width)).contains(x) && (0..<Double(widget.height)).contains(y)
        }
        let (x, y) = (x - center.x, y - center.y)
        return isOnHub(x, y) || (isExpanded && motion.count > 0 && motion.isOnRing(x: x, y: y))
    }

    /// Whether a point, from the center, is on the button.
    private func isOnHub(_ x: Double, _ y: Double) -> Bool { .hypot(x, y) <= hubDiameter / 2 }

    private func target(x: Double, y: Double) -> Target? {
        let (x, y) = (x - center.x, y - center.y)
        if isOnHub(x, y) { return .hub }
        return motion.item(atX: x, y: y).map { .bubble($0) }
    }

    func pressed(_ press: PointerRotation.Press) {
        let (x, y) = (press.x - center.x, press.y - center.y)
        let isOnHub = isOnHub(x, y)
        if isExpanded { widget.grabFocus() } else { toggle.grabFocus() }
        if hasWedges {
            return beginStroke(
                at: inPlane(x: press.x, y: press.y), time: press.time, isTouch: state.pointer.gesture.isTouch)
        }
        self.press = Press(
            isOnHub: isOnHub, target: target(x: press.x, y: press.y),
            grabbed: isOnHub ? nil : motion.item(nearestToX: x, y: y))
        if !isOnHub { hold(at: press.time) }
        updateStates()
    }

    func pressedBeside() { cancelStroke() }

    func turned(by step: PointerRotation.Step) {
        if marks.stroke != nil { return moveStroke(to: inPlane(x: step.x, y: step.y), time: step.time) }
        guard let press else { return }
        guard press.isOnHub else {
            let way = hasLinearDrag ? motion.geometry.turn(alongX: step.dx, y: step.dy) : step.delta
            return drag(by: way, step)
        }
        if state.pointer.isDrag { mark(x: step.x, y: step.y) }
    }

    func released(isTap: Bool, at time: Duration) {
        if marks.stroke != nil { return endStroke(at: time) }
        guard let press else { return }
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
        cancelStroke()
        press = nil
        apply(motion.cancelDrag(at: MonotonicClock.now))
        updateStates()
    }

    // MARK: The center

    /// The shortest marking stroke, as a fraction of the circle's radius.
    private static let leastStroke = 0.5

    /// Expands the dial, and marks the bubble that a stroke from the center points at.
    private func mark(x: Double, y: Double) {
        if !isExpanded { isExpanded = true }
        let (x, y) = (x - center.x, y - center.y)
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

    /// Expands or collapses the dial, or returns from a submenu.
    func clickHub() {
        if isExpanded, canGoBack { goBack() } else { isExpanded.toggle() }
        updateHub()
    }

    // MARK: Hover

    private func hover(_ point: (x: Double, y: Double)?) {
        pointer = point
        if hasWedges { return hoverWedges(point.map { inPlane(x: $0.x, y: $0.y) }) }
        let target = point.flatMap { self.target(x: $0.x, y: $0.y) }
        guard target != hovered else { return }
        hovered = target
        state.pointer.showsHand = target != .hub
        updateStates()
    }

    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let target = point.map { self.target(x: $0.x, y: $0.y) } ?? motion.selection.map { Target.bubble($0) }
        guard case .bubble(let item)? = target, let bubble = bubbles[item],
            bubble.content?.showsWholeText != true
        else { return widget.tooltip }
        return text(of: item)
    }
}
