/// How a pointer turns a knob.
public enum KnobDragStyle: Int, Hashable, Sendable, CaseIterable {
    /// The knob follows the pointer's turning about its centre, from wherever it is pressed.
    case circular
    /// The mark goes to the pointer, and stays under it.
    case circularAbsolute
    /// Up is more, down is less.
    case vertical
    /// To the right is more, to the left is less; mirrored with the knob.
    case horizontal
}
