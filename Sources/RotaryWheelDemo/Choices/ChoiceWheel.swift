/// A wheel of the user's own choices.
struct ChoiceWheel: EditedList, Sendable {
    static let maximumCount = 200

    var name: String
    var choices: [Choice] = []
    /// Whether a choice leaves the draw after it has won.
    var isOnce = false
    /// Whether all sectors have the same width, whatever the weights.
    var hasEqualSectors = false
    /// The number of choices that win, one spin after another.
    var winnerCount = 1

    init(name: String, choices: [Choice] = []) {
        self.name = Choice.cleaned(name)
        self.choices = Array(choices.prefix(Self.maximumCount))
    }

    var count: Int { choices.count }

    /// The positions of the choices that have sectors: those with a name.
    var positions: [Int] { choices.indices.filter { choices[$0].isNamed } }

    /// The wheel of the choices that have sectors.
    var played: ChoiceWheel {
        var wheel = self
        wheel.choices = choices.filter(\.isNamed)
        return wheel
    }

    private var inDraw: [Choice] { choices.filter { $0.isNamed && !$0.isOut } }

    /// Whether there is another choice to draw after some have won; the last one is still in the draw.
    func hasMore(after winnerCount: Int) -> Bool {
        winnerCount < self.winnerCount && countInDraw > (isOnce ? 1 : winnerCount)
    }

    /// The number of choices that the wheel may draw.
    var countInDraw: Int { inDraw.count }

    /// Whether all choices are out of the draw.
    var isOver: Bool { !choices.isEmpty && countInDraw == 0 }

    /// Whether all choices in the draw have the same probability.
    var isEven: Bool { Set(inDraw.map(\.weight)).count < 2 }

    /// The probability of a choice, from 0 to 1.
    func chance(of index: Int) -> Double {
        guard choices[index].isNamed, !choices[index].isOut else { return 0 }
        return choices[index].weight / inDraw.reduce(0) { $0 + $1.weight }
    }

    /// The color of a choice: its own, or that of its place, where the last one differs from the first.
    func color(of index: Int) -> ChoiceColor {
        if let own = choices[index].color { return own }
        let colors = ChoiceColor.tints
        let sector = choices[..<index].count(where: \.isNamed)
        let turn = sector % colors.count
        let isLikeFirst = turn == 0 && sector > 0 && !choices[(index + 1)...].contains(where: \.isNamed)
        return colors[isLikeFirst ? colors.count / 2 : turn]
    }

    /// Adds choices, as many as there is room for.
    ///
    /// - Returns: the number of choices that found no room.
    @discardableResult
    mutating func insert(_ new: [Choice], at index: Int) -> Int {
        let room = max(0, Self.maximumCount - choices.count)
        choices.insert(contentsOf: new.prefix(room), at: min(max(0, index), choices.count))
        return max(0, new.count - room)
    }

    mutating func remove(at index: Int) { choices.remove(at: index) }

    /// Moves a choice to another position.
    mutating func move(from source: Int, to target: Int) {
        guard choices.indices.contains(source), choices.indices.contains(target) else { return }
        choices.insert(choices.remove(at: source), at: target)
    }

    /// Sorts the choices by their names.
    mutating func sort() {
        let keys = choices.map(\.name.sortKey)
        choices = zip(keys, choices).sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }

    mutating func returnAll() { for index in choices.indices { choices[index].isOut = false } }
}
