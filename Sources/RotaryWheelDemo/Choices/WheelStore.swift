/// The user's wheels with their history, kept in a file.
@MainActor
final class WheelStore: StateStore<WheelCollection> {
    /// The wheel of shapes as choices, which the first edit makes the user's own.
    private let seed: () -> ChoiceWheel

    init(_ file: StateFile<WheelCollection>, seed: @escaping () -> ChoiceWheel) {
        self.seed = seed
        super.init(file)
    }

    var wheels: WheelCollection { state }
    /// The shown wheel; `nil` for the wheel of shapes.
    var shown: ChoiceWheel? { wheels.shown }
    /// The wheel to edit: the shown one, or that of shapes.
    var edited: ChoiceWheel { shown ?? seed() }

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

    /// Shows another wheel, which is no step to undo.
    func show(_ position: Int?) { adjust { $0.show(position) } }
}
