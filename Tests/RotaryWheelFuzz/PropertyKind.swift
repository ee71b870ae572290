/// The kind of a property's values, and its valid range.
enum PropertyKind {
    case flag
    case choice(Int)
    /// An integer, with its usual and valid ranges.
    case count(ClosedRange<Int>, within: ClosedRange<Double>)
    /// A number, with its usual and valid ranges.
    case number(ClosedRange<Double>, within: ClosedRange<Double>)
    case text

    /// The documented range.
    var limits: ClosedRange<Double>? {
        switch self {
        case .count(_, let limits), .number(_, let limits): limits
        case .flag, .choice, .text: nil
        }
    }
}

extension ControlKind {
    private static let any = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    private static let selected = (
        "selected", PropertyKind.count(0...12, within: 0...Double(UInt32.max))
    )

    /// The writable properties that are numbers, choices, text or flags.
    var properties: [(name: String, kind: PropertyKind)] {
        switch self {
        case .wheel:
            [
                Self.selected, Self.selected, Self.selected,
                ("sector-count", .count(0...20, within: 0...100_000)),
                ("rotation", .number(-20...20, within: -1e9...1e9)),
                ("indicator-angle", .number(-7...7, within: Self.any)),
                ("direction", .choice(2)), ("turning", .choice(3)),
                ("minimum-rotation", .number(-30...0, within: Self.any)),
                ("maximum-rotation", .number(0...30, within: Self.any)),
                ("grip-inner", .number(0...1, within: 0...1)), ("grip-outer", .number(0...1, within: 0...1)),
                ("strict-grip", .flag), ("dead-zone-angle", .number(-7...7, within: Self.any)),
                ("dead-zone-extent", .number(0...6, within: 0...2 * .pi)), ("flippable", .flag),
                ("snap", .flag), ("inertia", .flag), ("settle-duration", .count(0...400, within: 0...2000)),
                ("flick-spins", .flag), ("spin-duration", .count(0...900, within: 0...600_000)),
                ("random-landing", .flag),
                ("return-to-start", .flag), ("return-speed", .number(1...100, within: 0.1...100)),
                ("tinted", .flag),
                ("auto-advance", .count(0...300, within: 0...86_400_000)),
            ]
        case .rim:
            [
                Self.selected, Self.selected, Self.selected, ("position", .number(-3...30, within: Self.any)),
                ("item-width", .number(20...150, within: 1...10_000)),
                ("item-height", .number(20...150, within: 1...10_000)),
                ("radius", .number(50...800, within: 1...1e7)),
                ("angle-per-item", .number(0...1, within: 0...(.pi))),
                ("orientation", .choice(4)), ("flippable", .flag), ("snap", .flag), ("endless", .flag),
                ("inertia", .flag), ("depth", .number(0...1, within: 0...1)), ("tinted", .flag),
            ]
        case .dial:
            [
                Self.selected, Self.selected, ("expanded", .flag), ("expanded", .flag),
                ("item-size", .count(16...80, within: 16...512)),
                ("minimum-inflation", .number(0.1...2, within: 0.1...4)),
                ("maximum-inflation", .number(0.1...2, within: 0.1...4)),
                ("inflation-distance", .number(1...300, within: 1...10_000)),
                ("damping", .number(0.2...1, within: 0.2...1)), ("flippable", .flag),
                ("snap-angle", .number(-7...7, within: Self.any)), ("inertia", .flag), ("linear-drag", .flag),
                ("targets", .choice(2)), ("show-delay", .count(0...100, within: 0...5000)),
                ("dwell", .count(0...100, within: 0...5000)), ("hover-mode", .flag), ("show-marks", .flag),
                ("expand-duration", .count(0...400, within: 0...2000)),
            ]
        // GTK 4.8 does not support other property changes of an open popover.
        case .popover: [("can-focus", .flag)]
        case .knob:
            [
                ("value", .number(0...100, within: Self.any)),
                ("default-value", .number(0...100, within: Self.any)),
                ("start-angle", .number(-7...7, within: Self.any)),
                ("end-angle", .number(-7...7, within: Self.any)), ("turns", .count(1...5, within: 1...100)),
                ("wrap", .flag), ("taper", .choice(6)),
                ("skew", .number(0.1...10, within: 0.1...10)), ("has-off", .flag), ("bipolar", .flag),
                ("drag-style", .choice(6)),
                ("sensitivity", .number(0.1...10, within: 0.1...10)),
                ("detent-extent", .number(0...1, within: 0...2 * .pi)), ("return-to-start", .flag),
                ("return-speed", .number(1...100, within: 0.1...100)),
                ("enable-scroll", .flag), ("value-display", .choice(4)), ("unit", .text),
                ("format", .choice(7)), ("can-control", .flag), ("live", .flag),
                ("draw-arc", .flag), ("picture-angle", .number(-7...7, within: Self.any)),
                ("picture-frames", .count(1...9, within: 1...10_000)),
                ("meter-channels", .count(0...2, within: 0...2)),
                ("meter-lower", .number(-90 ... -10, within: Self.any)),
                ("meter-upper", .number(-20...20, within: Self.any)),
                ("meter-warning", .number(-30...0, within: Self.any)),
                ("meter-clip", .number(-30...0, within: Self.any)),
                ("meter-fall", .number(1...99, within: 1...1000)),
                ("meter-hold", .count(0...99, within: 0...60_000)), ("clipped", .flag),
                ("inverted", .flag), ("digits", .choice(5)), ("draw-value", .flag),
            ]
        case .gesture:
            [
                ("center-x", .number(-1...2, within: Self.any)),
                ("center-y", .number(-1...2, within: Self.any)),
                ("center-offset-x", .number(-99...99, within: Self.any)),
                ("center-offset-y", .number(-99...99, within: Self.any)),
                ("cancel-outside", .flag), ("rotation", .number(-9...9, within: Self.any)),
                ("minimum-rotation", .number(-9...0, within: Self.any)),
                ("maximum-rotation", .number(0...9, within: Self.any)), ("return-to-start", .flag),
                ("return-speed", .number(1...100, within: 0.1...100)),
                ("inner-radius", .number(0...100, within: Self.any)),
                ("outer-radius", .number(0...100, within: Self.any)), ("strict", .flag),
            ]
        }
    }
}
