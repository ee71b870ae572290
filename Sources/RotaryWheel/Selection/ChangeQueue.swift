/// What a model says has changed, on its way to those who want to know.
@MainActor
final class ChangeQueue<Change> {
    private enum Entry {
        case notice(() -> Void)
        case change(Change)
    }

    private var entries: [Entry] = []
    private var isTelling = false

    /// Tells changes, in order.
    ///
    /// Who is told may change the model again: what follows from that is told after what went before.
    ///
    /// - Parameters:
    ///   - notice: called before the changes, in its turn: the notification of what has caused them.
    ///   - finish: called whenever all is told, for what remains to be changed.
    /// - Returns: whether all is told; otherwise there was nothing to tell, or it is told after what is being told.
    @discardableResult
    func tell(
        _ changes: [Change], after notice: (() -> Void)? = nil, to listener: (Change) -> Void,
        finish: () -> [Change]
    ) -> Bool {
        guard notice != nil || !changes.isEmpty else { return false }
        if let notice { entries.append(.notice(notice)) }
        entries += changes.map(Entry.change)
        guard !isTelling else { return false }
        isTelling = true
        var next = 0
        while next < entries.count {
            switch entries[next] {
            case .notice(let notice): notice()
            case .change(let change): listener(change)
            }
            next += 1
            if next == entries.count { entries += finish().map(Entry.change) }
        }
        entries.removeAll(keepingCapacity: true)
        isTelling = false
        return true
    }
}
