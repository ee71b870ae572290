import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The Swift side of `RotaryWheelSpinningWheel`.
///
/// Input goes into the model, and what the model says has changed comes out by ``apply(_:)``; nothing else
/// decides where the rim stands.
final class SpinningWheelImplementation: SelectionImplementation {
    static let objectClass = ObjectClass(SpinningWheelImplementation.self, definition)

    let instance: Instance

    var rim = RimModel(count: 0)

    // Items
    var model: ListModel?
    var modelFollower: ModelFollower?
    var factory = RimItemFactory.standard
    /// A position or selection that was asked for before there were items.
    var awaitedPosition: Double?
    let items = ItemSelection()
    let atCentre = CurrentItem()
    /// The centred item, by which it is found again when the model changes.
    var centredObject: Object?
    /// The item that a motion was asked to lead to, for the same.
    var chosenObject: Object?
    lazy var accessibleSelection = AccessibleSelection(of: widget)

    // Children
    /// The widgets of the places that are kept ready.
    var slots: [Int: RimSlot] = [:]
    /// Invisible widgets of items that were removed during a press.
    var heldSlots: [RimSlot] = []
    /// Widgets without an item, out of the tree.
    var spareSlots: [RimSlot] = []

    // Interaction
    lazy var pointerRotation = PointerRotation(on: widget)
    lazy var scroll = ScrollRotation(on: widget)
    var grip: Grip?
    weak var focusedPart: RimItemImplementation?
    lazy var focusTimer = Timer { [weak self] in self?.followFocus() }
    var typed = TypedText()
    var search: TypeSearch?
    lazy var searchTimer = Timer { [weak self] in self?.continueSearch() }

    // The adjustment
    var shownAdjustment: Adjustment?
    var adjustmentHandler: UInt?
    var isAdjusting = false
    lazy var adjustmentTimer = Timer { [weak self] in self?.settleAdjusted() }

    var isFlippable = true {
        didSet { updateMirrored() }
    }

    // What it tells
    var notifiedPosition = 0.0
    let changes = ChangeQueue<RimChange>()
    lazy var ticker = FrameTicker(on: widget) { [weak self] in self?.update(at: $0) }
    let listeners = SpinningWheelListeners()

    init(_ instance: Instance) {
        self.instance = instance
        SpinningWheelStyle.install
        Theme.shared.follow(widget)
        widget.setFocusable(true)
        widget.setHasTooltip(true)
        widget.setClipsChildren()
        updateStyleClass()
        updateMirrored()
        addPointerControllers()
        addKeyController()
    }

    func dispose() {
        ticker.stop()
        scroll.stop()
        for timer in [searchTimer, focusTimer, adjustmentTimer] { timer.stop() }
        search = nil
        releaseModel()
        releaseAdjustment()
        grip = nil
        removeSlots()
        letGoOfHeldSlots()
        factory = .standard
        (centredObject, chosenObject) = (nil, nil)
        items.forget()
        atCentre.forget()
    }
}
