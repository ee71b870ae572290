import RotaryWheelInterop
import RotaryWheelModel

/// The Swift code that listens to a dial menu: a delegate and closures.
@MainActor
final class DialMenuListeners {
    weak var delegate: (any DialMenuDelegate)?
    var onSettled: ((DialMenuWidget, Int) -> Void)?
    var onActivate: ((DialMenuWidget, Int) -> Void)?
    let selections = Broadcast<Int>()
    private var hasAnnouncedStart = false

    func setDelegate(_ delegate: (any DialMenuDelegate)?, of dial: DialMenuImplementation) {
        self.delegate = delegate
        hasAnnouncedStart = false
        selectionChanged(dial)
    }

    /// Tells a new delegate, once, what is selected to begin with.
    func selectionChanged(_ dial: DialMenuImplementation) {
        guard !hasAnnouncedStart, let delegate, dial.dial.selection != nil else { return }
        hasAnnouncedStart = true
        delegate.dialMenuDidChangeSelection(DialMenuWidget(of: dial))
        delegate.dialMenuDidChangeCurrent(DialMenuWidget(of: dial))
    }

    func changedCurrent(_ dial: DialMenuImplementation) {
        delegate?.dialMenuDidChangeCurrent(DialMenuWidget(of: dial))
    }

    func settled(_ dial: DialMenuImplementation, _ item: Int) {
        selections.send(item)
        guard delegate != nil || onSettled != nil else { return }
        let reference = DialMenuWidget(of: dial)
        delegate?.dialMenuDidChangeSelection(reference)
        onSettled?(reference, item)
    }

    func activated(_ dial: DialMenuImplementation, _ item: Int) {
        guard delegate != nil || onActivate != nil else { return }
        let reference = DialMenuWidget(of: dial)
        delegate?.dialMenu(reference, didActivate: item)
        onActivate?(reference, item)
    }

    func expandedChanged(_ dial: DialMenuImplementation) {
        delegate?.dialMenuDidChangeExpanded(DialMenuWidget(of: dial))
    }
}
