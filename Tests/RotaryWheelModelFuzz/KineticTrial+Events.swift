import RotaryWheelModel

/// The events that all turning models take, at random.
extension KineticTrial {
    /// Performs an event; its number, of 0 to 24, decides its kind.
    mutating func performEvent(_ number: Int, _ random: inout SeededGenerator) throws -> [KineticChange] {
        if number < 4 || number == 23 { record.aim = nil }
        switch number {
        case 0: return note("hold", model.hold(at: now))
        case 1..<4: return note("beginDrag", model.beginDrag(at: now))
        case 4..<14:
            let delta = Angle(radians: random.number(-1...1))
            return note("drag by \(delta.radians)", model.drag(by: delta, at: now))
        case 14..<18: return note("endDrag", model.endDrag(at: now))
        case 18: return note("cancelDrag", model.cancelDrag(at: now))
        case 19: return step(&random)
        case 20, 21: return try turn(to: random.int(-1...14), selects: number == 21)
        case 22:
            record.latest = "finishMotion"
            try checkFinish()
            return model.finishMotion(at: now)
        case 23: return note("selectCurrent", model.selectCurrent(at: now))
        case 24:
            record.time += 3
            return note("wait 3", model.update(at: now))
        default:
            record.latest = "update"
            if random.int(1...4) == 1 { try checkFrameRate() }
            return model.update(at: now)
        }
    }

    private mutating func step(_ random: inout SeededGenerator) -> [KineticChange] {
        let count = random.int(1...20) == 1 ? random.pick([.max, .min, 1_000_000]) : random.int(-3...3)
        var left = model
        left.update(at: now)
        let changes = note("step by \(count)", model.step(by: count, at: now))
        // A step that keeps the destination keeps the flick.
        if let heading = model.heading, heading != left.heading { aim(at: heading) }
        return changes
    }

    private mutating func turn(to item: Int, selects: Bool) throws -> [KineticChange] {
        record.latest = "\(selects ? "select" : "turn to") \(item)"
        let changes = selects ? model.select(item, at: now) : model.turn(to: item, at: now)
        // The stops of a wheel may exclude a sector.
        if selects, !(model is WheelModel), (0..<model.count).contains(item) {
            try require(model.selection == item, "the selection is the requested one")
        }
        aim(at: item)
        return changes
    }

    private mutating func aim(at item: Int) {
        if model.phase != .dragging, model.heading == item { record.aim = item }
    }

    /// Checks that a turn continues to its item across all changes.
    mutating func checkAim() throws {
        guard let aim = record.aim else { return }
        try require(model.heading == aim, "a model continues to its destination")
        if model.phase == .idle { record.aim = nil }
    }

    /// Checks that the motion does not depend on the frame rate.
    private func checkFrameRate() throws {
        // A wheel that settles in between starts its pause earlier.
        guard model.phase.isMotion, !model.advances else { return }
        var (often, once) = (model, model)
        for step in 0..<4 { often.update(at: .seconds(record.time - 0.02 + Double(step) * 0.005)) }
        often.update(at: now)
        once.update(at: now)
        let size = model is RimModel ? max(1, abs(once.place)) : 1
        try require(
            abs(often.place - once.place) < 1e-9 * size && often.selection == once.selection,
            "a motion does not depend on the frame rate")
    }

    /// Checks that finishing a motion equals waiting for its end.
    private func checkFinish() throws {
        guard model.phase != .dragging, !model.advances else { return }
        var (finished, waited) = (model, model)
        finished.finishMotion(at: now)
        waited.update(at: now + .seconds(1_000_000_000))
        try require(
            finished.place == waited.place && finished.selection == waited.selection
                && finished.phase == .idle && waited.phase == .idle,
            "finishing a motion equals waiting for its end")
    }
}

extension KineticModel {
    /// Whether the model turns by itself.
    fileprivate var advances: Bool { (self as? WheelModel)?.settings.autoAdvance != nil }

    /// The position of a rim, or the rotation.
    fileprivate var place: Double {
        switch self {
        case let wheel as WheelModel: wheel.rotation.radians
        case let dial as DialModel: dial.wheel.rotation.radians
        case let rim as RimModel: rim.placePosition
        default: .nan
        }
    }
}
