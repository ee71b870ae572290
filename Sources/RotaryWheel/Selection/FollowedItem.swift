import RotaryWheelInterop

/// An item that a control follows through changes of its list: the selected, the current or the chosen one.
@MainActor
final class FollowedItem {
    private(set) var index: Int?
    /// The object, by which the item is found again.
    private(set) var object: Object?
    private var isKnown = false
    private var notified: (index: Int?, object: Object?)

    /// Follows the item at an index; a list, which may create the object, is asked once.
    func follow(_ index: Int?, _ item: (Int) -> Object?) {
        guard !isKnown || index != self.index else { return }
        (self.index, object, isKnown) = (index, index.flatMap(item), true)
    }

    /// Asks the list again the next time.
    func invalidate() { isKnown = false }

    /// Releases the object without a notification.
    func release() {
        (object, isKnown) = (nil, false)
        notified.object = nil
    }

    /// Notifies where the index or the object changed since the last notification.
    ///
    /// - Returns: whether the index did.
    func notify(
        _ indexProperty: Property, _ objectProperty: Property, of implementation: some ObjectImplementation
    ) -> Bool {
        let (before, now) = (notified, (index: index, object: object))
        notified = now
        if now.index != before.index { implementation.notify(indexProperty) }
        // A handler of the index may have notified another object.
        if now.object != before.object, now.object == notified.object {
            implementation.notify(objectProperty)
        }
        return now.index != before.index
    }
}
