import Foundation

// Fuzz test of the controls; see meson-helpers/fuzz.

let arguments = Array(CommandLine.arguments.dropFirst())

func value(of option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

func number(of option: String) -> Int? { value(of: option).flatMap { Int($0) } }

let script = Script(
    seed: UInt64(number(of: "--seed") ?? Int(Date().timeIntervalSince1970)),
    isOfModels: arguments.contains("--model"))
if let patience = number(of: "--patience") { Worker.patience = UInt32(patience) }

if let file = value(of: "--replay") {
    try Worker.replay(Operation.read(file))
} else if let first = number(of: "--first-round"), let count = number(of: "--rounds") {
    Worker.run(script, rounds: first..<first + count)
} else {
    exit(try Supervisor(script: script, operations: number(of: "--operations") ?? 20_000).run())
}
