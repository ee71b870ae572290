package import CGtk

/// A GtkAdjustment: a value between two bounds that several widgets share.
package final class Adjustment: Object {
    override package class var valueType: GType { gtk_adjustment_get_type() }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        unsafe pointer.assumingMemoryBound(to: GtkAdjustment.self)
    }

    package var value: Double {
        get { unsafe gtk_adjustment_get_value(adjustment) }
        set { unsafe gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// Sets everything at once; each property is notified only where it changes.
    package func configure(
        value: Double, lower: Double, upper: Double, step: Double, page: Double, pageSize: Double
    ) {
        unsafe gtk_adjustment_configure(adjustment, value, lower, upper, step, page, pageSize)
    }

    package func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> UInt {
        connect("value-changed") { _ in handler() }
    }
}
