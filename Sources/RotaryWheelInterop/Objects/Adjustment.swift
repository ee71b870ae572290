package import CRotaryWheelGtk

/// A GtkAdjustment.
package final class Adjustment: Object {
    override package class var valueType: GType { gtk_adjustment_get_type() }

    @unsafe private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        unsafe pointer.assumingMemoryBound(to: GtkAdjustment.self)
    }

    package var value: Double {
        get { unsafe gtk_adjustment_get_value(adjustment) }
        set { unsafe gtk_adjustment_set_value(adjustment, newValue) }
    }

    package var lower: Double { unsafe gtk_adjustment_get_lower(adjustment) }
    /// The largest value: `upper` minus the page size, as in GtkRange.
    package var largest: Double {
        unsafe gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    }
    package var step: Double { unsafe gtk_adjustment_get_step_increment(adjustment) }
    package var page: Double { unsafe gtk_adjustment_get_page_increment(adjustment) }

    /// Sets all properties; only those that change are notified.
    package func configure(
        value: Double, lower: Double, upper: Double, step: Double, page: Double, pageSize: Double
    ) {
        unsafe gtk_adjustment_configure(adjustment, value, lower, upper, step, page, pageSize)
    }

    package func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> UInt {
        connect("value-changed") { _ in handler() }
    }
}
