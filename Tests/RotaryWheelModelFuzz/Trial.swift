/// Something that random things are done to, and that checks itself.
package protocol Trial {
    init()
    /// Does one thing.
    ///
    /// All that is random about it comes from the generator, so that any part of a sequence can be done again.
    mutating func act(_ random: inout SeededGenerator) throws
    /// Lets everything come to rest.
    mutating func finish() throws
    /// What was done last, for people.
    var latest: String { get }
}

/// What does not hold.
package struct Violation: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Refuses what is not so.
package func require(_ condition: Bool, _ rule: @autoclosure () -> String) throws {
    guard condition else { throw Violation(rule()) }
}

/// The models that are tried.
package enum TrialKind: String, CaseIterable, Sendable {
    case wheel, rim, dial, knob, tracker

    /// How many things are done one after the other to the same model.
    package static let length = 200

    /// Does some steps of a sequence, all by default, and throws what does not hold.
    ///
    /// - Parameter log: is told each step.
    package func run(seed: UInt64, steps: [Int] = Array(0..<length), log: ((String) -> Void)? = nil) throws {
        switch self {
        case .wheel: try Self.run(WheelTrial(), seed, steps, log)
        case .rim: try Self.run(RimTrial(), seed, steps, log)
        case .dial: try Self.run(DialTrial(), seed, steps, log)
        case .knob: try Self.run(KnobTrial(), seed, steps, log)
        case .tracker: try Self.run(TrackerTrial(), seed, steps, log)
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

    /// A number that is usual as a rule, and anything now and then.
    mutating func number(_ usual: ClosedRange<Double>) -> Double {
        guard int(1...30) == 1 else { return double(usual) }
        return pick([
            0, -0.0, .nan, .infinity, -.infinity, 1e6, -1e6, 1e9, -1e12, 1e308, -1e308,
            .leastNonzeroMagnitude,
        ])
    }
}
