package import RotaryWheelModel

/// A sequence of random operations that checks its invariants.
package protocol Trial {
    init()
    /// Performs an operation.
    ///
    /// All random choices come from the generator, so any subsequence can be replayed.
    mutating func act(_ random: inout SeededGenerator) throws
    /// Waits until all motion ends.
    mutating func finish() throws
    /// A description of the last operation.
    var latest: String { get }
}

/// A violated invariant.
package struct Violation: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Throws a violation unless a condition holds.
package func require(_ condition: Bool, _ rule: @autoclosure () -> String) throws {
    guard condition else { throw Violation(rule()) }
}

/// The models under test.
package enum TrialKind: String, CaseIterable, Sendable {
    case wheel, rim, dial, knob, tracker, mark

    /// The number of operations on one model.
    package static let length = 200

    /// Performs some steps of a sequence, by default all, and throws a violation.
    ///
    /// - Parameter log: called with the description of each step.
    package func run(seed: UInt64, steps: [Int] = Array(0..<length), log: ((String) -> Void)? = nil) throws {
        switch self {
        case .wheel: try Self.run(WheelTrial(), seed, steps, log)
        case .rim: try Self.run(RimTrial(), seed, steps, log)
        case .dial: try Self.run(DialTrial(), seed, steps, log)
        case .knob: try Self.run(KnobTrial(), seed, steps, log)
        case .tracker: try Self.run(TrackerTrial(), seed, steps, log)
        case .mark: try Self.run(MarkTrial(), seed, steps, log)
        }
    }

    private static func run<Tried: Trial>(
        _ trial: consuming Tried, _ seed: UInt64, _ steps: [Int], _ log: ((String) -> Void)?
    ) throws {
        for step in steps {
            var random = SeededGenerator(seed: seed &* 0x1_0000_0001 &+ UInt64(step) &* 0x9e37_79b9)
            do {
                try trial.act(&random)
            } catch {
                log?(trial.latest)
                throw error
            }
            log?(trial.latest)
        }
        try trial.finish()
    }
}

extension SeededGenerator {
    mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    mutating func flag() -> Bool { .random(using: &self) }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[int(0...list.count - 1)] }

    /// Usually a number in a range, occasionally an extreme one.
    mutating func number(_ usual: ClosedRange<Double>) -> Double {
        guard int(1...30) == 1 else { return double(usual) }
        return pick([
            0, -0.0, .nan, .infinity, -.infinity, 1e6, -1e6, 1e9, -1e12, 1e308, -1e308,
            .leastNonzeroMagnitude,
        ])
    }
}
