import CRotaryWheelShims

/// The Swift implementation of a widget with an accessible value.
@MainActor
package protocol AccessibleRangeImplementation: WidgetImplementation {
    /// Applies a finite value from an assistive technology. It may be out of range.
    func setAccessibleValue(_ value: Double)
}

extension AccessibleRangeImplementation {
    package static var isAccessibleRange: Bool { true }
}

/// The GtkAccessibleRange interface, since GTK 4.10.
///
/// Looked up by name because the library is built for GTK 4.8.
@MainActor
package enum AccessibleRange {
    /// Whether GTK has the interface.
    package static var isThere: Bool { type != 0 }

    /// The type of the interface; 0 if GTK has none.
    private static let type: GType = {
        // GtkRange registers the interface.
        g_type_ensure(gtk_range_get_type())
        return unsafe g_type_from_name("GtkAccessibleRange")
    }()

    /// Implements the interface for a class if GTK has it.
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
                // True even if the value was rejected: GTK ignores the result.
                return 1
            }
        }
        unsafe g_type_add_interface_static(type, self.type, &info)
    }
}
