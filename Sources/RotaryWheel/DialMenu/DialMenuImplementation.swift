import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The Swift side of `RotaryWheelDialMenu`.
///
/// Input goes into the model, and what the model says has changed comes out by ``apply(_:)``; nothing else
/// decides where the bubbles stand.
final class DialMenuImplementation: SelectionImplementation {
    static let objectClass = ObjectClass(DialMenuImplementation.self, definition)

    let instance: Instance

    var dial = DialModel(count: 0)

    // Items
    var model: ListModel?
    var modelFollower: ModelFollower?
    var menu: MenuModel?
    var menuItems: MenuItems?
    /// The menus that the one that shows was opened from, with what was opened from each, and where that was.
    var openedFrom: [(menu: MenuModel, submenu: MenuModel, item: Int)] = []
    let items = ItemSelection()
    let atTop = CurrentItem()
    var contentMaker: ((Object) -> Widget?)?
    /// A selection that was asked for before there were items.
    var awaitedSelection: Int?

    // Size and place
    var itemSize = 72 {
        didSet { widget.queueResize() }
    }
    var inflation = DialInflation() {
        didSet { widget.queueResize() }
    }
    /// What the bubbles were made for; `nil` when they have become others.
    var fittedSize: BubbleContent.Size?
    /// Whether bubbles with, or without, icons show captions only where they are large, as not all of them have room for
    /// theirs where they are small.
    var hidesSmallCaptions: Set<Bool> = []
    /// Where a popover wants the dial within the widget, and how large; `nil` for all of the widget.
    var placement: Placement?
    var placedSize = (width: 0, height: 0)
    var center = (x: 0.0, y: 0.0)

    var isFlippable = true {
        didSet { updateMirrored() }
    }

    // Children
    let hub = Widget(HubImplementation.objectClass)
    /// No GtkToggleButton: that tells that it is pressed where it tells already that it is expanded.
    let toggle = Button()
    let hubIcon = Image()
    var bubbles: [Int: Bubble] = [:]

    // Interaction
    lazy var pointerRotation = PointerRotation(on: widget)
    var press: Press?
    var hovered: Target?
    var pointer: (x: Double, y: Double)?
    var typed = TypedText()
    /// The click of an assistive technology on a bubble.
    var click: BubbleClick?
    lazy var clickTimer = Timer { [weak self] in self?.finishClick() }

    // What it tells
    lazy var accessibleSelection = AccessibleSelection(of: widget)
    let changes = ChangeQueue<WheelChange>()
    lazy var ticker = FrameTicker(on: widget) { [weak self] in self?.tick(at: $0) }
    let listeners = DialMenuListeners()
    /// Called when the bubbles are all in the centre again.
    var onCollapsed: (() -> Void)?
    /// Called when an item of a menu is activated, before its action runs.
    var onChosen: (() -> Void)?

    init(_ instance: Instance) {
        self.instance = instance
        DialMenuStyle.install
        Theme.shared.follow(widget)
        widget.setHasTooltip(true)
        for style in ["circular", "toggle"] { toggle.setStyleClass(style, true) }
        toggle.setChild(hubIcon)
        toggle.onClick { [weak self] in self?.clickHub() }
        hub.setTargetable(false)
        hub.append(to: widget)
        (hub.implementation as? HubImplementation)?.child = toggle
        addPointerControllers()
        addKeyController()
        updateMirrored()
        updateHub()
    }

    func dispose() {
        ticker.stop()
        clickTimer.stop()
        click = nil
        releaseItems()
        contentMaker = nil
        items.forget()
        atTop.forget()
        onCollapsed = nil
        onChosen = nil
        removeBubbles()
        (hub.implementation as? HubImplementation)?.child = nil
        hub.unparent()
    }
}
