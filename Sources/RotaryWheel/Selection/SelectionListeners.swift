import RotaryWheelModel

/// What a selection control reports to its Swift listeners.
enum SelectionEvent {
    /// The first selection, or the control settled.
    case settled
    case currentChanged
    case activated(Int)
    case rotated(by: Angle, total: Angle)
    case crossed(Int)
    case spinBegan(Int)
    case dragBegan
    case dragEnded(total: Angle)
}

/// The Swift listeners of a selection control: a delegate, closures and streams.
@MainActor
final class SelectionListeners<Control: SelectionControl, Delegate> {
    private weak var object: AnyObject?
    private let report: (Delegate, Control, SelectionEvent) -> Void
    private var hasBegun = false
    var onSettled: ((Control, Int) -> Void)?
    var onActivate: ((Control, Int) -> Void)?
    let selections = Broadcast<Int>()

    /// Creates listeners with the function that calls a delegate.
    init(_ report: @escaping (Delegate, Control, SelectionEvent) -> Void) { self.report = report }

    /// The delegate, held weakly.
    var delegate: Delegate? {
        get { object as? Delegate }
        set { (object, hasBegun) = (newValue as AnyObject?, false) }
    }

    func send(_ event: SelectionEvent, from control: @autoclosure () -> Control) {
        if let delegate { report(delegate, control(), event) }
    }

    /// Reports the first selection to a new delegate, once.
    func begin(from control: @autoclosure () -> Control) {
        guard !hasBegun, object != nil else { return }
        hasBegun = true
        send(.settled, from: control())
        send(.currentChanged, from: control())
    }

    func settled(_ item: Int, from control: @autoclosure () -> Control) {
        send(.settled, from: control())
        onSettled?(control(), item)
        selections.send(item)
    }

    func activated(_ item: Int, from control: @autoclosure () -> Control) {
        send(.activated(item), from: control())
        onActivate?(control(), item)
    }
}
