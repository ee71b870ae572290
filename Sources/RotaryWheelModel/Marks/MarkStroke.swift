/// An open level of a marking menu.
public struct MarkLevel: Hashable, Sendable {
    /// The path that leads to the level: that of a submenu's item, empty for the first level; see ``MarkMenu``.
    public var path: [Int]
    /// The point from which its items' directions lead.
    public var center: MarkPoint

    /// Creates a level.
    public init(path: [Int], center: MarkPoint) { (self.path, self.center) = (path, center) }
}

/// A stroke through a marking menu while it is drawn.
///
/// It begins as a mark: nothing is open, and its shape alone decides, as a ``MarkRecognizer`` reads it. A pause opens
/// the levels that it has passed. In an open level, the item is that in whose wedge the pointer is, as far away as it
/// may be. A submenu opens under the stroke if the stroke turns over its item, pauses or goes
/// ``MarkSettings/openDistance`` far. From one pause to the next, a stroke with certain corners is read by its shape,
/// as a mark is: the length of its parts does not matter. Into the middle of an earlier level leads the way back to it.
///
/// A release chooses an item, or opens the menu at the path of the reading. The hook of a pen that is lifted into another
/// wedge does not count: if the wedge has come too late to be seen, the shape decides, and the menu stays open where that
/// is not certain. Nothing happens if the stroke has returned to the middle of its level, or ended with
/// ``cancel()``. A mark that ends where it began may also be that of an item, as right and left: then the menu opens.
///
///     var stroke = MarkStroke(in: menu, at: MarkPoint(x: 0, y: 0), time: .zero)
///     stroke.move(to: MarkPoint(x: 30, y: 0), at: .milliseconds(40))
///     stroke.move(to: MarkPoint(x: 60, y: 0), at: .milliseconds(80))
///     stroke.move(to: MarkPoint(x: 60, y: 25), at: .milliseconds(120))
///     stroke.move(to: MarkPoint(x: 60, y: 50), at: .milliseconds(160))
///     stroke.reading.path     // [1, 2], right and down in a menu of fours
///
/// A program calls ``update(at:)`` at the ``deadline``. Points that are not finite are ignored, coordinates clamped to
/// ±10⁹ pixels, and times that go backwards count as the latest.
public struct MarkStroke: Hashable, Sendable {
    /// The menu.
    public private(set) var menu: MarkMenu
    /// Distances and times.
    public var settings: MarkSettings
    /// Reads the stroke's shape.
    public var recognizer = MarkRecognizer()
    /// The open levels, the first included; empty while the stroke is a mark.
    public internal(set) var levels: [MarkLevel]
    /// The last point.
    public internal(set) var position: MarkPoint
    /// Whether ``cancel()`` has ended the stroke.
    public private(set) var isCancelled = false

    /// Less than the time in which a user answers to what is seen.
    private static let reactionTime = Duration.milliseconds(100)

    /// The points since the press, or since the last pause in an open level.
    var trail: MarkTrail
    /// The number of levels that were open at the start of the trail; the shape of the trail decides on later ones.
    var settledCount = 0
    /// Whether corners of the trail opened levels after ``settledCount``.
    var hasShape = false
    /// Whether the pointer has left the middle of its level.
    var hasLeft = false
    /// Whether the last level has opened under the stroke, not before.
    var hasOpened = false
    /// Whether the pointer has paused at its present place.
    private var hasRested = false
    /// The path of the wedge that the pointer is in, since when, and whether it came from another one of the level.
    private var (wedge, wedgeTime, isNext): ([Int]?, Duration, Bool) = (nil, .zero, false)
    private var time: Duration
    /// Where and when the pointer came to its present place.
    private var (rest, restTime): (MarkPoint, Duration)

    /// Begins a stroke with a press.
    ///
    /// - Parameters:
    ///   - menu: the first level.
    ///   - position: the point of the press; the origin if it is not finite.
    ///   - time: the time of the press.
    ///   - levels: the levels that are open already, from the first; none for a mark.
    ///   - settings: distances and times.
    public init(
        in menu: MarkMenu, at position: MarkPoint, time: Duration, levels: [MarkLevel] = [],
        settings: MarkSettings = MarkSettings()
    ) {
        let position = position.usable ?? MarkPoint(x: 0, y: 0)
        (self.menu, self.levels, self.settings) = (menu, levels, settings)
        (self.position, rest, trail) = (position, position, MarkTrail(at: position))
        (self.time, restTime) = (time, time)
        dropInvalidLevels()
        settledCount = self.levels.count
        hasLeft = isOutside
    }

    /// The first point since the press, or since the last pause in an open level.
    public var start: MarkPoint { trail.first }

    /// Whether the pointer has left the middle of its level.
    public var hasMoved: Bool { hasLeft }

    /// Whether the menu is open.
    public var isOpen: Bool { !levels.isEmpty }

    /// The time at which a pause opens the menu or a submenu, unless the pointer moves before; `nil` for never.
    public var deadline: Duration? {
        if isCancelled { return nil }
        if !isOpen { return restTime + settings.showDelay }
        return openingItem == nil && (trail.isPoint || hasRested) ? nil : restTime + settings.dwell
    }

    /// Moves the pointer, and returns whether ``levels`` changed.
    @discardableResult public mutating func move(to point: MarkPoint, at time: Duration) -> Bool {
        guard let point = point.usable, !isCancelled else { return false }
        // A late event does not hide the pause before it.
        let hasPaused = update(at: time)
        let before = position
        position = point
        defer { enterWedge() }
        // Movements in the middle of a level have no direction.
        if isOpen, levels.count == settledCount, !isOutside {
            trail = MarkTrail(at: point)
        } else {
            trail.append(point)
        }
        hasLeft = hasLeft || isOutside
        if rest.distance(to: point) > settings.stillness {
            (rest, restTime, hasRested) = (point, self.time, false)
        }
        return isOpen && follow(from: before) || hasPaused
    }

    /// Opens what a pause until a time opens, and returns whether ``levels`` changed.
    @discardableResult public mutating func update(at time: Duration) -> Bool {
        self.time = max(self.time, time)
        guard let deadline, deadline <= self.time else { return false }
        (restTime, hasRested) = (self.time, true)
        let before = levels.count
        if let item = openingItem { push(item, at: position) }
        if !isOpen { open() }
        // A level that opened far away may still move to the corner after the pause.
        if levels.count != before || levels.count == settledCount || hasShape { settle() }
        return levels.count != before
    }

    /// Ends the stroke with a release; ``levels`` are then those that stay open if the reading opens a menu.
    public mutating func release(at time: Duration) -> MarkReading {
        update(at: time)
        let reading = unseenReading ?? self.reading
        guard reading.outcome == .opens else { return reading }
        if !isOpen { open() }
        while let path = levels.last?.path, path.count < reading.path.count {
            let corners = reading.corners
            push(reading.path[path.count], at: path.count < corners.count ? corners[path.count] : position)
        }
        return reading
    }

    private mutating func enterWedge() {
        let path = place.flatMap { place in levels.last.map { $0.path + [place] } }
        guard path != wedge else { return }
        (wedge, wedgeTime, isNext) = (path, time, path?.dropLast() == wedge?.dropLast())
    }

    /// What a release does where the pointer has come into another wedge too late for the user to see: by a hook, as of a
    /// pen that is lifted.
    private var unseenReading: MarkReading? {
        guard time - wedgeTime < Self.reactionTime, let level = levels.last else { return nil }
        guard let shape = certainShape else {
            let isUnsure = isNext && reading.outcome == .chooses
            return isUnsure ? MarkReading(outcome: .opens, path: level.path, isAmbiguous: true) : nil
        }
        return shape.outcome == .chooses && shape.path.dropLast() == level.path[...] ? shape : nil
    }

    /// Opens the levels to a path where the stroke is, as after a release on a disabled item.
    public mutating func open(path: [Int]) {
        if !isOpen { open() }
        while levels.count > 1, !path.starts(with: levels[levels.count - 1].path) { levels.removeLast() }
        while let last = levels.last?.path, last.count < path.count,
            menu.submenu(at: path.prefix(last.count + 1)) != nil
        {
            push(path[last.count], at: position)
        }
        settle()
    }

    /// Moves the last open level to where the stroke is.
    public mutating func centerLastLevel() {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].center = position
        settle()
    }

    /// Cancels the stroke, as Escape or a second button or finger does.
    public mutating func cancel() { isCancelled = true }

    /// Replaces the menu; open levels stay open as far as their paths lead to submenus.
    ///
    /// - Parameters:
    ///   - menu: the first level.
    ///   - path: where the path of the last open level is now; shorter where an item has lost its submenu. By default
    ///     the items have not moved.
    public mutating func setMenu(_ menu: MarkMenu, path: [Int]? = nil) {
        self.menu = menu
        if let path {
            for depth in levels.indices { levels[depth].path = Array(path.prefix(depth)) }
        }
        dropInvalidLevels()
        hasLeft = hasLeft || isOutside
    }

    private mutating func dropInvalidLevels() {
        let valid = levels.enumerated().prefix { depth, level in
            level.center.isFinite && level.path.count == depth && menu.submenu(at: level.path) != nil
                && (depth == 0 || levels[depth - 1].path == level.path.dropLast())
        }
        guard valid.count < levels.count else { return }
        levels.removeLast(levels.count - valid.count)
        settledCount = min(settledCount, levels.count)
        hasOpened = false
    }
}
