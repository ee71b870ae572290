extension Double {
    /// Whether numbers differ by rounding errors alone.
    func isNear(_ other: Double) -> Bool { abs(self - other) <= 1e-9 * max(1, abs(other)) }
}
