import RotaryWheelModel

/// A run of items that others replace.
struct Replacement {
    let start: Int
    let removed: Int
    let added: Int
    /// The number of all items afterwards.
    let count: Int

    /// The new index of an item; `nil` if it is removed.
    func index(of item: Int) -> Int? {
        item < start ? item : item >= start + removed ? item - removed + added : nil
    }
}

extension SeededGenerator {
    /// A replacement in a list of some items.
    mutating func replacement(in count: Int) -> Replacement {
        let start = int(0...count)
        let removed = int(0...min(count - start, 4))
        let added = int(0...4)
        return Replacement(start: start, removed: removed, added: added, count: count - removed + added)
    }
}
