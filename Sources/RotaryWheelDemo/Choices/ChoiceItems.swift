extension ItemList {
    /// Shows the choices of a wheel.
    ///
    /// - Parameters:
    ///   - result: the item at the indicator, which is enabled until the next spin even if it is out.
    ///   - winners: items that are out until the next draw.
    ///   - pictures: has the pictures that are loaded.
    func show(_ wheel: ChoiceWheel, result: Handle?, winners: [Handle], _ pictures: ChoicePictures) {
        OwnColors.add(wheel.choices.compactMap(\.color))
        show(wheel.choices.map(\.name), areMoved: true) { item, index in
            item.set("label", to: wheel.title(of: index))
            item.set("css-class", to: wheel.color(of: index).styleClass)
            item.set("weight", to: wheel.hasEqualSectors ? 1 : wheel.choices[index].weight)
            item.set("chance", to: wheel.choices[index].weight)
            item.set("icon", to: wheel.choices[index].picture.flatMap(pictures.texture))
            let isOut = wheel.choices[index].isOut || winners.contains { $0.pointer == item.pointer }
            item.set("enabled", to: !isOut || item.pointer == result?.pointer)
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

    /// The probability of a choice for the user, after its weight if that is not 1.
    func shareText(of index: Int) -> String {
        guard choices[index].weight != 1 else { return chanceText(of: index) }
        return translated("Weight %1: %2").filling([
            "%1": localized(choices[index].weight), "%2": chanceText(of: index),
        ])
    }

    /// The probability of a choice for the user.
    func chanceText(of index: Int) -> String {
        guard choices[index].isNamed else { return translated("Needs a name") }
        return choices[index].isOut ? translated("Out of the draw") : text(ofChance: chance(of: index))
    }

    /// A sentence for the user: the number of choices in the draw, and their probability.
    var chanceSentence: String {
        let chances = choices.indices.map(chance).filter { $0 > 0 }
        guard let least = chances.min(), let most = chances.max() else {
            return translated("All choices are out of the draw.")
        }
        let numbers: KeyValuePairs = ["%1": text(ofChance: least), "%2": text(ofChance: most)]
        let sentence =
            isEven
            ? translated(
                "%d choice is in the draw, with a chance of %1.",
                "%d choices are in the draw, each with a chance of %1.", count: chances.count)
            : translated(
                "%d choice is in the draw, with chances from %1 to %2.",
                "%d choices are in the draw, with chances from %1 to %2.", count: chances.count)
        return sentence.filling(numbers)
    }

    /// A probability for the user, in percent; a fraction where equal percentages would not add up to 100.
    private func text(ofChance chance: Double) -> String {
        let tenths = Int((chance * 1000).rounded())
        if isEven, 1000 % countInDraw != 0 {
            return translated("1 in %1").filling(["%1": localized(countInDraw)])
        }
        if tenths == 0 { return translated("below %1 percent").filling(["%1": localized(0.1)]) }
        return tenths % 10 == 0
            ? translated("%d percent", "%d percent", count: tenths / 10)
            : translated("%1 percent").filling(["%1": localized(Double(tenths) / 10)])
    }
}
