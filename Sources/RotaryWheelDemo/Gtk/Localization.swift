import CRotaryWheelGtk
import Glibc

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

    /// A number with some digits after the point.
    static func decimal(_ number: Double, digits: Int32) -> String {
        let text = unsafe cgtk_format_number(number, digits)
        defer { unsafe g_free(text) }
        return unsafe text.map { unsafe String(cString: $0) } ?? ""
    }

    /// A number with its thousands apart.
    static func grouped(_ number: Int) -> String {
        let localSeparator = unsafe nl_langinfo(nl_item(THOUSEP)).map { unsafe String(cString: $0) } ?? ""
        let separator = localSeparator.isEmpty ? "," : localSeparator
        let digits = Array(String(number))
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += separator }
            text.append(digit.element)
        }
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
    return text.filling(["%d": Localization.grouped(count)])
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
