import CRotaryWheelGtk

/// The user's wheels with their history, kept in a file.
@MainActor
final class WheelStore {
    /// Why the file of the last session was not used.
    private(set) var loss: (reason: WheelFile.Reason, kept: String?)?
    /// Called when saving fails, with the reason.
    var onFailure: ((String) -> Void)?

    private var history: StateHistory<WheelCollection>
    private let file: WheelFile
    /// The wheel of shapes as choices, which the first edit makes the user's own.
    private let seed: () -> ChoiceWheel
    private var observers: [(owner: Weak, handler: () -> Void)] = []
    private var saving: guint = 0
    /// Whether the file has wheels that cannot be read, which must not be replaced.
    private var isReadOnly = false

    private struct Weak { weak var owner: AnyObject? }

    /// The delay after which changes are written, in milliseconds.
    private static let delay: guint = 400

    init(_ file: WheelFile, seed: @escaping () -> ChoiceWheel) {
        (self.file, self.seed) = (file, seed)
        switch file.load() {
        case .wheels(let wheels): history = StateHistory(wheels)
        case .broken(let reason, let kept):
            history = StateHistory(WheelCollection())
            (loss, isReadOnly) = ((reason, kept), kept == nil)
        }
    }

    var wheels: WheelCollection { history.state }
    /// The shown wheel; `nil` for the wheel of shapes.
    var shown: ChoiceWheel? { wheels.shown }
    /// The wheel to edit: the shown one, or that of shapes.
    var edited: ChoiceWheel { shown ?? seed() }
    var canUndo: Bool { history.canUndo }
    var canRedo: Bool { history.canRedo }

    /// Calls the handler after each change, as long as its owner exists.
    func follow(_ owner: AnyObject, _ handler: @escaping () -> Void) {
        observers.removeAll { $0.owner.owner == nil }
        observers.append((Weak(owner: owner), handler))
    }

    /// Edits the shown wheel, or a copy of the shapes.
    func edit(_ kind: String? = nil, _ change: (inout ChoiceWheel) -> Void) {
        editAll(kind.map { "\(wheels.position ?? -1) \($0)" }) { wheels in
            var wheel = wheels.shown ?? seed()
            change(&wheel)
            if wheels.shown == nil {
                if wheel != seed() { wheels.add([wheel]) }
            } else {
                wheels.shown = wheel
            }
        }
    }

    /// Edits the wheels.
    func editAll(_ kind: String? = nil, _ change: (inout WheelCollection) -> Void) {
        if history.edit(kind, change) { changed() }
    }

    /// Shows another wheel, which is no step to undo.
    func show(_ position: Int?) {
        let before = wheels
        history.adjust { $0.show(position) }
        if wheels != before { changed() }
    }

    func undo() {
        guard canUndo else { return }
        history.undo()
        changed()
    }

    func redo() {
        guard canRedo else { return }
        history.redo()
        changed()
    }

    func acceptLoss() { loss = nil }

    /// Writes changes that wait.
    func flush() {
        guard saving != 0 else { return }
        g_source_remove(saving)
        saving = 0
        save()
    }

    private func changed() {
        for observer in observers where observer.owner.owner != nil { observer.handler() }
        guard saving == 0 else { return }
        saving = schedule(after: Self.delay) { [weak self] in
            self?.saving = 0
            self?.save()
        }
    }

    private func save() {
        guard !isReadOnly else { return onFailure?(file.path) ?? () }
        if let reason = file.save(wheels) { onFailure?(reason) }
    }
}
