import Foundation

// Fuzz test of the controls; see meson-helpers/fuzz.

let arguments = Array(CommandLine.arguments.dropFirst())

func value(of option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

switch arguments.first {
case "--worker":
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    Worker.run(seed: UInt64(numbers[0]), rounds: numbers[1]..<numbers[2], size: Supervisor.roundSize)
case "--replay":
    let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
    if let seconds = value(of: "--patience").flatMap({ UInt32($0) }) { Worker.patience = seconds }
    Worker.replay(text.split(separator: "\n").map { Operation(String($0)) })
case "--model-worker":
    let numbers = arguments.dropFirst().compactMap { UInt64($0) }
    ModelRun.work(seed: numbers[0], operations: Int(numbers[1]))
case "--replay-model": ModelRun.replay(Array(arguments.dropFirst()))
default:
    let seed = value(of: "--seed").flatMap { UInt64($0) } ?? UInt64(Date().timeIntervalSince1970)
    let operations = value(of: "--operations").flatMap { Int($0) } ?? 20_000
    exit(
        try arguments.contains("--model")
            ? ModelRun(seed: seed, operations: operations).run()
            : Supervisor(seed: seed, operations: operations).run())
}
