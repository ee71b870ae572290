import RotaryWheelInterop
import RotaryWheelModel

/// The recent points of a stroke, which fade.
struct StrokeLine {
    /// The time in which a point fades.
    static let fading = Duration.milliseconds(900)
    /// The largest number of points.
    private static let capacity = 400

    private(set) var points: [(point: MarkPoint, time: Duration)] = []

    /// Adds a point.
    mutating func add(_ point: MarkPoint, at time: Duration) {
        if points.count == Self.capacity { points.removeFirst(Self.capacity / 4) }
        points.append((point, time))
    }

    /// Removes the points that have faded.
    mutating func fade(until time: Duration) {
        points.removeFirst(points.prefix { time - $0.time >= Self.fading }.count)
    }
}
