/// The results of all wheels, kept in a file.
typealias ResultStore = StateStore<Results>

/// The latest results.
struct Results: Equatable, Sendable {
    static let maximumCount = 1000

    /// The latest one is last.
    private(set) var winners: [Winner] = []

    init(_ winners: [Winner] = []) { self.winners = winners.suffix(Self.maximumCount) }

    mutating func add(_ winner: Winner) { self = Results(winners + [winner]) }

    /// A table with the latest result first, whose columns a separator divides.
    ///
    /// - Parameter cell: writes a text.
    func table(_ separator: String, _ cell: (String) -> String = { $0 }) -> String {
        let rows = winners.reversed().map { [$0.localTime, $0.wheel, $0.name] }
        return ([[translated("Time"), translated("Wheel"), translated("Result")]] + rows)
            .map { $0.map(cell).joined(separator: separator) + "\n" }.joined()
    }

    /// Comma-separated values as in RFC 4180, but with the line ends of Unix.
    var csv: String { table(",") { "\"" + $0.filling(["\"": "\"\""]) + "\"" } }
}

extension Results: KeptState {
    init() { self.init([]) }

    /// Leaves out lines that are no results.
    init(reading bytes: some Collection<UInt8>) throws(TextFailure) {
        self.init(try String(textOf: bytes).split { $0.isNewline }.compactMap { Winner($0) })
    }

    var written: String { winners.map { $0.line + "\n" }.joined() }

    var shown: Results? {
        get { self }
        set { if let newValue { self = newValue } }
    }
}
