/// One change that an event makes to a wheel, rim or dial.
public enum KineticChange: Hashable, Sendable {
    case phaseChanged(KineticPhase)
    /// A spin began that leads to an item.
    case spinBegan(Int)
    case dragBegan
    /// The model turned, by zero if only the numbers of items changed; `total` counts since the hold or motion began.
    case rotated(by: Angle, total: Angle)
    /// Items passed the indicator, the center or the top; a motion without a drag reports at most the last round.
    case itemsCrossed(CrossedItems)
    /// A drag ended; `total` counts from the start of the hold.
    case dragEnded(total: Angle)
    case selectionChanged(Int?)
    /// The model moved and rests at an item.
    case settled(Int)
}

/// The items that passed the indicator, in order.
public struct CrossedItems: Hashable, Sendable, Sequence {
    /// The first item.
    public let first: Int
    /// The number of items; larger than the model's after more than one round.
    public let count: Int
    /// Whether the items passed in ascending order.
    public let isAscending: Bool
    let itemCount: Int

    /// Iterates over the items in the order in which they passed.
    public func makeIterator() -> AnyIterator<Int> {
        let step = isAscending ? 1 : itemCount - 1
        return AnyIterator((0..<count).lazy.map { (first + $0 * step) % itemCount }.makeIterator())
    }
}
