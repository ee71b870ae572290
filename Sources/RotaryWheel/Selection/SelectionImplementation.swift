import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of a control that shows the items of a list and selects one of them.
///
/// Events go into the model, whose changes come out by ``apply(_:after:)``; nothing else decides the position.
@MainActor
protocol SelectionImplementation: BuildableImplementation, AccessibleRangeImplementation,
    PointerRotationDelegate
{
    associatedtype Motion: KineticModel
    associatedtype Control: SelectionControl
    associatedtype Delegate

    static var selectionProperties: SelectionProperties { get }

    /// The model of selection and motion.
    var motion: Motion { get set }
    var state: SelectionState { get }
    var listeners: SelectionListeners<Control, Delegate> { get }

    // MARK: Items

    /// The object of an item.
    func item(at index: Int) -> Object?
    func text(of index: Int) -> String
    /// The description of an item for assistive technologies.
    func description(of index: Int) -> String
    /// Whether typed numbers are texts of items rather than positions.
    var hasTexts: Bool { get }
    /// Shows the items of another list.
    func listReplaced()
    /// Shows a change of the list.
    func itemsChanged(_ change: ItemsChange)

    // MARK: View

    /// Whether the control is mirrored at present.
    var isMirrored: Bool { get }
    func updateMirrored()
    /// Updates the states of the items' widgets.
    func updateStates()
    func phaseChanged(to phase: KineticPhase)
    func rotated(by delta: Angle, total: Angle)
    func crossed(_ items: CrossedItems)
    /// A spin to an item began.
    func spinBegan(_ item: Int)
    /// All changes have been applied.
    func applied()
    /// Whether something moves in the next frame.
    var isMoving: Bool { get }
    func tick(at time: Duration)

    // MARK: Keys

    /// The number of items that Page Up and Page Down move by.
    var pageLength: Int { get }
    func handles(_ meaning: KeyMeaning) -> Bool
    var handlesText: Bool { get }
    /// Acts on the current item, as Enter does.
    func activate()
    /// Ends a drag or goes back, as Escape and Backspace do; returns whether there was something to end.
    func cancel(_ meaning: KeyMeaning) -> Bool

    /// Ends what holds the control besides the pointer, before it moves.
    func takeOver()
}

extension SelectionImplementation {
    static func makeDefinition(
        _ name: String, cssName: String, role: GtkAccessibleRole, properties: [Property],
        signals: [Signal] = [], actionPrefix prefix: String,
        actions: [(name: String, run: (any ObjectImplementation) -> Void)] = []
    ) -> ClassDefinition {
        ClassDefinition(
            name, cssName: cssName, role: role,
            properties: properties, signals: signals,
            actions: [
                ("\(prefix).next", { ($0 as? Self)?.step(by: 1) }),
                ("\(prefix).previous", { ($0 as? Self)?.step(by: -1) }),
                ("\(prefix).activate", { ($0 as? Self)?.activate() }),
            ] + actions,
            keys: KeyMeaning.keys, interface: (SelectionProperties.interface, selectionProperties.all))
    }

    /// The reference for listeners.
    var control: Control { Control(of: self) }

    static var ordersNotifications: Bool { true }

    var itemCount: Int { motion.count }
    var heading: Int? { motion.heading }
    var hasTexts: Bool { true }
    var selections: Broadcast<Int> { listeners.selections }
    var anyListeners: AnyObject { listeners }

    func crossed(_ items: CrossedItems) {}
    func spinBegan(_ item: Int) {}
    func applied() {}
    func takeOver() {}
    func cancel(_ meaning: KeyMeaning) -> Bool { meaning == .escape && state.pointer.cancel() }
    func tick(at time: Duration) { apply(motion.update(at: time)) }
    var isMoving: Bool { isAnimated && motion.phase.isMotion }
    var handlesText: Bool { widget.hasFocus }
    func handles(_ meaning: KeyMeaning) -> Bool { widget.hasFocus }

    var isFlippable: Bool {
        get { state.isFlippable }
        set {
            state.isFlippable = newValue
            updateMirrored()
        }
    }

    func add(child: Object, type: String?) -> Bool { addItem(child, type: type) }

    /// Appends a child other than a widget to the list; returns false where the list belongs to the app.
    func addItem(_ item: Object, type: String?) -> Bool {
        guard type == nil, !item.isA(gtk_widget_get_type()) else { return false }
        guard let listModel else {
            listModel = ListModel(of: [item])
            return true
        }
        return listModel.append(item)
    }
}
