/// What does not hold.
struct Failure: Error, CustomStringConvertible {
    /// What kind it is, which does not change while a sequence is shortened: `wheel: notifies selected without a change`.
    let kind: String
    let details: String

    var description: String { details.isEmpty ? kind : "\(kind) (\(details))" }

    /// How it stands in the output of a process, and is found there.
    static let mark = "does not hold: "

    /// The failure in a process's output, and how the process ended.
    init?(output: String, status: Int32, signal: Int32?) {
        if let line = output.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) }) {
            let text = line.dropFirst(Self.mark.count)
            let parts = text.split(separator: "\t", maxSplits: 1)
            kind = String(parts.first ?? "")
            details = parts.count > 1 ? String(parts[1]) : ""
        } else if let signal {
            kind = signal == 14 ? "the main thread does not come back" : "ends by signal \(signal)"
            details = ""
        } else if status != 0 {
            kind = "ends with \(status)"
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
