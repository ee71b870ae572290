import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Pointers: drag, tap and tooltips.
extension SpinningWheelImplementation {
    /// The part of the circle's radius within which the direction of the pointer is too unsteady.
    private static let deadPart = 0.2

    var rotationCenter: (x: Double, y: Double) { motion.geometry.center }

    func accepts(_ press: PointerRotation.Press) -> Bool {
        let center = rotationCenter
        let distance = Double.hypot(press.x - center.x, press.y - center.y)
        guard motion.count > 0, distance >= Self.deadPart * motion.geometry.middleRadius else { return false }
        scroll.end()
        return true
    }

    func pressed(_ press: PointerRotation.Press) {
        if !widget.containsFocus { widget.grabFocus() }
        takeOver()
        pressedPlace = place(x: press.x, y: press.y)
        if motion.phase != .idle { state.pointer.claim() }
        hold(at: press.time)
    }

    func turned(by step: PointerRotation.Step) {
        if step.beginsDrag { state.pointer.claim() }
        drag(by: step.delta, step)
    }

    func released(isTap: Bool, at time: Duration) {
        let pressed = endPress()
        guard isTap else { return apply(motion.endDrag(at: time)) }
        let isCentered = pressed != nil && pressed == motion.currentPlace
        var changes: [KineticChange] = motion.cancelDrag(at: time)
        if let pressed, !isCentered { changes += motion.turn(toPlace: pressed, at: time) }
        apply(changes)
        if isCentered { activate() }
    }

    func pressCanceled() {
        _ = endPress()
        apply(motion.cancelDrag(at: MonotonicClock.now))
    }

    private func endPress() -> Int? {
        defer { pressedPlace = nil }
        letGoOfHeldSlots()
        return pressedPlace
    }

    /// The place at a point.
    private func place(x: Double, y: Double) -> Int? {
        motion.readyPlaces.flatMap { motion.geometry.place(x: x, y: y, at: motion.placePosition, among: $0) }
    }

    /// The text of an item that shows a picture.
    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let place = point.map { self.place(x: $0.x, y: $0.y) } ?? motion.headingPlace
        guard let place, let part = slots[place]?.part, let item = part.item,
            let content = part.content, content.isA(RimContent.objectClass.type),
            (content.implementation as? RimContent)?.showsPicture == true
        else { return widget.tooltip }
        return item.itemText
    }
}

extension SpinningWheelImplementation: ScrollableImplementation {
    var sidewaysSign: Double {
        motion.geometry.orientation.isHorizontal && motion.geometry.isMirrored ? -1 : 1
    }

    func scrollBegan(at time: Duration) {
        takeOver()
        apply(motion.beginDrag(.touchpad, at: time))
    }

    /// Scrolling by the length of an arc turns the rim by that arc, towards the next item.
    func angle(ofScroll amount: Double) -> Angle {
        Angle(radians: -amount / motion.geometry.middleRadius * motion.geometry.sense)
    }
}
