import CRotaryWheelFuzz
import CRotaryWheelGtk
import CRotaryWheelHand
import Glibc
import RotaryWheelInterop

/// Performs operations in a worker process.
@MainActor
enum Worker {
    /// The seconds per operation, after which SIGALRM ends the process.
    static var patience: UInt32 = 10

    /// Runs some rounds of a seed, and prints the number of each.
    static func run(seed: UInt64, rounds: Range<Int>, size: Int) {
        start()
        for round in rounds {
            report("round \(round)")
            play(Script.operations(seed: seed, round: round, count: size))
        }
        for (message, count) in MessageCount.counts.sorted(by: { $0.key < $1.key }) {
            report("logged \(count) \(message)")
        }
    }

    /// Replays the operations of a file.
    static func replay(_ operations: [Operation]) {
        start()
        play(operations)
    }

    private static func start() {
        setenv("GTK_A11Y", "test", 1)
        MessageCount.install()
        guard gtk_init_check() != 0, hand_open() != 0 else {
            report("no display, or one without XTEST")
            exit(2)
        }
        fuzz_stop_clock()
    }

    private static func play(_ operations: [Operation]) {
        do {
            alarm(patience)
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
        } catch {
            report((error as? Failure)?.line ?? "\(error)")
            // Without destructors, which might report more.
            _exit(1)
        }
    }

    private static func report(_ line: String) {
        print(line)
        fflush(nil)
    }
}
