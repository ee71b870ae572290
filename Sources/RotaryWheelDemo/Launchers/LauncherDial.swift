import CRotaryWheelGtk
import RotaryWheel

/// A dial of the user's launchers: a list whose bubbles turn, or a menu whose wedges choose.
@MainActor
final class LauncherDial {
    /// The style class of items that cannot be opened.
    private static let missing = "missing"

    let dial = DialMenuWidget()

    private let store: LauncherStore
    private let items = ItemList()
    private let menu = Menu()

    init(_ settings: Settings, _ store: LauncherStore) {
        self.store = store
        dial.setAccessibleLabel(translated("Applications and folders"))
        dial.isExpanded = true
        dial.model = items.list.opaque
        bind(to: settings)
        store.follow(self) { [weak self] in self?.show() }
        show()
    }

    private func bind(to settings: Settings) {
        let widget = Handle(dial.widget)
        for property in [
            "damping", "minimum-inflation", "maximum-inflation", "inertia", "linear-drag", "show-delay",
            "dwell", "hover-mode",
        ] {
            settings.bind("dial-\(property)", to: widget.pointer, property)
        }
        // The angle of the snap point counts from the top.
        settings.follow("dial-snap-angle", during: widget.widget) { [weak dial] in
            dial?.snapAngle = (settings.angle(ofSide: "dial-snap-angle") - .up).wrapped
        }
        settings.follow("dial-targets", during: widget.widget) { [weak self] in
            self?.setTargets(settings.text("dial-targets") == "wedges" ? .wedges : .bubbles)
        }
    }

    /// Only a menu has wedges.
    private func setTargets(_ targets: DialTargets) {
        guard dial.targets != targets else { return }
        dial.targets = targets
        if targets == .wedges { dial.menuModel = menu.model } else { dial.model = items.list.opaque }
    }

    private func show() {
        let entries = store.entries
        items.show(entries.map(\.launcher.key)) { item, index in
            item.set("label", to: entries[index].name)
            item.set("icon", to: entries[index].icon)
            item.set("css-class", to: entries[index].isMissing ? Self.missing : nil as String?)
        }
        menu.removeAll()
        for entry in entries { menu.append(entry) }
    }
}

extension Menu {
    /// Adds an item that opens a launcher; one that is missing is disabled.
    func append(_ entry: LauncherCatalog.Entry, direction: Int? = nil) {
        append(
            entry.name, entry.isMissing ? "launchers.missing" : "launchers.launch",
            target: entry.launcher.key, icon: entry.icon, direction: direction)
    }
}
