import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap, marking and hover.
extension DialMenuImplementation {
    /// What a pointer can be over.
    enum Target: Hashable {
        case hub
        case bubble(Int)
    }

    /// A press on the ring or on the centre.
    struct Press {
        let x: Double
        let y: Double
        let isOnHub: Bool
        /// What is under the pointer: what was pressed, and when marking what it has come to.
        var pressed: Target?
        /// The item that follows the pointer.
        var grabbed: Int?
        /// Whether the pointer has come so far that it is no tap any more.
        var isDrag = false
    }

    func addPointerControllers() {
        pointerRotation.center = { [weak self] in self?.center ?? (0, 0) }
        pointerRotation.accepts = { [weak self] in self?.contains(x: $0.x, y: $0.y) ?? false }
        pointerRotation.began = { [weak self] in self?.begin($0) }
        pointerRotation.turned = { [weak self] in self?.move($0) }
        pointerRotation.ended = { [weak self] in self?.letGo(at: $0) }
        pointerRotation.cancelled = { [weak self] in self?.cancelPress() }
        let motion = EventControllerMotion()
        motion.onChange { [weak self] point in self?.hover(point) }
        widget.add(motion)
    }

    /// The centre is always the dial's, the ring when it is expanded.
    func contains(x: Double, y: Double) -> Bool {
        let (x, y) = (x - center.x, y - center.y)
        return isOnHub(x, y) || (isExpanded && dial.count > 0 && dial.isOnRing(x: x, y: y))
    }

    /// Whether a point, from the centre, is on the button there.
    private func isOnHub(_ x: Double, _ y: Double) -> Bool { .hypot(x, y) <= hubDiameter / 2 }

    private func target(x: Double, y: Double) -> Target? {
        let (x, y) = (x - center.x, y - center.y)
        if isOnHub(x, y) { return .hub }
        return dial.item(atX: x, y: y).map { .bubble($0) }
    }

    private func begin(_ pressed: PointerRotation.Press) {
        let (x, y) = (pressed.x - center.x, pressed.y - center.y)
        let isOnHub = isOnHub(x, y)
        if isExpanded { widget.grabFocus() } else { toggle.grabFocus() }
        press = Press(
            x: pressed.x, y: pressed.y, isOnHub: isOnHub, pressed: target(x: pressed.x, y: pressed.y),
            grabbed: isOnHub ? nil : dial.item(nearestToX: x, y: y))
        if !isOnHub { apply(dial.beginDrag(at: pressed.time)) }
        updateStates()
    }

    private func move(_ step: PointerRotation.Step) {
        guard let press else { return }
        if Double.hypot(step.x - press.x, step.y - press.y) > widget.dragThreshold {
            self.press?.isDrag = true
        }
        guard press.isOnHub else { return apply(dial.drag(by: step.delta, at: step.time)) }
        if self.press?.isDrag == true { mark(x: step.x, y: step.y) }
    }

    /// A press that hardly moved brings the pressed bubble to the top, or activates the one that is there.
    private func letGo(at time: Duration) {
        guard let press else { return }
        self.press = nil
        defer { updateStates() }
        guard !press.isOnHub else { return letGoOfHub(press) }
        guard !press.isDrag else { return apply(dial.endDrag(at: time)) }
        let current = dial.wheel.sectorAtIndicator
        apply(dial.cancelDrag(at: time))
        guard case .bubble(let item) = press.pressed else { return }
        if item == current { activate(item) } else { turn(to: item) }
    }

    /// Gives up a press; the dial goes back to where it was.
    private func cancelPress() {
        press = nil
        apply(dial.cancelDrag(at: MonotonicClock.now))
        updateStates()
    }

    // MARK: The centre

    /// How far from the centre a marking stroke must end, as a fraction of the circle's radius.
    private static let leastStroke = 0.5

    /// A stroke from the centre: the bubbles come out, and the one that it points at is marked.
    private func mark(x: Double, y: Double) {
        if !isExpanded { isExpanded = true }
        let (x, y) = (x - center.x, y - center.y)
        let isFar = Double.hypot(x, y) >= dial.geometry.radius * Self.leastStroke
        press?.pressed = isFar ? dial.item(towardsX: x, y: y).map { .bubble($0) } : nil
        updateStates()
    }

    private func letGoOfHub(_ press: Press) {
        if case .bubble(let item) = press.pressed {
            activate(item)
        } else if !press.isDrag {
            clickHub()
        }
    }

    /// What a click on the centre does: sends the bubbles out or back, or goes back to the menu before.
    func clickHub() {
        if isExpanded, canGoBack { goBack() } else { isExpanded.toggle() }
        updateHub()
    }

    // MARK: Hover

    private func hover(_ point: (x: Double, y: Double)?) {
        pointer = point
        let target = point.flatMap { self.target(x: $0.x, y: $0.y) }
        guard target != hovered else { return }
        hovered = target
        pointerRotation.showsHand = target != .hub
        updateStates()
    }

    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let target = point.map { self.target(x: $0.x, y: $0.y) } ?? dial.selection.map { Target.bubble($0) }
        guard case .bubble(let item)? = target, let bubble = bubbles[item],
            bubble.content?.showsWholeText != true
        else { return widget.tooltip }
        return text(of: item)
    }
}
