import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension KnobImplementation {
    /// Clicks that come at once beyond these are a mouse gone wild.
    private static let mostClicks = 100

    func addScrollController() {
        scroll.accepts = { [weak self] in self?.scrolls ?? false }
        scroll.isBlocked = { [weak self] in self?.grip != nil }
        // Down is less, and to the right is more.
        scroll.sidewaysSign = { [weak self] in -(self?.knob.travel.sign ?? 1) }
        scroll.clicked = { [weak self] in self?.scroll(byClicks: $0) }
        scroll.began = { [weak self] _ in
            self?.stopReturn()
            self?.hold(.vertical)
        }
        scroll.moved = { [weak self] amount, _ in self?.scroll(byPixels: amount) }
        scroll.ended = { [weak self] in self?.endScroll() }
    }

    private func scroll(byClicks clicks: Int) {
        for _ in 0..<min(abs(clicks), Self.mostClicks) {
            move(clicks < 0 ? GTK_SCROLL_STEP_FORWARD : GTK_SCROLL_STEP_BACKWARD)
        }
    }

    private func scroll(byPixels amount: Double) {
        stopReturn()
        ask(for: knob.drag(by: .zero, dy: amount), followsPointer: true)
    }

    private func endScroll() {
        knob.endDrag()
        knob.setValue(range.adjustment.value)
    }
}
