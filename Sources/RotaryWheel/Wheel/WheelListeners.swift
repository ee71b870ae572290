import RotaryWheelInterop
import RotaryWheelModel

/// The Swift code that listens to a wheel: a delegate and closures.
@MainActor
final class WheelListeners {
    weak var delegate: (any RotaryWheelDelegate)?
    var onSettled: ((RotaryWheelWidget, Int) -> Void)?
    var onActivate: ((RotaryWheelWidget, Int) -> Void)?
    let selections = Broadcast<Int>()
    private var hasAnnouncedStart = false

    var isListening: Bool { delegate != nil }

    func tell(_ wheel: WheelImplementation, _ call: (any RotaryWheelDelegate, RotaryWheelWidget) -> Void) {
        if let delegate { call(delegate, RotaryWheelWidget(of: wheel)) }
    }

    func setDelegate(_ delegate: (any RotaryWheelDelegate)?, of wheel: WheelImplementation) {
        self.delegate = delegate
        hasAnnouncedStart = false
        announceStart(wheel)
    }

    /// Tells a new delegate, once, what is selected to begin with.
    func announceStart(_ wheel: WheelImplementation) {
        guard !hasAnnouncedStart, delegate != nil, wheel.wheel.selection != nil else { return }
        hasAnnouncedStart = true
        tell(wheel) {
            $0.wheelDidChangeValue($1)
            $0.wheelDidChangeCurrent($1)
        }
    }

    func settled(_ wheel: WheelImplementation, _ sector: Int) {
        tell(wheel) { $0.wheelDidChangeValue($1) }
        onSettled?(RotaryWheelWidget(of: wheel), sector)
        selections.send(sector)
    }

    func activated(_ wheel: WheelImplementation, _ sector: Int) {
        tell(wheel) { $0.wheel($1, didActivate: sector) }
        onActivate?(RotaryWheelWidget(of: wheel), sector)
    }
}
