public import CRotaryWheelGtk
import RotaryWheelInterop

/// A reference to one of the library's widgets.
///
/// It owns the GtkWidget as any other reference does. Several references may refer to one widget, which stores
/// everything that is set here. Two references are equal when they refer to the same widget.
@safe @MainActor
public class RotaryControl {
    let handle: Widget

    /// Creates the widget of a class.
    ///
    /// It initializes GTK, unless the program has: a first program needs no call for that.
    init(creating objectClass: ObjectClass) {
        gtk_init()
        handle = Widget(objectClass)
    }

    /// Refers to a widget that exists; `nil` where it is of another class.
    @unsafe init?(_ widget: UnsafeMutablePointer<GtkWidget>, of objectClass: ObjectClass) {
        handle = unsafe Widget(retaining: widget)
        guard handle.isA(objectClass.type) else { return nil }
    }

    /// Refers to the widget of an implementation.
    required init(of implementation: some WidgetImplementation) {
        handle = implementation.widget.cast(to: Widget.self)
    }

    /// The GtkWidget, for a container of any binding of GTK.
    ///
    /// Keep the reference until a container has taken the widget.
    @unsafe public final var widget: UnsafeMutablePointer<GtkWidget> { unsafe handle.widget }

    /// Sets the name that assistive technologies announce.
    public final func setAccessibleLabel(_ label: String) {
        handle.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    }

    /// What ``show()`` puts into a new window.
    func windowContent() -> Widget { handle }

    /// A GObject property.
    final subscript<Content: ValueConvertible>(property: String) -> Content {
        get { handle.get(property) }
        set { handle.implementation.set(property, to: newValue) }
    }
}

extension RotaryControl: @MainActor Equatable {
    /// Whether both refer to the same widget.
    public static func == (left: RotaryControl, right: RotaryControl) -> Bool { left.handle == right.handle }
}
