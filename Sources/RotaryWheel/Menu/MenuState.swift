import RotaryWheelInterop
import RotaryWheelModel

/// The state that every menu of bubbles has beside its model.
@MainActor
final class MenuState {
    /// The menu with its submenus; `nil` without one.
    var tree: MenuTree?
    /// The submenus on the way to the shown level.
    var opened: [OpenedLevel] = []
    var itemSize = 72

    // Children
    let hub = Widget(HubImplementation.objectClass)
    /// A GtkToggleButton would report its pressed state beside the expanded one.
    let toggle = Button()
    let icon = Image()
    private let colorPart = Widget(StylePart.colors)
    private(set) lazy var colors = ControlColors(of: widget, seenBy: colorPart)
    let backdrop = Backdrop()
    var bubbles: [Int: Bubble] = [:]
    var fitted = Fitted()
    var center = (x: 0.0, y: 0.0)
    /// The change of an item's value, and scrolling, from the first item with a value on.
    var change: ValueChange?
    var scroll: ScrollRotation?
    /// Shows a name or a value instead of the icon in the center.
    let hubText = Widget(BubbleContent.objectClass)

    /// Accelerators of items, before those of the window.
    let accelerators: WindowKeys
    /// The click of an assistive technology on a bubble.
    var click: BubbleClick?
    let clickTimer: Timer
    /// Follows actions that become enabled or disabled: GTK forbids changes of actions while it reports others.
    let sensitivityTimer: Timer
    /// The popover around the menu, if there is one.
    weak var host: (any MenuHost)?

    /// An item whose value scrolling, keys or a pointer change.
    struct ValueChange {
        var item: Int
        /// Whether a pointer holds it.
        var isHeld = false
    }

    /// What the content was scaled for.
    struct Fitted {
        /// The size; `nil` where it has changed.
        var size: BubbleContent.Size?
        /// The kinds of bubbles, with icons or without, that show captions only while they are large.
        var hidesSmallCaptions: Set<Bool> = []
    }

    /// A level that an item has opened.
    struct OpenedLevel {
        let level: MenuTree.Level
        /// The item, in the level before.
        var item: Int
        let name: String
    }

    private let widget: Widget

    init<Control: MenuImplementation>(of control: Control) {
        widget = control.widget
        accelerators = WindowKeys(of: widget) { [weak control] keys, _ in
            control?.pressAccelerator(keys) ?? false
        }
        clickTimer = Timer { [weak control] in control?.finishClick() }
        sensitivityTimer = Timer { [weak control] in control?.sensitivityChanged() }
        for style in ["circular", "toggle"] { toggle.setStyleClass(style, true) }
        toggle.setChild(icon)
        toggle.onClick { [weak control] in control?.clickHub() }
        hub.setTargetable(false)
        colorPart.append(to: widget)
        colorPart.setChildVisible(false)
        (hub.implementation as? HubImplementation)?.child = toggle
    }

    /// Ends timers, and releases the menu and the children.
    func dispose() {
        clickTimer.stop()
        sensitivityTimer.stop()
        scroll?.stop()
        accelerators.stop()
        (click, host) = (nil, nil)
        backdrop.release()
        for bubble in bubbles.values { bubble.remove() }
        bubbles = [:]
        (hub.implementation as? HubImplementation)?.child = nil
        for part in [colorPart, hub] { part.unparent() }
    }
}
