import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelKnobScale`.
final class KnobScaleImplementation: KnobPartImplementation, CallableFromC {
    private typealias Scale = KnobScaleImplementation

    static let objectClass = ObjectClass(
        KnobScaleImplementation.self,
        ClassDefinition(
            "RotaryWheelKnobScale", parent: cgtk_type_object(),
            properties: [
                .enumeration("taper", \Scale.choice, default: .linear),
                .double("skew", \Scale.skew, KnobTaper.skews, default: 1),
                .boolean("has-off", \Scale.hasOff, default: false),
            ]))

    override class var isBuildable: Bool { true }

    var choice = KnobTaperChoice.linear
    var skew = 1.0
    private var table: [KnobBreakpoint] = []
    private(set) var curve: KnobCurve?
    var hasOff = false

    override func propertyChanged() {
        keepingAlive {
            $0.tellKnobs {
                $0.scaleChanged()
                $0.lookChanged()
            }
        }
    }

    /// The taper; breakpoints that do not ascend are refused with a critical.
    ///
    /// The setter leaves the skew.
    var taper: KnobTaper {
        get {
            switch choice {
            case .linear: .linear
            case .logarithmic: .logarithmic
            case .decibel: .decibel
            case .power: .power(skew: skew)
            case .table: .table(table)
            case .custom: curve.map { .custom($0) } ?? .linear
            }
        }
        set {
            let choice: KnobTaperChoice
            switch newValue {
            case .linear: choice = .linear
            case .logarithmic: choice = .logarithmic
            case .decibel: choice = .decibel
            case .power: choice = .power
            case .table(let points):
                guard KnobBreakpoint.areValid(points) else {
                    return Log.critical("RotaryWheelKnobScale: places and values of a table must ascend")
                }
                table = points
                choice = .table
            case .custom(let curve):
                replaceCurve(by: curve)
                choice = .custom
            }
            guard choice == self.choice else { return set("taper", to: choice) }
            // Without a notification: the table or the functions alone changed.
            propertyChanged()
        }
    }

    private func replaceCurve(by curve: KnobCurve?) {
        // The end of the function before may read the scale.
        let replaced = self.curve
        self.curve = curve
        withExtendedLifetime(replaced) {}
    }

    /// Sets the functions of the scale; `nil` for a linear one.
    func setCurve(_ curve: KnobCurve?) {
        if let curve {
            taper = .custom(curve)
            return
        }
        replaceCurve(by: nil)
        if choice == .custom { taper = .linear }
    }
}

// The breakpoints in UI files.
extension KnobScaleImplementation: BuildableImplementation {
    static var numberElements: [String: NumberElement] {
        ["breakpoints": NumberElement(of: "breakpoint", attributes: ["place", "value"])]
    }

    func add(child: Object, type: String?) -> Bool { false }

    func set(numbers: [Double], texts: [String], of element: String) {
        taper = .table(
            stride(from: 0, to: numbers.count, by: 2).map {
                KnobBreakpoint(place: numbers[$0], value: numbers[$0 + 1])
            })
    }
}
