/// How a pointer turns a knob.
public enum KnobDragStyle: Int, Hashable, Sendable, CaseIterable {
    /// The knob follows the pointer's turning about its centre, from wherever it is pressed; from a press within a fifth
    /// of its radius once the pointer has left that part.
    case circular
    /// The mark goes to the pointer, and stays under it; beyond an end it waits there until the pointer comes back to that
    /// end, either way round, and never jumps to the other one.
    case circularAbsolute
    /// Up is more, down is less.
    case vertical
    /// To the right is more, to the left is less; mirrored with the knob.
    case horizontal
}
