import RotaryWheelInterop

/// The style sheets of the controls, with what they need beyond the named colours of a theme.
///
/// Themes have colours that cannot be used as they are: foregrounds that are half transparent, and accents and colours of
/// text on which no text can be read. What the controls take in their place has names of its own, of which an app may
/// define others. In high contrast each sheet says more.
@MainActor
final class Theme {
    static let shared = Theme()

    /// The least contrast of text: level AA of WCAG 2, and as much as rounding may take.
    private nonisolated static let textContrast = 4.55

    /// The theme's own, by their names in libadwaita or else in GTK.
    private struct Colors: Equatable {
        let background, foreground, selection, selectedText, success, warning, error: Color

        @MainActor
        init(seenBy widget: Widget) {
            func color(_ names: String..., or other: Color) -> Color {
                names.lazy.compactMap { widget.color(named: $0) }.first ?? other
            }
            background = color("theme_bg_color", or: .white)
            foreground = color("theme_fg_color", or: .black)
            selection = color("theme_selected_bg_color", or: .black)
            selectedText = color("theme_selected_fg_color", or: .white)
            // In libadwaita those without `bg` are for text.
            success = color("success_bg_color", "success_color", or: selection)
            warning = color("warning_bg_color", "warning_color", or: selection)
            error = color("error_bg_color", "error_color", or: selection)
        }

        /// A colour, if selected text can be read on it, or else what is nearest to it.
        func readable(_ color: Color) -> Color {
            let opaque = color.over(background)
            return opaque.readable(below: selectedText.over(opaque), contrast: textContrast)
        }

        var tints: [Color] {
            [
                selection, success, selection.mixed(with: error, 0.55), warning,
                warning.mixed(with: error, 0.5),
                success.mixed(with: selection, 0.5), error, selection.mixed(with: error, 0.25),
            ]
        }
    }

    private let colorSheet = StyleSheet()
    private var sheets: [(sheet: StyleSheet, css: String, highContrast: String)] = []
    private var styledNodes: Set<String> = []
    private var colors: Colors?
    private lazy var contrast = HighContrast { [weak self] in self?.contrastChanged() }
    private lazy var update = Timer { [weak self] in self?.takeOver() }
    private var next: Colors?

    /// Adds the style sheets of a widget's CSS node, the first time, and follows the theme of the widget.
    func style(_ widget: Widget, _ css: [UInt8], highContrast: [UInt8]) {
        if styledNodes.insert(widget.cssName).inserted {
            let (css, highContrast) = (
                String(decoding: css, as: UTF8.self), String(decoding: highContrast, as: UTF8.self)
            )
            let sheet = StyleSheet()
            sheets.append((sheet, css, highContrast))
            sheet.load(contrast.isOn ? css + highContrast : css)
        }
        follow(widget)
    }

    private func contrastChanged() {
        for (sheet, css, highContrast) in sheets { sheet.load(contrast.isOn ? css + highContrast : css) }
    }

    /// Follows the theme, as a widget sees it that has got its style, or another one.
    func follow(_ widget: Widget) {
        let seen = Colors(seenBy: widget)
        guard seen != next ?? colors else { return }
        next = seen
        // While GTK gives widgets their style is no time to change it, except for the first one.
        if colors == nil { takeOver() } else { update.start(after: .zero) }
    }

    private func takeOver() {
        guard let next else { return }
        (colors, self.next) = (next, nil)
        let tints = next.tints.enumerated().map { index, tint in
            "@define-color rotary_wheel_tint_\(index + 1) \(next.readable(tint).css);"
        }
        colorSheet.load(
            """
            @define-color rotary_wheel_fg_color \(next.foreground.over(next.background).css);
            @define-color rotary_wheel_selected_bg_color \(next.readable(next.selection).css);
            \(tints.joined(separator: "\n"))
            /* The controls are told of another accent as this changes with it. */
            rotarywheel, spinningwheel, dialmenu, knob { outline-color: @theme_selected_bg_color; }
            """)
    }
}
