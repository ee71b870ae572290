import RotaryWheelModel

/// Random operations on a model that turns.
protocol KineticTrial: Trial {
    associatedtype Model: KineticModel
    var model: Model { get set }
    var record: KineticRecord { get set }

    /// Performs an operation, and returns its changes.
    mutating func perform(_ random: inout SeededGenerator) throws -> [KineticChange]
    /// Checks the model after an operation, whose changes agree with the record.
    mutating func check(_ changes: [KineticChange], since before: Model) throws
}

extension KineticTrial {
    var latest: String { "\(record.latest) at \(record.time)" }
    var now: Duration { .seconds(record.time) }

    mutating func act(_ random: inout SeededGenerator) throws {
        record.time += random.double(0...0.08)
        try observe { try $0.perform(&random) }
    }

    mutating func finish() throws { try rest() }

    /// Releases the model, and waits until it rests.
    mutating func rest() throws {
        record.time += 1000
        // The return from the rotation limit takes years.
        try observe { $0.model.endDrag(at: $0.now) + $0.model.update(at: $0.now + .seconds(1e10)) }
        try require(model.phase == .idle, "a model rests in the end")
        try require(model.update(at: now + .seconds(2e10)).isEmpty, "a resting model stays where it is")
    }

    /// Checks the changes of an operation, and the model after it.
    mutating func observe(_ operation: (inout Self) throws -> [KineticChange]) throws {
        (record.isPut, record.isLaidOut) = (false, false)
        let before = model
        let changes = try operation(&self)
        try record.check(changes, of: model)
        try check(changes, since: before)
    }

    /// Describes an operation, and returns its changes.
    mutating func note(_ operation: String, _ changes: [KineticChange] = []) -> [KineticChange] {
        record.latest = operation
        return changes
    }
}
