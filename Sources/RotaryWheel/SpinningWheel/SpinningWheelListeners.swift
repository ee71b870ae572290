import RotaryWheelInterop
import RotaryWheelModel

/// The Swift code that listens to a spinning wheel: a delegate and closures.
@MainActor
final class SpinningWheelListeners {
    weak var delegate: (any SpinningWheelDelegate)?
    var onSettled: ((SpinningWheelWidget, Int) -> Void)?
    var onActivate: ((SpinningWheelWidget, Int) -> Void)?
    let selections = Broadcast<Int>()
    private var hasAnnouncedStart = false

    private func tell(
        _ wheel: SpinningWheelImplementation, _ call: (any SpinningWheelDelegate, SpinningWheelWidget) -> Void
    ) {
        if let delegate { call(delegate, SpinningWheelWidget(of: wheel)) }
    }

    func setDelegate(_ delegate: (any SpinningWheelDelegate)?, of wheel: SpinningWheelImplementation) {
        self.delegate = delegate
        hasAnnouncedStart = false
        announceStart(wheel)
    }

    /// Tells a new delegate, once, what is selected to begin with.
    func announceStart(_ wheel: SpinningWheelImplementation) {
        guard !hasAnnouncedStart, delegate != nil, wheel.rim.selection != nil else { return }
        hasAnnouncedStart = true
        tell(wheel) {
            $0.spinningWheelDidChangeValue($1)
            $0.spinningWheelDidChangeCurrent($1)
        }
    }

    func changedCurrent(_ wheel: SpinningWheelImplementation) {
        tell(wheel) { $0.spinningWheelDidChangeCurrent($1) }
    }

    func moved(_ wheel: SpinningWheelImplementation) { tell(wheel) { $0.spinningWheelDidMove($1) } }

    func settled(_ wheel: SpinningWheelImplementation, _ item: Int) {
        tell(wheel) { $0.spinningWheelDidChangeValue($1) }
        onSettled?(SpinningWheelWidget(of: wheel), item)
        selections.send(item)
    }

    func activated(_ wheel: SpinningWheelImplementation, _ item: Int) {
        tell(wheel) { $0.spinningWheel($1, didActivate: item) }
        onActivate?(SpinningWheelWidget(of: wheel), item)
    }
}
