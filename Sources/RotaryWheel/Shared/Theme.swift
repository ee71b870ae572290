import RotaryWheelInterop

/// The style sheets of the controls, and the named colors that they add to a theme.
///
/// Some colors of themes are unusable as they are: half transparent foregrounds, and accents on which text is
/// unreadable. The colors that replace them have names that an app may define. In high contrast each style sheet
/// has a second part.
@MainActor
final class Theme {
    static let shared = Theme()

    /// The least contrast of text: level AA of WCAG 2 and a margin for rounding.
    private nonisolated static let textContrast = 4.55

    /// The least contrast of large text, and of text on the accent of libadwaita, as on its buttons.
    private nonisolated static let accentContrast = 3.0

    /// The colors of the theme, by their names in libadwaita or GTK.
    private struct Colors: Equatable {
        let background, foreground, selection, selectedText, success, warning, error: Color
        /// The least contrast of text on the selection.
        let selectionContrast: Double

        @MainActor
        init(seenBy widget: Widget, inHighContrast: Bool) {
            // GTK's own theme and others do not name it: their selection also has small text.
            let hasAccent = widget.color(named: "accent_bg_color") != nil
            selectionContrast = hasAccent && !inHighContrast ? accentContrast : textContrast
            func color(_ names: String..., or other: Color) -> Color {
                names.lazy.compactMap { widget.color(named: $0) }.first ?? other
            }
            background = color("theme_bg_color", or: .white)
            foreground = color("theme_fg_color", or: .black)
            selection = color("theme_selected_bg_color", or: .black)
            selectedText = color("theme_selected_fg_color", or: .white)
            // In libadwaita the names without `bg` are for text.
            success = color("success_bg_color", "success_color", or: selection)
            warning = color("warning_bg_color", "warning_color", or: selection)
            error = color("error_bg_color", "error_color", or: selection)
        }

        /// A color on which selected text is readable, as near as possible to the given one.
        func readable(_ color: Color, contrast: Double = textContrast) -> Color {
            let opaque = color.over(background)
            return opaque.readable(below: selectedText.over(opaque), contrast: contrast)
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
    private lazy var update = Timer { [unowned self] in takeOver() }
    /// A widget that sees the display's colors.
    private lazy var probe = Widget(StylePart.face)

    /// Adds the style sheets of a widget's CSS node, the first time.
    func style(_ widget: Widget, _ css: [UInt8], highContrast: [UInt8]) {
        if styledNodes.insert(widget.cssName).inserted {
            let (css, highContrast) = (
                String(decoding: css, as: UTF8.self), String(decoding: highContrast, as: UTF8.self)
            )
            let sheet = StyleSheet()
            sheets.append((sheet, css, highContrast))
            sheet.load(contrast.isOn ? css + highContrast : css)
        }
        if colors == nil { takeOver() }
    }

    private func contrastChanged() {
        takeOver()
        for (sheet, css, highContrast) in sheets { sheet.load(contrast.isOn ? css + highContrast : css) }
    }

    /// Follows the theme after a change of a widget's style.
    ///
    /// GTK forbids changes of style while it updates those of all widgets, so the theme is looked at after that.
    func follow() {
        if !update.isRunning { update.start(after: .zero) }
    }

    private func takeOver() {
        let next = Colors(seenBy: probe, inHighContrast: contrast.isOn)
        guard next != colors else { return }
        colors = next
        let selected = next.readable(next.selection, contrast: next.selectionContrast)
        let tints = next.tints.enumerated().map { index, tint in
            "@define-color rotary_wheel_tint_\(index + 1) \(next.readable(tint).css);"
        }
        colorSheet.load(
            """
            @define-color rotary_wheel_fg_color \(next.foreground.over(next.background).css);
            @define-color rotary_wheel_selected_bg_color \(selected.css);
            \(tints.joined(separator: "\n"))
            /* Controls notice another accent by this color. */
            rotarywheel, spinningwheel, dialmenu, knob { outline-color: @theme_selected_bg_color; }
            """)
    }
}
