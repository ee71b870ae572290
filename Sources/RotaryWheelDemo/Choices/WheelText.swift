/// Wheels as text.
///
/// Each line is a choice, so that a plain list of names is a wheel. Columns after the name are separated by tabs, in any
/// order: a weight, a color such as `red` or `#ff8800`, the URI of a picture, and `out` for a choice that is not drawn. A
/// line with `# ` and a name begins a wheel; its columns are `once`, for choices that leave the draw when they win,
/// `equal`, for sectors of one width, the number of winners, and `shown`. A backslash before a name is left out, so that
/// a name may begin with `# ` or a backslash. Empty lines are skipped.
///
///     # Lunch	once
///     Pizza	2	red
///     Salad	out
enum WheelText {
    /// The largest size of a list in bytes, but not that of the app's own file.
    static let maximumSize = 1_000_000

    // MARK: Reading

    /// Reads the bytes of a file.
    static func read(
        _ bytes: some Collection<UInt8>, name: String, limit: Int = maximumSize
    ) throws(TextFailure) -> WheelCollection {
        try read(String(textOf: bytes), name: name, limit: limit)
    }

    /// Reads one wheel or several.
    ///
    /// - Parameter name: the name of choices above the first name.
    static func read(
        _ text: String, name: String, limit: Int = maximumSize
    ) throws(TextFailure) -> WheelCollection {
        guard text.utf8.count <= limit else { throw TextFailure(reason: .tooLarge) }
        var (wheels, shown): ([ChoiceWheel], Int?) = ([], nil)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, line) in lines.enumerated() {
            let columns = line.split(separator: "\t").map(cleaned).filter { !$0.isEmpty }
            guard let first = columns.first else { continue }
            do throws(TextFailure) {
                if let name = heading(of: first) {
                    guard wheels.count < WheelCollection.maximumCount else {
                        throw TextFailure(reason: .tooManyWheels)
                    }
                    let (wheel, isShown) = try self.wheel(name, columns.dropFirst())
                    if isShown { shown = wheels.count }
                    wheels.append(wheel)
                } else {
                    if wheels.isEmpty { wheels.append(ChoiceWheel(name: name)) }
                    guard wheels[wheels.count - 1].insert([try choice(columns)], at: .max) == 0 else {
                        throw TextFailure(reason: .tooManyChoices)
                    }
                }
            } catch {
                throw TextFailure(reason: error.reason, line: index + 1)
            }
        }
        guard !wheels.isEmpty else { throw TextFailure(reason: .empty) }
        return WheelCollection(wheels, position: shown)
    }

    private static func cleaned(_ column: Substring) -> String {
        let scalars = column.unicodeScalars.drop { $0.value == 0xFEFF }
        return String(String.UnicodeScalarView(scalars)).trimmingSpaces
    }

    private static func heading(of column: String) -> String? {
        column.hasPrefix("# ") ? unescaped(column.dropFirst(2).trimmingSpaces) : nil
    }

    private static func wheel(
        _ name: String, _ columns: some Sequence<String>
    ) throws(TextFailure) -> (ChoiceWheel, isShown: Bool) {
        var (wheel, isShown) = (ChoiceWheel(name: try checked(name)), false)
        for column in columns {
            switch column {
            case "once": wheel.isOnce = true
            case "equal": wheel.hasEqualSectors = true
            case "shown": isShown = true
            case let text where 1...ChoiceWheel.maximumCount ~= Int(text) ?? 0:
                wheel.winnerCount = Int(text) ?? 1
            default: throw TextFailure(reason: .column(excerpt(column)))
            }
        }
        return (wheel, isShown)
    }

    private static func choice(_ columns: [String]) throws(TextFailure) -> Choice {
        var choice = Choice(try checked(unescaped(columns[0])))
        for column in columns.dropFirst() {
            if column == "out" {
                choice.isOut = true
            } else if let color = ChoiceColor(column) {
                choice.color = color
            } else if Choice.isPicture(column) {
                choice.picture = column
            } else {
                choice.weight = try weight(column)
            }
        }
        return choice
    }

    /// A weight with a point or a comma.
    private static func weight(_ column: String) throws(TextFailure) -> Double {
        let text = String(column.map { $0 == "," ? "." : $0 })
        guard text.allSatisfy({ "0123456789+-.e".contains($0) }), let number = Double(text) else {
            throw TextFailure(reason: .column(excerpt(column)))
        }
        guard Choice.weights.contains(number) else { throw TextFailure(reason: .weight(excerpt(column))) }
        return number
    }

    private static func checked(_ name: String) throws(TextFailure) -> String {
        guard name.unicodeScalars.count <= Choice.longestName else { throw TextFailure(reason: .longName) }
        return name
    }

    private static func unescaped(_ name: String) -> String {
        name.hasPrefix("\\") ? String(name.dropFirst()) : name
    }

    private static func excerpt(_ column: String) -> String {
        Choice.cleaned(String(String.UnicodeScalarView(column.unicodeScalars.prefix(30))))
    }

    // MARK: Writing

    /// Writes wheels, and marks the shown one.
    static func write(_ collection: WheelCollection) -> String {
        collection.wheels.enumerated().map { index, wheel in
            write(wheel, isShown: index == collection.position)
        }.joined(separator: "\n")
    }

    static func write(_ wheel: ChoiceWheel, isShown: Bool = false) -> String {
        let settings = [
            ("once", wheel.isOnce), ("equal", wheel.hasEqualSectors),
            (String(wheel.winnerCount), wheel.winnerCount > 1), ("shown", isShown),
        ]
        let heading = ["# " + escaped(wheel.name)] + settings.compactMap { $1 ? $0 : nil }
        return ([heading] + wheel.choices.map(columns)).map { $0.joined(separator: "\t") + "\n" }.joined()
    }

    private static func columns(of choice: Choice) -> [String] {
        var columns = [escaped(choice.name)]
        if choice.weight != 1 { columns.append(text(of: choice.weight)) }
        if let color = choice.color { columns.append(color.text) }
        if let picture = choice.picture { columns.append(picture) }
        if choice.isOut { columns.append("out") }
        return columns
    }

    private static func escaped(_ name: String) -> String {
        let name = name.trimmingSpaces
        return name.isEmpty || name.hasPrefix("# ") || name.hasPrefix("\\") ? "\\" + name : name
    }

    private static func text(of weight: Double) -> String {
        weight == weight.rounded() ? String(Int(weight)) : String(weight)
    }
}
