import RotaryWheelModel

/// A sequence of random operations that checks its invariants.
protocol Trial {
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
struct Violation: Error, CustomStringConvertible {
    let description: String
}

/// Throws a violation unless a condition holds.
func require(_ condition: Bool, _ rule: @autoclosure () -> String) throws {
    guard condition else { throw Violation(description: rule()) }
}

/// The models under test.
package enum TrialKind: String, CaseIterable, Sendable {
    case wheel, rim, dial, knob, tracker, mark

    /// The number of operations on one model.
    package static let length = 200

    private var trial: any Trial {
        switch self {
        case .wheel: WheelTrial()
        case .rim: RimTrial()
        case .dial: DialTrial()
        case .knob: KnobTrial()
        case .tracker: TrackerTrial()
        case .mark: MarkTrial()
        }
    }

    /// Performs some steps of a sequence, by default all, and throws a violation.
    ///
    /// - Parameter log: called with the description of each step.
    package func run(seed: UInt64, steps: [Int] = Array(0..<length), log: ((String) -> Void)? = nil) throws {
        var trial = trial
        for step in steps {
            var random = SeededGenerator(seed: seed &* 0x1_0000_0001 &+ UInt64(step) &* 0x9e37_79b9)
            defer { log?(trial.latest) }
            try trial.act(&random)
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
