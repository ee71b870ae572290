import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// A popover that leaves the pointer to what is below it.
private final class BubbleImplementation: PopoverImplementation {
    static let objectClass = ObjectClass(
        BubbleImplementation.self,
        ClassDefinition("RotaryWheelKnobBubble", parent: gtk_popover_get_type()))

    let instance: Instance

    init(_ instance: Instance) { self.instance = instance }

    /// Mutter 50 otherwise moves the pointer of a drag to it, and GTK drops the drag.
    func allocate(width: Int, height: Int) {
        allocateAsUsual(width: width, height: height)
        widget.cast(to: Popover.self).leavePointerBelow()
    }
}

/// The value beside a knob, while the user changes it.
@MainActor
struct KnobBubble {
    let popover: Popover = Widget(BubbleImplementation.objectClass).cast()
    let label = Label("")

    init(of widget: Widget) {
        popover.isModal = false
        popover.setHasArrow(false)
        popover.setTargetable(false)
        popover.setChild(label)
        // The knob itself reports its value.
        popover.setAccessibleHidden(true)
        popover.append(to: widget)
    }
}

extension KnobImplementation {
    /// How long the value stays after the last change.
    private static let bubbleTime = Duration.seconds(1)
    /// The side of the square that a finger covers.
    private static let fingerSize = 48.0

    /// Shows the value above the knob, or above the finger that turns it.
    func showBubble() {
        guard valueDisplay == .changing, widget.isMapped else { return }
        let bubble = popups.bubble ?? KnobBubble(of: widget)
        popups.bubble = bubble
        bubble.label.text = text
        let (x, y, side) =
            hand.grip?.finger.map { ($0.x, $0.y, Self.fingerSize) } ?? (layout.x, layout.y, layout.diameter)
        bubble.popover.popup(above: (x - side / 2, y - side / 2, Int(side), Int(side)))
        timers.bubble.start(after: Self.bubbleTime)
    }

    /// Hides the value some time after the last change, but not during a drag.
    func finishBubble() {
        if hand.isDragging { timers.bubble.start(after: Self.bubbleTime) } else { hideBubble() }
    }

    func hideBubble() {
        timers.bubble.stop()
        popups.bubble?.popover.popdown()
        if !hand.isPressed { hand.grip?.finger = nil }
    }
}
