extension Array {
    /// Removes ever smaller runs of a failing sequence while it still fails.
    package func shrunk(while fails: ([Element]) throws -> Bool) rethrows -> [Element] {
        var rest = self
        var length = Swift.max(rest.count / 2, 1)
        while true {
            var hasShrunk = false
            var start = 0
            while start < rest.count {
                let end = Swift.min(start + length, rest.count)
                let candidate = Array(rest[..<start] + rest[end...])
                if try fails(candidate) {
                    rest = candidate
                    hasShrunk = true
                } else {
                    start = end
                }
            }
            if length > 1 {
                length = Swift.max(length / 2, 1)
            } else if !hasShrunk {
                return rest
            }
        }
    }
}
