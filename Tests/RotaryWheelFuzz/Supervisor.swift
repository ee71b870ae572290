import CRotaryWheelGtk
import Foundation
import RotaryWheelModelFuzz

/// Runs the rounds of a script in child processes, and shrinks a failing one.
@MainActor
struct Supervisor {
    let script: Script
    let operations: Int
    /// The number of rounds per process.
    private static let roundsPerProcess = 500

    /// Runs all rounds, and returns the exit code.
    func run() throws -> Int32 {
        let rounds = (operations + script.length - 1) / script.length
        for first in stride(from: 0, to: rounds, by: Self.roundsPerProcess) {
            let count = min(Self.roundsPerProcess, rounds - first)
            let child = try Child.run(
                ["--seed", "\(script.seed)", "--first-round", "\(first)", "--rounds", "\(count)"]
                    + (script.isOfModels ? ["--model"] : []))
            guard let failure = child.failure else { continue }
            let last = child.output.split(separator: "\n").last { $0.hasPrefix("round ") }
            try report(failure, round: last.flatMap { Int($0.dropFirst(6)) } ?? first, first: first)
            return 1
        }
        print("\(operations) operations of seed \(script.seed) passed")
        return 0
    }

    private func report(_ failure: Failure, round: Int, first: Int) throws {
        print("seed \(script.seed), round \(round): \(failure)")
        // The script reads the classes of the controls.
        gtk_init_check()
        let all = script.operations(ofRound: round)
        guard try Self.replay(all).failure?.kind == failure.kind else {
            print("not reproducible by that round alone, but from round \(first) on")
            return
        }
        print("shrinking …")
        let shortest = try all.shrunk { try Self.replay($0).failure?.kind == failure.kind }
        let file = URL(fileURLWithPath: ".build/fuzz-\(script.seed)-\(round).txt")
        try? Operation.write(shortest, to: file)
        print("the shortest sequence that still fails, in \(file.relativePath):")
        for operation in shortest { print(operation) }
        print(try Self.replay(shortest).output, terminator: "")
    }

    private static func replay(_ operations: [Operation]) throws -> Child {
        let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(getpid()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Operation.write(operations, to: file)
        return try Child.run(["--replay", file.path, "--patience", "2"])
    }
}

/// A run of this program in a child process.
struct Child {
    let output: String
    let failure: Failure?

    static func run(_ arguments: [String]) throws -> Child {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        // A crash is reported in one line, without a backtrace.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) {
            $1
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let output = String(decoding: data, as: UTF8.self)
        let isKilled = process.terminationReason == .uncaughtSignal
        let failure = Failure(output: output, status: process.terminationStatus, isKilled: isKilled)
        return Child(output: output, failure: failure)
    }
}
