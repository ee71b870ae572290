import Foundation

/// An operation in words: `set wheel1 selected 3`.
///
/// The words contain all random choices, so any subsequence can be replayed.
struct Operation: CustomStringConvertible {
    let words: [String]

    init(_ words: [String]) { self.words = words }

    init(_ line: String) { words = line.split(separator: " ").map { String($0) } }

    /// Reads the operations of a file.
    static func read(_ file: String) throws -> [Operation] {
        try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { Operation(String($0)) }
    }

    static func write(_ operations: [Operation], to file: URL) throws {
        try operations.map { "\($0)\n" }.joined().write(to: file, atomically: false, encoding: .utf8)
    }

    var verb: String { self[0] }

    subscript(index: Int) -> String { index < words.count ? words[index] : "" }

    func number(_ index: Int) -> Double { Double(self[index]) ?? 0 }

    func int(_ index: Int) -> Int { Int(self[index]) ?? 0 }

    /// The operation in the words from an index on.
    func rest(from index: Int) -> Operation { Operation(Array(words.dropFirst(index))) }

    var description: String { words.joined(separator: " ") }
}
