/// What the models of wheels, rims and dials have in common.
///
/// Events and the time go in, and the changes that each makes come out, in order. A model knows no clock and no toolkit.
public protocol KineticModel {
    /// The number of items.
    var count: Int { get }
    /// The selected item: the current one when the model rested last; `nil` without items.
    var selection: Int? { get }
    /// The item at the indicator, center or top; `nil` without items.
    var current: Int? { get }
    /// The item that a motion leads to, else the current one; `nil` without items.
    var heading: Int? { get }
    /// The item that a motion was asked to lead to; `nil` without one.
    var chosen: Int? { get }
    /// The phase of a motion.
    var phase: WheelPhase { get }
    /// Whether a pointer holds it.
    var isHeld: Bool { get }

    /// Holds it where it stands; a motion is caught. Ignored while it is held.
    @discardableResult mutating func hold(at time: Duration) -> [WheelChange]

    /// Begins a drag, which reports ``WheelChange/dragBegan``; holds it first, unless it is held.
    @discardableResult mutating func beginDrag(at time: Duration) -> [WheelChange]

    /// Turns it while it is held; it follows the pointer.
    @discardableResult mutating func drag(by delta: Angle, at time: Duration) -> [WheelChange]

    /// Releases it, so that it coasts or settles.
    @discardableResult mutating func endDrag(at time: Duration) -> [WheelChange]

    /// Releases it, so that it returns to where it was held.
    @discardableResult mutating func cancelDrag(at time: Duration) -> [WheelChange]

    /// Moves by a number of items from ``heading``, as far as there are any.
    @discardableResult mutating func step(by count: Int, at time: Duration) -> [WheelChange]

    /// Moves to an item the short way.
    @discardableResult mutating func turn(to item: Int, at time: Duration) -> [WheelChange]

    /// Selects an item at once, and moves to it the short way.
    @discardableResult mutating func select(_ item: Int, at time: Duration) -> [WheelChange]

    /// Ends a drag or motion at the current item, and selects that item.
    @discardableResult mutating func selectCurrent(at time: Duration) -> [WheelChange]

    /// Advances a motion: call it once a frame while it coasts or settles.
    @discardableResult mutating func update(at time: Duration) -> [WheelChange]

    /// Ends a motion at once, as reduced motion needs it.
    @discardableResult mutating func finishMotion(at time: Duration) -> [WheelChange]
}
