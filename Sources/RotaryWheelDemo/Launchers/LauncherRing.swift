/// The user's ring of applications and folders.
struct LauncherRing: Equatable, Sendable {
    static let maximumCount = 60

    /// The launchers in order, each one once; `nil` before the first edit.
    private(set) var launchers: [Launcher]?

    init() {}

    init(_ launchers: [Launcher]) { self.launchers = Self.unique(launchers) }

    /// Adds a launcher at the end; the ring stays as it is where it has the launcher, or is full.
    mutating func add(_ launcher: Launcher) { self = LauncherRing((launchers ?? []) + [launcher]) }

    mutating func remove(at index: Int) {
        if launchers?.indices.contains(index) == true { launchers?.remove(at: index) }
    }

    /// Moves a launcher to another position.
    mutating func move(from source: Int, to target: Int) {
        guard var moved = launchers, moved.indices.contains(source), moved.indices.contains(target) else {
            return
        }
        moved.insert(moved.remove(at: source), at: target)
        launchers = moved
    }

    private static func unique(_ launchers: [Launcher]) -> [Launcher] {
        var seen: Set<Launcher> = []
        return Array(launchers.filter { seen.insert($0).inserted }.prefix(maximumCount))
    }
}
