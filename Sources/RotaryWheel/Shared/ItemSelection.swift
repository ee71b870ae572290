import RotaryWheelInterop

/// The selected item of a control: as it is, as it was notified last, and as its list has it.
@MainActor
final class ItemSelection {
    /// The selected item, by which it is found again when the list changes.
    var object: Object?
    private var notified: (index: Int?, object: Object?)

    /// Notifies of what is not as the last notification had it, and keeps the selection of the list in step.
    ///
    /// - Parameters:
    ///   - selection: what is selected now: a handler may change it again, which is told in its turn.
    ///   - model: the list.
    func tell(
        _ selection: @autoclosure () -> Int?, of implementation: some SelectionImplementation,
        in model: ListModel?
    ) {
        if case let index = selection(), index != notified.index {
            notified.index = index
            implementation.notify(type(of: implementation).selectionProperties.selected)
        }
        if object != notified.object {
            notified.object = object
            implementation.notify(type(of: implementation).selectionProperties.selectedItem)
        }
        if let index = selection(), let list = model?.selection, list.firstSelected != index {
            list.select(index)
        }
    }

    /// Lets go of the items, and notifies nobody.
    func forget() {
        object = nil
        notified.object = nil
    }
}
