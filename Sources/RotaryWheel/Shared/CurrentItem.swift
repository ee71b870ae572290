import RotaryWheelInterop

/// The item at the indicator of a control, and the one of the last notification.
@MainActor
final class CurrentItem {
    private var (index, object): (Int?, Object?)
    private var isKnown = false
    private var notified: (index: Int?, object: Object?)

    /// The object at an index: the list, which may create it, is asked once.
    func object(at index: Int?, _ item: (Int) -> Object?) -> Object? {
        if !isKnown || index != self.index {
            (self.index, object, isKnown) = (index, index.flatMap(item), true)
        }
        return object
    }

    /// Asks the list anew the next time: another object may be at the same index.
    func forget() {
        object = nil
        isKnown = false
    }

    /// Notifies of `current` and `current-item` where they changed.
    ///
    /// - Returns: whether `current` did.
    func tell(_ index: Int?, _ item: (Int) -> Object?, of implementation: some SelectionImplementation)
        -> Bool
    {
        let object = object(at: index, item)
        let before = notified
        notified = (index, object)
        let properties = type(of: implementation).selectionProperties
        if index != before.index { implementation.notify(properties.current) }
        // A handler of `current` may have notified of another object.
        if object != before.object, object == notified.object {
            implementation.notify(properties.currentItem)
        }
        return index != before.index
    }
}
