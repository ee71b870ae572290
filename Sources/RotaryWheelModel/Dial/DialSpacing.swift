/// The positions of a dial's items along its rim, in items, with gaps between sections.
///
/// Neighbors are 1 apart, across a gap 1 + ``gap``. Positions go on beyond the rim's ``length``, so that a dial neither
/// loses turns nor unwraps angles.
public struct DialSpacing: Hashable, Sendable {
    /// The additional distance between sections, in items.
    public static let gap = 0.5

    /// The number of items.
    public let count: Int
    /// The length of the rim, in items.
    public let length: Double
    /// The gaps before each item and before the next turn, in items; empty without gaps.
    private let shifts: [Double]

    /// Creates a spacing with the first items of the sections; a single section has no gap.
    public init(count: Int, sectionStarts: [Int] = []) {
        let count = max(count, 0)
        self.count = count
        let starts = Set(sectionStarts.filter { (0..<count).contains($0) }).union(count > 0 ? [0] : [])
        guard starts.count > 1 else {
            shifts = []
            length = Double(count)
            return
        }
        var shifts = [0.0]
        for item in 1...count {
            shifts.append(shifts[item - 1] + (starts.contains(item % count) ? Self.gap : 0))
        }
        self.shifts = shifts
        length = Double(count) + shifts[count]
    }

    /// The position of an item, or of a point between two.
    public func position(of item: Double) -> Double {
        guard !shifts.isEmpty else { return item }
        let turn = (item / Double(count)).rounded(.down)
        let inTurn = item - turn * Double(count)
        let index = min(Int(inTurn), count - 1)
        let shift = shifts[index] + (shifts[index + 1] - shifts[index]) * (inTurn - Double(index))
        return turn * length + inTurn + shift
    }

    /// The item, or point between two, at a position.
    public func item(at position: Double) -> Double {
        guard !shifts.isEmpty else { return position }
        let turn = (position / length).rounded(.down)
        let inTurn = position - turn * length
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Double(middle) + shifts[middle] <= inTurn { low = middle } else { high = middle }
        }
        let width = 1 + shifts[low + 1] - shifts[low]
        return turn * Double(count) + Double(low) + (inTurn - Double(low) - shifts[low]) / width
    }
}
