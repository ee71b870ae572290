import RotaryWheelModel

/// The reported changes of a wheel, with which later ones must agree.
struct WheelRecord {
    private var phase: WheelPhase
    private var selection: Int?
    private var sector: Int?
    private var hasMoved = false
    private var isDragged = false
    /// Whether a rotation was set, which need not be a detent.
    private var isPlaced = false
    /// Whether the last motion may end off the detents.
    var endsAnywhere = false

    init(_ wheel: WheelModel) {
        (phase, selection, sector) = (wheel.phase, wheel.selection, wheel.current)
    }

    mutating func check(
        _ changes: [WheelChange], from before: WheelModel, to wheel: WheelModel, isLaidOut: Bool, isPut: Bool
    ) throws {
        try require(changes.count <= 16, "an event reports at most 16 changes, not \(changes.count)")
        for change in changes { try take(change, of: wheel, isLaidOut: isLaidOut, isPut: isPut) }
        if isPut { isPlaced = true }
        if phase == .idle { hasMoved = false }
        if isLaidOut { sector = wheel.current }

        let turned = changes.reduce(0) {
            if case .rotated(let delta, _) = $1 { $0 + delta.radians } else { $0 }
        }
        let way = wheel.rotation.radians - before.rotation.radians
        let size = max(abs(wheel.rotation.radians), abs(before.rotation.radians), 1)
        try require(wheel.rotation.isFinite, "the rotation is finite")
        try require(abs(turned - way) < 1e-9 * size, "the reported rotation is the rotation")
        try require(wheel.phase == phase, "the phase is the reported one")
        try require(wheel.isHeld == (phase == .dragging), "a held wheel is dragging")
        try require(wheel.isHeld || !isDragged, "a drag ends with its hold")
        try require(wheel.selection == selection, "the selection is the reported one")
        try require(wheel.current == sector, "the sector at the indicator is the reported one")
        try require(
            selection.map { (0..<wheel.ring.count).contains($0) } ?? (wheel.ring.count == 0),
            "a sector is selected if there is any")
        if phase == .idle { try checkRest(of: wheel) }
    }

    private mutating func take(
        _ change: WheelChange, of wheel: WheelModel, isLaidOut: Bool, isPut: Bool
    ) throws {
        switch change {
        case .phaseChanged(let next):
            try require(phase.canChange(to: next), "each phase is a valid successor")
            phase = next
            isPlaced = false
        case .rotated(let delta, let total):
            try require(delta != .zero && total.isFinite, "a reported rotation is not zero")
            hasMoved = true
        case .sectorsCrossed(let crossed):
            let count = wheel.ring.count
            // The crossed sectors are those of another ring.
            guard !isLaidOut else { return }
            if isPut {
                try require(crossed.count <= count, "a jump crosses each sector once at most")
            }
            // Beyond a turn, only the last turn is reported.
            if let sector, crossed.count != count {
                try require(
                    crossed.first == (sector + (crossed.isAscending ? 1 : count - 1)) % count,
                    "the first sector to be crossed is the next one")
            }
            let steps = (crossed.count - 1) % count
            sector = (crossed.first + (crossed.isAscending ? steps : count - steps)) % count
        case .selectionChanged(let next):
            try require(next != selection, "a selection change is not empty")
            selection = next
        case .settled(let settled):
            try require(
                phase == .idle && hasMoved && settled == selection, "only a wheel that has turned settles")
            hasMoved = false
        case .spinBegan(let sector):
            try require((0..<wheel.ring.count).contains(sector) && !wheel.isHeld, "a spin leads to a sector")
        case .dragBegan:
            try require(!isDragged, "a drag begins once")
            isDragged = true
        case .dragEnded:
            try require(isDragged && phase == .dragging, "a drag that began ends once")
            isDragged = false
        }
    }

    private func checkRest(of wheel: WheelModel) throws {
        // Beyond that, detents are not exact.
        guard let sector, abs(wheel.rotation.radians) < 1e6 else { return }
        try require(selection == sector, "the sector at the indicator of a resting wheel is selected")
        guard !isPlaced, !endsAnywhere else { return }
        if wheel.settings.snaps, let extent = wheel.extent(of: sector) {
            let away = (wheel.rotation - extent.middle).radians
            try require(abs(away.remainder(dividingBy: 2 * .pi)) < 1e-8, "a wheel rests on a detent")
        }
        try require(
            wheel.rotation.radians >= wheel.settings.stops.minimum.radians - 1e-9
                && wheel.rotation.radians <= wheel.settings.stops.maximum.radians + 1e-9,
            "a wheel rests within its stops")
    }
}
