/// What wheels, rims and dials have in common: items that turn past a fixed point.
///
/// A model knows no clock and no toolkit. Each event takes its time, from any fixed moment, and returns its changes.
/// One with a number that is not finite changes nothing. The path of a motion does not depend on the frame rate.
///
/// A press is a ``hold(at:)``. It becomes a drag with ``beginDrag(at:)``, once the pointer passes the drag threshold.
/// A tap is a hold that ends with ``cancelDrag(at:)``.
public protocol KineticModel: Hashable, Sendable {
    /// The number of items.
    var count: Int { get }
    /// The selected item; updated when the model settles. `nil` without items.
    var selection: Int? { get }
    /// The item at the indicator, the center or the top; `nil` without items.
    var current: Int? { get }
    /// The item that a motion leads to, else ``current``; `nil` without items.
    var heading: Int? { get }
    /// The item that a step, turn or selection leads to, or that a flick has reached; `nil` without such a motion.
    var chosen: Int? { get }
    /// The current activity.
    var phase: KineticPhase { get }
    /// Whether the model may rest on an item.
    func isEnabled(_ item: Int) -> Bool
    /// Whether a pointer holds the model.
    var isHeld: Bool { get }

    /// Holds the model where it is, which ends a motion; the phase becomes `dragging`.
    @discardableResult mutating func hold(at time: Duration) -> [KineticChange]

    /// Begins a drag, and holds the model first if nothing holds it.
    @discardableResult mutating func beginDrag(at time: Duration) -> [KineticChange]

    /// Turns the held model by the pointer's rotation since the last event, whether or not a drag has begun.
    @discardableResult mutating func drag(by delta: Angle, at time: Duration) -> [KineticChange]

    /// Releases the model, which coasts or settles.
    @discardableResult mutating func endDrag(at time: Duration) -> [KineticChange]

    /// Releases the model, which returns to where it was when the hold began.
    @discardableResult mutating func cancelDrag(at time: Duration) -> [KineticChange]

    /// Turns by some items from ``heading``, as far as the stops allow; does nothing while held.
    @discardableResult mutating func step(by count: Int, at time: Duration) -> [KineticChange]

    /// Turns to an item the short way; does nothing while held, or if the item cannot be reached.
    @discardableResult mutating func turn(to item: Int, at time: Duration) -> [KineticChange]

    /// Ends a drag, selects an item immediately and turns to it; does nothing if the item cannot be reached.
    @discardableResult mutating func select(_ item: Int, at time: Duration) -> [KineticChange]

    /// Ends a drag or motion, and selects the ``current`` item; does nothing at rest.
    ///
    /// A model that snaps settles on the item's detent, or on the nearest that the stops allow.
    @discardableResult mutating func selectCurrent(at time: Duration) -> [KineticChange]

    /// Advances the motion: call it once a frame while ``phase`` is `spinning`, `coasting` or `settling`.
    @discardableResult mutating func update(at time: Duration) -> [KineticChange]

    /// Ends a motion immediately, with all its changes in order, as reduced motion requires.
    @discardableResult mutating func finishMotion(at time: Duration) -> [KineticChange]
}
