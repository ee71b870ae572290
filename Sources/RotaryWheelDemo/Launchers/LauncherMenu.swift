import CRotaryWheelGtk

/// The menu at the pointer: the launchers to the right and to the left, between what the app can do.
@MainActor
final class LauncherMenu {
    let menu = AppActions.menu

    private let (applications, folders) = (Menu(), Menu())

    /// The directions of the places of a level in degrees clockwise from that of the level.
    ///
    /// A stroke turns on its way to the first six.
    private static let turns = [-90, 90, -45, 45, -135, 135, 0, 180]
    /// The place that opens the next level: a stroke turns to it and does not come back through the center.
    private static let next = 5

    init() {
        menu.append(
            translated("Apps"), submenu: applications, iconName: "view-app-grid-symbolic", direction: 90)
        menu.append(translated("Folders"), submenu: folders, iconName: "folder-symbolic", direction: 270)
    }

    /// Shows the items in their places.
    func show(_ entries: [LauncherCatalog.Entry], in places: [Launcher: Int]) {
        for (menu, isFolder, direction) in [(applications, false, 90), (folders, true, 270)] {
            menu.removeAll()
            let own = entries.filter { $0.launcher.isFolder == isFolder }
            if own.isEmpty {
                let kind = isFolder ? "folder" : "application"
                menu.append(
                    isFolder ? translated("Add a Folder…") : translated("Add an Application…"),
                    "launchers.add-\(kind)", iconName: "list-add-symbolic", direction: direction)
            }
            let placed = own.compactMap { entry in places[entry.launcher].map { (entry: entry, place: $0) } }
            Self.fill(menu, with: placed, direction)
        }
    }

    /// Fills a level that opens in a direction, and those after it.
    private static func fill(
        _ menu: Menu, with entries: [(entry: LauncherCatalog.Entry, place: Int)], _ direction: Int
    ) {
        let hasMore = entries.contains { $0.place >= turns.count }
        let directions = turns.map { (direction + $0 + 360) % 360 }
        var others: [(LauncherCatalog.Entry, Int)] = []
        for (entry, place) in entries {
            if hasMore, place == next {
                others.append((entry, 0))
            } else if place < turns.count {
                // The action of a missing launcher is disabled.
                menu.append(
                    entry.name, entry.isMissing ? "launchers.missing" : "launchers.launch",
                    target: entry.launcher.key, icon: entry.icon, direction: directions[place])
            } else {
                others.append((entry, place - turns.count + 1))
            }
        }
        guard hasMore else { return }
        let more = Menu()
        fill(more, with: others, directions[next])
        menu.append(
            translated("More"), submenu: more, iconName: "view-more-horizontal-symbolic",
            direction: directions[next])
    }
}
