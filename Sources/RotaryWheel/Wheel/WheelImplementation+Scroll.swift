import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension WheelImplementation {
    func addScrollController() {
        scroll.accepts = { [weak self] in self.map { $0.wheel.ring.count > 0 } ?? false }
        scroll.isBlocked = { [weak self] in self?.grip != nil }
        scroll.sidewaysSign = { [weak self] in self?.geometry.isMirrored == true ? -1 : 1 }
        scroll.clicked = { [weak self] in self?.step(by: $0) }
        scroll.began = { [weak self] time in self.map { $0.apply($0.wheel.beginDrag(at: time)) } }
        scroll.moved = { [weak self] in self?.scroll(by: $0, at: $1) }
        scroll.ended = { [weak self] in self.map { $0.apply($0.wheel.endDrag(at: MonotonicClock.now)) } }
    }

    /// Scrolling on by the length of an arc turns the rim by that arc, towards the next sector.
    private func scroll(by amount: Double, at time: Duration) {
        let turned =
            Angle(radians: -amount / max(geometry.radius, 1)) * (settings.direction == .clockwise ? 1 : -1)
        apply(wheel.drag(by: turned, at: time))
    }
}
