import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension WheelImplementation {
    /// Tells assistive technologies which sector a widget is.
    func tell(_ widget: SectorImplementation, _ sector: Int) {
        widget.setAccessible(
            name: description(of: sector), position: SetPosition(index: sector, count: motion.count))
        widget.chosen = { [weak self] in self?.turn(to: sector) }
    }

    // MARK: Sectors without room for content

    /// Sees to it that the selected sector is an item also where it has no room for content.
    ///
    /// Its place among the others is a part of what is said then, as the others are not there to be counted.
    func updateStandIn() {
        guard hasSectors, let selection = motion.selection, sectors[selection] == nil else {
            return removeStandIn()
        }
        guard let standIn = standIn ?? makeStandIn() else { return }
        tell(standIn, selection)
        standIn.setAccessibleSelected(true)
        standIn.widget.setAccessible(
            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
            SetPosition(index: selection, count: motion.count).description)
    }

    private func makeStandIn() -> SectorImplementation? {
        let widget = Widget(SectorImplementation.objectClass)
        standIn = widget.implementation as? SectorImplementation
        standIn?.hold(widget)
        widget.append(to: self.widget)
        return standIn
    }

    func removeStandIn() {
        standIn?.leave()
        standIn = nil
    }
}
