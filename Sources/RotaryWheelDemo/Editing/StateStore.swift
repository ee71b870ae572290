import CRotaryWheelGtk

/// A state of the user with its history, kept in a file.
@MainActor
class StateStore<State: KeptState> {
    /// Why the file of the last run was not used.
    private(set) var loss: (reason: StateFile<State>.Reason, kept: String?)?
    /// Called when saving fails, with the reason; no more until it has succeeded.
    var onFailure: ((String) -> Void)?

    private var history: StateHistory<State>
    private let file: StateFile<State>
    private let standard: () -> State.Edited
    private var observers: [(owner: Weak, handler: () -> Void)] = []
    private var saving: guint = 0
    /// Whether the file cannot be read, and must not be replaced.
    private var isReadOnly = false
    private var hasFailed = false

    private struct Weak { weak var owner: AnyObject? }

    /// The delay after which changes are written, in milliseconds.
    private static var delay: guint { 400 }

    /// - Parameter standard: returns the part of the app.
    init(_ file: StateFile<State>, standard: @escaping () -> State.Edited) {
        (self.file, self.standard) = (file, standard)
        switch file.load() {
        case .state(let state): history = StateHistory(state)
        case .broken(let reason, let kept):
            history = StateHistory(State())
            (loss, isReadOnly) = ((reason, kept), kept == nil)
        }
    }

    var state: State { history.state }
    /// The part to edit; `nil` for one of the app.
    var shown: State.Edited? { state.shown }
    /// The part to edit, or the one of the app, which the first edit makes the user's own.
    var edited: State.Edited { shown ?? standard() }
    var canUndo: Bool { history.canUndo }
    var canRedo: Bool { history.canRedo }

    /// Calls the handler after each change, as long as its owner exists.
    func follow(_ owner: AnyObject, _ handler: @escaping () -> Void) {
        observers.removeAll { $0.owner.owner == nil }
        observers.append((Weak(owner: owner), handler))
    }

    /// Changes the edited part.
    ///
    /// - Parameter kind: successive edits of the same kind are undone as one.
    func edit(_ kind: String? = nil, _ change: (inout State.Edited) -> Void) {
        let before = edited
        var after = before
        change(&after)
        if after != before { editAll(kind) { $0.shown = after } }
    }

    /// Changes the state.
    func editAll(_ kind: String? = nil, _ change: (inout State) -> Void) { go { $0.edit(kind, change) } }

    /// Changes the state without a step to undo.
    func adjust(_ change: (inout State) -> Void) { go { $0.adjust(change) } }

    func undo() { go { $0.undo() } }

    func redo() { go { $0.redo() } }

    func acceptLoss() { loss = nil }

    /// Writes changes that wait.
    func flush() {
        guard saving != 0 else { return }
        g_source_remove(saving)
        saving = 0
        save()
    }

    /// Writes changes that wait when a page is hidden, and when the app ends.
    func flush(with page: Handle) {
        page.connect("unmap") { [weak self] in self?.flush() }
        g_application_get_default().map { Handle(UnsafeMutableRawPointer($0)) }?
            .connect("shutdown") { [weak self] in self?.flush() }
    }

    /// Calls the handlers.
    func announce() {
        for observer in observers where observer.owner.owner != nil { observer.handler() }
    }

    /// Goes to another state.
    private func go(_ step: (inout StateHistory<State>) -> Void) {
        let before = state
        step(&history)
        guard state != before else { return }
        announce()
        guard saving == 0 else { return }
        saving = schedule(after: Self.delay) { [weak self] in
            self?.saving = 0
            self?.save()
        }
    }

    private func save() {
        let reason = isReadOnly ? file.path : file.save(state)
        if let reason, !hasFailed { onFailure?(reason) }
        hasFailed = reason != nil
    }
}

extension Actions {
    /// Adds `undo` and `redo` of a state, which are enabled while it has steps.
    func addHistory<State>(of store: StateStore<State>) {
        add("undo", "<Control>z", for: store) { $0.undo() }
        add("redo", "<Control><Shift>z", for: store) { $0.redo() }
        let show: @MainActor () -> Void = { [weak self, unowned store] in
            self?.setEnabled("undo", store.canUndo)
            self?.setEnabled("redo", store.canRedo)
        }
        store.follow(self, show)
        show()
    }
}

extension StateStore {
    /// Why the file of the last run was not used and where it is, as markup for the user.
    var lossMarkup: String {
        guard let loss else { return "" }
        let reason =
            switch loss.reason {
            case .text(let failure): failure.message
            case .system(let message): message
            }
        let text =
            loss.kept == nil
            ? translated("%1\nThe file stays as it is, and changes are not saved.")
            : translated("%1\nThe file is kept as %2.")
        return markup(text.filling(["%1": reason, "%2": loss.kept ?? ""]))
    }
}
