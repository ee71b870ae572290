import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelSpinningWheel`.
final class SpinningWheelImplementation: SelectionImplementation {
    static let objectClass = ObjectClass(SpinningWheelImplementation.self, definition)

    let instance: Instance

    var motion = RimModel(count: 0)
    /// The geometry with the sizes of the properties; ``RimGeometry/fitted`` has those of the view.
    var chosenGeometry = RimGeometry()
    lazy var state = SelectionState(of: self)
    let listeners = SelectionListeners<SpinningWheelWidget, any SpinningWheelDelegate> {
        delegate, wheel, event in
        switch event {
        case .settled: delegate.spinningWheelDidChangeValue(wheel)
        case .currentChanged: delegate.spinningWheelDidChangeCurrent(wheel)
        case .activated(let item): delegate.spinningWheel(wheel, didActivate: item)
        case .rotated: delegate.spinningWheelDidMove(wheel)
        case .crossed, .spinBegan: break
        case .dragBegan: delegate.spinningWheelDidBeginDragging(wheel)
        case .dragEnded(let total): delegate.spinningWheelDidEndDragging(wheel, total: total)
        }
    }
    var factory = RimItemFactory.standard
    /// Whether the items have tints; see ``updateTints()``.
    var isTinted = false

    // Children
    let (face, colorPart, fadePart) = (
        Widget(StylePart.face), Widget(StylePart.colors), Widget(StylePart.fade)
    )
    /// The extent and the strength of the fade at both ends; `nil` after a change of its style.
    var fade: (extent: Double, strength: Double)?
    private(set) lazy var colors = ControlColors(of: widget, seenBy: colorPart)
    /// The widgets of the visible places and their neighbors.
    var slots: [Int: RimSlot] = [:]
    /// Whether the widgets are in the order of their depth.
    var isStacked = false
    /// Invisible widgets of items that were removed during a press.
    var heldSlots: [RimSlot] = []
    /// Widgets without an item, out of the tree.
    var spareSlots: [RimSlot] = []

    // Interaction
    lazy var scroll = ScrollRotation(on: widget)
    /// The pressed place; `nil` beside the items, and where the item has gone.
    var pressedPlace: Int?
    weak var focusedPart: RimItemImplementation?
    lazy var focusTimer = Timer { [weak self] in self?.followFocus() }
    var notifiedPosition = 0.0

    // The adjustment
    var shownAdjustment: Adjustment?
    var adjustmentHandler: UInt?
    var isAdjusting = false
    lazy var adjustmentTimer = Timer { [weak self] in self?.settleAdjusted() }

    init(_ instance: Instance) {
        self.instance = instance
        Theme.shared.style(
            widget, PackageResources.spinningwheel_css,
            highContrast: PackageResources.spinningwheel_high_contrast_css)
        widget.setFocusable(true)
        widget.setHasTooltip(true)
        face.setTargetable(false)
        face.append(to: widget)
        for part in [colorPart, fadePart] {
            part.append(to: face)
            part.setChildVisible(false)
        }
        widget.setClipsChildren()
        updateStyleClass()
        updateMirrored()
        widget.connect("notify::css-classes") { [weak self] _ in self?.updateTints() }
        // A control in an item gets clicks, and loses them to a drag.
        state.pointer.claimsPresses = false
        scroll.delegate = self
    }

    func dispose() {
        state.dispose()
        scroll.stop()
        for timer in [focusTimer, adjustmentTimer] { timer.stop() }
        releaseAdjustment()
        removeSlots()
        letGoOfHeldSlots()
        for part in [colorPart, fadePart, face] { part.unparent() }
        factory = .standard
    }
}
