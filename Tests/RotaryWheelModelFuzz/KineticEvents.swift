import RotaryWheelModel

/// The events that all turning models take, at random.
struct KineticEvents {
    /// A description of the last event.
    var latest = ""
    var time = 0.0
    /// The destination of the current turn, if any.
    var aim: Int?

    var now: Duration { .seconds(time) }

    /// Performs an event; its number, of 0 to 24, decides its kind.
    mutating func perform<Model: KineticModel>(
        _ number: Int, on model: inout Model, _ random: inout SeededGenerator
    ) throws -> [WheelChange] {
        switch number {
        case 0..<14: return hold(&model, number, &random)
        case 14..<18:
            latest = "endDrag"
            return model.endDrag(at: now)
        case 18:
            latest = "cancelDrag"
            return model.cancelDrag(at: now)
        case 19..<22: return try turn(&model, number, &random)
        case 22:
            latest = "finishMotion"
            try checkFinish(model)
            return model.finishMotion(at: now)
        case 23:
            latest = "selectCurrent"
            aim = nil
            return model.selectCurrent(at: now)
        case 24:
            time += 3
            latest = "wait 3"
            return model.update(at: now)
        default:
            latest = "update"
            try checkFrameRate(model, &random)
            return model.update(at: now)
        }
    }

    private mutating func hold(
        _ model: inout some KineticModel, _ number: Int, _ random: inout SeededGenerator
    ) -> [WheelChange] {
        if number < 4 { aim = nil }
        switch number {
        case 0:
            latest = "hold"
            return model.hold(at: now)
        case 1..<4:
            latest = "beginDrag"
            return model.beginDrag(at: now)
        default:
            let delta = Angle(radians: random.number(-1...1))
            latest = "drag by \(delta.radians)"
            return model.drag(by: delta, at: now)
        }
    }

    private mutating func turn(
        _ model: inout some KineticModel, _ number: Int, _ random: inout SeededGenerator
    ) throws -> [WheelChange] {
        let item = random.int(-1...14)
        let changes: [WheelChange]
        switch number {
        case 19:
            let count = random.int(1...20) == 1 ? random.pick([.max, .min, 1_000_000]) : random.int(-3...3)
            latest = "step by \(count)"
            var left = model
            left.update(at: now)
            changes = model.step(by: count, at: now)
            // A step that keeps the destination keeps the flick.
            if let heading = model.heading, heading != left.heading { take(aimAt: heading, of: model) }
            return changes
        case 20:
            latest = "turn to \(item)"
            changes = model.turn(to: item, at: now)
        default:
            latest = "select \(item)"
            changes = model.select(item, at: now)
            // The stops of a wheel may exclude a sector.
            if !(model is WheelModel), (0..<model.count).contains(item) {
                try require(model.selection == item, "the selection is the requested one")
            }
        }
        take(aimAt: item, of: model)
        return changes
    }

    private mutating func take(aimAt item: Int, of model: some KineticModel) {
        if model.phase != .dragging, model.heading == item { aim = item }
    }

    /// Checks that a turn continues to its item across all changes.
    mutating func checkAim(of model: some KineticModel) throws {
        guard let aim else { return }
        try require(model.heading == aim, "a model continues to its destination")
        if model.phase == .idle { self.aim = nil }
    }

    // MARK: Time

    /// Checks that the motion does not depend on the frame rate.
    private func checkFrameRate<Model: KineticModel>(
        _ model: Model, _ random: inout SeededGenerator
    ) throws {
        // A wheel that settles in between starts its pause earlier.
        guard model.phase.isMotion, !model.advances, random.int(1...4) == 1 else { return }
        var (often, once) = (model, model)
        for step in 0..<4 { often.update(at: .seconds(time - 0.02 + Double(step) * 0.005)) }
        often.update(at: now)
        once.update(at: now)
        let size = model is RimModel ? max(1, abs(once.place)) : 1
        try require(
            abs(often.place - once.place) < 1e-9 * size && often.selection == once.selection,
            "a motion does not depend on the frame rate")
    }

    /// Checks that finishing a motion equals waiting for its end.
    private func checkFinish(_ model: some KineticModel) throws {
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
