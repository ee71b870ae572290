import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

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

    /// Presses on the popover.
    private let clicks = GestureClick()
    /// What had the focus before, and gets it back.
    private var focusBefore: Widget?
    /// The button that may have been pressed for it, under which it cannot open.
    private let buttonRelease = ButtonRelease()

    init(_ instance: Instance) {
        self.instance = instance
        let popover = popover
        popover.setStyleClass("dial", true)
        popover.setHasArrow(false)
        popover.setChild(dial)
        // Until the app calls them something else.
        for widget in [widget, dial] {
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Translation.ofGtk("Menu"))
        }
        dialImplementation?.onCollapsed = { [weak self] in self?.popover.popdown() }
        // It is not in the way of what the action shows, nor of the next click.
        dialImplementation?.onChosen = { [weak self] in self?.popover.popdown() }
        // Until the pointer moves, a press on what has opened under it is the popover's for GTK, and not the dial's.
        dialImplementation?.state.pointer.follow(on: widget)
        clicks.onPress { [weak self] _, _, x, y in self?.press(x, y) }
        popover.add(clicks)
    }

    private var popover: Popover { widget.cast(to: Popover.self) }

    var dialImplementation: DialMenuImplementation? { dial.implementation as? DialMenuImplementation }

    func dispose() {
        dialImplementation?.onCollapsed = nil
        dialImplementation?.onChosen = nil
        focusBefore = nil
        buttonRelease.cancel()
        dialImplementation?.state.pointer.follow(on: nil)
    }

    /// Presses beside the bubbles are not the dial's.
    private func press(_ x: Double, _ y: Double) {
        guard let dialImplementation, let point = widget.pointInWindow((x, y)),
            let (x, y) = dial.point(ofWindow: point), !dialImplementation.contains(x: x, y: y)
        else { return }
        dialImplementation.isExpanded = false
    }

    /// Opens the dial round a point of the popover's parent, once no button of the pointer is held.
    func popup(atX x: Double, y: Double) {
        guard let parent = widget.parent else {
            return Log.critical("RotaryWheelDialMenuPopover: a popover must have a parent to pop up")
        }
        guard parent.isMapped, x.isFinite, y.isFinite else { return }
        buttonRelease.wait(in: parent) { [weak self] in self?.keepingAlive { $0.open(atX: x, y: y) } }
    }

    /// Opens the dial round a point; at the edge of the screen, as much of it as fits.
    private func open(atX x: Double, y: Double) {
        guard let parent = widget.parent, parent.isMapped, let dialImplementation else { return }
        // Away from the parent there may be no screen; its last pixel begins one before its end.
        let (x, y) = (
            min(max(x, 0), Double(max(parent.width - 1, 0))),
            min(max(y, 0), Double(max(parent.height - 1, 0)))
        )
        if widget.isMapped { popover.popdown() }
        // A `closed` handler may have unparented the popover.
        guard widget.parent == parent else { return }
        dialImplementation.menuItems?.finishVisibility()
        let room = parent.roomOnScreen(forSide: dialImplementation.largestSide, about: (x, y))
        // The centre moves inwards as far as its button needs.
        let least = Int(dialImplementation.hubDiameter / 2) + Self.margin
        let (left, right) = Self.sides(room.left, room.right, least: least)
        let (top, bottom) = Self.sides(room.top, room.bottom, least: least)
        let used = dialImplementation.place(
            in: DialRoom(
                left: Double(left - Self.margin), top: Double(top - Self.margin),
                right: Double(right - Self.margin), bottom: Double(bottom - Self.margin)))
        // It begins with the first item each time, so that the hand finds every item where it was before.
        dialImplementation.begin(with: 0)
        popover.popup(
            at: (Int(x) + left - room.left, Int(y) + top - room.top), width: Int(used.left + used.right),
            left: Int(used.left), top: Int(used.top))
    }

    /// How far it is to two opposite sides from where both are far enough.
    private static func sides(_ one: Int, _ other: Int, least: Int) -> (Int, Int) {
        let moved = max(least - one, 0) - max(least - other, 0)
        return (max(one + moved, least), max(other - moved, least))
    }

    func mapped() {
        focusBefore = widget.focusOfWindow
        dialImplementation?.isExpanded = true
        dial.grabFocus()
    }

    func unmapping() {
        // An active press would keep a reference to the popover.
        for gesture in [clicks, dialImplementation?.state.pointer.gesture] as [EventController?] {
            gesture?.reset()
        }
        dialImplementation?.isExpanded = false
        if let focusBefore, focusBefore.isMapped, focusBefore.isInSameWindow(as: widget), dial.containsFocus {
            focusBefore.grabFocus()
        }
        focusBefore = nil
    }
}
