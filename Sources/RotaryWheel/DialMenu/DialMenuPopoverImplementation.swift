import CGtk
import GtkInterop
import RealModule
import WheelModel

/// The Swift side of `RotaryWheelDialMenuPopover`.
final class DialMenuPopoverImplementation: PopoverImplementation {
    static let objectClass = ObjectClass(
        DialMenuPopoverImplementation.self,
        ClassDefinition(
            "RotaryWheelDialMenuPopover", parent: gtk_popover_get_type(), role: GTK_ACCESSIBLE_ROLE_DIALOG))

    /// What the desktop may round, in pixels.
    private static let margin = 1

    let instance: Instance
    /// The dial, which is the popover's child.
    let dial = Widget(DialMenuImplementation.objectClass)

    init(_ instance: Instance) {
        self.instance = instance
        let popover = popover
        popover.setStyleClass("dial", true)
        popover.setHasArrow(false)
        popover.setChild(dial)
        dialImplementation?.onCollapsed = { [weak self] in self?.popover.popdown() }
        let clicks = GestureClick()
        // Presses beside the bubbles are not the dial's.
        clicks.onPress { [weak self] _, _, _, _ in self?.dialImplementation?.isExpanded = false }
        popover.add(clicks)
    }

    private var popover: Popover { widget.cast(to: Popover.self) }

    var dialImplementation: DialMenuImplementation? { dial.implementation as? DialMenuImplementation }

    func dispose() { dialImplementation?.onCollapsed = nil }

    /// Opens the dial round a point of the popover's parent; at the edge of the screen, as much of it as fits.
    func popup(atX x: Double, y: Double) {
        guard let parent = widget.parent, let dialImplementation else {
            return Log.critical("RotaryWheelDialMenuPopover: a popover must have a parent to pop up")
        }
        guard parent.isMapped, x.isFinite, y.isFinite else { return }
        if widget.isMapped { popover.popdown() }
        let side = dialImplementation.unplacedSize.natural
        let room = parent.roomOnScreen(forSide: side + 2 * Self.margin, about: (x, y))
        let (left, top) = (max(room.left - Self.margin, 0), max(room.top - Self.margin, 0))
        let width = max(left + room.right - Self.margin, 1)
        let height = max(top + room.bottom - Self.margin, 1)
        dialImplementation.setPlacement(
            DialMenuImplementation.Placement(
                centerX: Double(left), centerY: Double(top), diameter: Double(side)),
            width: width, height: height)
        popover.popup(at: (Int(x), Int(y)), width: width, left: left, top: top)
    }

    func mapped() {
        dialImplementation?.isExpanded = true
        dial.grabFocus()
    }

    func unmapped() { dialImplementation?.isExpanded = false }
}
