public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// A wheel of sectors that turns under a fixed indicator.
///
/// The sector at the indicator when the wheel has come to rest is selected.
///
///     let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"])
///     wheel.onSettled = { wheel, sector in print(wheel.selectedText ?? "") }
///     gtk_window_set_child(window, wheel.widget)
///
/// This is a reference to a GtkWidget: it owns the widget as any other reference does, and several may refer
/// to one. What is set here is kept by the widget itself. Gestures, keys, CSS nodes and accessibility are
/// described with `RotaryWheelWidget` in `rotary-wheel.h`.
@safe @MainActor
public final class RotaryWheelWidget {
    let handle: Widget
    let implementation: WheelImplementation

    /// Creates an empty wheel.
    public convenience init() { self.init(Widget(WheelImplementation.objectClass)) }

    /// Creates a wheel of numbered sectors.
    ///
    /// - Parameter sectorCount: clamped to 0 … 100,000.
    public convenience init(sectorCount: Int) {
        self.init()
        self.sectorCount = sectorCount
    }

    /// Creates a wheel with a labelled sector for each string.
    public convenience init(labels: [String]) { self.init(items: labels.map { RotaryWheelItem(label: $0) }) }

    /// Creates a wheel with a sector for each item.
    public convenience init(items: [RotaryWheelItem]) {
        self.init()
        setItems(items)
    }

    /// Refers to a wheel that exists already; `nil` when the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let handle = unsafe Widget(retaining: widget)
        guard handle.isA(WheelImplementation.objectClass.type) else { return nil }
        self.init(handle)
    }

    convenience init(_ implementation: WheelImplementation) {
        self.init(implementation.widget.cast(to: Widget.self))
    }

    private init(_ handle: Widget) {
        self.handle = handle
        guard let implementation = handle.implementation as? WheelImplementation else {
            preconditionFailure("not a wheel")
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
    public var delegate: (any RotaryWheelDelegate)? {
        get { implementation.listeners.delegate }
        set { implementation.listeners.setDelegate(newValue, of: implementation) }
    }

    /// Called with the selected sector each time the wheel has settled.
    public var onSettled: ((RotaryWheelWidget, Int) -> Void)? {
        get { implementation.listeners.onSettled }
        set { implementation.listeners.onSettled = newValue }
    }

    /// The selected sector each time the wheel has settled, from now on and until the wheel is gone.
    ///
    ///     for await sector in wheel.selections { show(sector) }
    ///
    /// Under GLib's main loop that needs ``GtkMainActor/attach()``.
    public var selections: AsyncStream<Int> { implementation.listeners.selections.makeStream() }

    /// Called with the sector at the indicator each time the user activates it: by a tap, a button in the hub, Enter or
    /// Space.
    public var onActivate: ((RotaryWheelWidget, Int) -> Void)? {
        get { implementation.listeners.onActivate }
        set { implementation.listeners.onActivate = newValue }
    }

    /// Sets the name by which assistive technologies announce the wheel: what is chosen with it.
    public func setAccessibleLabel(_ label: String) {
        handle.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    }

    // MARK: Moving it

    /// Turns to a sector the short way, as a tap on it does; it is selected when the wheel has settled.
    public func turn(to sector: Int) { implementation.turn(to: sector) }

    /// Turns on by some sectors from the one that it is heading for, as the arrow keys do.
    public func step(by count: Int) { implementation.step(by: count) }
}

extension RotaryWheelWidget: @MainActor Equatable {
    /// Whether both refer to the same widget.
    public static func == (left: RotaryWheelWidget, right: RotaryWheelWidget) -> Bool {
        left.handle == right.handle
    }
}
