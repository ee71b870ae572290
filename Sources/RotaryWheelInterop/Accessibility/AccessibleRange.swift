import CRotaryWheelGtk

/// The Swift side of a widget that has a value for assistive technologies, as a GtkRange has.
@MainActor
package protocol AccessibleRangeImplementation: WidgetImplementation {
    /// Goes where an assistive technology wants it, which may be beyond the bounds but is finite.
    func setAccessibleValue(_ value: Double)
}

/// The interface of widgets that are no GtkRange and have a value all the same, which GTK has since 4.10.
///
/// It is looked up by its name, as the library is built for GTK 4.8.
@MainActor
package enum AccessibleRange {
    /// Whether this GTK has the interface.
    package static var isThere: Bool { type != 0 }

    /// The type of the interface, or 0.
    private static let type: GType = {
        // GtkRange brings it with it.
        g_type_ensure(gtk_range_get_type())
        return unsafe g_type_from_name("GtkAccessibleRange")
    }()

    /// Lets the widgets of a class have a value, where GTK knows of that.
    static func add(to type: GType) {
        guard isThere else { return }
        var info = unsafe GInterfaceInfo()
        unsafe info.interface_init = { interface, _ in
            let interface = unsafe interface!.assumingMemoryBound(to: CGtkAccessibleRangeInterface.self)
            unsafe interface.pointee.set_current_value = { range, value in
                let object = unsafe ObjectClass.box(of: UnsafeMutableRawPointer(range!)).object
                if value.isFinite {
                    (object as? any AccessibleRangeImplementation)?.setAccessibleValue(value)
                }
                // GTK has no answer for a value that was refused.
                return 1
            }
        }
        unsafe g_type_add_interface_static(type, self.type, &info)
    }
}
