import RealModule

/// The shape of the mark that chooses an item of a marking menu, or opens a submenu: a straight segment for each level.
///
///     let colors = MarkMenu(Array(repeating: MarkItem(), count: 4))
///     let menu = MarkMenu([MarkItem(submenu: colors), MarkItem(), MarkItem(), MarkItem()])
///     MarkShape(ofPath: [0, 1], in: menu)?.path    // "M 0 0 L 0 -10 L 10 -10", up and then to the right
public struct MarkShape: Hashable, Sendable {
    /// The length of a segment.
    public static let segmentLength = 10.0
    /// The number of points of a segment that the recognizer reads.
    private static let samples = 12

    /// The directions of the segments.
    public let directions: [Angle]

    /// Creates the mark of the item at a path; `nil` for a path without an item, and for one whose mark is ambiguous.
    ///
    /// Two levels in the same direction look like one: such an item has no mark, only the open menu chooses it.
    public init?(ofPath path: [Int], in menu: MarkMenu) {
        guard !path.isEmpty, menu.item(at: path) != nil else { return nil }
        directions = path.indices.compactMap { level in
            menu.submenu(at: path[..<level])?.layout.directions[path[level]]
        }
        let reading = MarkRecognizer().reading(of: stroke, in: menu)
        guard reading.path == path, !reading.isAmbiguous else { return nil }
    }

    /// The ends of the segments, from the origin on.
    public var points: [MarkPoint] {
        directions.reduce(into: [MarkPoint(x: 0, y: 0)]) { points, direction in
            let (last, length) = (points[points.count - 1], Self.segmentLength)
            points.append(
                MarkPoint(
                    x: last.x + length * .cos(direction.radians), y: last.y + length * .sin(direction.radians)
                ))
        }
    }

    /// The mark as an SVG path with two decimals, whose segments are ``segmentLength`` long; y points down.
    public var path: String {
        let places = points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }
        return "M " + places.joined(separator: " L ")
    }

    /// A stroke of this shape.
    private var stroke: [MarkPoint] {
        let ends = points
        return [ends[0]]
            + zip(ends, ends.dropFirst()).flatMap { start, end in
                (1...Self.samples).map { step in
                    let way = Double(step) / Double(Self.samples)
                    return MarkPoint(
                        x: start.x + way * (end.x - start.x), y: start.y + way * (end.y - start.y))
                }
            }
    }

    private static func number(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let decimals =
            rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
        return (hundredths < 0 ? "-" : "") + "\(whole)\(decimals)"
    }
}
