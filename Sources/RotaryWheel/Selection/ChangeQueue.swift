/// The queue of model changes; handlers may add to it.
@MainActor
final class ChangeQueue<Change> {
    private enum Entry {
        case notice(() -> Void)
        case change(Change)
    }

    private var entries: [Entry] = []
    private var isApplying = false

    /// Handles changes in order.
    ///
    /// Changes that a handler causes follow those before.
    ///
    /// - Parameters:
    ///   - notice: runs before the changes, to notify their cause.
    ///   - finish: runs after all changes, also without any, and returns more of them.
    /// - Returns: whether all changes are handled; false without any, and inside a handler.
    @discardableResult
    func apply(
        _ changes: [Change], after notice: (() -> Void)? = nil, to handle: (Change) -> Void,
        finish: () -> [Change]
    ) -> Bool {
        var changes = changes
        if notice == nil, changes.isEmpty, !isApplying { changes = finish() }
        guard notice != nil || !changes.isEmpty else { return false }
        if let notice { entries.append(.notice(notice)) }
        entries += changes.map(Entry.change)
        guard !isApplying else { return false }
        isApplying = true
        var next = 0
        while next < entries.count {
            switch entries[next] {
            case .notice(let notice): notice()
            case .change(let change): handle(change)
            }
            next += 1
            if next == entries.count { entries += finish().map(Entry.change) }
        }
        entries.removeAll(keepingCapacity: true)
        isApplying = false
        return true
    }
}
