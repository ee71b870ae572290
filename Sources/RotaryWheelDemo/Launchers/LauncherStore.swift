/// The user's ring with its history, kept in a file, and what its launchers are.
@MainActor
final class LauncherStore: StateStore<LauncherRing> {
    /// The ring of the app.
    static let shared = LauncherStore(StateFile(named: "dial.txt"))

    let catalog = LauncherCatalog()

    private lazy var standard = catalog.standard

    override init(_ file: StateFile<LauncherRing>) {
        super.init(file)
        catalog.onChange = { [weak self] in self?.announce() }
    }

    /// The ring; the standard one before the first edit.
    var ring: LauncherRing { state.launchers == nil ? LauncherRing(standard) : state }

    var launchers: [Launcher] { ring.launchers ?? [] }

    var entries: [LauncherCatalog.Entry] { launchers.map(catalog.entry) }

    /// Whether the ring has room for another launcher.
    var hasRoom: Bool { launchers.count < LauncherRing.maximumCount }

    /// Edits the ring, which is then the user's own.
    func edit(_ change: (inout LauncherRing) -> Void) {
        var edited = ring
        change(&edited)
        if edited != ring { editAll { $0 = edited } }
    }
}
