/// What a stroke means in a marking menu.
public struct MarkReading: Hashable, Sendable {
    /// What a release does.
    public enum Outcome: Hashable, Sendable, CaseIterable {
        /// Chooses the item at the path.
        case chooses
        /// Opens the menu at the path, as the stroke ends on a submenu, on a disabled item, or between two readings.
        case opens
        /// Goes back a level, as the pointer has not left the middle of a submenu.
        case returns
        /// Closes the menu without a choice.
        case cancels
    }

    /// What a release does.
    public var outcome: Outcome
    /// The places of the items, level by level, that the stroke has passed; see ``MarkMenu``.
    ///
    /// The item to choose is the last. If the stroke opens a menu, its path: of an ambiguous stroke the certain part.
    public var path: [Int]
    /// The points where the stroke turns from one level of the path to the next.
    public var corners: [MarkPoint]
    /// Whether the stroke has several readings, so that the menu opens instead.
    public var isAmbiguous: Bool

    /// Creates a reading.
    public init(outcome: Outcome, path: [Int] = [], corners: [MarkPoint] = [], isAmbiguous: Bool = false) {
        (self.outcome, self.path, self.corners, self.isAmbiguous) = (outcome, path, corners, isAmbiguous)
    }
}
