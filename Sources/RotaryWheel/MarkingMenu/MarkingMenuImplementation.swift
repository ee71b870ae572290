import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelMarkingMenu`.
///
/// A stroke goes one way: its points come from a press on the menu, or from the popover's watch; ``MarkStroke`` reads
/// them; the levels that it opens are shown; a release acts on the item of its reading.
final class MarkingMenuImplementation: MenuImplementation {
    static let objectClass = ObjectClass(MarkingMenuImplementation.self, definition)
    static let maximumCount = MarkLayout.maximumCount
    static let (separatesSections, tintsBubbles) = (false, false)

    let instance: Instance

    var motion = DialModel(count: 0)
    lazy var state = SelectionState(of: self)
    lazy var menu = MenuState(of: self)
    let listeners = SelectionListeners<MarkingMenuWidget, any MarkingMenuDelegate> { delegate, menu, event in
        switch event {
        case .settled: delegate.markingMenuDidChangeValue(menu)
        case .activated(let item): delegate.markingMenu(menu, didActivate: item)
        case .currentChanged, .rotated, .crossed, .spinBegan, .dragBegan, .dragEnded: break
        }
    }

    // Settings
    var settings = MarkSettings()
    var choosesByCrossing = false
    /// Whether bubbles show the marks of their items.
    var showsMarks = true {
        didSet { updateShownMarks() }
    }

    var marks = MarkingState()
    /// The places of the shown level's items; `nil` before the first layout.
    var ring: MarkRing?
    /// Covers a window; `nil` for the natural size.
    var placedSize: (width: Int, height: Int)?
    var pointer: (x: Double, y: Double)?
    lazy var strokeTimer = Timer { [weak self] in self?.pauseStroke() }
    /// Sees a second finger, which cancels a stroke.
    let touches = EventControllerLegacy()

    // Parts
    let dimmed = Widget(StylePart.scrim)
    let wedge = Widget(StylePart.wedge)
    let trace = Widget(StylePart.stroke)
    let level = Widget(StylePart.level)
    /// Shows that name beside the ring, which a finger covers.
    let fingerName = Label("")

    init(_ instance: Instance) {
        self.instance = instance
        for part in [dimmed, wedge, trace, level, fingerName] {
            part.setTargetable(false)
            part.append(to: widget)
        }
        setUpMenu()
        addPointerControllers()
    }

    func dispose() {
        state.dispose()
        strokeTimer.stop()
        releaseMenu()
        for part in [dimmed, wedge, trace, level, fingerName] { part.unparent() }
        menu.dispose()
    }

    // MARK: Changes

    /// The menu as strokes read it: a list has no submenus.
    var markMenu: MarkMenu {
        menu.tree?.marks
            ?? MarkMenu(Array(repeating: MarkItem(), count: min(motion.count, Self.maximumCount)))
    }

    /// The mark of an action's item; `nil` without one.
    func mark(ofAction detailedAction: String) -> MarkShape? { menu.tree?.mark(ofAction: detailedAction) }

    func shownMark(of item: Int) -> MarkShape? {
        guard showsMarks else { return nil }
        return MarkShape(ofPath: shownPath + [item], in: markMenu)
    }

    private func updateShownMarks() {
        for (index, bubble) in menu.bubbles { bubble.content?.setMark(shownMark(of: index)) }
    }

    func itemsReplaced() { marks.pointed = nil }

    func menuReleased() {
        let hadStroke = hasStroke
        stopStroke()
        (marks.centers, marks.pointed) = ([], nil)
        // A stroke that has opened nothing may show its line.
        if hadStroke, !isExpanded { menu.host?.collapsed() }
    }

    func menuChanged(_ changed: MenuModel, newIndex: (Int) -> Int?) {
        guard let tree = menu.tree else { return }
        followLevels()
        // A level stays open while the path still leads to it.
        let valid = menu.opened.indices.prefix {
            tree.level(at: shownPath[...$0])?.menu == menu.opened[$0].level.menu
        }
        let path = Array(shownPath.prefix(valid.count))
        marks.stroke?.setMenu(tree.marks, path: path)
        if valid.count < menu.opened.count {
            show(path: path)
            marks.centers.removeLast(max(marks.centers.count - valid.count - 1, 0))
        } else if let level = shownLevel, changed == level.menu {
            let first = level.first
            changeItems { index in newIndex(first + index).flatMap { $0 < first ? nil : $0 - first } }
        }
        updateShownMarks()
        pointedChanged()
    }

    func itemsMoved(_ newIndex: (Int) -> Int?) {
        // Those of a menu change with its tree.
        guard menu.tree == nil else { return }
        marks.stroke?.setMenu(markMenu)
        updateShownMarks()
        pointedChanged()
    }

    /// Keys take the item from the pointer.
    func takeOver() { ignorePointer() }

    func applied() {
        // Items that keep their directions do not turn.
        if motion.phase.isMotion { apply(motion.finishMotion(at: MonotonicClock.now)) }
        showName()
        placeBubbles()
    }

    func hubUpdated() { showName() }

    var isMoving: Bool { isAnimated && motion.isMoving || fades && marks.line.points.count > 1 }

    func ticking(at time: Duration) { marks.line.fade(until: time) }

    func hidden() { cancelStroke() }

    // MARK: Expansion

    var closesAfterActivation: Bool { true }

    func expandedChanging(to isExpanded: Bool) {
        guard !isExpanded else { return }
        stopStroke()
        (marks.pointed, marks.isKeptOpen) = (nil, false)
    }

    func reportExpanded() { listeners.delegate?.markingMenuDidChangeExpanded(control) }

    func collapsed() { (marks.centers, marks.pointed) = ([], nil) }
}
