extension MarkStroke {
    /// The center of the last open level, of a mark its start.
    private var center: MarkPoint { levels.last?.center ?? trail.first }

    private var deadZone: Double { isOpen ? settings.openDeadZone : settings.deadZone }

    /// Whether the pointer is outside the middle of its level.
    var isOutside: Bool { center.distance(to: position) >= deadZone }

    /// Whether the pointer is ``MarkSettings/openDistance`` or more away from the center of an open level.
    public var isBeyond: Bool { isOpen && center.distance(to: position) >= settings.openDistance }

    /// What a release would do now.
    public var reading: MarkReading {
        if isCancelled { return MarkReading(outcome: .cancels) }
        guard let level = levels.last else { return markReading }
        if hasReturned { return MarkReading(outcome: .cancels) }
        var reading = MarkReading(
            outcome: .opens, path: level.path, corners: levels.dropFirst().map(\.center))
        guard hasLeft else {
            if !hasOpened { reading.outcome = levels.count > 1 ? .returns : .cancels }
            return reading
        }
        // The user sees a level that has opened at the end of the shape.
        if let shape, shape.path.count > level.path.count { return shape }
        guard let place, let item = menu.item(at: level.path + [place]) else {
            return MarkReading(outcome: .cancels)
        }
        guard item.isEnabled else { return reading }
        reading.path.append(place)
        if item.submenu == nil { reading.outcome = .chooses }
        return reading
    }

    /// Whether the pointer has come back to the middle of its level.
    private var hasReturned: Bool { hasLeft && !isOutside }

    /// What the release of a mark would do.
    private var markReading: MarkReading {
        // A tap opens the menu.
        guard hasLeft else { return MarkReading(outcome: .opens) }
        let reading = recognizer.reading(of: trail, in: menu)
        guard hasReturned else { return reading }
        // Out and back is the way to cancel, but also the mark of two items.
        let isMark = !reading.isAmbiguous && !reading.corners.isEmpty
        return isMark ? MarkReading(outcome: .opens, isAmbiguous: true) : MarkReading(outcome: .cancels)
    }

    /// The place of the item whose wedge holds the pointer in the last open level; `nil` in its middle.
    public var place: Int? { isOpen && isOutside ? place(of: position) : nil }

    private func place(of point: MarkPoint) -> Int? {
        levels.last.flatMap {
            menu.submenu(at: $0.path)?.layout.item(towards: $0.center.direction(to: point))
        }
    }

    /// The item under the pointer that a pause opens.
    var openingItem: Int? { place.flatMap { opens($0) ? $0 : nil } }

    private func opens(_ place: Int) -> Bool {
        guard let path = levels.last?.path, let item = menu.item(at: path + [place]) else { return false }
        return item.isEnabled && item.submenu != nil
    }

    /// The reading of the trail; `nil` if it is not certain, or does not begin in the middle of a level.
    var certainShape: MarkReading? {
        guard settledCount > 0, levels[settledCount - 1].center.distance(to: trail.first) < deadZone,
            let submenu = menu.submenu(at: levels[settledCount - 1].path)
        else { return nil }
        var shape = recognizer.reading(of: trail, in: submenu, isOpen: true)
        guard !shape.isAmbiguous else { return nil }
        shape.path = levels[settledCount - 1].path + shape.path
        shape.corners = levels[..<settledCount].dropFirst().map(\.center) + shape.corners
        return shape
    }

    /// The reading of the trail if it has certain corners.
    private var shape: MarkReading? { certainShape.flatMap { $0.corners.count < settledCount ? nil : $0 } }

    /// Opens the submenu of an item of the last level.
    mutating func push(_ place: Int, at center: MarkPoint) {
        guard let path = levels.last?.path else { return }
        levels.append(MarkLevel(path: path + [place], center: center))
        (hasOpened, hasLeft) = (true, isOutside)
    }

    /// Begins a new trail; the open levels no longer depend on the shape.
    mutating func settle() {
        (settledCount, hasShape) = (levels.count, false)
        trail = MarkTrail(at: position)
    }

    /// Opens the levels that a mark has passed, and the one at which it is.
    mutating func open() {
        let (reading, hasReturned) = (self.reading, self.hasReturned)
        let starts = [trail.first] + reading.corners
        var path = reading.path
        if reading.outcome == .chooses { path.removeLast() }
        levels = (0...path.count).map { count in
            MarkLevel(
                path: Array(path.prefix(count)), center: count < starts.count ? starts[count] : position)
        }
        // An ambiguous stroke goes on from where it is.
        if reading.isAmbiguous { levels[path.count].center = position }
        hasOpened = true
        hasLeft = isOutside || hasReturned
    }

    /// Goes back to an earlier level, or opens a submenu, after a movement of the pointer.
    mutating func follow(from before: MarkPoint) -> Bool {
        let earlier = levels.dropLast().firstIndex {
            $0.center.distance(to: position) < deadZone && $0.center.distance(to: before) >= deadZone
        }
        if let earlier {
            levels.removeSubrange((earlier + 1)...)
            hasLeft = true
            settle()
            return true
        }
        let shape = certainShape
        if let shape, shape.corners.count >= settledCount { return open(shape) }
        let hasClosed = shape != nil && closeShape()
        guard let place = openingItem, isBeyond else { return hasClosed }
        push(place, at: position)
        return true
    }

    /// Opens the levels that a shape has passed at its corners, instead of those that opened since the last pause.
    private mutating func open(_ shape: MarkReading) -> Bool {
        let passed = settledCount..<shape.corners.count + 1
        let before = levels
        for (index, center) in zip(passed, shape.corners[(settledCount - 1)...]) {
            let level = MarkLevel(path: Array(shape.path.prefix(index)), center: center)
            guard index < levels.count else {
                levels.append(level)
                continue
            }
            // A level moves only if it has opened elsewhere: a corner becomes clearer while the stroke goes on.
            if levels[index].path != level.path
                || levels[index].center.distance(to: center) >= deadZone
            {
                levels[index] = level
                levels.removeSubrange((index + 1)...)
            }
        }
        hasShape = true
        guard levels != before else { return false }
        (hasOpened, hasLeft) = (true, isOutside)
        return true
    }

    /// Closes the levels of a corner that now reads as a hook.
    private mutating func closeShape() -> Bool {
        guard hasShape, levels.count > settledCount else { return false }
        levels.removeSubrange(settledCount...)
        (hasShape, hasOpened, hasLeft) = (false, settledCount > 1, isOutside)
        return true
    }
}
