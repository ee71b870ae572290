import GtkInterop

/// The style sheets of the controls, with what they need beyond the named colours of a theme.
///
/// Themes have colours that cannot be used as they are: foregrounds that are half transparent, and accents and colours of
/// text on which no text can be read. What the controls take in their place has names of its own, of which an app may
/// define others. In high contrast each sheet says more.
@MainActor
final class Theme {
    static let shared = Theme()

    /// The least contrast of text: level AA of WCAG 2, and as much as rounding may take.
    private static let textContrast = 4.55

    private struct Colors: Equatable {
        var foreground, selection: Color
        var tints: [Color]
    }

    private let colorSheet = StyleSheet()
    private var sheets: [(sheet: StyleSheet, css: String, highContrast: String)] = []
    private var colors: Colors?
    private lazy var contrast = HighContrast { [weak self] in self?.contrastChanged() }
    private lazy var update = Timer { [weak self] in self?.takeOver() }
    private var next: Colors?

    /// Adds a style sheet for good.
    func add(_ css: String, highContrast: String) {
        let sheet = StyleSheet()
        sheets.append((sheet, css, highContrast))
        sheet.load(contrast.isOn ? css + highContrast : css)
    }

    private func contrastChanged() {
        for (sheet, css, highContrast) in sheets { sheet.load(contrast.isOn ? css + highContrast : css) }
    }

    /// Follows the theme, as a widget sees it that has got its style, or another one.
    func follow(_ widget: Widget) {
        let seen = Self.colors(seenBy: widget)
        guard seen != next ?? colors else { return }
        next = seen
        // While GTK gives widgets their style is no time to change it, except for the first one.
        if colors == nil { takeOver() } else { update.start(after: .zero) }
    }

    private func takeOver() {
        guard let next else { return }
        (colors, self.next) = (next, nil)
        let tints = next.tints.enumerated().map { "@define-color rotary_wheel_tint_\($0 + 1) \($1.css);" }
        colorSheet.load(
            """
            @define-color rotary_wheel_fg_color \(next.foreground.css);
            @define-color rotary_wheel_selected_bg_color \(next.selection.css);
            \(tints.joined(separator: "\n"))
            /* The controls are told of another accent as this changes with it. */
            rotarywheel, spinningwheel, dialmenu, knob { outline-color: @theme_selected_bg_color; }
            """)
    }

    private static func colors(seenBy widget: Widget) -> Colors {
        func color(_ names: String..., or other: Color) -> Color {
            names.lazy.compactMap { widget.color(named: $0) }.first ?? other
        }
        let background = color("theme_bg_color", or: .white)
        let text = color("theme_selected_fg_color", or: .white)
        let accent = color("theme_selected_bg_color", or: .black)
        // Themes of libadwaita mean those without `bg` for text.
        let success = color("success_bg_color", "success_color", or: accent)
        let warning = color("warning_bg_color", "warning_color", or: accent)
        let error = color("error_bg_color", "error_color", or: accent)
        let tints = [
            accent, success, accent.mixed(with: error, 0.55), warning, warning.mixed(with: error, 0.5),
            success.mixed(with: accent, 0.5), error, accent.mixed(with: error, 0.25),
        ]
        func readable(_ color: Color) -> Color {
            let opaque = color.over(background)
            return opaque.readable(below: text.over(opaque), contrast: textContrast)
        }
        return Colors(
            foreground: color("theme_fg_color", or: .black).over(background), selection: readable(accent),
            tints: tints.map(readable))
    }
}
