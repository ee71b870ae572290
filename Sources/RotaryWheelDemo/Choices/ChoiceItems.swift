/// The items of a wheel of choices.
@MainActor
final class ChoiceItems {
    private let items = ItemList()

    /// The GListModel for the wheel.
    var list: Handle { items.list }

    subscript(index: Int) -> Handle? { items[index] }

    /// Forgets the choices, so that no item of theirs is one of another wheel's.
    func forget() { items.forgetNames() }

    /// Shows choices.
    ///
    /// - Parameter winner: the item of the choice that is out of the draw, but stays at the indicator until the next spin.
    func show(_ wheel: ChoiceWheel, winner: Handle?) {
        items.show(wheel.choices.map(\.name), areMoved: true) { item, index in
            item.set("label", to: wheel.title(of: index))
            item.set("css-class", to: wheel.color(of: index).styleClass)
            item.set("enabled", to: !wheel.choices[index].isOut || item === winner)
        }
    }
}

extension ChoiceWheel {
    /// The name of a choice for the user.
    func title(of index: Int) -> String {
        let name = choices[index].name.trimmingSpaces
        return name.isEmpty
            ? translated("Choice %1").filling(["%1": String(index + 1)]) : name
    }

    /// The name of the wheel for the user.
    var title: String {
        let name = name.trimmingSpaces
        return name.isEmpty ? translated("Wheel") : name
    }

    /// The probability of a choice for the user.
    func chanceText(of index: Int) -> String {
        let percent = Int((chance(of: index) * 100).rounded())
        return choices[index].isOut
            ? translated("Out of the draw")
            : percent == 0
                ? translated("Below 1 percent") : translated("%d percent", "%d percent", count: percent)
    }

    /// The weights for the library; empty for equal ones.
    var weights: [Double] {
        let weights = choices.map(\.weight)
        return weights.contains { $0 != weights[0] } ? weights : []
    }
}
