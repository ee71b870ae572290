import Foundation
import RotaryWheelModelFuzz

/// Runs the fuzz test of the models, without GTK.
@MainActor
struct ModelRun {
    let seed: UInt64
    let operations: Int

    func run() throws -> Int32 {
        let child = try Child.run(["--model-worker", "\(seed)", "\(operations)"])
        guard let failure = child.failure else {
            print("\(operations) operations on the models, of seed \(seed), passed")
            return 0
        }
        let last = child.output.split(separator: "\n").last { $0.hasPrefix("trial ") }
        let words = last?.split(separator: " ").map { String($0) } ?? []
        guard words.count == 3 else { throw failure }
        let (kind, trial) = (words[1], words[2])
        print("seed \(seed), \(kind) \(trial): \(failure)\nshrinking …")
        let steps = try Array(0..<TrialKind.length).shrunk { steps in
            try Self.replay(kind, trial, steps).failure?.kind == failure.kind
        }
        print("the shortest sequence that still fails:")
        print(try Self.replay(kind, trial, steps).output, terminator: "")
        let list = steps.map { "\($0)" }.joined(separator: ",")
        print("replay with --replay-model \(kind) \(trial) \(list)")
        return 1
    }

    private static func replay(_ kind: String, _ trial: String, _ steps: [Int]) throws -> Child {
        try Child.run(["--replay-model", kind, trial, steps.map { "\($0)" }.joined(separator: ",")])
    }

    // MARK: In the worker process

    static func work(seed: UInt64, operations: Int) {
        let kinds = TrialKind.allCases
        var done = 0
        var trial = seed &* 1_000_003
        while done < operations {
            for kind in kinds {
                report(kind, trial)
                attempt { try kind.run(seed: trial) }
                done += TrialKind.length
            }
            trial &+= 1
        }
    }

    static func replay(_ arguments: [String]) {
        guard arguments.count == 3, let kind = TrialKind(rawValue: arguments[0]),
            let trial = UInt64(arguments[1])
        else { exit(2) }
        let steps = arguments[2].split(separator: ",").compactMap { Int($0) }
        attempt { try kind.run(seed: trial, steps: steps) { print($0) } }
    }

    /// Prints and flushes the current trial, in case of a crash.
    private static func report(_ kind: TrialKind, _ trial: UInt64) {
        print("trial \(kind.rawValue) \(trial)")
        fflush(nil)
    }

    private static func attempt(_ body: () throws -> Void) {
        alarm(Worker.patience)
        do {
            try body()
        } catch {
            print(Failure("\(error)").line)
            exit(1)
        }
    }
}
