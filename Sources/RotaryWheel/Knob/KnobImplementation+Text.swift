import RotaryWheelInterop
import RotaryWheelModel

// Values as texts, and typed texts as values.
extension KnobImplementation {
    /// A function that reads a typed text.
    typealias Parser = @MainActor (String) throws(KnobTextError) -> Double

    private static let off = Translation.translated("Off")

    /// The formatted value.
    var text: String { series.isOn && writing.hasOwnText ? ownText : range.text ?? ownText }

    /// The value as the knob formats it; an app may format the label of GtkScale.
    var ownText: String { ownText(of: shownValue) }

    func ownText(of value: Double) -> String { isNew ? "" : writing.formatter?(value) ?? formatted(value) }

    /// Sets the functions that format values and read texts; `nil` for those of the format.
    func setFormatter(_ formatter: Scale.Formatter?, parser: Parser? = nil) {
        let replaced = (writing.formatter, writing.parser)
        (writing.formatter, writing.parser) = (formatter, parser)
        // The end of a function of the app may read the knob.
        withExtendedLifetime(replaced) {}
        // Its text and unit are of the old format.
        popups.entry?.popover.popdown()
        writing.knownRoom = nil
        range.setFormatter { [weak self] value in self.map { $0.ownText(of: $0.hand.preview ?? value) } ?? ""
        }
        describe()
    }

    /// A value in the format, with the knob's digits and unit.
    func formatted(_ value: Double) -> String {
        let parts = format.parts(of: value, digits: range.digits, on: knob.scale, unit: unit ?? "")
        if parts.number != nil, knob.scale.isOff(value) { return Self.off }
        return parts.text(isRightToLeft: widget.isRightToLeft)
    }

    /// A text without the unit that all values share.
    func withoutUnit(_ text: String) -> String {
        let unit = format.commonUnit(unit ?? "")
        guard writing.formatter == nil, !unit.isEmpty, text.hasSuffix(unit) else { return text }
        let bare = text.dropLast(unit.count)
        return String(bare.last == "\u{a0}" ? bare.dropLast() : bare)
    }

    // MARK: The entry

    /// Whether the entry has the text of the value, with its unit, instead of the number.
    var entersText: Bool { writing.parser != nil || (writing.formatter == nil && format != .number) }

    /// A value as the entry takes it.
    func entryText(of value: Double) -> String {
        if entersText { return ownText(of: value) }
        return writing.formatter == nil && knob.scale.isOff(value)
            ? Self.off : KnobFormat.Parts.number(value, digits: range.digits)
    }

    /// The value of a typed text.
    func value(of text: String) throws(KnobTextError) -> Double {
        let value =
            if let parser = writing.parser {
                try parser(text)
            } else {
                try format.value(
                    of: text, on: knob.scale, unit: unit ?? "", decimalSign: NumberFormat.decimalSign,
                    off: Self.off, wraps: knob.travel.wraps)
            }
        guard value.isFinite else { throw .notANumber }
        return value
    }
}

extension KnobTextError {
    /// The reason in the language of the user.
    @MainActor var reason: String {
        switch self {
        case .notANumber: Translation.translated("Enter a number.")
        case .unknownUnit(let unit): Translation.translated("The unit is not known:") + "\u{a0}" + unit
        case .refused(let reason): reason
        }
    }
}
