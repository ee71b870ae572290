/// Why a text has no choices or launchers.
struct TextFailure: Error, Equatable {
    enum Reason: Equatable {
        case notText
        /// The message of the system.
        case system(String)
        // Of choices.
        case tooLarge, empty, longName, column(String), weight(String), tooManyChoices, tooManyWheels
        // Of launchers.
        case dialTooLarge, noHeading, line, tooMany
    }

    let reason: Reason
    /// The number of the line, from 1; `nil` for the whole text.
    var line: Int?

    /// The failure for the user.
    var message: String {
        let text = reason.text
        return line.map { translated("Line %1: %2").filling(["%1": String($0), "%2": text]) } ?? text
    }
}

extension TextFailure.Reason {
    fileprivate var text: String {
        switch self {
        case .notText: translated("This is no text file.")
        case .system(let message): message
        case .tooLarge: translated("This is too long for a list of choices.")
        case .empty: translated("There are no choices in it.")
        case .longName: translated("A name has more than 100 characters.")
        case .column(let column):
            translated("“%1” is neither a weight, a color, a picture nor “out”.").filling(["%1": column])
        case .weight(let weight):
            translated("The weight “%1” is not between 0.1 and 1000.").filling(["%1": weight])
        case .tooManyChoices: translated("A wheel has at most 200 choices.")
        case .tooManyWheels: translated("There are at most 100 wheels.")
        case .dialTooLarge: translated("This is too long for a dial.")
        case .noHeading: translated("It does not begin with “# Dial”.")
        case .line: translated("This is neither an application nor a folder.")
        case .tooMany: translated("A dial has at most 60 items.")
        }
    }
}

extension String {
    /// Reads the bytes of a text file.
    init(textOf bytes: some Collection<UInt8>) throws(TextFailure) {
        guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
            throw TextFailure(reason: .notText)
        }
        self = text
    }
}
