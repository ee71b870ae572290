import CRotaryWheelGtk
import RotaryWheelModel

/// What a knob remembers of the last press on it.
@MainActor
final class KnobGrip {
    /// The point of a press that may be a tap.
    var tap: (x: Double, y: Double)?
    /// The finger that turns the knob; `nil` for other pointers.
    var finger: (x: Double, y: Double)?
    /// Whether the press is too near to the center for a circular drag.
    let isInner: Bool
    /// The modifier keys of the press.
    let modifiers: GdkModifierType
    /// Selects the style of an automatic drag; `clearStyle` is the selected one.
    var decision: KnobDragDecision
    var clearStyle: KnobDragStyle?
    /// The time of the press or of its last movement.
    var lastStep: Duration

    init(
        tap: (x: Double, y: Double), isTouch: Bool, isInner: Bool, decision: KnobDragDecision,
        modifiers: GdkModifierType, at time: Duration
    ) {
        (self.tap, finger, self.isInner, self.modifiers) = (tap, isTouch ? tap : nil, isInner, modifiers)
        (self.decision, lastStep) = (decision, time)
    }
}
