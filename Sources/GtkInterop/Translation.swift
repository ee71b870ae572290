import CGtk

/// Words that GTK's own translations have.
package enum Translation {
    /// A word in the user's language.
    package static func ofGtk(_ word: String) -> String {
        unsafe String(cString: g_dgettext("gtk40", word))
    }
}
