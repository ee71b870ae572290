/// An item of a marking menu.
public struct MarkItem: Hashable, Sendable {
    /// The direction that the item always has; `nil`, the default, for a share of the circle.
    ///
    /// A number of degrees clockwise from the top, as of the menu attribute `direction`, is
    /// `.up + Angle(degrees: number)`.
    public var direction: Angle?
    /// Whether the item can be chosen; true by default.
    ///
    /// A disabled item keeps its wedge.
    public var isEnabled: Bool
    /// The submenu that the item opens; `nil`, the default, for an item to choose.
    public var submenu: MarkMenu?
    /// Whether the menu added the item for those that have no room.
    public internal(set) var isMore = false

    /// Creates an item.
    public init(direction: Angle? = nil, isEnabled: Bool = true, submenu: MarkMenu? = nil) {
        (self.direction, self.isEnabled, self.submenu) = (direction, isEnabled, submenu)
    }
}

/// A level of a marking menu, with its submenus.
///
/// A path is a list of places, one for each level: that of an item on the first level, of one in its submenu, and so
/// on.
///
///     let colors = MarkMenu(Array(repeating: MarkItem(), count: 20))
///     colors.items.count              // 12, the last one is "More"
///     colors.indices(ofPath: [11, 2]) // [13]
public struct MarkMenu: Hashable, Sendable {
    /// The items that the level shows, at most ``MarkLayout/maximumCount``.
    public let items: [MarkItem]
    /// The directions of the items.
    public let layout: MarkLayout
    /// The number of levels, 1 without submenus.
    public let depth: Int

    /// Creates a level of items.
    ///
    /// Of more than ``MarkLayout/maximumCount``, those without room go into the submenu of a last item, whose
    /// ``MarkItem/isMore`` is true.
    public init(_ items: [MarkItem]) { self.init(items, maximumCount: MarkLayout.maximumCount) }

    /// Creates a level of as many items as a menu shows that strokes do not read.
    package init(_ items: [MarkItem], maximumCount: Int) {
        var shown = items
        if items.count > maximumCount {
            let room = maximumCount - 1
            var more = MarkItem(submenu: MarkMenu(Array(items[room...]), maximumCount: maximumCount))
            more.isMore = true
            shown = items[..<room] + [more]
        }
        self.items = shown
        layout = MarkLayout(directions: shown.map(\.direction))
        depth = 1 + (shown.compactMap { $0.submenu?.depth }.max() ?? 0)
    }

    /// The submenu at a path, the menu itself at an empty one; `nil` where there is none.
    @inlinable
    public func submenu(at path: some Sequence<Int>) -> MarkMenu? {
        var menu = self
        for place in path {
            guard menu.items.indices.contains(place), let next = menu.items[place].submenu else { return nil }
            menu = next
        }
        return menu
    }

    /// The item at a path; `nil` where there is none.
    public func item(at path: some BidirectionalCollection<Int>) -> MarkItem? {
        guard let last = path.last else { return nil }
        return submenu(at: path.dropLast())?.items[checked: last]
    }

    /// The indices of a path's items in the lists from which the levels were made, without the steps through "More".
    public func indices(ofPath path: some Sequence<Int>) -> [Int] {
        var (indices, first, menu) = ([Int](), 0, self as MarkMenu?)
        for place in path {
            guard let item = menu?.items[checked: place] else { return indices }
            menu = item.submenu
            if item.isMore {
                first += place
            } else {
                indices.append(first + place)
                first = 0
            }
        }
        return indices
    }
}

extension Array {
    /// The element at an index; `nil` outside.
    fileprivate subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
