import RotaryWheelModel

/// The reported changes of a wheel, with the sectors that cross the indicator.
struct WheelRecord {
    private var record: KineticRecord
    private var sector: Int?
    /// Whether the last motion may end off the detents.
    var endsAnywhere = false

    init(_ wheel: WheelModel) { (record, sector) = (KineticRecord(wheel), wheel.current) }

    mutating func check(
        _ changes: [WheelChange], from before: WheelModel, to wheel: WheelModel, isLaidOut: Bool, isPut: Bool
    ) throws {
        try record.check(changes, of: wheel, isPut: isPut)
        // The crossed sectors are those of another ring.
        if isLaidOut { sector = wheel.current }
        for case .sectorsCrossed(let crossed) in changes where !isLaidOut {
            try cross(crossed, of: wheel.count, isPut: isPut)
        }
        try require(wheel.current == sector, "the sector at the indicator is the reported one")

        var place = before.rotation.radians
        // The largest rotation on the way has the largest rounding.
        var size = max(abs(place), 1)
        for case .rotated(let delta, _) in changes {
            place += delta.radians
            size = max(size, abs(place))
        }
        try require(wheel.rotation.isFinite, "the rotation is finite")
        try require(abs(wheel.rotation.radians - place) < 1e-9 * size, "the reported rotation is the rotation")
        if wheel.phase == .idle { try checkRest(of: wheel) }
    }

    private mutating func cross(_ crossed: CrossedSectors, of count: Int, isPut: Bool) throws {
        try require(!isPut || crossed.count <= count, "a jump crosses each sector once at most")
        // Beyond a turn, only the last turn is reported.
        if let sector, crossed.count != count {
            try require(
                crossed.first == (sector + (crossed.isAscending ? 1 : count - 1)) % count,
                "the first sector to be crossed is the next one")
        }
        let steps = (crossed.count - 1) % count
        sector = (crossed.first + (crossed.isAscending ? steps : count - steps)) % count
    }

    private func checkRest(of wheel: WheelModel) throws {
        // Beyond that, detents are not exact.
        guard let sector, abs(wheel.rotation.radians) < 1e6 else { return }
        try require(wheel.selection == sector, "the sector at the indicator of a resting wheel is selected")
        guard !record.isPlaced, !endsAnywhere else { return }
        if wheel.settings.snaps, let extent = wheel.extent(of: sector) {
            let away = (wheel.rotation - extent.middle).radians
            try require(abs(away.remainder(dividingBy: 2 * .pi)) < 1e-8, "a wheel rests on a detent")
        }
        let stops = wheel.settings.stops
        try require(
            wheel.rotation.radians >= stops.minimum.radians - 1e-9
                && wheel.rotation.radians <= stops.maximum.radians + 1e-9,
            "a wheel rests within its stops")
    }
}
