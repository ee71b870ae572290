/// A model whose events are those of a ``KineticCore``.
protocol KineticBody: KineticModel {
    associatedtype Track: KineticTrack
    var core: KineticCore<Track> { get set }
}

extension KineticBody {
    /// The number of items.
    public var count: Int { core.track.count }
    /// The selected item.
    public var selection: Int? { core.selection }
    /// The item at the indicator, the center or the top.
    public var current: Int? { core.current }
    /// The item that a motion leads to, else the current one.
    public var heading: Int? { core.heading }
    /// The item that a motion was asked to lead to.
    public var chosen: Int? { core.chosen }
    /// The current activity.
    public var phase: WheelPhase { core.phase }
    /// Whether a pointer holds the model.
    public var isHeld: Bool { core.drag != nil }

    /// Passes an event to the core, and returns its changes.
    mutating func changes(by event: (inout KineticCore<Track>) -> Void) -> [WheelChange] {
        event(&core)
        defer { core.changes = [] }
        return core.changes
    }

    /// Holds the model where it is.
    @discardableResult
    public mutating func hold(at time: Duration) -> [WheelChange] {
        changes { $0.hold(at: time.inSeconds) }
    }

    /// Begins a drag.
    @discardableResult
    public mutating func beginDrag(at time: Duration) -> [WheelChange] {
        changes { $0.beginDrag(at: time.inSeconds) }
    }

    /// Turns the held model.
    @discardableResult
    public mutating func drag(by delta: Angle, at time: Duration) -> [WheelChange] {
        changes { $0.drag(by: delta, at: time.inSeconds) }
    }

    /// Releases the model.
    @discardableResult
    public mutating func endDrag(at time: Duration) -> [WheelChange] {
        changes { $0.endDrag(at: time.inSeconds) }
    }

    /// Releases the model, and returns it to where the hold began.
    @discardableResult
    public mutating func cancelDrag(at time: Duration) -> [WheelChange] {
        changes { $0.cancelDrag(at: time.inSeconds) }
    }

    /// Turns by some items.
    @discardableResult
    public mutating func step(by count: Int, at time: Duration) -> [WheelChange] {
        changes { $0.step(by: count, at: time.inSeconds) }
    }

    /// Turns to an item.
    @discardableResult
    public mutating func turn(to item: Int, at time: Duration) -> [WheelChange] {
        changes { $0.turn(to: item, at: time.inSeconds) }
    }

    /// Selects an item, and turns to it.
    @discardableResult
    public mutating func select(_ item: Int, at time: Duration) -> [WheelChange] {
        changes { $0.select(item, at: time.inSeconds) }
    }

    /// Selects the current item.
    @discardableResult
    public mutating func selectCurrent(at time: Duration) -> [WheelChange] {
        changes { $0.selectCurrent(at: time.inSeconds) }
    }

    /// Advances the motion.
    @discardableResult
    public mutating func update(at time: Duration) -> [WheelChange] {
        changes { $0.follow(at: time.inSeconds) }
    }

    /// Ends a motion immediately.
    @discardableResult
    public mutating func finishMotion(at time: Duration) -> [WheelChange] {
        changes { $0.finishMotion(at: time.inSeconds) }
    }
}

extension Duration {
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
