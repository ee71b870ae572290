import CRotaryWheelGtk

/// The menu at the pointer: the launchers to the right and to the left, between what the app can do.
@MainActor
final class LauncherMenu {
    let menu = AppActions.menu

    private let (applications, folders) = (Menu(), Menu())

    /// The directions of the places of a submenu in degrees clockwise from that of the submenu.
    ///
    /// A stroke turns on its way to the first six.
    private static let turns = [-90, 90, -45, 45, -135, 135, 0, 180]

    init() {
        menu.append(
            translated("Apps"), submenu: applications, iconName: "view-app-grid-symbolic", direction: 90)
        menu.append(translated("Folders"), submenu: folders, iconName: "folder-symbolic", direction: 270)
    }

    /// Shows the items in their places.
    func show(_ entries: [LauncherCatalog.Entry], in places: [Launcher: Int]) {
        for menu in [applications, folders] { menu.removeAll() }
        for entry in entries {
            let (menu, direction) = entry.launcher.isFolder ? (folders, 270) : (applications, 90)
            let turn = places[entry.launcher].map { Self.turns[$0] }
            menu.append(entry, direction: turn.map { (direction + $0 + 360) % 360 })
        }
    }
}
