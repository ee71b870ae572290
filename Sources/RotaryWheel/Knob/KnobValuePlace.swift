/// The room of a knob's widest value, in pixels.
struct KnobValueRoom {
    let fontSize: Double
    var width, height: Int
    /// The width of the values without their unit.
    var bareWidth: Int

    /// The least scale: a text shrinks as far as 8 pixels.
    var leastScale: Double { min(8 / fontSize, 1) }
}

/// The place and size of a value.
struct KnobValuePlace: Equatable {
    /// The widest text in a disc, in radii.
    static let textReach = 1.75

    /// Whether it is in the middle; below otherwise.
    let isInside: Bool
    /// The scale of its font.
    let scale: Double
    let hidesUnit: Bool
}

extension KnobValuePlace {
    /// The place in a disc, whose text grows with it; `nil` without room, even for the least text without its unit.
    init?(of room: KnobValueRoom, inDisc radius: Double) {
        let wanted = max(0.55 * radius / room.fontSize, 1)
        let hidesUnit = room.leastScale * Double(room.width) > Self.textReach * radius
        let width = Double(hidesUnit ? room.bareWidth : room.width)
        guard room.leastScale * width <= Self.textReach * radius else { return nil }
        // The line on the disc stays free where the text can be smaller.
        let fitting = min(wanted, 1.5 * radius / max(width, 1), 1.1 * radius / Double(max(room.height, 1)))
        self.init(isInside: true, scale: max(fitting, room.leastScale), hidesUnit: hidesUnit)
    }

    /// The place below a knob of a width.
    init(of room: KnobValueRoom, below width: Int) {
        let fitting = Double(width) / Double(max(room.width, 1))
        self.init(isInside: false, scale: max(min(fitting, 1), room.leastScale), hidesUnit: false)
    }
}
