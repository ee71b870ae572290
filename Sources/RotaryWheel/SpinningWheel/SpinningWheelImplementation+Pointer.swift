import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap and tooltips.
extension SpinningWheelImplementation {
    /// A press on the rim.
    struct Grip {
        let x: Double
        let y: Double
        /// The place that was pressed; `nil` beside the items, and where the item has gone.
        var place: Int?
        /// Whether the pointer has come so far that it is no tap any more.
        var isDrag = false
        /// Whether the press caught a coasting rim.
        let hasCaught: Bool
    }

    /// The part of the circle's radius within which the pointer's angle is too jumpy to turn by.
    private static let deadPart = 0.2

    func addPointerControllers() {
        // A control in an item gets clicks, and loses them to a drag.
        pointerRotation.claimsPresses = false
        pointerRotation.center = { [weak self] in self?.rim.geometry.center ?? (0, 0) }
        pointerRotation.accepts = { [weak self] in self?.accepts($0) ?? false }
        pointerRotation.began = { [weak self] in self?.grip(at: $0) }
        pointerRotation.turned = { [weak self] in self?.pull($0) }
        pointerRotation.ended = { [weak self] in self?.letGo(at: $0) }
        pointerRotation.cancelled = { [weak self] in self?.cancelGrip() }
        addScrollController()
    }

    private func accepts(_ press: PointerRotation.Press) -> Bool {
        let center = rim.geometry.center
        let distance = Double.hypot(press.x - center.x, press.y - center.y)
        guard rim.count > 0, distance >= Self.deadPart * rim.geometry.middleRadius else { return false }
        scroll.end()
        return true
    }

    private func grip(at press: PointerRotation.Press) {
        if !widget.containsFocus { widget.grabFocus() }
        endAdjusting()
        grip = Grip(
            x: press.x, y: press.y, place: place(x: press.x, y: press.y),
            hasCaught: rim.phase == .coasting)
        if rim.phase != .idle { pointerRotation.claim() }
        apply(rim.beginDrag(at: press.time))
    }

    private func pull(_ step: PointerRotation.Step) {
        guard let grip else { return }
        if !grip.isDrag, Double.hypot(step.x - grip.x, step.y - grip.y) > widget.dragThreshold {
            self.grip?.isDrag = true
            pointerRotation.claim()
        }
        apply(rim.drag(by: step.delta, at: step.time))
    }

    private func letGo(at time: Duration) {
        guard let grip else { return }
        self.grip = nil
        letGoOfHeldSlots()
        let isStop = grip.hasCaught && pointerRotation.isLong(at: time)
        guard grip.isDrag || isStop else { return tap(grip, at: time) }
        apply(rim.endDrag(at: time))
    }

    /// A press that hardly moved: brings a side item to the centre, activates the centred one.
    private func tap(_ grip: Grip, at time: Duration) {
        let isCentred = grip.place != nil && grip.place == rim.centredPlace
        var changes = rim.cancelDrag(at: time)
        if let place = grip.place, !isCentred { changes += rim.scroll(toPlace: place, at: time) }
        apply(changes)
        if isCentred { activate() }
    }

    /// Gives up a drag; the rim goes back to where it began.
    private func cancelGrip() {
        grip = nil
        letGoOfHeldSlots()
        apply(rim.cancelDrag(at: MonotonicClock.now))
    }

    /// The place whose item shows at a point.
    private func place(x: Double, y: Double) -> Int? {
        rim.readyPlaces.flatMap { rim.geometry.place(x: x, y: y, at: rim.placePosition, among: $0) }
    }

    /// The name of a picture, which shows no text.
    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let place = point.map { self.place(x: $0.x, y: $0.y) } ?? rim.headingPlace
        guard let place, let part = slots[place]?.part, let item = part.item,
            let content = part.content, content.isA(RimContent.objectClass.type),
            (content.implementation as? RimContent)?.showsPicture == true
        else { return widget.tooltip }
        return SectorContent.text(of: item)
    }
}
