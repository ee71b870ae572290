import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension WheelImplementation: AccessibleRangeImplementation {
    /// Keeps what a screen reader says about the wheel equal to the selected sector's text.
    func describeSelection() {
        accessibleSelection.tell(
            wheel.selection.map(name(of:)) ?? "", item: wheel.selection, of: wheel.ring.count)
    }

    func setAccessibleValue(_ value: Double) {
        if let sector = AccessibleSelection.item(of: value, in: wheel.ring.count) { turn(to: sector) }
    }

    /// The text of a sector, or its number where it has none: no sector is without a name.
    private func name(of sector: Int) -> String {
        let text = text(of: sector)
        return text.isEmpty ? String(sector + 1) : text
    }

    /// Tells assistive technologies which sector a widget is.
    func tell(_ widget: SectorImplementation, _ sector: Int) {
        widget.setAccessible(
            name: name(of: sector), position: SetPosition(index: sector, count: wheel.ring.count))
        widget.chosen = { [weak self] in self?.turn(to: sector) }
    }

    // MARK: Sectors without room for content

    /// Sees to it that the selected sector is an item also where it has no room for content.
    ///
    /// Its place among the others is a part of what is said then, as the others are not there to be counted.
    func updateStandIn() {
        guard hasSectors, let selection = wheel.selection, sectors[selection] == nil else {
            return removeStandIn()
        }
        guard let standIn = standIn ?? makeStandIn() else { return }
        tell(standIn, selection)
        standIn.setAccessibleSelected(true)
        standIn.widget.setAccessible(
            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
            SetPosition(index: selection, count: wheel.ring.count).description)
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
