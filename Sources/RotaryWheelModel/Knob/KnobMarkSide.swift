import RealModule

/// The side of a mark, as the style class of its label.
package enum KnobMarkSide: String, CaseIterable {
    /// The mark is less than the value.
    case under
    /// The value is at the mark.
    case at
    /// The mark is more than the value.
    case beyond

    /// The side of a mark for a value with a number of digits; negative for all.
    ///
    /// Of rounded values, the nearest one is at a mark.
    package init(of mark: Double, for value: Double, digits: Int, on scale: ScaleModel) {
        let half = digits < 0 ? 0 : Double.pow(10, -digits) / 2
        let tolerance = max(half * (1 - 1e-9), (scale.upper / 2 - scale.lower / 2) * 1e-9)
        self = abs(mark - value) <= tolerance ? .at : mark < value ? .under : .beyond
    }
}
