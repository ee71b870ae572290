/// The user's ring of applications and folders.
struct LauncherRing: EditedList, Sendable {
    static let maximumCount = 60
    /// The number of places on a level of the menu at the pointer.
    static let levelCount = 8

    /// The launchers in order, each one once; `nil` before the first edit.
    private(set) var launchers: [Launcher]?
    /// The places of launchers in the menu at the pointer, which they keep while others move and go.
    private(set) var places: [Launcher: Int] = [:]

    init() {}

    init(_ launchers: [Launcher], places: [Launcher: Int] = [:]) {
        let launchers = Self.unique(launchers)
        self.launchers = launchers
        for isFolder in [false, true] {
            let own = launchers.filter { $0.isFolder == isFolder }
            var free = Array(0..<Self.placeCount(for: own.count))
            for launcher in own {
                guard let place = places[launcher], let index = free.firstIndex(of: place) else { continue }
                self.places[launcher] = free.remove(at: index)
            }
            // New ones take the free places.
            for (launcher, place) in zip(own.filter { self.places[$0] == nil }, free) {
                self.places[launcher] = place
            }
        }
    }

    var count: Int { launchers?.count ?? 0 }

    /// Adds a launcher at the end; the ring stays as it is where it has the launcher, or is full.
    mutating func add(_ launcher: Launcher) {
        self = LauncherRing((launchers ?? []) + [launcher], places: places)
    }

    mutating func remove(at index: Int) {
        guard var rest = launchers, rest.indices.contains(index) else { return }
        rest.remove(at: index)
        self = LauncherRing(rest, places: places)
    }

    /// Moves a launcher to another position.
    mutating func move(from source: Int, to target: Int) {
        guard var moved = launchers, moved.indices.contains(source), moved.indices.contains(target) else {
            return
        }
        moved.insert(moved.remove(at: source), at: target)
        launchers = moved
    }

    /// The number of places, for applications or for folders, on the levels that a number of them needs.
    ///
    /// One place of each level but the last opens the next one.
    static func placeCount(for count: Int) -> Int {
        let more = max(0, count - 2) / (levelCount - 1)
        return levelCount + (levelCount - 1) * more
    }

    private static func unique(_ launchers: [Launcher]) -> [Launcher] {
        var seen: Set<Launcher> = []
        return Array(launchers.filter { seen.insert($0).inserted }.prefix(maximumCount))
    }
}
