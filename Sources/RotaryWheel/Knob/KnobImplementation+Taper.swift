import RotaryWheelInterop
import RotaryWheelModel

/// What the properties of a knob say about its scale.
struct KnobScaleSettings {
    var choice = KnobTaperChoice.linear
    var skew = 1.0
    var table: [KnobBreakpoint] = []
    var curve: KnobCurve?
    var hasOff = false

    var taper: KnobTaper {
        switch choice {
        case .linear: .linear
        case .logarithmic: .logarithmic
        case .decibel: .decibel
        case .power: .power(skew: skew)
        case .table: .table(table)
        case .custom: curve.map { .custom($0) } ?? .linear
        }
    }
}

// The scale between the bounds of the adjustment.
extension KnobImplementation {
    /// Follows the bounds and the properties of the scale.
    func updateScale() {
        let adjustment = range.adjustment
        guard
            let scale = KnobScale(
                lower: adjustment.lower, upper: adjustment.largest, taper: scaleSettings.taper,
                lowest: scaleSettings.hasOff ? adjustment.lower + adjustment.step : nil)
        else { return }
        knob.scale = scale
        updateOff()
    }

    static let offProperty = Property.boolean("off", \KnobImplementation.isOff)

    /// Whether the value means off.
    var isOff: Bool { knob.scale.isOff(range.adjustment.value) }

    /// Notifies a change of ``isOff``.
    func updateOff() {
        guard isOff != known.isOff else { return }
        known.isOff = isOff
        keepingAlive { $0.notify(Self.offProperty) }
    }

    /// The taper, without its skew; breakpoints that do not ascend are refused with a critical.
    var taper: KnobTaper {
        get { scaleSettings.taper }
        set {
            let choice: KnobTaperChoice
            switch newValue {
            case .linear: choice = .linear
            case .logarithmic: choice = .logarithmic
            case .decibel: choice = .decibel
            case .power: choice = .power
            case .table(let points):
                guard KnobBreakpoint.areValid(points) else {
                    return Log.critical("RotaryWheelKnob: places and values of a table must ascend")
                }
                scaleSettings.table = points
                choice = .table
            case .custom(let curve):
                scaleSettings.curve = curve
                choice = .custom
            }
            set("taper", to: choice)
            // Without a notification, if the table or the functions alone changed.
            lookChanged()
        }
    }

    /// Sets the functions of the scale; `nil` for a linear one.
    func setCurve(_ curve: KnobCurve?) {
        if let curve {
            taper = .custom(curve)
            return
        }
        scaleSettings.curve = nil
        if scaleSettings.choice == .custom { taper = .linear }
    }
}
