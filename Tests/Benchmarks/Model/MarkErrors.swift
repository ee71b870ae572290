import Foundation
import RotaryWheelModel

/// The rates of errors of simulated marks, as a Markdown table.
struct MarkErrors {
    private static let strokes = 100_000
    /// The number of strokes of hands, which have more points.
    private static let handStrokes = 20_000
    /// The deviation of the hand in lengths of a segment, and the largest rotation of marks in degrees.
    private static let hands = [(0.02, 8.0), (0.05, 5), (0.05, 8), (0.08, 8), (0.12, 8)]

    /// What is known of the errors of people in Kurtenbach and Buxton, *The limits of expert performance using hierarchic
    /// marking menus* (1993): the limits of breadth and depth up to which their share is below 10 %, as others quote them.
    private static func measured(breadth: Int, depth: Int) -> String {
        switch (breadth, depth) {
        case (4, ...4), (8, ...2): "< 10 %"
        default: "not known"
        }
    }

    func printTable() {
        let columns = Self.hands.map { "\(Int($0 * 100)) %, ±\(Int($1))°" }
        print(
            "\n| Marks: errors (menu opened) | \(columns.joined(separator: " | ")) | in line | people, 1993 |"
        )
        print("| --- |\(String(repeating: " ---: |", count: columns.count + 2))")
        for depth in 1...3 { for breadth in [4, 8, 12] { print(row(breadth: breadth, depth: depth)) } }
    }

    private func row(breadth: Int, depth: Int) -> String {
        let menu = MarkMenu.uniform(breadth: breadth, depth: depth)
        let cells = Self.hands.map { jitter, degrees in
            let hand = SimulatedHand(jitter: jitter, rotation: Angle(degrees: degrees), seed: 1993)
            let tally = MarkTally(menu, count: Self.strokes, hand: hand)
            return cell(tally, errors: tally.errors + tally.cancellations, others: tally.openings)
        }
        let inLine = 1 - pow(1 - 1 / Double(breadth), Double(depth - 1))
        let name = depth == 1 ? "\(breadth) items" : "\(breadth) items, \(depth) levels"
        return "| \(name) | \(cells.joined(separator: " | ")) | \(Int((100 * inLine).rounded())) % | "
            + "\(Self.measured(breadth: breadth, depth: depth)) |"
    }

    /// Prints how strokes are read that have the hooks, corners and pauses of hands.
    func printHands() {
        print("\n| Strokes of hands: another item (none) | ±5° | ±8° | ±8°, menu open |")
        print("| --- | ---: | ---: | ---: |")
        for depth in 1...3 {
            for breadth in [4, 8] {
                print(handRow("\(breadth) items", depth, .uniform(breadth: breadth, depth: depth)))
                if depth == 1 { continue }
                print(handRow("\(breadth) items, mixed", depth, .mixed(breadth: breadth, depth: depth)))
            }
        }
    }

    private func handRow(_ name: String, _ depth: Int, _ menu: MarkMenu) -> String {
        let cells = [(5.0, false), (8, false), (8, true)].map { degrees, isOpen in
            let hand = RealHand(rotation: Angle(degrees: degrees), seed: 1985)
            let tally = MarkTally(menu, isOpen: isOpen, count: Self.handStrokes, hand: hand)
            return cell(tally, errors: tally.errors, others: tally.openings + tally.cancellations)
        }
        return "| \(name)\(depth == 1 ? "" : ", \(depth) levels") | \(cells.joined(separator: " | ")) |"
    }

    private func cell(_ tally: MarkTally, errors: Int, others: Int) -> String {
        let shares = [errors, others].map { 100 * Double($0) / Double(tally.count) }
        return String(format: "%.2f %% (%.1f %%)", shares[0], shares[1])
    }
}
