// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A model whose events, which ``KineticModel`` documents, are those of a ``KineticCore``.
protocol KineticBody: KineticModel {
    associatedtype Track: KineticTrack
    var core: KineticCore<Track> { get set }
}

extension KineticBody {
    public var count: Int { core.track.count }
    public var selection: Int? { core.selection }
    public var current: Int? { core.current }
    public var heading: Int? { core.heading }
    public var chosen: Int? { core.chosen }
    public var phase: KineticPhase { core.phase }
    public func isEnabled(_ item: Int) -> Bool { core.track.isEnabled(item) }
    public var isHeld: Bool { core.drag != nil }

    /// Passes an event to the core, and returns its changes.
    mutating func changes(by event: (inout KineticCore<Track>) -> Void) -> [KineticChange] {
        event(&core)
        return exchange(&core.changes, with: [])
    }

    @discardableResult public mutating func hold(at time: Duration) -> [KineticChange] {
        changes { $0.hold(at: time.inSeconds) }
    }

    @discardableResult public mutating func beginDrag(at time: Duration) -> [KineticChange] {
        changes { $0.beginDrag(at: time.inSeconds) }
    }

    @discardableResult public mutating func drag(by delta: Angle, at time: Duration) -> [KineticChange] {
        changes { $0.drag(by: delta, at: time.inSeconds) }
    }

    @discardableResult public mutating func endDrag(at time: Duration) -> [KineticChange] {
        changes { $0.endDrag(at: time.inSeconds) }
    }

    @discardableResult public mutating func cancelDrag(at time: Duration) -> [KineticChange] {
        changes { $0.cancelDrag(at: time.inSeconds) }
    }

    @discardableResult public mutating func step(by count: Int, at time: Duration) -> [KineticChange] {
        changes { $0.step(by: count, at: time.inSeconds) }
    }

    @discardableResult public mutating func turn(to item: Int, at time: Duration) -> [KineticChange] {
        changes { $0.turn(to: item, at: time.inSeconds) }
    }

    @discardableResult public mutating func select(_ item: Int, at time: Duration) -> [KineticChange] {
        changes { $0.select(item, at: time.inSeconds) }
    }

    @discardableResult public mutating func selectCurrent(at time: Duration) -> [KineticChange] {
        changes { $0.selectCurrent(at: time.inSeconds) }
    }

    @discardableResult public mutating func update(at time: Duration) -> [KineticChange] {
        changes { $0.follow(at: time.inSeconds) }
    }

    @discardableResult public mutating func finishMotion(at time: Duration) -> [KineticChange] {
        changes { $0.finishMotion(at: time.inSeconds) }
    }
}

extension Duration {
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
