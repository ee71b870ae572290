import CRotaryWheelGtk

/// The menu at the pointer: the launchers to the right and to the left, between what the app can do.
@MainActor
final class LauncherMenu {
    let menu = AppActions.menu

    private let (applications, folders) = (Menu(), Menu())

    /// The directions of the first items of a submenu in degrees clockwise from that of the submenu.
    ///
    /// The item in a place keeps its direction when others are added. A stroke turns on its way to the first six.
    private static let turns = [-90, 90, -45, 45, -135, 135, 0, 180]

    init() {
        menu.append(
            translated("Apps"), submenu: applications, iconName: "view-app-grid-symbolic", direction: 90)
        menu.append(translated("Folders"), submenu: folders, iconName: "folder-symbolic", direction: 270)
    }

    func show(_ entries: [LauncherCatalog.Entry]) {
        fill(applications, entries.filter { !$0.launcher.isFolder }, direction: 90)
        fill(folders, entries.filter(\.launcher.isFolder), direction: 270)
    }

    private func fill(_ menu: Menu, _ entries: [LauncherCatalog.Entry], direction: Int) {
        menu.removeAll()
        for (index, entry) in entries.enumerated() {
            let turn = Self.turns.indices.contains(index) ? Self.turns[index] : nil
            menu.append(entry, direction: turn.map { (direction + $0 + 360) % 360 })
        }
    }
}
