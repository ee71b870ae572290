/// A direction of rotation.
public enum WheelDirection: Int, Hashable, Sendable, CaseIterable {
    case clockwise, counterclockwise

    /// The opposite direction.
    public var opposite: WheelDirection { self == .clockwise ? .counterclockwise : .clockwise }
    /// 1 for clockwise, −1 for counterclockwise.
    var sign: Double { self == .clockwise ? 1 : -1 }
}

/// The directions in which a wheel may turn.
public enum WheelTurning: Int, Hashable, Sendable, CaseIterable {
    case both, clockwise, counterclockwise

    /// The sign of allowed rotations; 0 for both.
    var sign: Double { self == .both ? 0 : self == .clockwise ? 1 : -1 }
}
