/// A violated invariant.
struct Failure: Error, CustomStringConvertible {
    /// The kind, which stays the same while a sequence shrinks: `wheel: notifies selected without a change`.
    let kind: String
    let details: String

    var description: String { details.isEmpty ? kind : "\(kind) (\(details))" }

    /// The prefix of a failure in the output of a worker.
    private static let mark = "does not hold: "

    init(_ kind: String, _ details: String = "") {
        self.kind = kind
        self.details = details
    }

    /// Parses the failure from a process's output and its exit code or signal.
    init?(output: String, status: Int32, isKilled: Bool) {
        if let line = output.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) }) {
            let parts = line.dropFirst(Self.mark.count).split(separator: "\t", maxSplits: 1).map(String.init)
            self.init(parts.first ?? "", parts.count > 1 ? parts[1] : "")
        } else if isKilled {
            self.init(status == 14 ? "the main thread hangs" : "killed by signal \(status)")
        } else if status != 0 {
            self.init("exits with \(status)")
        } else {
            return nil
        }
    }

    var line: String { "\(Self.mark)\(kind)\t\(details)" }
}
