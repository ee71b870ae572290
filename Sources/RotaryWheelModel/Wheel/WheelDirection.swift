/// A sense of rotation.
public enum WheelDirection: Int, Hashable, Sendable, CaseIterable {
    /// As the hands of a clock go.
    case clockwise
    /// Against the hands of a clock.
    case counterclockwise

    /// The other way round.
    public var opposite: WheelDirection { self == .clockwise ? .counterclockwise : .clockwise }

    /// 1 for clockwise, −1 for counter-clockwise.
    var sign: Double { self == .clockwise ? 1 : -1 }
}

/// Which ways a wheel may be turned.
public enum WheelTurning: Int, Hashable, Sendable, CaseIterable {
    /// Either way.
    case both
    /// Clockwise only.
    case clockwise
    /// Counter-clockwise only.
    case counterclockwise

    /// Whether turning by an angle of this sign is allowed; staying put always is.
    func allows(_ radians: Double) -> Bool {
        switch self {
        case .both: true
        case .clockwise: radians >= 0
        case .counterclockwise: radians <= 0
        }
    }
}
