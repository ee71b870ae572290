import CRotaryWheelFuzz
import CRotaryWheelGtk
import CRotaryWheelHand
import Glibc
import RotaryWheelInterop
import RotaryWheelModelFuzz

/// Performs operations in a worker process.
@MainActor
enum Worker {
    /// The seconds per operation, after which SIGALRM ends the process.
    static var patience: UInt32 = 10

    /// Runs some rounds of a script, and prints the number of each.
    static func run(_ script: Script, rounds: Range<Int>) {
        if !script.isOfModels { start() }
        for round in rounds {
            report("round \(round)")
            let operations = script.operations(ofRound: round)
            attempt { try script.isOfModels ? playModel(operations) : play(operations) }
        }
    }

    /// Replays operations.
    static func replay(_ operations: [Operation]) {
        if operations.first?.verb == "trial" { return attempt { try playModel(operations) { report($0) } } }
        start()
        attempt { try play(operations) }
    }

    private static func start() {
        setenv("GTK_A11Y", "test", 1)
        UnexpectedMessage.install()
        guard gtk_init_check() != 0, hand_open() != 0 else {
            report("no display, or one without XTEST")
            exit(2)
        }
        fuzz_stop_clock()
    }

    private static func attempt(_ body: () throws -> Void) {
        alarm(patience)
        do {
            try body()
        } catch {
            report((error as? Failure ?? Failure("\(error)")).line)
            // Without destructors, which might report more.
            _exit(1)
        }
    }

    private static func play(_ operations: [Operation]) throws {
        let world = World()
        for operation in operations {
            alarm(patience)
            do {
                try world.perform(operation)
            } catch let failure as Failure {
                throw Failure(failure.kind, "\(failure.details), by \(operation)")
            }
        }
        alarm(patience)
        try world.end()
    }

    /// Runs the steps of a trial of a model.
    private static func playModel(_ operations: [Operation], log: ((String) -> Void)? = nil) throws {
        guard let trial = operations.first, let kind = TrialKind(rawValue: trial[1]),
            let seed = UInt64(trial[2])
        else { return }
        try kind.run(seed: seed, steps: operations.dropFirst().map { $0.int(1) }, log: log)
    }

    /// Prints and flushes a line, in case of a crash.
    private static func report(_ line: String) {
        print(line)
        fflush(nil)
    }
}
