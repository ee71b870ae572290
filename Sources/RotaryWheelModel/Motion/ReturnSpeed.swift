/// The speed at which a control returns to where a drag began, in radians a second.
public enum ReturnSpeed {
    /// The default, one turn in 1.2 s.
    public static let standard = 2 * Double.pi / 1.2
    /// The smallest and the largest speed.
    public static let range = 0.1...100.0
}
