public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// A menu of bubbles that come out of its centre onto a circle; the one at the top is active.
///
///     let dial = DialMenuWidget(labels: ["Pale lager", "Witbier", "Pilsner"])
///     dial.onSettled = { dial, item in print(dial.selectedText ?? "") }
///     dial.isExpanded = true
///     gtk_window_set_child(window, dial.widget)
///
/// This is a reference to a GtkWidget: it owns the widget as any other reference does, and several may refer
/// to one. What is set here is kept by the widget itself. Gestures, keys, CSS nodes and accessibility are
/// described with `RotaryWheelDialMenu` in `rotary-wheel.h`.
@safe @MainActor
public final class DialMenuWidget {
    let handle: Widget
    let implementation: DialMenuImplementation

    /// Creates an empty dial.
    public convenience init() { self.init(Widget(DialMenuImplementation.objectClass)) }

    /// Creates a dial with a bubble for each string.
    public convenience init(labels: [String]) { self.init(items: labels.map { RotaryWheelItem(label: $0) }) }

    /// Creates a dial with a bubble for each item.
    public convenience init(items: [RotaryWheelItem]) {
        self.init()
        setItems(items)
    }

    /// Creates a dial of the items of a GMenuModel.
    @unsafe public convenience init(menuModel: UnsafeMutablePointer<GMenuModel>?) {
        self.init()
        unsafe self.menuModel = unsafe menuModel
    }

    /// Refers to a dial that exists already; `nil` when the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let handle = unsafe Widget(retaining: widget)
        guard handle.isA(DialMenuImplementation.objectClass.type) else { return nil }
        self.init(handle)
    }

    convenience init(_ implementation: DialMenuImplementation) {
        self.init(implementation.widget.cast(to: Widget.self))
    }

    init(_ handle: Widget) {
        self.handle = handle
        guard let implementation = handle.implementation as? DialMenuImplementation else {
            preconditionFailure("not a dial")
        }
        self.implementation = implementation
    }

    /// The widget, to be put into any container by any binding of GTK.
    ///
    /// The dial keeps its own reference; keep the dial until a container has taken the widget over.
    @unsafe public var widget: UnsafeMutablePointer<GtkWidget> { unsafe handle.widget }

    // MARK: What it tells

    /// Is told what the dial does; weak.
    ///
    /// A new delegate is told at once what is selected.
    public var delegate: (any DialMenuDelegate)? {
        get { implementation.listeners.delegate }
        set { implementation.listeners.setDelegate(newValue, of: implementation) }
    }

    /// Called with the selected item each time the dial has settled.
    public var onSettled: ((DialMenuWidget, Int) -> Void)? {
        get { implementation.listeners.onSettled }
        set { implementation.listeners.onSettled = newValue }
    }

    /// The selected item's position each time the dial has settled, from now on and until the dial is gone.
    ///
    /// Under GLib's main loop that needs ``GtkMainActor/attach()``.
    public var selections: AsyncStream<Int> { implementation.listeners.selections.makeStream() }

    /// Called with an item each time the user activates one.
    ///
    /// The action of a menu's item has been run by then.
    public var onActivate: ((DialMenuWidget, Int) -> Void)? {
        get { implementation.listeners.onActivate }
        set { implementation.listeners.onActivate = newValue }
    }

    /// Sets the name by which assistive technologies announce the dial: what is chosen with it.
    public func setAccessibleLabel(_ label: String) {
        handle.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    }

    // MARK: Moving it

    /// Turns to an item the short way, as a tap on it does; it is selected when the dial has settled.
    public func turn(to item: Int) { implementation.turn(to: item) }

    /// Turns on by some items from the one that it is heading for, as the arrow keys do.
    public func step(by count: Int) { implementation.step(by: count) }

    /// Goes back to the menu that the one which shows was opened from, if any.
    public func goBack() { implementation.goBack() }
}

extension DialMenuWidget: @MainActor Equatable {
    /// Whether both refer to the same widget.
    public static func == (left: DialMenuWidget, right: DialMenuWidget) -> Bool {
        left.handle == right.handle
    }
}
