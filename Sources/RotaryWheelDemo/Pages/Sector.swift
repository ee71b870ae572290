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
            translated("A large one and a small one, which only just keep apart.")),
        Sector(
            translated("Flower"), icon: "flower",
            translated("It opens in the morning, and turns after the sun all day.")),
        Sector(
            translated("Monster"), icon: "monster",
            translated("It lives under the bed, and is afraid of what sleeps in it.")),
        Sector(
            translated("Person"), icon: "person",
            translated("Somebody you know, or would if you had turned the other way.")),
        Sector(
            translated("Smile"), icon: "smile", translated("It costs nothing, and is usually given back.")),
        Sector(
            translated("Sun"), icon: "sun", translated("The one wheel that everything else turns about.")),
        Sector(
            translated("Swirl"), icon: "swirl",
            translated("What is left of a circle that could not make up its mind.")),
        Sector(
            translated("3 Circles"), icon: "three-circles",
            translated("Two are company, and the third keeps them in balance.")),
        Sector(
            translated("Triangle"), icon: "triangle",
            translated("It cannot roll, and so it always knows where it stands.")),
    ]

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

    private init(name: String, iconName: String?, sentence: String) {
        (self.name, self.iconName, self.sentence) = (name, iconName, sentence)
    }
}
