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

    var motion = DialModel(count: 0)
    lazy var state = SelectionState(of: self)
    let listeners = SelectionListeners<DialMenuWidget, any DialMenuDelegate> { delegate, dial, event in
        switch event {
        case .settled: delegate.dialMenuDidChangeValue(dial)
        case .currentChanged: delegate.dialMenuDidChangeCurrent(dial)
        case .activated(let item): delegate.dialMenu(dial, didActivate: item)
        case .rotated, .crossed: break
        case .dragBegan: delegate.dialMenuDidBeginDragging(dial)
        case .dragEnded(let total): delegate.dialMenuDidEndDragging(dial, total: total)
        }
    }

    // Items
    var menu: MenuModel?
    var menuItems: MenuItems?
    /// The menus on the way to the present one, with the submenu and its item in each.
    var openedFrom: [(menu: MenuModel, submenu: MenuModel, item: Int)] = []
    var contentMaker: ((Object) -> Widget?)?

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

    // Children
    let hub = Widget(HubImplementation.objectClass)
    /// No GtkToggleButton: that tells that it is pressed where it tells already that it is expanded.
    let toggle = Button()
    let hubIcon = Image()
    var bubbles: [Int: Bubble] = [:]

    // Interaction
    var press: Press?
    var hovered: Target?
    var pointer: (x: Double, y: Double)?
    /// The click of an assistive technology on a bubble.
    var click: BubbleClick?
    lazy var clickTimer = Timer { [weak self] in self?.finishClick() }
    /// Called when all bubbles are in the center again.
    var onCollapsed: (() -> Void)?
    /// Called when a menu item is activated, before its action runs.
    var onChosen: (() -> Void)?

    init(_ instance: Instance) {
        self.instance = instance
        Theme.shared.style(
            widget, PackageResources.dialmenu_css, highContrast: PackageResources.dialmenu_high_contrast_css)
        widget.setHasTooltip(true)
        for style in ["circular", "toggle"] { toggle.setStyleClass(style, true) }
        toggle.setChild(hubIcon)
        toggle.onClick { [weak self] in self?.clickHub() }
        hub.setTargetable(false)
        hub.append(to: widget)
        (hub.implementation as? HubImplementation)?.child = toggle
        addPointerControllers()
        updateMirrored()
        updateHub()
    }

    func dispose() {
        state.dispose()
        clickTimer.stop()
        click = nil
        releaseMenu()
        contentMaker = nil
        (onCollapsed, onChosen) = (nil, nil)
        removeBubbles()
        (hub.implementation as? HubImplementation)?.child = nil
        hub.unparent()
    }
}
