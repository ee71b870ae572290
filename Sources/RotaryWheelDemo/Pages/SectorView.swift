import CRotaryWheelGtk

/// The view of a sector: its icon, its name and its sentence.
@MainActor
final class SectorView {
    private let builder = Builder("sector-view")

    var widget: Handle { builder["view"] }

    /// The visible sector.
    var sector = Sector.all[0] { didSet { showSector() } }

    init() { showSector() }

    private func showSector() {
        builder["icon"].set("icon-name", to: sector.iconName)
        builder["icon"].set("visible", to: sector.iconName != nil)
        builder["name"].setStyleClass("afar", sector.iconName == nil)
        builder["name"].set("label", to: sector.name)
        builder["sentence"].set("label", to: sector.sentence)
    }
}
