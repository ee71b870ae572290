/// The changes of numbered values that can be undone.
///
/// A step is the change of one value between ``begin(_:at:)`` and ``end(_:at:)``, such as all of a drag. Values that two
/// fingers change at the same time are two steps.
struct EditHistory {
    /// A change of a value.
    struct Step: Equatable {
        var index: Int
        var old: Double
        var new: Double
    }

    /// The largest number of steps.
    static let limit = 200

    private var done: [Step] = []
    private var undone: [Step] = []
    /// The values before the changes that have not ended.
    private var begun: [Int: Double] = [:]

    /// Whether a value is changing; nothing is undone meanwhile.
    var isChanging: Bool { !begun.isEmpty }
    /// The numbers of steps that were done and undone.
    var counts: (done: Int, undone: Int) { (done.count, undone.count) }
    var canUndo: Bool { !done.isEmpty && !isChanging }
    var canRedo: Bool { !undone.isEmpty && !isChanging }

    /// Notes the value before a change.
    mutating func begin(_ index: Int, at value: Double) { begun[index] = value }

    func isChanging(_ index: Int) -> Bool { begun[index] != nil }

    /// Adds the change since the last ``begin(_:at:)`` as a step, and forgets what was undone.
    ///
    /// - Returns: whether the value has changed.
    @discardableResult
    mutating func end(_ index: Int, at value: Double) -> Bool {
        guard let old = begun.removeValue(forKey: index), old != value else { return false }
        done.append(Step(index: index, old: old, new: value))
        if done.count > Self.limit { done.removeFirst() }
        undone = []
        return true
    }

    /// Takes the last step back.
    ///
    /// - Returns: the step, whose old value is to be restored.
    mutating func undo() -> Step? {
        guard canUndo, let step = done.popLast() else { return nil }
        undone.append(step)
        return step
    }

    /// Repeats the step that was undone last.
    ///
    /// - Returns: the step, whose new value is to be restored.
    mutating func redo() -> Step? {
        guard canRedo, let step = undone.popLast() else { return nil }
        done.append(step)
        return step
    }
}
