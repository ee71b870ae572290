import CRotaryWheelShims
import Glibc

/// Translated texts.
package enum Translation {
    /// A text translated by GTK.
    package static func ofGtk(_ word: String) -> String {
        // Without a translation, dgettext returns its argument, which must still be valid.
        unsafe word.withCString { unsafe String(cString: g_dgettext("gtk40", $0)) }
    }

    /// A text translated by the library; English by default.
    package static func translated(_ text: String) -> String {
        _ = binding
        return unsafe text.withCString { unsafe String(cString: dgettext(domain, $0)) }
    }

    private static let domain = "rotarywheel"

    /// Binds the text domain to the installed translations.
    ///
    /// A binding that the app has made before takes precedence.
    private static let binding: Void = {
        let unbound = unsafe "unbound".withCString { unsafe String(cString: bindtextdomain($0, nil)) }
        let bound = unsafe domain.withCString { unsafe String(cString: bindtextdomain($0, nil)) }
        if bound == unbound, let folder = installedFolder { unsafe bindtextdomain(domain, folder) }
        unsafe bind_textdomain_codeset(domain, "UTF-8")
    }()

    /// The `share/locale` folder of the install prefix, up to three folders above the library or program.
    private static var installedFolder: String? {
        var image = unsafe CGtkImage()
        guard unsafe cgtk_find_image(#dsohandle, &image) != 0, let name = unsafe image.name,
            // The image name of a program is argv[0], which need not be its path.
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
