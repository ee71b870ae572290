import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension SpinningWheelImplementation {
    func addScrollController() {
        scroll.accepts = { [weak self] in self.map { $0.rim.count > 0 } ?? false }
        scroll.isBlocked = { [weak self] in self?.grip != nil }
        scroll.sidewaysSign = { [weak self] in
            self.map { $0.rim.geometry.orientation.isHorizontal && $0.rim.geometry.isMirrored ? -1 : 1 } ?? 1
        }
        scroll.clicked = { [weak self] in self?.scroll(byClicks: $0) }
        scroll.began = { [weak self] in self?.beginScroll(at: $0) }
        scroll.moved = { [weak self] in self?.scroll(by: $0, at: $1) }
        scroll.ended = { [weak self] in self.map { $0.apply($0.rim.endDrag(at: MonotonicClock.now)) } }
    }

    private func scroll(byClicks clicks: Int) {
        endAdjusting()
        apply(rim.step(by: clicks, at: MonotonicClock.now))
    }

    private func beginScroll(at time: Duration) {
        endAdjusting()
        apply(rim.beginDrag(.touchpad, at: time))
    }

    /// Scrolling on by the length of an arc turns the rim by that arc, towards the next item.
    private func scroll(by amount: Double, at time: Duration) {
        let turned = Angle(radians: -amount / rim.geometry.middleRadius * rim.geometry.sense)
        apply(rim.drag(by: turned, at: time))
    }
}
