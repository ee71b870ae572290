extension String {
    /// Replaces `%1$s` and `%2$s` in a pattern by texts.
    func filled(with first: String, _ second: String = "") -> String {
        let texts = ["1$s": first, "2$s": second]
        let pieces = split(separator: "%", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
            text + (texts[String(piece.prefix(3))].map { $0 + piece.dropFirst(3) } ?? "%" + piece)
        }
    }
}
