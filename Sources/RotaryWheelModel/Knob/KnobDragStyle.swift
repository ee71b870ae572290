/// How a pointer turns a knob.
public enum KnobDragStyle: Int, Hashable, Sendable, CaseIterable {
    /// The knob turns as the pointer does about its center; from a press near the center once the pointer leaves it.
    case circular
    /// The mark follows the pointer. Beyond an end it waits there until the pointer returns to that end.
    case circularAbsolute
    /// Up increases the value.
    case vertical
    /// To the right increases the value; mirrored with the knob.
    case horizontal
    /// Up and to the right increase the value: slow movements are fine, fast ones coarse.
    case velocity
    /// The first pixels select the style: ``vertical`` or ``horizontal`` along a straight line, ``circular`` around the
    /// center.
    ///
    /// See ``KnobDragDecision``. A press near the center always begins a straight drag.
    case automatic
}
