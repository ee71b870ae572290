/// A knob with two ends, several turns or no end.
///
/// It never jumps across the gap between its ends: it stays at an end, and turns back as soon as the pointer does.
///
///     var knob = KnobModel(scale: ScaleModel(lower: 0, upper: 100)!)
///     knob.setValue(99)
///     knob.beginDrag(.circular)
///     knob.drag(by: Angle(degrees: 6))       // 100
///     knob.drag(by: Angle(degrees: 90))      // 100
///     knob.drag(by: Angle(degrees: -30))     // 90
public struct KnobModel: Hashable, Sendable {
    /// The length of a straight drag over the default travel, in pixels.
    public static let straightLength = 200.0
    /// The sensitivity of fine mode.
    public static let fineFactor = 0.1
    /// The longest step of the pointer, in travels.
    static let longestStep = 100.0
    /// Sums of steps are inexact.
    private static let tolerance = 1e-12

    /// The values along the travel.
    public var scale: ScaleModel {
        didSet { setValue(value) }
    }
    /// The path of the mark.
    public var travel = KnobTravel()
    /// The values at which the knob catches.
    public var detents: [Double] = []
    /// The rotation of the pointer that a detent absorbs; 10° by default.
    public var detentExtent = Angle(degrees: 10)
    /// The sensitivity of straight drags; 1 by default.
    public var sensitivity = 1.0
    /// The number to whose multiples a drag snaps the value while its place stays with the pointer; `nil` for none.
    package var snap: Double?

    /// The value.
    public private(set) var value: Double
    /// How often the knob has passed its end upward, less how often downward, in drags; for a knob that wraps.
    public private(set) var laps = 0
    /// The place of the mark on its travel, from 0 to 1.
    private var place: Double
    private var drag: Drag?
    /// How many laps a snapped value is beyond its place; `nil` if the value is that of the place.
    private var lapsAhead: Int?

    private struct Drag: Hashable {
        let style: KnobDragStyle
        let began: Double
        /// The place of the pointer, which may be beyond an end.
        var pointed: Double
        /// The place of the pointer in the dead zone of a detent, from −1 to 1.
        var caught: Double?
    }

    /// Creates a knob at its start.
    public init(scale: ScaleModel) {
        (self.scale, value, place) = (scale, scale.lower, 0)
    }

    /// Whether a pointer holds the knob.
    public var isDragged: Bool { drag != nil }
    /// The style of the present drag.
    public var dragStyle: KnobDragStyle? { drag?.style }
    /// The value when the present drag began.
    public var valueAtBegin: Double? { drag?.began }
    /// The direction of the mark.
    public var direction: Angle { travel.direction(at: lapsAhead == nil ? place : scale.fraction(of: value)) }

    /// Sets the value, clamped to the scale; a drag continues from there.
    public mutating func setValue(_ value: Double) {
        guard !value.isNaN else { return }
        self.value = value.clamped(to: scale.lower...scale.upper)
        (place, lapsAhead) = (scale.fraction(of: self.value), nil)
        drag = drag.map { Drag(style: $0.style, began: $0.began, pointed: place, caught: startOfCatch) }
    }

    /// Begins a drag; an automatic one is circular: pass the style of ``KnobDragDecision``.
    public mutating func beginDrag(_ style: KnobDragStyle) {
        drag = Drag(style: style, began: value, pointed: place, caught: startOfCatch)
    }

    /// Moves the mark to the pointer's direction from the center, as a press in ``KnobDragStyle/circularAbsolute``.
    @discardableResult public mutating func point(to direction: Angle) -> Double {
        guard direction.isFinite, drag != nil else { return value }
        return show(pointed: travel.fraction(at: direction, near: place))
    }

    /// Moves the pointer, and returns the value; in fine mode the knob moves by ``fineFactor``.
    ///
    /// Movements are in pixels, to the right and down. `turning` is the pointer's rotation about the knob's center, and
    /// `time` the time since the last movement, for ``KnobDragStyle/velocity``.
    @discardableResult public mutating func drag(
        by turning: Angle, dx: Double = 0, dy: Double = 0, over time: Duration = .zero, isFine: Bool = false
    ) -> Double {
        guard let drag else { return value }
        guard turning.isFinite, dx.isFinite, dy.isFinite else { return snapped() }
        let way =
            switch drag.style {
            case .circular, .circularAbsolute, .automatic: turning.radians * travel.sign
            case .vertical: straight(-dy)
            case .horizontal: straight(dx * travel.sign)
            case .velocity: straight(dx * travel.sign - dy) * Self.speedFactor(dx, dy, over: time)
            }
        let wanted = way / travel.extent.radians * (isFine ? Self.fineFactor : 1)
        let amount = wanted.clamped(to: -Self.longestStep...Self.longestStep)
        if drag.style == .circularAbsolute { return show(pointed: heldNear(drag.pointed + amount)) }
        advance(by: amount)
        return snapped()
    }

    /// The sensitivity of a movement: 0.1 up to 20 pixels a second, 2 from 1000 on, and in between as the speed.
    private static func speedFactor(_ dx: Double, _ dy: Double, over time: Duration) -> Double {
        let seconds = max(time.inSeconds, 1e-3)
        let speed = max(abs(dx), abs(dy)) / seconds
        return 0.1 + 1.9 * ((speed - 20) / 980).clamped(to: 0...1)
    }

    /// Ends a drag.
    public mutating func endDrag() {
        (drag, snap) = (nil, nil)
        if lapsAhead != nil { setValue(value) }
    }

    /// The rotation of a straight drag.
    private func straight(_ pixels: Double) -> Double {
        pixels * sensitivity * KnobTravel().extent.radians / Self.straightLength
    }

    private mutating func show(_ fraction: Double) {
        place = travel.wraps ? fraction - fraction.rounded(.down) : fraction.clamped(to: 0...1)
        value = scale.value(at: place)
    }

    private mutating func move(by amount: Double) {
        countLaps(from: place, to: place + amount)
        show(place + amount)
    }

    private mutating func countLaps(from before: Double, to after: Double) {
        if travel.wraps { laps += Int(after.rounded(.down) - before.rounded(.down)) }
    }

    /// Shows the pointer's place, or a detent near it, and returns the value.
    private mutating func show(pointed: Double) -> Double {
        countLaps(from: drag?.pointed ?? pointed, to: pointed)
        drag?.pointed = pointed
        show(pointed)
        if let detent = detentPlaces.first(where: { abs(distance(from: $0, to: place)) <= zone }) {
            (place, value) = (detent, scale.value(at: detent))
        }
        return snapped()
    }

    /// Snaps the value, whose laps then include those by snapping, or ends that.
    private mutating func snapped() -> Double {
        let before = lapsAhead
        lapsAhead = nil
        if let snap {
            let multiple = scale.nearestMultiple(
                of: snap, to: scale.value(at: place), wraps: travel.wraps)
            (value, lapsAhead) = (multiple.value, multiple.lap)
        } else if before != nil {
            value = scale.value(at: place)
        }
        laps += (lapsAhead ?? 0) - (before ?? 0)
        return value
    }

    /// The pointer's place; at the end it went beyond, once it went round to that end again.
    private func heldNear(_ pointed: Double) -> Double {
        guard !travel.wraps else { return pointed }
        let turn = 2 * Double.pi / travel.extent.radians
        if pointed >= 1 + turn - Self.tolerance { return pointed - turn }
        return pointed <= -turn + Self.tolerance ? pointed + turn : pointed
    }

    /// Half the dead zone, as a fraction of the travel.
    private var zone: Double { abs(detentExtent.radians) / 2 / travel.extent.radians }

    private var detentPlaces: [Double] {
        detents.filter { $0 >= scale.lower && $0 <= scale.upper }.map(scale.fraction(of:))
    }

    /// The distance between two places; the short way if the knob wraps.
    private func distance(from one: Double, to other: Double) -> Double {
        let distance = other - one
        return travel.wraps ? distance - distance.rounded() : distance
    }

    /// The middle of a dead zone, if the knob is at a detent.
    private var startOfCatch: Double? {
        zone > 0 && detentPlaces.contains { abs(distance(from: $0, to: place)) <= Self.tolerance } ? 0 : nil
    }

    /// Moves by an amount less what dead zones absorb.
    private mutating func advance(by amount: Double) {
        var rest = amount
        while rest != 0, drag != nil {
            if let caught = drag?.caught {
                let through = caught * zone + rest
                let part = abs(through) <= zone + Self.tolerance ? through / zone : nil
                drag?.caught = part
                guard part == nil else { return }
                rest = through > 0 ? through - zone : through + zone
            }
            guard zone > 0, let detent = nextDetent(within: rest) else { return move(by: rest) }
            rest = abs(rest - detent) <= Self.tolerance ? 0 : rest - detent
            move(by: detent)
            drag?.caught = detent < 0 ? 1 : -1
        }
    }

    /// The distance to the next detent; `nil` without one.
    private func nextDetent(within way: Double) -> Double? {
        detentPlaces.compactMap { detent -> Double? in
            var distance = detent - place
            if travel.wraps { distance -= distance.rounded(way > 0 ? .down : .up) }
            let isAhead = way > 0 ? distance > Self.tolerance : distance < -Self.tolerance
            return isAhead && abs(distance) <= abs(way) + Self.tolerance ? distance : nil
        }.min { abs($0) < abs($1) }
    }
}
