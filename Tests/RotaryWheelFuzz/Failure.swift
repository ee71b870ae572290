/// A violated invariant.
struct Failure: Error, CustomStringConvertible {
    /// The kind, which stays the same while a sequence shrinks: `wheel: notifies selected without a change`.
    let kind: String
    let details: String

    var description: String { details.isEmpty ? kind : "\(kind) (\(details))" }

    /// The prefix of a failure in the output of a worker.
    static let mark = "does not hold: "

    /// Parses the failure from a process's output and exit state.
    init?(output: String, status: Int32, signal: Int32?) {
        if let line = output.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) }) {
            let text = line.dropFirst(Self.mark.count)
            let parts = text.split(separator: "\t", maxSplits: 1)
            kind = String(parts.first ?? "")
            details = parts.count > 1 ? String(parts[1]) : ""
        } else if let signal {
            kind = signal == 14 ? "the main thread hangs" : "killed by signal \(signal)"
            details = ""
        } else if status != 0 {
            kind = "exits with \(status)"
            details = ""
        } else {
            return nil
        }
    }

    init(_ kind: String, _ details: String = "") {
        self.kind = kind
        self.details = details
    }

    var line: String { "\(Self.mark)\(kind)\t\(details)" }
}
