import CRotaryWheelGtk

/// The version of GTK that runs, which may be later than the one of the build.
package enum GtkVersion {
    package static func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version())) >= (major, minor)
    }
}
