public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// A collection of any size on the rim of a circle far larger than the view.
///
/// Only the items near the middle of the view show; the one that is centred when the rim has come to rest is
/// selected.
///
///     let wheel = SpinningWheelWidget(labels: ["Dunes", "Harbour", "Orchard"])
///     wheel.onSettled = { wheel, item in print(wheel.selectedText ?? "") }
///     gtk_window_set_child(window, wheel.widget)
///
/// This is a reference to a GtkWidget: it owns the widget as any other reference does, and several may refer
/// to one. What is set here is kept by the widget itself. Gestures, keys, CSS nodes and accessibility are
/// described with `RotaryWheelSpinningWheel` in `rotary-wheel.h`.
@safe @MainActor
public final class SpinningWheelWidget {
    let handle: Widget
    let implementation: SpinningWheelImplementation

    /// Creates an empty wheel.
    public convenience init() { self.init(Widget(SpinningWheelImplementation.objectClass)) }

    /// Creates a wheel with an item for each string.
    public convenience init(labels: [String]) {
        self.init()
        implementation.modelProperty = ListModel(
            of: labels.map { RotaryWheelItem(label: $0) }.map(\.object))
    }

    /// Refers to a wheel that exists already; `nil` when the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let handle = unsafe Widget(retaining: widget)
        guard handle.isA(SpinningWheelImplementation.objectClass.type) else { return nil }
        self.init(handle)
    }

    convenience init(_ implementation: SpinningWheelImplementation) {
        self.init(implementation.widget.cast(to: Widget.self))
    }

    private init(_ handle: Widget) {
        self.handle = handle
        guard let implementation = handle.implementation as? SpinningWheelImplementation else {
            preconditionFailure("not a spinning wheel")
        }
        self.implementation = implementation
    }

    /// The widget, to be put into any container by any binding of GTK.
    ///
    /// The wheel keeps its own reference; keep the wheel until a container has taken the widget over.
    @unsafe public var widget: UnsafeMutablePointer<GtkWidget> { unsafe handle.widget }

    // MARK: What it tells

    /// Is told what the wheel does; weak.
    ///
    /// A new delegate is told at once what is selected.
    public var delegate: (any SpinningWheelDelegate)? {
        get { implementation.listeners.delegate }
        set { implementation.listeners.setDelegate(newValue, of: implementation) }
    }

    /// Called with the selected item's position each time the wheel has settled.
    public var onSettled: ((SpinningWheelWidget, Int) -> Void)? {
        get { implementation.listeners.onSettled }
        set { implementation.listeners.onSettled = newValue }
    }

    /// The selected item's position each time the wheel has settled, from now on and until the wheel is gone.
    ///
    /// Under GLib's main loop that needs ``GtkMainActor/attach()``.
    public var selections: AsyncStream<Int> { implementation.listeners.selections.makeStream() }

    /// Called with the selected item's position each time the user activates it: by a tap, Enter or Space.
    public var onActivate: ((SpinningWheelWidget, Int) -> Void)? {
        get { implementation.listeners.onActivate }
        set { implementation.listeners.onActivate = newValue }
    }

    /// Sets the name by which assistive technologies announce the wheel: what is chosen with it.
    public func setAccessibleLabel(_ label: String) {
        handle.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    }

    // MARK: Moving it

    /// Moves to an item, the short way, or is there at once; positions that the wheel does not have are ignored.
    ///
    /// With `animated` the item is selected when the wheel has settled there.
    public func scroll(to position: Int, animated: Bool = true) {
        implementation.scroll(to: position, animated: animated)
    }

    /// Moves on by some items from the one that it is heading for, as the arrow keys do.
    public func step(by count: Int) { implementation.step(by: count) }
}

extension SpinningWheelWidget: @MainActor Equatable {
    /// Whether both refer to the same widget.
    public static func == (left: SpinningWheelWidget, right: SpinningWheelWidget) -> Bool {
        left.handle == right.handle
    }
}
