/// What a sector of the demo's wheel stands for.
struct Sector: Sendable {
    /// What it is called.
    let name: String
    /// The name of its icon.
    let iconName: String
    /// One sentence about it.
    let sentence: String

    /// The eight of them, clockwise from the indicator.
    static let all = [
        Sector("Circles", icon: "circles", "A large one and a small one, which only just keep apart."),
        Sector("Flower", icon: "flower", "It opens in the morning, and turns after the sun all day."),
        Sector("Monster", icon: "monster", "It lives under the bed, and is afraid of what sleeps in it."),
        Sector("Person", icon: "person", "Somebody you know, or would if you had turned the other way."),
        Sector("Smile", icon: "smile", "It costs nothing, and is usually given back."),
        Sector("Sun", icon: "sun", "The one wheel that everything else turns about."),
        Sector("Swirl", icon: "swirl", "What is left of a circle that could not make up its mind."),
        Sector("3 Circles", icon: "three-circles", "Two are company, and the third keeps them in balance."),
    ]

    private init(_ name: String, icon: String, _ sentence: String) {
        self.name = name
        iconName = "rotary-wheel-\(icon)-symbolic"
        self.sentence = sentence
    }
}
