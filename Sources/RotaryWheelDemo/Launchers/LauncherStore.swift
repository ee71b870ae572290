/// The user's ring with its history, kept in a file, and what its launchers are.
@MainActor
final class LauncherStore: StateStore<LauncherRing> {
    /// The ring of the app.
    static let shared = LauncherStore()

    let catalog: LauncherCatalog

    private init() {
        let catalog = LauncherCatalog()
        self.catalog = catalog
        super.init(StateFile(named: "dial.txt")) { catalog.standard }
        catalog.onChange = { [weak self] in self?.announce() }
    }

    var launchers: [Launcher] { edited.launchers ?? [] }

    var entries: [LauncherCatalog.Entry] { launchers.map(catalog.entry) }
}
