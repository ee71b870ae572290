// Steps by keys and clicks.
extension ScaleModel {
    /// Whether steps have equal values: those that a linear scale, or one in decibels, shows.
    ///
    /// The steps of other scales turn the knob equally, by what the step would be on a linear scale.
    private var hasEqualValues: Bool { taper == .linear || taper == .decibel }

    /// The steps by equal turns that replace fine steps of a logarithmic scale.
    ///
    /// The travel has 120 steps or 12 pages. Other scales, and steps of at least a 200th of the range, keep theirs.
    public func evenSteps(for step: Double, page: Double) -> (step: Double, page: Double) {
        let span = upper - lower
        guard taper == .logarithmic, span.isFinite, abs(step) < span / 200 else { return (step, page) }
        return (span / 120, max(span / 12, page))
    }

    /// The value a step away.
    ///
    /// Off is one step below the lowest value, however long the step is.
    ///
    /// - Parameters:
    ///   - value: the value before the step.
    ///   - step: the difference on a linear scale; negative downward.
    ///   - wraps: whether a step beyond an end leads to the other.
    ///   - least: the smallest difference, such as that of rounded values.
    /// - Returns: the value, and 1 or −1 if the step went upward or downward beyond an end.
    public func value(
        from value: Double, step: Double, wraps: Bool = false, least: Double = 0
    ) -> (value: Double, lap: Int) {
        guard upper > lower, step != 0, !step.isNaN, !value.isNaN else { return (value, 0) }
        if hasOff, !wraps {
            if isOff(value) { return (step > 0 ? lowest : lower, 0) }
            if step < 0, value <= lowest { return (lower, 0) }
        }
        let span = upper - lower
        // Sums of values are exact, sums of places are not.
        guard hasEqualValues, span.isFinite else {
            // The difference of the largest numbers is infinite.
            let part = span.isFinite ? step / span : step / 2 / (upper / 2 - lower / 2)
            return turned(from: value, by: part, wraps: wraps, least: least)
        }
        let sum = value + (abs(step) < least ? (step < 0 ? -least : least) : step)
        let laps = wraps ? ((sum - lower) / span + 1e-9).rounded(.down) : 0
        let wanted = sum - laps * span
        guard wanted.isFinite else { return (step < 0 ? lower : upper, 0) }
        return (wraps ? wanted : max(wanted, lowest), Int(laps.clamped(to: -1...1)))
    }

    private func turned(
        from value: Double, by part: Double, wraps: Bool, least: Double
    ) -> (value: Double, lap: Int) {
        let before = fraction(of: value)
        let place = before + part * (hasOff ? 1 - Self.offExtent : 1)
        let laps = wraps ? place.rounded(.down) : 0
        let turned = self.value(at: hasOff && !wraps ? max(place, Self.offExtent) : place - laps)
        // A step that rounding would undo.
        if laps == 0, abs(turned - value) < least { return (value + (part < 0 ? -least : least), 0) }
        return (turned, Int(laps.clamped(to: -1...1)))
    }
}
