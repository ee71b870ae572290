import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelDialMenu`.
final class DialMenuImplementation: SelectionImplementation {
    static let objectClass = ObjectClass(DialMenuImplementation.self, definition)

    let instance: Instance

    var motion = DialModel(count: 0)
    lazy var state = SelectionState(of: self)
    let listeners = SelectionListeners<DialMenuWidget, any DialMenuDelegate> { delegate, dial, event in
        switch event {
        case .settled: delegate.dialMenuDidChangeValue(dial)
        case .currentChanged: delegate.dialMenuDidChangeCurrent(dial)
        case .activated(let item): delegate.dialMenu(dial, didActivate: item)
        case .rotated, .crossed, .spinBegan: break
        case .dragBegan: delegate.dialMenuDidBeginDragging(dial)
        case .dragEnded(let total): delegate.dialMenuDidEndDragging(dial, total: total)
        }
    }

    // Items
    var menu: MenuModel?
    var menuItems: MenuItems?
    /// The levels on the way to the present one, each with the one that it opened, and the item of that with its name.
    var openedFrom: [(level: MenuLevel, opened: MenuLevel, item: Int, name: String)] = []
    /// The index of the first shown item in its menu; see ``MenuMarks/Level``.
    var firstItem = 0
    var contentMaker: ((Object) -> Widget?)?

    // Size and place
    var itemSize = 72 {
        didSet { widget.queueResize() }
    }
    var inflation = DialInflation() {
        didSet { widget.queueResize() }
    }
    /// The snap point's angle from the top, clockwise in text that runs from left to right.
    var snapAngle = Angle.zero {
        didSet { placeBubbles() }
    }
    var hasLinearDrag = false
    var targets = DialTargets.bubbles {
        didSet { if targets != oldValue { targetsChanged() } }
    }

    // Marks
    var settings = MarkSettings()
    var choosesByCrossing = false
    /// Whether bubbles show the marks of their items.
    var showsMarks = true {
        didSet { updateShownMarks() }
    }
    /// Accelerators of items, before those of the window.
    private(set) lazy var accelerators = WindowKeys(of: widget) { [weak self] keys, _ in
        self?.pressAccelerator(keys) ?? false
    }
    var marks = DialMarks()
    /// The places of the shown level's items; `nil` before the first layout, and for bubbles.
    var ring: MarkRing?
    /// Shows the name of the item that a release chooses.
    let hubName = Widget(BubbleContent.objectClass)
    /// Shows that name beside the ring, which a finger covers.
    let fingerName = Label("")
    /// Sees a second finger, which cancels a stroke.
    let touches = EventControllerLegacy()
    lazy var strokeTimer = Timer { [weak self] in self?.pauseStroke() }
    var fitted = Fitted()
    /// The place in a popover; `nil` for the whole allocation.
    var placement: Placement?
    var placedSize = (width: 0, height: 0)
    var center = (x: 0.0, y: 0.0)

    // Children
    let hub = Widget(HubImplementation.objectClass)
    /// A GtkToggleButton would report its pressed state beside the expanded one.
    let toggle = Button()
    private(set) lazy var colors = ControlColors(of: widget, seenBy: marks.level)
    let hubIcon = Image()
    var bubbles: [Int: Bubble] = [:]

    // Interaction
    var press: Press?
    var hovered: Target?
    var pointer: (x: Double, y: Double)?
    /// The click of an assistive technology on a bubble.
    var click: BubbleClick?
    lazy var clickTimer = Timer { [weak self] in self?.finishClick() }
    /// The popover around the dial, if there is one.
    weak var host: (any DialHost)?

    /// What the content was scaled for.
    struct Fitted {
        /// The size; `nil` where it has changed.
        var size: BubbleContent.Size?
        /// The kinds of bubbles, with icons or without, that show captions only while they are large.
        var hidesSmallCaptions: Set<Bool> = []
    }

    init(_ instance: Instance) {
        self.instance = instance
        Theme.shared.style(
            widget, PackageResources.dialmenu_css, highContrast: PackageResources.dialmenu_high_contrast_css)
        widget.setHasTooltip(true)
        for style in ["circular", "toggle"] { toggle.setStyleClass(style, true) }
        toggle.setChild(hubIcon)
        toggle.onClick { [weak self] in self?.clickHub() }
        hub.setTargetable(false)
        for part in marks.parts + [fingerName] {
            part.setTargetable(false)
            part.append(to: widget)
        }
        hub.append(to: widget)
        (hub.implementation as? HubImplementation)?.child = toggle
        addPointerControllers()
        addKeyController()
        updateMirrored()
        updateHub()
    }

    func dispose() {
        state.dispose()
        clickTimer.stop()
        strokeTimer.stop()
        accelerators.stop()
        click = nil
        releaseMenu()
        contentMaker = nil
        host = nil
        for part in marks.parts + [fingerName] { part.unparent() }
        removeBubbles()
        (hub.implementation as? HubImplementation)?.child = nil
        hub.unparent()
    }
}
