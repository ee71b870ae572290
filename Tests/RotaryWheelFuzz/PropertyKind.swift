import CRotaryWheelShims
import RotaryWheelModel

/// A property of a control, as its class describes it.
struct PropertyKind {
    /// The kinds of values; flags are choices, numbered from 0.
    enum Values {
        case choice(count: Int)
        case integer(ClosedRange<Double>)
        case number(ClosedRange<Double>)
        case text
        case object
    }

    let name: String
    let isWritable: Bool
    let values: Values

    init(_ spec: UnsafeMutablePointer<GParamSpec>) {
        func described<Spec>(as type: Spec.Type) -> Spec { UnsafeRawPointer(spec).load(as: type) }
        name = String(cString: spec.pointee.name)
        isWritable = spec.pointee.flags.rawValue & CG_PARAM_WRITABLE.rawValue != 0
        switch g_type_fundamental(spec.pointee.value_type) {
        case cgtk_type_boolean(): values = .choice(count: 2)
        case 12 << 2:
            values = .choice(count: Int(described(as: GParamSpecEnum.self).enum_class.pointee.n_values))
        case cgtk_type_int():
            let spec = described(as: GParamSpecInt.self)
            values = .integer(Double(spec.minimum)...Double(spec.maximum))
        case cgtk_type_uint():
            let spec = described(as: GParamSpecUInt.self)
            values = .integer(Double(spec.minimum)...Double(spec.maximum))
        case cgtk_type_double():
            let spec = described(as: GParamSpecDouble.self)
            values = .number(spec.minimum...spec.maximum)
        case cgtk_type_string(): values = .text
        default: values = .object
        }
    }

    /// The valid range of a number.
    var limits: ClosedRange<Double>? {
        switch values {
        case .integer(let limits), .number(let limits): limits
        case .choice, .text, .object: nil
        }
    }

    /// The usual values of properties with a wide range; of others they are the valid ones up to 30.
    private static let usual: [String: ClosedRange<Double>] = [
        "selected": 0...12, "sector-count": 0...20, "minimum-rotation": -30...0, "maximum-rotation": 0...30,
        "settle-duration": 0...400, "spin-duration": 0...900, "auto-advance": 0...300,
        "item-width": 20...150, "item-height": 20...150, "radius": 50...800,
        "item-size": 16...80, "inflation-distance": 1...300, "show-delay": 0...100, "dwell": 0...100,
        "expand-duration": 0...400, "value": 0...100, "default-value": 0...100, "turns": 1...5,
        "digits": 0...4, "center-x": -1...2, "center-y": -1...2,
        "inner-radius": 0...100, "outer-radius": 0...100,
    ]

    /// A value as text: usually a usual one.
    func randomValue(_ random: inout SeededGenerator) -> String {
        switch values {
        case .choice(let count): return "\(random.int(0...count - 1))"
        case .text: return random.pick(["%", "dB", "Hz", ""])
        case .object: return ""
        case .integer(let limits):
            // A wheel that advances automatically never settles for good.
            if name == "auto-advance", random.chance(70) { return "0" }
            let usual = usual(within: limits)
            return random.chance(95)
                ? "\(random.int(Int(usual.lowerBound)...Int(usual.upperBound)))"
                : random.pick(["0", "1", "\(Int(limits.upperBound))", "4294967295", "1000"])
        case .number(let limits):
            if random.chance(92) { return "\(random.rounded(usual(within: limits)))" }
            let special = [
                0, -0.0, .nan, .infinity, -.infinity, 1e6, -1e6, 1e9, 1e308, -1e308, .leastNonzeroMagnitude,
            ]
            return "\(random.pick(special + [limits.lowerBound, limits.upperBound]))"
        }
    }

    private func usual(within limits: ClosedRange<Double>) -> ClosedRange<Double> {
        Self.usual[name]
            ?? (limits.upperBound - limits.lowerBound <= 100 ? limits : limits.clamped(to: -30...30))
    }
}

extension SeededGenerator {
    mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[int(0...list.count - 1)] }

    mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

    /// A number with two decimals.
    mutating func rounded(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &self) * 100).rounded() / 100
    }
}
