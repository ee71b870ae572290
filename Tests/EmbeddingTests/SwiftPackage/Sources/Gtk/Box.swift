import CAdw
public import CGtk
public import GtkInterop

/// A GtkBox.
@MainActor
public final class Box: Container {
    public let widget: UnsafeMutablePointer<GtkWidget>

    public init() { widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, gint(cadw_margin())) }

    public func append(_ widget: UnsafeMutablePointer<GtkWidget>) {
        gtk_box_append(UnsafeMutableRawPointer(self.widget).assumingMemoryBound(to: GtkBox.self), widget)
    }
}
