import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension WheelImplementation {
    /// Updates which sector a widget is for assistive technologies.
    func describe(_ widget: SectorImplementation, as sector: Int) {
        widget.accessible.name = description(of: sector)
        widget.accessible.position = (sector, motion.count)
        widget.chosen = { [weak self] in self?.turn(to: sector) }
    }

    // MARK: Sectors without room for content

    /// Gives the selected sector a widget where it has no room for content.
    ///
    /// Its description has the position, as the other sectors have no widgets to count.
    func updateStandIn() {
        guard hasSectors, let selection = motion.selection, sectors[selection] == nil else {
            return removeStandIn()
        }
        guard let standIn = standIn ?? makeStandIn() else { return }
        describe(standIn, as: selection)
        standIn.accessible.isSelected = true
        standIn.accessible.description = SetPosition(index: selection, count: motion.count).description
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
