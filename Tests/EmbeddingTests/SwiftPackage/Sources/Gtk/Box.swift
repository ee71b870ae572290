import CAdw
public import CGtk
public import GtkInterop

/// A GtkBox.
@MainActor
public final class Box: Container {
    /// The GtkBox itself.
    public let widget: UnsafeMutablePointer<GtkWidget>

    /// Creates a vertical box.
    public init() { widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, gint(cadw_margin())) }

    /// Appends a widget.
    public func append(_ widget: UnsafeMutablePointer<GtkWidget>) {
        gtk_box_append(UnsafeMutableRawPointer(self.widget).assumingMemoryBound(to: GtkBox.self), widget)
    }
}
