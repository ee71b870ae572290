extension MarkRecognizer {
    /// Segments that are shorter than a length in pixels and than a part of the longest may be hooks.
    private static let doubts: [(length: Double, part: Double)] = [(.infinity, 0.15), (20, 0.5)]
    /// Directions that differ less are the same to a hand.
    private static let alike = Angle(degrees: 10)

    /// What segments choose on the levels that they pass; `nil` if they are more than the levels.
    func reading(of segments: [MarkSegment], in menu: MarkMenu, isOpen: Bool) -> MarkReading? {
        guard let places = places(of: segments, in: menu) else { return nil }
        let leastLength = segments.least(Self.doubts)
        var reading = MarkReading(outcome: .opens)
        var (level, before) = (menu, nil as Angle?)
        for (segment, place) in zip(segments, places) {
            let (item, direction) = (level.items[place], level.layout.directions[place])
            guard segment.length >= leastLength, isCertain(segment, on: level.layout),
                before.map({ Self.isAlike($0, direction) }) != true
            else {
                reading.isAmbiguous = true
                return reading
            }
            if before != nil { reading.corners.append(segment.start) }
            guard item.isEnabled else { return reading }
            reading.path.append(place)
            guard let submenu = item.submenu else { return chosen(reading, in: menu, isOpen: isOpen) }
            (level, before) = (submenu, direction)
        }
        return reading
    }

    /// The item that each segment chooses, level by level.
    private func places(of segments: [MarkSegment], in menu: MarkMenu) -> [Int]? {
        var (places, level) = ([Int](), menu as MarkMenu?)
        for segment in segments {
            guard let current = level, let place = current.layout.item(towards: segment.direction) else {
                return nil
            }
            places.append(place)
            level = current.items[place].submenu
        }
        return places
    }

    /// Whether a segment keeps away from the boundary of its wedge.
    private func isCertain(_ segment: MarkSegment, on layout: MarkLayout) -> Bool {
        guard layout.directions.count > 1, caution > 0 else { return true }
        guard let inner = segment.innerDirection,
            layout.item(towards: inner) == layout.item(towards: segment.direction)
        else { return false }
        let share = Angle(turns: 1 / Double(layout.directions.count))
        let least = segment.uncertainty * 0.8 + share * 0.04
        return layout.margin(of: segment.direction) >= least * caution
    }

    private static func isAlike(_ one: Angle, _ other: Angle) -> Bool {
        abs((one - other).wrapped.radians) < alike.radians
    }

    /// A reading whose last item is chosen, unless one of its segments may have passed two levels.
    private func chosen(_ reading: MarkReading, in menu: MarkMenu, isOpen: Bool) -> MarkReading {
        var result = reading
        var (level, directions) = (menu, [Angle]())
        for place in reading.path {
            directions.append(level.layout.directions[place])
            level = level.items[place].submenu ?? level
        }
        if caution > 0, !isOpen, let common = commonLevels(of: directions[...], in: menu) {
            result.isAmbiguous = true
            result.path = Array(result.path.prefix(common))
            result.corners = Array(result.corners.prefix(common))
        } else {
            result.outcome = .chooses
        }
        return result
    }

    /// The number of levels after which another leaf's path has the same directions, one of them twice; `nil` if there
    /// is none.
    private func commonLevels(of directions: ArraySlice<Angle>, in menu: MarkMenu) -> Int? {
        guard let direction = directions.first, let place = menu.layout.item(towards: direction),
            let submenu = menu.items[place].submenu
        else { return nil }
        if let again = submenu.layout.item(towards: direction),
            Self.isAlike(submenu.layout.directions[again], direction), leads(directions, from: submenu)
        {
            return 1
        }
        return commonLevels(of: directions.dropFirst(), in: submenu).map { $0 + 1 }
    }

    /// Whether directions lead to an item without a submenu.
    private func leads(_ directions: ArraySlice<Angle>, from menu: MarkMenu) -> Bool {
        var level: MarkMenu? = menu
        for direction in directions {
            guard let current = level, let place = current.layout.item(towards: direction) else {
                return false
            }
            level = current.items[place].submenu
        }
        return level == nil
    }
}

extension MarkReading {
    /// What two readings of a stroke have in common.
    func common(with other: MarkReading) -> MarkReading {
        guard (outcome, path) != (other.outcome, other.path) else { return self }
        let same = zip(path, other.path).prefix { $0 == $1 }.map(\.0)
        return MarkReading(
            outcome: .opens, path: same, corners: Array(corners.prefix(same.count)), isAmbiguous: true)
    }
}
