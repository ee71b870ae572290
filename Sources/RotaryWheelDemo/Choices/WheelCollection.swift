/// The user's wheels with their history, kept in a file.
typealias WheelStore = StateStore<WheelCollection>

/// The user's wheels, and the one that is shown.
struct WheelCollection: Equatable, Sendable {
    static let maximumCount = 100

    private(set) var wheels: [ChoiceWheel] = []
    /// The position of the shown wheel; `nil` for the wheel of shapes.
    private(set) var position: Int?

    init() {}

    /// - Parameter position: ignored where there is no such wheel.
    init(_ wheels: [ChoiceWheel], position: Int? = nil) {
        self.wheels = Array(wheels.prefix(Self.maximumCount))
        show(position)
    }

    var hasRoom: Bool { wheels.count < Self.maximumCount }

    /// The shown wheel; `nil` for the wheel of shapes.
    var shown: ChoiceWheel? {
        get { position.map { wheels[$0] } }
        set {
            guard let newValue else { return }
            if let position { wheels[position] = newValue } else { add([newValue]) }
        }
    }

    mutating func show(_ position: Int?) {
        self.position = position.flatMap { wheels.indices.contains($0) ? $0 : nil }
    }

    /// Adds wheels, and shows the first of them.
    ///
    /// - Returns: the number of wheels that found no room.
    @discardableResult
    mutating func add(_ new: [ChoiceWheel]) -> Int {
        let added = new.prefix(Self.maximumCount - wheels.count)
        guard !added.isEmpty else { return new.count }
        position = wheels.count
        for var wheel in added {
            wheel.name = unusedName(like: wheel.name)
            wheels.append(wheel)
        }
        return new.count - added.count
    }

    /// Deletes the shown wheel, and shows the one before it.
    mutating func deleteShown() {
        guard let position else { return }
        wheels.remove(at: position)
        self.position = wheels.isEmpty ? nil : max(0, position - 1)
    }

    /// The name, with a number if another wheel has it; a long name is cut for that.
    func unusedName(like name: String) -> String {
        let used = Set(wheels.map(\.name))
        guard used.contains(name) else { return name }
        return (2...).lazy.map { number in
            let suffix = " \(number)"
            let start = name.unicodeScalars.prefix(Choice.longestName - suffix.unicodeScalars.count)
            return String(String.UnicodeScalarView(start)) + suffix
        }.first { !used.contains($0) } ?? name
    }
}

extension WheelCollection: KeptState {
    init(reading bytes: some Collection<UInt8>) throws(TextFailure) {
        self = try WheelText.read(bytes, name: "", limit: .max)
    }

    var written: String { WheelText.write(self) }
}
