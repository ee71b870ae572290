import CRotaryWheelGtk
import RotaryWheelInterop

/// The view of one sector: its icon, its name and what there is to say about it.
@MainActor
final class SectorView {
    /// What the view shows.
    let widget: Widget

    private let icon: Widget
    private let name: Widget
    private let sentence: Widget

    /// The sector that it shows.
    var sector = Sector.all[0] { didSet { showSector() } }

    init() {
        let interface = Interface(resource: Resources.path + "/sector-view.ui")
        widget = interface["view"]
        icon = interface["icon"]
        name = interface["name"]
        sentence = interface["sentence"]
        showSector()
    }

    private func showSector() {
        icon.set("icon-name", to: sector.iconName as String?)
        name.set("label", to: sector.name as String?)
        sentence.set("label", to: sector.sentence as String?)
    }
}
