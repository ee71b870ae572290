/// Finds what a program in one of the languages of the examples consists of.
enum SourceSyntax {
    enum Kind: String { case keyword, string, comment }

    /// A part of a text, by its Unicode scalars.
    struct Part: Equatable {
        let range: Range<Int>
        let kind: Kind
    }

    private static let keywords: Set<String> = [
        "#include", "and", "as", "auto", "break", "case", "char", "class", "const", "def", "double",
        "else", "extension", "false", "False", "for", "from", "func", "function", "guard", "if",
        "import", "in", "int", "lambda", "let", "new", "nil", "None", "not", "null", "NULL", "nullptr",
        "or", "private", "public", "return", "self", "static", "string", "struct", "switch", "this",
        "true", "True", "typeof", "unowned", "using", "var", "void", "weak", "while", "with",
    ]

    /// The delimiters of comments and strings by language; an end of `\n` is not a part of them.
    private static func delimiters(of language: String) -> [(start: String, end: String, kind: Kind)] {
        switch language {
        case "ui": [("<!--", "-->", .comment), ("\"", "\"", .string)]
        case "py":
            [
                ("\"\"\"", "\"\"\"", .comment), ("#", "\n", .comment), ("\"", "\"", .string),
                ("'", "'", .string),
            ]
        case "swift": [("//", "\n", .comment), ("/*", "*/", .comment), ("\"", "\"", .string)]
        default:
            [
                ("//", "\n", .comment), ("/*", "*/", .comment), ("\"", "\"", .string), ("'", "'", .string),
            ]
        }
    }

    /// The keywords, strings and comments of a program; in an interface file, the names of elements are keywords.
    static func parts(of text: String, _ language: String) -> [Part] {
        let scalars = Array(text.unicodeScalars)
        let delimiters = delimiters(of: language).map {
            (start: Array($0.start.unicodeScalars), end: Array($0.end.unicodeScalars), kind: $0.kind)
        }
        var (parts, place): ([Part], Int) = ([], 0)
        while place < scalars.count {
            var (end, kind) = (place + 1, Kind?.none)
            if let found = delimiters.first(where: { scalars[place...].starts(with: $0.start) }) {
                end = self.end(of: found.end, in: scalars, after: place + found.start.count)
                kind = found.kind
            } else if isPartOfWord(scalars[place]) {
                end = scalars[place...].firstIndex { !isPartOfWord($0) } ?? scalars.count
                let word = String(String.UnicodeScalarView(scalars[place..<end]))
                let isElement = place > 0 && (scalars[place - 1] == "<" || scalars[place - 1] == "/")
                if language == "ui" ? isElement : keywords.contains(word) { kind = .keyword }
            }
            if let kind { parts.append(Part(range: place..<end, kind: kind)) }
            place = end
        }
        return parts
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "#" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }

    /// The place after a delimiter, which no backslash precedes.
    private static func end(
        of delimiter: [Unicode.Scalar], in scalars: [Unicode.Scalar], after start: Int
    ) -> Int {
        var place = start
        while place < scalars.count {
            if scalars[place...].starts(with: delimiter) {
                return delimiter == ["\n"] ? place : place + delimiter.count
            }
            place += scalars[place] == "\\" ? 2 : 1
        }
        return scalars.count
    }
}
