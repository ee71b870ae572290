import CRotaryWheel
import CRotaryWheelGtk

/// The items of a wheel of choices.
@MainActor
final class ChoiceItems {
    /// The GListModel for the wheel.
    let list = Handle(adopting: UnsafeMutableRawPointer(g_list_store_new(rotary_wheel_item_get_type())))

    private var items: [Handle] = []
    private var names: [String] = []

    /// Shows choices; items of unchanged choices stay, so that a motion and the selection follow them.
    ///
    /// - Parameter winner: the choice that is out of the draw, but stays at the indicator until the next spin.
    func show(_ wheel: ChoiceWheel, winner: Int?) {
        splice(wheel.choices.map(\.name))
        for (index, choice) in wheel.choices.enumerated() {
            let item = items[index]
            item.set("label", to: wheel.title(of: index))
            item.set("css-class", to: wheel.color(of: index).styleClass)
            item.set("enabled", to: !choice.isOut || index == winner)
        }
    }

    /// Replaces what lies between the names that stay at both ends.
    private func splice(_ new: [String]) {
        let (old, shorter) = (names, min(names.count, new.count))
        names = new
        guard old.count != new.count else { return }
        var (start, end) = (0, 0)
        while start < shorter, old[start] == new[start] { start += 1 }
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let added = (start..<(new.count - end)).map { _ in
            Handle(adopting: UnsafeMutableRawPointer(rotary_wheel_item_new(nil, nil)))
        }
        let removed = old.count - end - start
        items.replaceSubrange(start..<(start + removed), with: added)
        var pointers: [UnsafeMutableRawPointer?] = added.map(\.pointer)
        g_list_store_splice(list.opaque, guint(start), guint(removed), &pointers, guint(added.count))
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
