import CRotaryWheelGtk
import RotaryWheelInterop

/// The state that every popover of a menu has.
@MainActor
final class MenuPopoverState {
    /// Presses on the popover.
    let clicks = GestureClick()
    let secondaryClicks = GestureClick(button: 3)
    /// Keys that reopen the menu while it closes and still has the focus.
    private let keys = EventControllerKey()
    /// Whether GTK unmaps the popover, which must not be hidden in between.
    var isUnmapping = false
    /// The widget that had the focus before, and gets it back.
    var focusBefore: Widget?
    /// The button that opened it; a popover cannot open during a press.
    let buttonRelease = ButtonRelease()
    /// The button that closes it on Wayland: nothing of it is seen, but it is hidden after the release.
    let closingRelease = ButtonRelease()
    let closing: Timer
    /// Opens the popover from the attached widget.
    var opener: MenuOpener?

    init<Popup: MenuPopoverImplementation>(of popup: Popup) {
        closing = Timer { [weak popup] in popup?.popover.popdown() }
        clicks.onPress { [weak popup] _, _, x, y in popup?.press(x, y) }
        secondaryClicks.onPress { [weak popup] press, _, x, y in popup?.pressSecondary(press, x, y) }
        keys.onKey { [weak popup] key, modifiers in
            guard let popup, popup.isClosing else { return false }
            return popup.state.opener?.press(key, modifiers) ?? false
        }
        for controller in [clicks, secondaryClicks, keys] as [EventController] {
            popup.popover.add(controller)
        }
    }
}

/// How a widget opens its menu.
enum MenuStart {
    /// A press of a button, whose release ends a stroke.
    case press(EventController)
    /// A finger that has rested, so that a menu opens immediately.
    case longPress(EventController)
    /// A key by its hardware code, whose release ends a stroke: its symbol depends on the modifiers.
    case key(code: UInt32)

    var gesture: EventController? {
        switch self {
        case .press(let gesture), .longPress(let gesture): gesture
        case .key: nil
        }
    }
}
