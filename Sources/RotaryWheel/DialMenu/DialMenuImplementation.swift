import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelDialMenu`.
final class DialMenuImplementation: MenuImplementation {
    static let objectClass = ObjectClass(DialMenuImplementation.self, definition)
    static let maximumCount = SectorRing.maximumCount

    let instance: Instance

    var motion = DialModel(count: 0)
    lazy var state = SelectionState(of: self)
    lazy var menu = MenuState(of: self)
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
    private(set) var contentMaker: ((Object) -> Widget?)?

    // Size and place
    var inflation = DialInflation() {
        didSet { widget.queueResize() }
    }
    /// The snap point's angle from the top, clockwise in text that runs from left to right.
    var snapAngle = Angle.zero {
        didSet { placeBubbles() }
    }
    var hasLinearDrag = false
    /// The place in a popover; `nil` for the whole allocation.
    var placement: Placement?

    // Interaction
    var press: Press?
    var hoveredTarget: MenuTarget?
    /// The value in the center.
    private var shownValue: String?

    init(_ instance: Instance) {
        self.instance = instance
        setUpMenu()
        addPointerControllers()
    }

    func dispose() {
        state.dispose()
        releaseMenu()
        contentMaker = nil
        menu.dispose()
    }

    func setContentMaker(_ maker: ((Object) -> Widget?)?) {
        contentMaker = maker
        removeBubbles()
        placeBubbles()
    }

    /// A list stays open.
    var closesAfterActivation: Bool { menu.tree != nil }

    func reportExpanded() { listeners.delegate?.dialMenuDidChangeExpanded(control) }

    // MARK: Changes

    /// Follows the items of the shown level.
    func menuChanged(_ changed: MenuModel, newIndex: (Int) -> Int?) {
        followLevels()
        if changed == shownLevel?.menu { changeItems(newIndex: newIndex) }
    }

    var grabbed: Int? { press?.grabbed }

    func itemsReplaced() { hoveredTarget = nil }

    func itemsMoved(_ newIndex: (Int) -> Int?) {
        hoveredTarget = nil
        guard var press else { return }
        (press.grabbed, press.target) = (press.grabbed.flatMap(newIndex), nil)
        self.press = press
    }

    /// The center shows a value while it changes.
    func hubUpdated() {
        let text = isExpanded ? menu.change.flatMap { valueText(of: $0.item) } : nil
        if let text, text != shownValue, let content = menu.hubText.implementation as? BubbleContent {
            content.fill(with: MenuItem(text: text), maker: nil)
            content.fit(BubbleContent.Size(diameter: hubDiameter, leastScale: 1, textGrowth: 1))
        }
        shownValue = text
        menu.toggle.setChild(text == nil ? menu.icon : menu.hubText)
    }

    func applied() { placeBubbles() }

    var isMoving: Bool { isAnimated && motion.isMoving }
}
