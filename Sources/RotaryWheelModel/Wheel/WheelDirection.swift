/// A direction of rotation.
public enum WheelDirection: Int, Hashable, Sendable, CaseIterable {
    /// Clockwise.
    case clockwise
    /// Counterclockwise.
    case counterclockwise

    /// The opposite direction.
    public var opposite: WheelDirection { self == .clockwise ? .counterclockwise : .clockwise }

    /// 1 for clockwise, −1 for counterclockwise.
    var sign: Double { self == .clockwise ? 1 : -1 }
}

/// The directions in which a wheel may turn.
public enum WheelTurning: Int, Hashable, Sendable, CaseIterable {
    /// Both directions.
    case both
    /// Clockwise only.
    case clockwise
    /// Counterclockwise only.
    case counterclockwise

    /// Whether a rotation has an allowed sign.
    func allows(_ radians: Double) -> Bool {
        switch self {
        case .both: true
        case .clockwise: radians >= 0
        case .counterclockwise: radians <= 0
        }
    }
}
