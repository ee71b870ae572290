import CRotaryWheelGtk
import Glibc

/// Words in the user's language.
package enum Translation {
    /// A word that GTK's own translations have.
    package static func ofGtk(_ word: String) -> String {
        // Where there is no translation, C answers with the text that it was given, which must last for as long.
        unsafe word.withCString { unsafe String(cString: g_dgettext("gtk40", $0)) }
    }

    /// A text of the library; in English where it is not translated.
    package static func translated(_ text: String) -> String {
        _ = binding
        return unsafe text.withCString { unsafe String(cString: dgettext(domain, $0)) }
    }

    private static let domain = "rotarywheel"

    /// Finds the translations that were installed with the library, or with the program that it is a part of.
    ///
    /// A program that brings its own along has said where before it shows anything.
    private static let binding: Void = {
        let unbound = unsafe "unbound".withCString { unsafe String(cString: bindtextdomain($0, nil)) }
        let bound = unsafe domain.withCString { unsafe String(cString: bindtextdomain($0, nil)) }
        if bound == unbound, let folder = installedFolder { unsafe bindtextdomain(domain, folder) }
        unsafe bind_textdomain_codeset(domain, "UTF-8")
    }()

    /// `share/locale` of the prefix that the library, or the program, was installed in.
    ///
    /// It may be some folders below that, as in `lib/x86_64-linux-gnu`.
    private static var installedFolder: String? {
        var image = unsafe CGtkImage()
        guard unsafe cgtk_find_image(#dsohandle, &image) != 0, let name = unsafe image.name,
            // A program is named as it was called, which need not be where it is.
            let path = unsafe realPath(name) ?? realPath("/proc/self/exe")
        else { return nil }
        let folders = path.split(separator: "/").dropLast()
        return (1...3).lazy.filter { $0 <= folders.count }
            .map { "/" + folders.dropLast($0).map { $0 + "/" }.joined() + "share/locale" }
            .first { unsafe access($0 + "/de/LC_MESSAGES/\(domain).mo", R_OK) == 0 }
    }

    @unsafe private static func realPath(_ path: UnsafePointer<CChar>) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}
