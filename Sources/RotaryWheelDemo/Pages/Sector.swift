/// A sector of the demo's wheel.
struct Sector: Sendable {
    let name: String
    let iconName: String?
    /// One sentence for its view.
    let sentence: String

    /// The largest number of sectors for the wheel: nine shapes, then numbered copies of them.
    static let all = (0..<64).map { index in
        let shape = shapes[index % shapes.count]
        let round = index / shapes.count
        guard round > 0 else { return shape }
        let name = translated("%1 no. %2").filling(["%1": shape.name, "%2": String(round + 1)])
        return Sector(name: name, iconName: shape.iconName, sentence: shape.sentence)
    }

    private static let shapes = [
        Sector(
            translated("Circles"), icon: "circles",
            translated("Of all shapes of the same area, a circle has the shortest edge.")),
        Sector(
            translated("Flower"), icon: "flower",
            translated("Young sunflowers follow the sun all day, and turn back at night.")),
        Sector(
            translated("Monster"), icon: "monster",
            translated("Old maps show monsters in seas that no ship had crossed.")),
        Sector(
            translated("Person"), icon: "person",
            translated("The sense of turning is in the ear: three rings, one for each axis.")),
        Sector(
            translated("Smile"), icon: "smile",
            translated("The first smile of a computer was typed in 1982: colon, dash and bracket.")),
        Sector(
            translated("Sun"), icon: "sun",
            translated("The sun turns in 25 days at its equator, and in 35 at its poles.")),
        Sector(
            translated("Swirl"), icon: "swirl",
            translated("The groove of a record is a spiral whose turns are equally far apart.")),
        Sector(
            translated("3 Circles"), icon: "three-circles",
            translated("Three circles that overlap have seven areas, as in a Venn diagram.")),
        Sector(
            translated("Triangle"), icon: "triangle",
            translated("Three joined bars cannot change their angles; so bridges consist of triangles.")),
    ]
}

extension Sector {
    /// A choice of a wheel.
    init(_ wheel: ChoiceWheel, _ index: Int) {
        let chance = wheel.chanceText(of: index)
        self.init(
            name: wheel.title(of: index), iconName: nil,
            sentence: wheel.choices[index].isOut
                ? chance : translated("Chance in the next draw: %1").filling(["%1": chance]))
    }

    private init(_ name: String, icon: String, _ sentence: String) {
        self.init(name: name, iconName: "rotary-wheel-\(icon)-symbolic", sentence: sentence)
    }
}
