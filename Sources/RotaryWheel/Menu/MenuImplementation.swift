import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of a menu of bubbles around a button: a dial menu or a marking menu.
@MainActor
protocol MenuImplementation: SelectionImplementation, ScrollRotationDelegate where Motion == DialModel {
    static var menuProperties: MenuProperties { get }

    var menu: MenuState { get }

    // MARK: Items

    /// The most items of a level; the last one opens those that have no room.
    static var maximumCount: Int { get }
    /// Whether sections are apart.
    static var separatesSections: Bool { get }
    /// Creates the content of bubbles of a list.
    var contentMaker: ((Object) -> Widget?)? { get }
    /// The item that follows a pointer.
    var grabbed: Int? { get }
    /// Other items are about to show, as of another level.
    func itemsReplaced()
    /// Items have got other places.
    func itemsMoved(_ newIndex: (Int) -> Int?)
    /// Follows a change of a menu or submenu in the tree, with the new index of each item.
    func menuChanged(_ changed: MenuModel, newIndex: (Int) -> Int?)
    /// Forgets what is known of a menu.
    func menuReleased()

    // MARK: View

    /// The visible bubbles in drawing order.
    var shownBubbles: [DialBubble] { get }
    /// Whether bubbles have places.
    var isLaidOut: Bool { get }
    var bubbleSize: BubbleContent.Size { get }
    /// The diameter of the button in the center, a touch target where the bubbles are.
    var hubDiameter: Double { get }
    /// Whether bubbles have a tint by their position.
    static var tintsBubbles: Bool { get }
    /// The mark in a bubble.
    func shownMark(of item: Int) -> MarkShape?
    /// The target of a pointer that hovers, and that of one that presses.
    var hoveredTarget: MenuTarget? { get }
    var pressedTarget: MenuTarget? { get }
    /// Whether a press on the bubble of a value takes hold of it.
    func takesPress(onValueAt index: Int) -> Bool
    /// Shows the effect of a change of the items, the expansion or the level in the center.
    func hubUpdated()

    // MARK: Expansion

    /// Whether a stroke is drawn.
    var hasStroke: Bool { get }
    /// A key is about to act.
    func keyPressed()
    /// The next frame begins.
    func ticking(at time: Duration)
    /// The menu leaves the screen.
    func hidden()
    /// Sets the place of the window below, as of its corner in the menu, and that of the menu in the plane of strokes.
    func setPlace(of window: Widget, at corner: (x: Double, y: Double), origin: MarkPoint)
    /// The item that a pointer points at, before the selection.
    var pointed: Int? { get }
    /// Whether an activation closes the menu.
    var closesAfterActivation: Bool { get }
    /// The menu begins to expand or to collapse.
    func expandedChanging(to isExpanded: Bool)
    /// The bubbles are in the center again.
    func collapsed()
    func reportExpanded()
}

/// The target of a pointer in a menu.
enum MenuTarget: Hashable {
    case hub
    case bubble(Int)
}

extension MenuImplementation {
    var contentMaker: ((Object) -> Widget?)? { nil }
    var hasStroke: Bool { false }
    var pointed: Int? { nil }
    func keyPressed() {}
    func ticking(at time: Duration) {}
    func hidden() {}
    func setPlace(of window: Widget, at corner: (x: Double, y: Double), origin: MarkPoint) {
        menu.backdrop.setPlace(of: window, at: corner)
    }
    var grabbed: Int? { nil }
    var hoveredTarget: MenuTarget? { nil }
    var pressedTarget: MenuTarget? { nil }
    func takesPress(onValueAt index: Int) -> Bool { true }
    func itemsReplaced() {}
    func itemsMoved(_ newIndex: (Int) -> Int?) {}
    func menuReleased() {}
    static var tintsBubbles: Bool { true }
    static var separatesSections: Bool { true }
    func shownMark(of item: Int) -> MarkShape? { nil }
    func hubUpdated() {}
    func expandedChanging(to isExpanded: Bool) {}
    func collapsed() {}

    /// Adds the button, after the parts of the class.
    func setUpMenu() {
        Theme.shared.style(
            widget, PackageResources.menu_css, highContrast: PackageResources.menu_high_contrast_css,
            as: "menus")
        widget.setHasTooltip(true)
        menu.hub.append(to: widget)
        addKeyController()
        updateMirrored()
        updateHub()
    }

    var itemSize: Int {
        get { menu.itemSize }
        set {
            menu.itemSize = newValue
            widget.queueResize()
        }
    }

    // MARK: Expansion

    /// The expansion at which text changes pixels by two of 255 levels.
    static var leastExpansion: Double { 0.01 }

    /// Whether an expansion is so young that bubbles would not be seen.
    var isFirstFrame: Bool {
        motion.expansion.isExpanded && motion.expansion.value <= Self.leastExpansion
    }

    var isExpanded: Bool {
        get { motion.expansion.isExpanded }
        set {
            guard newValue != isExpanded else { return }
            keepingAlive { $0.setExpanded(newValue) }
        }
    }

    private func setExpanded(_ isExpanded: Bool) {
        let hadFocus = widget.containsFocus
        motion.expansion.setExpanded(isExpanded, at: MonotonicClock.now)
        if isExpanded { describeSelection() } else { leaveValue() }
        expandedChanging(to: isExpanded)
        widget.setFocusable(isExpanded)
        // The focus moves with the expansion.
        if hadFocus { if isExpanded { widget.grabFocus() } else { menu.toggle.grabFocus() } }
        updateHub()
        expansionChanged()
        notify(Self.menuProperties.expanded)
        reportExpanded()
    }

    /// Shows a change of the expansion.
    func expansionChanged() {
        if !isAnimated { motion.expansion.finish() }
        updateTicker()
        placeBubbles()
        if !motion.expansion.isMoving { expansionEnded() }
    }

    func expansionEnded() {
        guard !isExpanded else { return }
        closeSubmenus()
        collapsed()
        menu.host?.collapsed()
    }

    /// Expands or collapses the menu, or returns from a submenu.
    func clickHub() {
        if isExpanded, canGoBack { goBack() } else { isExpanded.toggle() }
        updateHub()
    }
}
