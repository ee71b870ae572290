import CRotaryWheelGtk
import RotaryWheelInterop

/// The view of a sector: its icon, its name and its sentence.
@MainActor
final class SectorView {
    let widget: Widget

    private let icon: Widget
    private let name: Widget
    private let sentence: Widget

    /// The visible sector.
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
        icon.set("icon-name", to: sector.iconName)
        icon.setVisible(sector.iconName != nil)
        name.setStyleClass("afar", sector.iconName == nil)
        name.set("label", to: sector.name as String?)
        sentence.set("label", to: sector.sentence as String?)
    }
}
