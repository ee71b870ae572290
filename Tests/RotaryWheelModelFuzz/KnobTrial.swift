import RotaryWheelModel

/// Random operations on a knob.
struct KnobTrial: Trial {
    private(set) var latest = ""
    private var knob = KnobModel(scale: ScaleModel(lower: 0, upper: 100)!)
    private var style = KnobDragStyle.circular

    mutating func act(_ random: inout SeededGenerator) throws {
        switch random.int(0...30) {
        case 0..<4:
            style = random.pick(KnobDragStyle.allCases)
            latest = "beginDrag \(style)"
            knob.beginDrag(style)
        case 4..<14: try drag(&random)
        case 14..<17:
            latest = "endDrag"
            knob.endDrag()
        case 17..<20:
            let direction = Angle(radians: random.number(-4...4))
            latest = "point to \(direction.radians)"
            knob.point(to: direction)
        case 20..<23:
            let value = random.number(-10...110)
            latest = "setValue \(value)"
            knob.setValue(value)
            if !value.isNaN {
                try require(
                    knob.value == min(max(value, knob.scale.lower), knob.scale.upper),
                    "a value is taken as it is")
            }
        case 23: setScale(&random)
        case 24:
            latest = "detents"
            knob.detents = (0..<random.int(0...4)).map { _ in random.double(-10...110) }
            knob.detentExtent = Angle(radians: random.double(0...1))
        case 25: try returnToStart(&random)
        default:
            latest = "travel"
            switch random.int(0...4) {
            case 0: knob.travel.start = Angle(radians: random.double(-7...7))
            case 1: knob.travel.end = Angle(radians: random.double(-7...7))
            case 2: knob.travel.turns = random.int(-1...200)
            case 3: knob.travel.wraps.toggle()
            default: knob.travel.isMirrored.toggle()
            }
        }
        try check()
    }

    mutating func finish() throws {
        knob.endDrag()
        try check()
    }

    private mutating func drag(_ random: inout SeededGenerator) throws {
        // A pointer turns by a limited angle in one event.
        let turning = Angle(radians: min(max(random.number(-1...1), -1e4), 1e4))
        let (dx, dy) = (min(max(random.number(-50...50), -1e5), 1e5), random.double(-50...50))
        let isFine = random.int(1...8) == 1
        let (before, wasSnapped) = (knob.direction, knob.snap != nil)
        knob.snap = random.int(1...8) == 1 ? random.double(0.1...50) : nil
        latest = "drag by \(turning.radians), \(dx), \(dy), fine \(isFine), snap \(knob.snap ?? 0)"
        knob.drag(by: turning, dx: dx, dy: dy, isFine: isFine)
        guard !wasSnapped, knob.snap == nil, knob.isDragged, style == .circular, turning.isFinite,
            !knob.travel.wraps
        else { return }
        let way = (knob.direction - before).radians * (turning.radians < 0 ? -1 : 1)
        // A detent's dead zone delays the knob, which never turns farther than the pointer.
        try require(
            way >= -1e-6 && way <= abs(turning.radians) + knob.detentExtent.radians + 1e-6,
            "a knob goes the pointer's way, and no farther")
    }

    private mutating func setScale(_ random: inout SeededGenerator) {
        let bounds = [random.number(0...50), random.number(50...100)].sorted()
        let taper = random.pick([
            KnobTaper.linear, .logarithmic, .decibel, .power(skew: random.double(0.1...10)),
            .table([.init(place: 0.2, value: random.double(0...100))]),
        ])
        let lowest = random.flag() ? random.double(0...100) : nil
        latest = "scale \(bounds) \(taper) above \(lowest ?? .nan)"
        guard let first = bounds.first, let last = bounds.last,
            let scale = ScaleModel(lower: first, upper: last, taper: taper, lowest: lowest)
        else { return }
        knob.scale = scale
    }

    private func returnToStart(_ random: inout SeededGenerator) throws {
        let way = KnobReturn(from: knob, to: knob.scale.lower, at: .zero)
        for time in [0, random.double(0...2), 1e6] {
            let value = way.value(at: .seconds(time))
            try require(
                value >= knob.scale.lower && value <= knob.scale.upper, "a knob returns within its bounds")
        }
        try require(way.isOver(at: .seconds(1e6)), "a knob's return ends")
    }

    private func check() throws {
        let scale = knob.scale
        try require(
            knob.value.isFinite && knob.value >= scale.lower && knob.value <= scale.upper,
            "the value is within its bounds")
        try require(knob.direction.isFinite, "the mark has a direction")
        let fraction = scale.fraction(of: knob.value)
        try require((0...1).contains(fraction), "a value has a place on the travel")
        for part in [0, 0.25, 0.5, 1.0] {
            let value = scale.value(at: part)
            try require(
                value >= scale.lower && value <= scale.upper,
                "a place on the travel has a value within the bounds")
        }
        try require(scale.value(at: 0.25) <= scale.value(at: 0.75), "values rise along the travel")
        try require(knob.travel.extent.radians > 0 && knob.travel.extent.isFinite, "the travel has an extent")
    }
}
