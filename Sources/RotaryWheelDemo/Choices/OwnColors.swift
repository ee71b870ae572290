import CRotaryWheelAdwaita
import Glibc

/// The style sheet of the user's own colors.
@MainActor
enum OwnColors {
    private static var shown: Set<UInt32> = []
    private static let sheet: StyleSheet = {
        // The high-contrast style sheet has its own text colors.
        Handle(UnsafeMutableRawPointer(adw_style_manager_get_default())).connect("notify::high-contrast") {
            load()
        }
        return StyleSheet()
    }()

    /// Adds the style classes of colors.
    static func add(_ colors: [ChoiceColor]) {
        let own = colors.compactMap { if case .own(let number) = $0 { number } else { nil } }
        guard !shown.isSuperset(of: own) else { return }
        shown.formUnion(own)
        load()
    }

    private static func load() {
        let hasText = adw_style_manager_get_high_contrast(adw_style_manager_get_default()) == 0
        sheet.load(shown.sorted().map { rules(ChoiceColor.own($0), hasText && isLight($0)) }.joined())
    }

    /// The rules of a color, on which a light one has black text.
    private static func rules(_ color: ChoiceColor, _ isLight: Bool) -> String {
        let sector = "rotarywheel > sector.\(color.styleClass)"
        return "\(sector) { color: \(color.text); }"
            + ".swatch.\(color.styleClass) { background-color: \(color.text); }"
            + (isLight
                ? "\(sector):not(:disabled) > :not(wedge) { color: black; }"
                    + "\(sector) > wedge { border-color: black; }"
                : "")
    }

    /// Whether the contrast of white text on a color is below 4.5, by the luminance of WCAG with a gamma of 2.2.
    private static func isLight(_ number: UInt32) -> Bool {
        let parts = [16, 8, 0].map { pow(Double(number >> $0 & 255) / 255, 2.2) }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] > 1.05 / 4.5 - 0.05
    }
}
