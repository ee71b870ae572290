import Foundation
import RotaryWheelModelFuzz

/// Runs workers, and shrinks failing sequences.
@MainActor
struct Supervisor {
    let seed: UInt64
    let operations: Int
    /// The number of operations in a round, which starts without objects.
    static let roundSize = 100
    /// The number of rounds per process.
    private static let roundsPerProcess = 500

    /// Runs all rounds, and returns the exit code.
    func run() throws -> Int32 {
        let rounds = (operations + Self.roundSize - 1) / Self.roundSize
        var messages: [String: Int] = [:]
        var next = 0
        while next < rounds {
            let end = min(next + Self.roundsPerProcess, rounds)
            let child = try Child.run(["--worker", "\(seed)", "\(next)", "\(end)"])
            let lines = child.output.split(separator: "\n")
            if let failure = child.failure {
                let round = lines.last { $0.hasPrefix("round ") }.flatMap { Int($0.dropFirst(6)) } ?? next
                try report(failure, round: round, first: next)
                return 1
            }
            for line in lines where line.hasPrefix("logged ") {
                let parts = line.split(separator: " ", maxSplits: 2)
                messages[String(parts[2]), default: 0] += Int(parts[1]) ?? 0
            }
            next = end
        }
        print("\(operations) operations of seed \(seed) passed")
        for (message, count) in messages.sorted(by: { $0.key < $1.key }) { print("  \(count) × \(message)") }
        return 0
    }

    private func report(_ failure: Failure, round: Int, first: Int) throws {
        print("seed \(seed), round \(round): \(failure)")
        let all = Script.operations(seed: seed, round: round, count: Self.roundSize)
        guard try Self.fails(all, by: failure.kind) else {
            print("not reproducible by that round alone, but from round \(first) on")
            return
        }
        print("shrinking …")
        let shortest = try all.shrunk { try Self.fails($0, by: failure.kind) }
        let file = URL(fileURLWithPath: ".build/fuzz-\(seed)-\(round).txt")
        let text = shortest.map { "\($0)\n" }.joined()
        try? text.write(to: file, atomically: true, encoding: .utf8)
        print("the shortest sequence that still fails, in \(file.relativePath):\n\(text)", terminator: "")
    }

    private static func fails(_ operations: [Operation], by kind: String) throws -> Bool {
        let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(getpid()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try operations.map { "\($0)\n" }.joined().write(to: file, atomically: false, encoding: .utf8)
        return try Child.run(["--replay", file.path, "--patience", "2"]).failure?.kind == kind
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
        let status = process.terminationStatus
        let signal = process.terminationReason == .uncaughtSignal ? status : nil
        return Child(
            output: output,
            failure: Failure(output: output, status: signal == nil ? status : 0, signal: signal))
    }
}
