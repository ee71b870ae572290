import CRotaryWheelGtk
import Glibc
import RotaryWheelInterop

/// The languages of the app.
enum Localization {
    private static let domain = "rotary-wheel-demo"

    private static let domainOfLibrary = "rotarywheel"

    /// Lets the app speak the user's language, with the translations of a folder.
    static func begin(folder: String) {
        unsafe setlocale(LC_ALL, "")
        for domain in [domain, domainOfLibrary] {
            unsafe bindtextdomain(domain, folder)
            unsafe bind_textdomain_codeset(domain, "UTF-8")
        }
        unsafe textdomain(domain)
    }
}

/// A text in the user's language.
func translated(_ text: String) -> String {
    // Where there is no translation, C answers with the text that it was given.
    unsafe text.withCString { unsafe String(cString: gettext($0)) }
}

/// A text in the user's language for a number of things, with the number in place of `%d`.
func translated(_ one: String, _ many: String, count: Int) -> String {
    let text = unsafe one.withCString { one in
        unsafe many.withCString { unsafe String(cString: ngettext(one, $0, UInt(count))) }
    }
    return text.filling(["%d": NumberFormat.count(count)])
}

extension String {
    /// The text with something in place of each placeholder.
    func filling(_ contents: KeyValuePairs<String, String>) -> String {
        contents.reduce(self) { text, content in
            text.split(separator: content.key, omittingEmptySubsequences: false).joined(
                separator: content.value)
        }
    }
}
