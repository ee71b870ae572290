/// What a model says has changed, on its way to those who want to know.
@MainActor
final class ChangeQueue<Change> {
    private var changes: [Change] = []
    private var isTelling = false

    /// Tells changes, in order.
    ///
    /// Who is told may change the model again: what follows from that is told after what went before.
    ///
    /// - Parameter finish: called whenever all is told, for what remains to be changed.
    /// - Returns: whether all is told; otherwise there was nothing to tell, or it is told after what is being told.
    @discardableResult
    func tell(_ changes: [Change], to listener: (Change) -> Void, finish: () -> [Change]) -> Bool {
        guard !changes.isEmpty else { return false }
        self.changes += changes
        guard !isTelling else { return false }
        isTelling = true
        var next = 0
        while next < self.changes.count {
            listener(self.changes[next])
            next += 1
            if next == self.changes.count { self.changes += finish() }
        }
        self.changes.removeAll(keepingCapacity: true)
        isTelling = false
        return true
    }
}
