/// A wheel of the user's own choices.
struct ChoiceWheel: Equatable, Sendable {
    static let maximumCount = 200

    var name: String
    var choices: [Choice] = []
    /// Whether a choice leaves the draw after it has won.
    var isOnce = false

    init(name: String, choices: [Choice] = []) {
        self.name = Choice.cleaned(name)
        self.choices = Array(choices.prefix(Self.maximumCount))
    }

    /// The number of choices that the wheel may draw.
    var countInDraw: Int { choices.count { !$0.isOut } }

    /// Whether all choices are out of the draw.
    var isOver: Bool { !choices.isEmpty && countInDraw == 0 }

    /// The probability of a choice, from 0 to 1.
    func chance(of index: Int) -> Double {
        guard !choices[index].isOut else { return 0 }
        return choices[index].weight / choices.reduce(0) { $0 + ($1.isOut ? 0 : $1.weight) }
    }

    /// The color of a choice: its own, or that of its place, where the last one differs from the first.
    func color(of index: Int) -> ChoiceColor {
        if let own = choices[index].color { return own }
        let colors = ChoiceColor.allCases
        let turn = index % colors.count
        let isLikeFirst = turn == 0 && index > 0 && index + 1 == choices.count
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

    /// Moves a choice to another position.
    mutating func move(from source: Int, to target: Int) {
        guard choices.indices.contains(source), choices.indices.contains(target) else { return }
        choices.insert(choices.remove(at: source), at: target)
    }

    mutating func returnAll() { for index in choices.indices { choices[index].isOut = false } }
}
