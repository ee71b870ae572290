/// A knob that is turned between two ends, in several turns, or without end.
///
/// As the wheel's model, it knows no clock and no toolkit: the pointer's steps go in, and the value comes out.
/// It never jumps across the gap between its ends: turned on past an end it stays there, and follows at once
/// when it is turned back.
///
///     var knob = KnobModel(scale: KnobScale(lower: 0, upper: 100)!)
///     knob.setValue(99)
///     knob.beginDrag(.circular)
///     knob.drag(by: Angle(degrees: 6))       // 100
///     knob.drag(by: Angle(degrees: 90))      // 100
///     knob.drag(by: Angle(degrees: -30))     // 90
public struct KnobModel: Hashable, Sendable {
    /// How many pixels of a straight drag take the mark round by one default travel, from 7 to 5 o'clock.
    public static let straightLength = 200.0
    /// What is left of the pointer's way in fine mode.
    public static let fineFactor = 0.1
    /// How often one step of the pointer goes along the travel at the most.
    static let longestStep = 100.0

    /// How values lie along the travel.
    public var scale: KnobScale {
        didSet { setValue(value) }
    }
    /// The way of the mark.
    public var travel = KnobTravel()
    /// The values at which the knob catches.
    public var detents: [Double] = []
    /// How far the dead zone of a detent extends in all: so far the pointer turns while the knob stays there; 10°
    /// by default.
    public var detentExtent = Angle(degrees: 10)
    /// How many times faster than by default straight drags turn; 1 by default.
    public var sensitivity = 1.0

    /// The value.
    public private(set) var value: Double
    /// Where the mark stands on its travel, from 0 to 1.
    private var place: Double
    /// The drag that is going on.
    private var drag: Drag?

    private struct Drag: Hashable {
        let style: KnobDragStyle
        /// The value when it began.
        let began: Double
        /// Where the pointer has the mark, which may lie beyond an end.
        var pointed: Double
        /// How far the pointer has come into the dead zone of a detent: from −1 to 1.
        var caught: Double?
    }

    /// Creates a knob that stands at its start.
    public init(scale: KnobScale) {
        self.scale = scale
        value = scale.lower
        place = 0
    }

    /// Whether a pointer holds the knob.
    public var isDragged: Bool { drag != nil }

    /// The value when the drag that is going on began.
    public var valueAtBegin: Double? { drag?.began }

    /// The direction of the mark.
    public var direction: Angle { travel.direction(at: place) }

    /// Sets the value, clamped to the scale; a drag goes on from there.
    public mutating func setValue(_ value: Double) {
        guard !value.isNaN else { return }
        self.value = min(max(value, scale.lower), scale.upper)
        place = scale.fraction(of: self.value)
        guard let drag else { return }
        self.drag = Drag(style: drag.style, began: drag.began, pointed: place, caught: startOfCatch)
    }

    // MARK: Dragging

    /// Takes hold of the knob, which does not move.
    public mutating func beginDrag(_ style: KnobDragStyle) {
        drag = Drag(style: style, began: value, pointed: place, caught: startOfCatch)
    }

    /// Brings the mark to the pointer, as a press does with ``KnobDragStyle/circularAbsolute``.
    ///
    /// - Parameter direction: from the knob's centre to the pointer.
    @discardableResult
    public mutating func point(to direction: Angle) -> Double {
        guard direction.isFinite, drag != nil else { return value }
        let pointed = travel.fraction(at: direction, near: place)
        drag?.pointed = pointed
        showPointed()
        return value
    }

    /// Follows one step of the pointer.
    ///
    /// - Parameters:
    ///   - turning: how far the pointer has turned about the knob's centre.
    ///   - dx: its way to the right, in pixels.
    ///   - dy: its way down, in pixels.
    ///   - isFine: whether the knob follows by a tenth only.
    /// - Returns: the value then.
    @discardableResult
    public mutating func drag(
        by turning: Angle, dx: Double = 0, dy: Double = 0, isFine: Bool = false
    ) -> Double {
        guard let drag, turning.isFinite, dx.isFinite, dy.isFinite else { return value }
        let way =
            switch drag.style {
            case .circular, .circularAbsolute: turning.radians * travel.sign
            case .vertical: straight(-dy)
            case .horizontal: straight(dx * travel.sign)
            }
        let wanted = way / travel.extent.radians * (isFine ? Self.fineFactor : 1)
        let amount = min(max(wanted, -Self.longestStep), Self.longestStep)
        if drag.style == .circularAbsolute {
            let pointed = heldNear(drag.pointed + amount)
            self.drag?.pointed = pointed
            showPointed()
        } else {
            advance(by: amount)
        }
        return value
    }

    /// Lets go of the knob, which stays where it is.
    public mutating func endDrag() { drag = nil }

    /// The angle that a straight way turns the mark by.
    private func straight(_ pixels: Double) -> Double {
        pixels * sensitivity * KnobTravel().extent.radians / Self.straightLength
    }

    private mutating func show(_ fraction: Double) {
        place = travel.wraps ? fraction - fraction.rounded(.down) : min(max(fraction, 0), 1)
        value = scale.value(at: place)
    }

    // MARK: To the pointer

    /// Shows where the pointer has the mark: a detent that is near, or else just there.
    private mutating func showPointed() {
        guard let pointed = drag?.pointed else { return }
        show(pointed)
        if let detent = detentPlaces.first(where: { abs(distance(from: $0, to: place)) <= zone }) {
            place = detent
            value = scale.value(at: detent)
        }
    }

    /// A pointer that has gone round beyond an end to that end again is there.
    private func heldNear(_ pointed: Double) -> Double {
        guard !travel.wraps else { return pointed }
        let turn = 2 * Double.pi / travel.extent.radians
        if pointed >= 1 + turn - Self.tolerance { return pointed - turn }
        return pointed <= -turn + Self.tolerance ? pointed + turn : pointed
    }

    // MARK: Detents

    /// What counts as the same place, as sums of steps are not exact.
    private static let tolerance = 1e-12

    /// Half the dead zone, as a part of the travel.
    private var zone: Double { abs(detentExtent.radians) / 2 / travel.extent.radians }

    private var detentPlaces: [Double] {
        detents.filter { $0 >= scale.lower && $0 <= scale.upper }.map(scale.fraction(of:))
    }

    /// How far apart two places are, the short way where the end is the start again.
    private func distance(from one: Double, to other: Double) -> Double {
        let distance = other - one
        return travel.wraps ? distance - distance.rounded() : distance
    }

    /// A knob that stands on a detent is in the middle of its dead zone.
    private var startOfCatch: Double? {
        zone > 0 && detentPlaces.contains { abs(distance(from: $0, to: place)) <= Self.tolerance } ? 0 : nil
    }

    /// Moves on; the way through a dead zone is used up there.
    private mutating func advance(by amount: Double) {
        var rest = amount
        while rest != 0, drag != nil {
            if let caught = drag?.caught {
                let through = caught * zone + rest
                if abs(through) <= zone + Self.tolerance {
                    let part = through / zone
                    drag?.caught = part
                    return
                }
                drag?.caught = nil
                rest = through > 0 ? through - zone : through + zone
            }
            guard zone > 0, let detent = nextDetent(within: rest) else { return show(place + rest) }
            rest = abs(rest - detent) <= Self.tolerance ? 0 : rest - detent
            show(place + detent)
            drag?.caught = detent < 0 ? 1 : -1
        }
    }

    /// How far it is to the next detent on the way; `nil` when there is none.
    private func nextDetent(within way: Double) -> Double? {
        detentPlaces.compactMap { detent -> Double? in
            var distance = detent - place
            if travel.wraps { distance -= distance.rounded(way > 0 ? .down : .up) }
            let isAhead = way > 0 ? distance > Self.tolerance : distance < -Self.tolerance
            return isAhead && abs(distance) <= abs(way) + Self.tolerance ? distance : nil
        }.min { abs($0) < abs($1) }
    }
}
