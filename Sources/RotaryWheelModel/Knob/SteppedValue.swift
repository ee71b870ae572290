/// A number that a small knob changes in steps, as that of a menu's item.
///
/// A pointer that goes round the knob, scrolling and keys ask for values; the program answers with ``set(_:movesHand:)``.
/// Pointers reach the multiples of the step from the lower bound on, and both bounds.
///
///     var volume = SteppedValue(lower: 0, upper: 100, step: 5)!
///     volume.set(70)
///     volume.hold(.circular)
///     volume.move(by: Angle(degrees: 29))     // 80, as 300° are the whole travel
///
/// A change lasts from the first request to ``finish()``. Until then ``start`` is the value that it began with.
public struct SteppedValue: Hashable, Sendable {
    /// How far a step leads.
    public enum Pace: Double, Hashable, Sendable {
        case fine = 0.1
        case usual = 1
        case fast = 10
    }

    /// The smallest value.
    public let lower: Double
    /// The largest value.
    public let upper: Double
    /// The difference of two values.
    public let step: Double
    /// The value.
    public private(set) var value: Double
    /// The value before the present change; `nil` without one.
    public private(set) var start: Double?
    /// The hand on the knob, between the steps.
    private var knob: KnobModel

    /// Creates a value at its lower bound; `nil` where the bounds or the step are of no use.
    ///
    /// - Parameters:
    ///   - lower: the smallest value.
    ///   - upper: the largest value, which is larger.
    ///   - step: the step, which is more than 0; a hundredth of the range by default.
    public init?(lower: Double, upper: Double, step: Double? = nil) {
        let step = step ?? (upper / 100 - lower / 100)
        guard let scale = ScaleModel(lower: lower, upper: upper), lower < upper, step > 0, step.isFinite
        else {
            return nil
        }
        (self.lower, self.upper, self.step, value, knob) = (
            lower, upper, step, lower, KnobModel(scale: scale)
        )
    }

    /// Whether the knob is mirrored, as in text that runs from right to left.
    public var isMirrored: Bool {
        get { knob.travel.isMirrored }
        set { knob.travel.isMirrored = newValue }
    }

    /// Whether a pointer or two fingers hold the knob.
    public var isHeld: Bool { knob.isDragged }

    /// The directions of the ends of the travel.
    public var travel: (start: Angle, end: Angle) {
        (knob.travel.direction(at: 0), knob.travel.direction(at: 1))
    }

    /// The directions between which the arc of the value lies: from 0, or the bound that is nearest to it, to the value.
    public var arc: (start: Angle, end: Angle) {
        let origin = knob.scale.fraction(of: 0.0.clamped(to: lower...upper))
        return (
            knob.travel.direction(at: origin), knob.travel.direction(at: knob.scale.fraction(of: value))
        )
    }

    /// The value with its unit.
    public func parts(unit: String) -> KnobFormat.Parts {
        KnobFormat.Parts(number: value, digits: digits, unit: unit)
    }

    /// The number of decimal places that show the value: those of the step, and one more for a value in between.
    public var digits: Int {
        let shown = (0..<Self.mostDigits).first {
            Self.scaled(step, by: $0) > 0.5 && Self.isWhole(step, digits: $0)
        }
        guard let shown else { return Self.mostDigits }
        return Self.isWhole(value, digits: shown) ? shown : shown + 1
    }

    private static let mostDigits = 6

    private static func scaled(_ number: Double, by digits: Int) -> Double {
        (0..<digits).reduce(number) { number, _ in number * 10 }
    }

    private static func isWhole(_ number: Double, digits: Int) -> Bool {
        let scaled = scaled(number, by: digits)
        return abs(scaled - scaled.rounded()) <= 1e-6
    }

    /// Sets the value, which the program may have changed; ignored if it is not a number.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - movesHand: whether the knob goes on from there; one that a pointer holds keeps its place as an answer to its own
    ///     request, which may have been rounded.
    public mutating func set(_ value: Double, movesHand: Bool = true) {
        guard !value.isNaN else { return }
        self.value = value.clamped(to: lower...upper)
        if movesHand || !isHeld { knob.setValue(value) }
    }

    // MARK: Changes

    /// Begins a change, unless there is one.
    public mutating func begin() { start = start ?? value }

    /// Ends a change, and lets the knob go.
    public mutating func finish() {
        knob.endDrag()
        knob.setValue(value)
        start = nil
    }

    /// Begins to hold the knob: ``KnobDragStyle/circular``, or ``KnobDragStyle/vertical`` for two fingers that scroll.
    public mutating func hold(_ style: KnobDragStyle) {
        begin()
        knob.setValue(value)
        knob.beginDrag(style)
    }

    /// Lets the knob go; the change goes on.
    public mutating func letGo() {
        knob.endDrag()
        knob.setValue(value)
    }

    /// Moves the hand on the knob, and returns the value that it asks for.
    ///
    /// - Parameters:
    ///   - turning: the rotation about the knob's center.
    ///   - dy: the way down, in pixels.
    ///   - isFine: whether the hand moves the knob by a tenth, in steps of a tenth.
    public mutating func move(by turning: Angle, dy: Double = 0, isFine: Bool = false) -> Double {
        let wanted = knob.drag(by: turning, dy: dy, isFine: isFine)
        guard wanted > lower, wanted < upper else { return wanted }
        let step = isFine ? step * Pace.fine.rawValue : step
        let steps = ((wanted - lower) / step).rounded()
        return steps.isFinite ? Self.cleaned(lower + steps * step).clamped(to: lower...upper) : wanted
    }

    /// The value some steps away, which begins a change.
    ///
    /// - Parameters:
    ///   - count: the number of steps; negative for less.
    ///   - pace: how far each of them leads.
    ///   - least: the smallest difference, as of whole numbers.
    public mutating func stepped(by count: Int, pace: Pace = .usual, least: Double = 0) -> Double {
        begin()
        let way = Double(count) * max(step * pace.rawValue, least)
        return Self.cleaned(value + way).clamped(to: lower...upper)
    }

    /// A sum of steps without the errors of binary fractions.
    private static func cleaned(_ sum: Double) -> Double {
        abs(sum) < 1e6 ? (sum * 1e9).rounded() / 1e9 : sum
    }
}
