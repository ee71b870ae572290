/// A state with the states before and after it.
struct StateHistory<State: Equatable> {
    private(set) var state: State
    private var past: [State] = []
    private var future: [State] = []
    /// The kind of the last edit; `nil` after an edit that stands alone.
    private var kind: String?

    /// The largest number of states to undo.
    static var depth: Int { 200 }

    init(_ state: State) { self.state = state }

    /// The numbers of states to undo and to redo.
    var counts: (past: Int, future: Int) { (past.count, future.count) }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Changes the state.
    ///
    /// - Parameter kind: successive edits of the same kind are undone as one, such as those of the letters of a name.
    /// - Returns: whether the state has changed.
    @discardableResult
    mutating func edit(_ kind: String? = nil, _ change: (inout State) -> Void) -> Bool {
        var next = state
        change(&next)
        guard next != state else { return false }
        if kind == nil || kind != self.kind || past.isEmpty {
            past.append(state)
            past.removeFirst(max(0, past.count - Self.depth))
        }
        (state, future, self.kind) = (next, [], kind)
        return true
    }

    /// Changes the state without a step to undo, but later edits are other steps than those before.
    mutating func adjust(_ change: (inout State) -> Void) {
        change(&state)
        kind = nil
    }

    mutating func undo() { take(from: \.past, to: \.future) }

    mutating func redo() { take(from: \.future, to: \.past) }

    private mutating func take(
        from source: WritableKeyPath<Self, [State]>, to target: WritableKeyPath<Self, [State]>
    ) {
        guard let next = self[keyPath: source].popLast() else { return }
        self[keyPath: target].append(state)
        (state, kind) = (next, nil)
    }
}
