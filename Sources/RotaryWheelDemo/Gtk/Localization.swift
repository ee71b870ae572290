import CRotaryWheelGtk
import Glibc
import RotaryWheelInterop

/// The translations of the app and the library.
enum Localization {
    private static let domain = "rotary-wheel-demo"

    private static let domainOfLibrary = "rotarywheel"

    /// Sets the locale, and binds the text domains to a folder.
    static func begin(folder: String) {
        unsafe setlocale(LC_ALL, "")
        for domain in [domain, domainOfLibrary] {
            unsafe bindtextdomain(domain, folder)
            unsafe bind_textdomain_codeset(domain, "UTF-8")
        }
        unsafe textdomain(domain)
    }
}

/// A translated text.
func translated(_ text: String) -> String {
    // Without a translation, gettext returns its argument.
    unsafe text.withCString { unsafe String(cString: gettext($0)) }
}

/// A translated text in singular or plural; the count replaces `%d`.
func translated(_ one: String, _ many: String, count: Int) -> String {
    let text = unsafe one.withCString { one in
        unsafe many.withCString { unsafe String(cString: ngettext(one, $0, UInt(count))) }
    }
    return text.filling(["%d": NumberFormat.count(count)])
}

extension String {
    /// Replaces placeholders with texts.
    func filling(_ contents: KeyValuePairs<String, String>) -> String {
        contents.reduce(self) { text, content in
            text.split(separator: content.key, omittingEmptySubsequences: false).joined(
                separator: content.value)
        }
    }
}
