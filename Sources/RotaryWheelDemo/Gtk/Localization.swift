import CRotaryWheelAdwaita
import Glibc

/// The localization of the app.
enum Localization {
    private static let domain = "rotary-wheel-demo"

    private static let domainOfLibrary = "rotarywheel"

    /// Sets the locale and binds the translations in a folder.
    static func begin(folder: String) {
        setlocale(LC_ALL, "")
        for domain in [domain, domainOfLibrary] {
            bindtextdomain(domain, folder)
            bind_textdomain_codeset(domain, "UTF-8")
        }
        textdomain(domain)
    }
}

/// A translated string.
func translated(_ text: String) -> String {
    // Without a translation, gettext returns its argument.
    text.withCString { String(cString: gettext($0)) }
}

/// A translated string for a number of things, which replaces `%d`.
func translated(_ one: String, _ many: String, count: Int) -> String {
    let text = one.withCString { one in
        many.withCString { String(cString: ngettext(one, $0, UInt(count))) }
    }
    return text.filling(["%d": localized(count)])
}

/// A number with grouped digits.
func localized(_ count: Int) -> String { String(taking: cgtk_format_count(gint64(count))) }

/// A number with at most one decimal.
func localized(_ number: Double) -> String {
    String(taking: cgtk_format_number(number, (number * 10).rounded() == number.rounded() * 10 ? 0 : 1))
}

extension String {
    /// Replaces the placeholders of a string, but none that are in what replaces others.
    func filling(_ contents: KeyValuePairs<String, String>) -> String { filling(contents[...]) }

    private func filling(_ contents: Slice<KeyValuePairs<String, String>>) -> String {
        guard let (key, value) = contents.first else { return self }
        return split(separator: key, omittingEmptySubsequences: false)
            .map { String($0).filling(contents.dropFirst()) }.joined(separator: value)
    }
}
