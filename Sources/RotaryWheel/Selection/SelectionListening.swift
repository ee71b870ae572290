/// The listeners of a selection control: a delegate, closures and the stream of ``SelectionControl/selections``.
///
/// Use the delegate where one object follows all that a control does, the closures for a line of code, the stream in
/// concurrent code, and the signals of GObject in other languages or for several listeners. All of them get an event in
/// this order: signal, delegate, closure, stream.
@MainActor
public protocol SelectionListening: SelectionControl {
    /// The protocol of the delegate.
    associatedtype Delegate

    /// Creates an empty control.
    init()
}

extension SelectionListening {
    /// Creates a control with an item for each string.
    public init(labels: [String]) { self.init(items: labels.map { RotaryWheelItem(label: $0) }) }

    /// Creates a control with these items.
    public init(items: [RotaryWheelItem]) {
        self.init()
        setItems(items)
    }

    private var listeners: SelectionListeners<Self, Delegate> {
        items.anyListeners as! SelectionListeners<Self, Delegate>
    }

    /// The delegate, held weakly.
    ///
    /// A new delegate immediately gets the first call for the selection.
    public var delegate: Delegate? {
        get { listeners.delegate }
        set {
            listeners.delegate = newValue
            items.beginListening()
        }
    }

    /// Called with the position of the selected item each time the control settles.
    public var onSettled: ((Self, Int) -> Void)? {
        get { listeners.onSettled }
        set { listeners.onSettled = newValue }
    }

    /// Called with the position of an item each time the user activates it: by a tap, Enter or Space.
    ///
    /// Of a wheel, a button in the hub activates the sector at the indicator, too. The action of a menu item has
    /// run before.
    public var onActivate: ((Self, Int) -> Void)? {
        get { listeners.onActivate }
        set { listeners.onActivate = newValue }
    }
}
