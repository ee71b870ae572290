import RotaryWheelInterop

/// A color of a theme.
enum ThemeColor: Int, CaseIterable {
    case background, foreground, selection, selectedText, success, warning, error

    /// The variable of libadwaita, without hyphens before.
    private var variable: String {
        switch self {
        case .background: "window-bg-color"
        case .foreground: "window-fg-color"
        case .selection: "accent-bg-color"
        case .selectedText: "accent-fg-color"
        case .success: "success-bg-color"
        case .warning: "warning-bg-color"
        case .error: "error-bg-color"
        }
    }

    /// The named colors of libadwaita or GTK.
    ///
    /// In libadwaita those of messages without `bg` are for text.
    private var names: [String] {
        switch self {
        case .background: ["theme_bg_color"]
        case .foreground: ["theme_fg_color"]
        case .selection: ["theme_selected_bg_color"]
        case .selectedText: ["theme_selected_fg_color"]
        case .success: ["success_bg_color", "success_color", "theme_selected_bg_color"]
        case .warning: ["warning_bg_color", "warning_color", "theme_selected_bg_color"]
        case .error: ["error_bg_color", "error_color", "theme_selected_bg_color"]
        }
    }

    private var fallback: Color { [.background, .selectedText].contains(self) ? .white : .black }

    /// The named color as a widget sees it.
    @MainActor
    func named(seenBy widget: Widget) -> Color {
        names.lazy.compactMap { widget.color(named: $0) }.first ?? fallback
    }

    /// The variable in CSS, with the named color as fallback.
    @MainActor
    func css(seenBy widget: Widget) -> String {
        let name = names.first { widget.color(named: $0) != nil }
        return "var(--\(variable), \(name.map { "@" + $0 } ?? fallback.css))"
    }
}

/// The colors of a theme, and those that are derived from them.
struct ThemeColors: Hashable {
    /// The least contrast of text: level AA of WCAG 2 and a margin for rounding.
    static let textContrast = 4.55

    /// The least contrast of large text, of the selection, and of text on the accent of libadwaita, as on its buttons, with
    /// that margin.
    static let accentContrast = 3.05

    let colors: [Color]
    /// The opacity of the text color on sectors.
    private static let sectorOpacity = 0.08

    /// The least contrast of text on the selection.
    private let selectionContrast: Double

    /// The colors, in the order of ``ThemeColor``; `nil` if one is missing.
    init?(_ colors: [Color], selectionContrast: Double) {
        guard colors.count == ThemeColor.allCases.count else { return nil }
        (self.colors, self.selectionContrast) = (colors, selectionContrast)
    }

    subscript(color: ThemeColor) -> Color { colors[color.rawValue] }

    /// The derived colors by the ends of their names.
    var derived: [(name: String, color: Color)] {
        let tints = tints.enumerated().map { (name: "tint_\($0 + 1)", color: readable($1)) }
        let selected = readable(self[.selection], contrast: selectionContrast)
        let foreground = self[.foreground].over(self[.background])
        let neighbor = foreground.faded(to: Self.sectorOpacity).over(self[.background])
        let isSeen = selected.contrast(with: neighbor) >= Self.accentContrast
        return [
            ("fg_color", foreground), ("selected_bg_color", selected),
            ("selected_edge_color", foreground.faded(to: isSeen ? 0 : 1)),
        ] + tints
    }

    /// A color on which selected text is readable, as near as possible to the given one.
    private func readable(_ color: Color, contrast: Double = textContrast) -> Color {
        let opaque = color.over(self[.background])
        return opaque.readable(below: self[.selectedText].over(opaque), contrast: contrast)
    }

    private var tints: [Color] {
        let (selection, success, warning, error) = (
            self[.selection], self[.success], self[.warning], self[.error]
        )
        return [
            selection, success, selection.mixed(with: error, 0.55), warning,
            warning.mixed(with: error, 0.5),
            success.mixed(with: selection, 0.5), error, selection.mixed(with: error, 0.25),
        ]
    }
}
