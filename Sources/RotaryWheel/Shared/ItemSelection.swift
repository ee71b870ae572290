import GtkInterop

/// The selected item of a control: as it is, and as it was notified last.
@MainActor
final class ItemSelection {
    /// The selected item, by which it is found again when the list changes.
    var object: Object?
    private var notified: (index: Int?, object: Object?)

    /// Notifies of what is not as the last notification had it.
    func notify(_ index: Int?, of implementation: some ObjectImplementation) {
        if index != notified.index {
            notified.index = index
            implementation.notify("selected")
        }
        // A handler may have changed it, and is told of that later.
        if object != notified.object {
            notified.object = object
            implementation.notify("selected-item")
        }
    }

    /// Lets go of the items, and notifies nobody.
    func forget() {
        object = nil
        notified.object = nil
    }
}
