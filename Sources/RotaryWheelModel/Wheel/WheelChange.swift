/// One change that an event makes to a wheel, rim or dial.
public enum WheelChange: Hashable, Sendable {
    /// The phase changed.
    case phaseChanged(WheelPhase)
    /// A drag began.
    case dragBegan
    /// The model turned; `total` counts from the start of the hold or motion.
    ///
    /// `by` is zero if only the numbers of a rim's items changed.
    case rotated(by: Angle, total: Angle)
    /// Items passed the indicator, the center or the top.
    ///
    /// A drag or flick reports all of them, any other motion at most the last round.
    case sectorsCrossed(CrossedSectors)
    /// A drag ended; `total` counts from the start of the hold.
    case dragEnded(total: Angle)
    /// The selection changed.
    case selectionChanged(Int?)
    /// The model moved and rests at an item.
    case settled(Int)
}

/// The items that passed the indicator, in order.
public struct CrossedSectors: Hashable, Sendable, Sequence {
    /// The first item.
    public let first: Int
    /// The number of items; larger than the model's after more than one round.
    public let count: Int
    /// Whether the items passed in ascending order.
    public let isAscending: Bool
    let sectorCount: Int

    /// Iterates over the items in the order in which they passed.
    public func makeIterator() -> AnyIterator<Int> {
        var (next, left) = (first, count)
        return AnyIterator {
            guard left > 0 else { return nil }
            left -= 1
            defer { next = (next + (isAscending ? 1 : sectorCount - 1)) % sectorCount }
            return next
        }
    }
}
