/// One thing that an event changed about a wheel.
public enum WheelChange: Hashable, Sendable {
    /// The wheel does something else now.
    case phaseChanged(WheelPhase)
    /// A pointer has gripped the wheel.
    case dragBegan
    /// The wheel has turned; `total` counts from where it was gripped, or left its rest.
    case rotated(delta: Angle, total: Angle)
    /// Sectors have come to the indicator while the wheel was turning.
    ///
    /// All of them where a hand turns the wheel or has set it in motion; of a jump, the last turn at most.
    case sectorsCrossed(CrossedSectors)
    /// The pointer has let go of the wheel, after turning it by `total`.
    case dragEnded(total: Angle)
    /// Another sector is selected.
    case selectionChanged(Int?)
    /// The wheel has moved and come to rest with a sector at the indicator.
    case settled(Int)
}

extension WheelChange {
    /// An empty list with room for what most events change, so that it need not grow.
    static func list() -> [WheelChange] {
        var list: [WheelChange] = []
        list.reserveCapacity(4)
        return list
    }

    var isRotation: Bool { if case .rotated = self { true } else { false } }
}

/// The sectors that came to the indicator one after the other.
public struct CrossedSectors: Hashable, Sendable, Sequence {
    /// The first to come.
    public let first: Int
    /// How many came; more than the wheel has when it turned more than once.
    public let count: Int
    /// Whether they came in the order of their numbers.
    public let isAscending: Bool
    let sectorCount: Int

    /// Visits the sectors in the order in which they came.
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
