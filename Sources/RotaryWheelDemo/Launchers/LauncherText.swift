/// A ring as text: a first line `# Dial`, then a line for each launcher, with its place in the menu at the pointer.
///
///     # Dial
///     application	org.gnome.Maps.desktop	1
///     folder	file:///home/user/Music	1
extension LauncherRing: KeptState {
    /// The largest size in bytes: more than that of the longest paths.
    static let maximumSize = 1_000_000

    private static let heading = "# Dial"

    init(reading bytes: some Collection<UInt8>) throws(TextFailure) {
        guard bytes.count <= Self.maximumSize else { throw TextFailure(reason: .dialTooLarge) }
        let lines = try String(textOf: bytes).split(omittingEmptySubsequences: false) { $0.isNewline }
        guard lines.first?.trimmingSpaces == Self.heading else {
            throw TextFailure(reason: .noHeading, line: 1)
        }
        var (launchers, places) = ([Launcher](), [Launcher: Int]())
        for (index, line) in lines.enumerated().dropFirst() where !line.trimmingSpaces.isEmpty {
            guard let (launcher, place) = Self.launcher(line) else {
                throw TextFailure(reason: .line, line: index + 1)
            }
            launchers.append(launcher)
            places[launcher] = place
        }
        guard launchers.count <= Self.maximumCount else { throw TextFailure(reason: .tooMany) }
        self.init(launchers, places: places)
    }

    var shown: LauncherRing? {
        get { launchers == nil ? nil : self }
        set { if let newValue { self = newValue } }
    }

    var written: String {
        guard let launchers else { return "" }
        let lines = launchers.map { launcher in
            let kind = launcher.isFolder ? "folder" : "application"
            let place = places[launcher].map { "\t\($0 + 1)" } ?? ""
            return "\(kind)\t\(launcher.key)\(place)"
        }
        return ([Self.heading] + lines).map { $0 + "\n" }.joined()
    }

    /// A launcher, and its place if the line has one.
    private static func launcher(_ line: Substring) -> (Launcher, Int?)? {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(\.trimmingSpaces)
        guard columns.count == 2 || columns.count == 3 else { return nil }
        var place: Int?
        if columns.count == 3 {
            guard let number = Int(columns[2]), (1...placeCount(for: maximumCount)).contains(number) else {
                return nil
            }
            place = number - 1
        }
        switch columns[0] {
        case "application" where isID(columns[1]): return (.application(columns[1]), place)
        case "folder" where isURI(columns[1]): return (.folder(columns[1]), place)
        default: return nil
        }
    }

    /// Whether a text may be the name of a desktop file, which has no folder.
    private static func isID(_ text: String) -> Bool {
        text.hasSuffix(".desktop") && text.utf8.count < 256 && !text.contains("/")
    }

    /// Whether a text has a scheme and the characters of a URI.
    private static func isURI(_ text: String) -> Bool {
        guard let end = text.firstIndex(of: ":"), end > text.startIndex else { return false }
        return text[..<end].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
