extension MarkStroke {
    /// The center of the last open level, of a mark its start.
    private var center: MarkPoint { levels.last?.center ?? trail.first }

    /// Whether the pointer is outside the middle of its level.
    var isOutside: Bool { center.distance(to: position) >= settings.deadZone }

    /// What a release would do now.
    public var reading: MarkReading {
        if isCancelled || hasLeft && !isOutside { return MarkReading(outcome: .cancels) }
        guard let level = levels.last else {
            // A tap opens the menu.
            return hasLeft ? recognizer.reading(of: trail, in: menu) : MarkReading(outcome: .opens)
        }
        var reading = MarkReading(
            outcome: .opens, path: level.path, corners: levels.dropFirst().map(\.center))
        guard hasLeft else {
            if !hasOpened { reading.outcome = levels.count > 1 ? .returns : .cancels }
            return reading
        }
        guard let place, let item = menu.item(at: level.path + [place]) else {
            return MarkReading(outcome: .cancels)
        }
        guard item.isEnabled else { return reading }
        reading.path.append(place)
        if item.submenu == nil { reading.outcome = .chooses }
        return reading
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

    /// Opens the submenu of an item of the last level.
    mutating func push(_ place: Int, at center: MarkPoint) {
        guard let path = levels.last?.path else { return }
        levels.append(MarkLevel(path: path + [place], center: center))
        (hasOpened, hasLeft) = (true, isOutside)
        trail = MarkTrail(at: position)
    }

    /// Opens the levels that a mark has passed, and the one at which it is.
    mutating func open() {
        let reading = self.reading
        let starts = [trail.first] + reading.corners
        var path = reading.path
        if reading.outcome == .chooses { path.removeLast() }
        if reading.outcome == .cancels || !hasLeft { path = [] }
        levels = (0...path.count).map { count in
            MarkLevel(
                path: Array(path.prefix(count)), center: count < starts.count ? starts[count] : position)
        }
        // An ambiguous stroke goes on from where it is.
        if reading.isAmbiguous { levels[path.count].center = position }
        hasOpened = true
        hasLeft = isOutside || reading.outcome == .cancels
        trail = MarkTrail(at: position)
    }

    /// Goes back to an earlier level, or opens a submenu, after a movement of the pointer.
    mutating func follow(from before: MarkPoint) -> Bool {
        let earlier = levels.dropLast().firstIndex {
            $0.center.distance(to: position) < settings.deadZone
                && $0.center.distance(to: before) >= settings.deadZone
        }
        if let earlier {
            levels.removeSubrange((earlier + 1)...)
            (hasLeft, trail) = (true, MarkTrail(at: position))
            return true
        }
        if let turn = recognizer.turn(of: trail, least: settings.deadZone) {
            return follow(turn)
        }
        guard let place = openingItem, center.distance(to: position) >= settings.openDistance else {
            return false
        }
        push(place, at: position)
        return true
    }

    /// Opens the submenu of the item over which the stroke turns.
    private mutating func follow(_ turn: (index: Int, point: MarkPoint)) -> Bool {
        trail.removeFirst(turn.index)
        guard center.distance(to: turn.point) >= settings.deadZone, let place = place(of: turn.point),
            opens(place)
        else { return false }
        let rest = trail
        push(place, at: turn.point)
        trail = rest
        return true
    }
}
