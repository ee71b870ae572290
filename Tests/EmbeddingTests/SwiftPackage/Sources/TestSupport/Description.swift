public import CGtk

/// Describes the first child of a widget: its type, and whether it shows.
@MainActor
public func describeChild(of widget: UnsafeMutablePointer<GtkWidget>) -> String {
    guard let child = gtk_widget_get_first_child(widget) else { return "empty" }
    let name = String(cString: gtk_widget_get_name(child))
    return "\(name) \(gtk_widget_get_mapped(child) != 0 ? "mapped" : "unmapped")"
}
