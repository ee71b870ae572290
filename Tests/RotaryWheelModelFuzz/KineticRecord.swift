import RotaryWheelModel

/// The operations on a turning model, and its reported changes, with which later ones must agree.
struct KineticRecord {
    /// A description of the last operation.
    var latest = ""
    var time = 0.0
    /// The destination of the current turn, if any.
    var aim: Int?
    /// Whether the operation sets the position, which need not be a detent.
    var isPut = false
    /// Whether the operation changes the items or the settings, after which places are others.
    var isLaidOut = false

    private(set) var phase = KineticPhase.idle
    private var selection: Int? = 0
    private var hasMoved = false
    private var isDragged = false
    /// Whether a position was set, which need not be a detent.
    private(set) var isPlaced = false

    /// Takes the state of a model whose changes are reported in several lists.
    mutating func adopt(_ model: some KineticModel) {
        (phase, selection, hasMoved) = (model.phase, model.selection, true)
        isDragged = isDragged && model.isHeld
    }

    mutating func check(_ changes: [KineticChange], of model: some KineticModel) throws {
        try require(changes.count <= 16, "an event reports at most 16 changes, not \(changes.count)")
        for change in changes { try take(change, of: model) }
        if isPut { isPlaced = true }
        if phase == .idle { hasMoved = false }
        try require(model.phase == phase, "the phase is the reported one")
        try require(model.isHeld == (phase == .dragging), "a held model is dragging")
        try require(model.isHeld || !isDragged, "a drag ends with its hold")
        try require(model.selection == selection, "the selection is the reported one")
        try require(
            selection.map { (0..<model.count).contains($0) } ?? (model.count == 0),
            "an item is selected if there is any")
    }

    private mutating func take(_ change: KineticChange, of model: some KineticModel) throws {
        switch change {
        case .phaseChanged(let next):
            try require(phase.canChange(to: next), "each phase is a valid successor")
            phase = next
            isPlaced = false
        case .rotated(let delta, let total):
            // The rotation of a huge rim by a small part of an item can be 0.
            try require(
                (delta != .zero || model is RimModel) && total.isFinite, "a reported rotation is not zero")
            hasMoved = true
        case .itemsCrossed(let crossed):
            try require(crossed.count > 0 && crossed.first >= 0, "items pass the indicator")
        case .selectionChanged(let next):
            try require(next != selection, "a selection change is not empty")
            selection = next
        case .settled(let item):
            try require(
                phase == .idle && hasMoved && item == selection, "only a model that has turned settles")
            hasMoved = false
        case .spinBegan(let item):
            try require(
                model is WheelModel && (0..<model.count).contains(item) && !model.isHeld,
                "a spin of a wheel leads to a sector")
        case .dragBegan:
            try require(!isDragged, "a drag begins once")
            isDragged = true
        case .dragEnded(let total):
            try require(isDragged && phase == .dragging && total.isFinite, "a drag that began ends once")
            isDragged = false
        }
    }
}
