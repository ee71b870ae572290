import RotaryWheelInterop

/// The style sheets of the controls, and the named colors that they add to a theme.
///
/// Some colors of themes are unusable as they are: half transparent foregrounds, and accents on which text is
/// unreadable. The colors that replace them have names that an app may define. In high contrast each style sheet
/// has a second part. Variables of an app win over named colors; see ``ControlColors`` for those of a part of a window.
@MainActor
final class Theme {
    static let shared = Theme()

    /// Whether CSS has variables, which libadwaita prefers to named colors.
    static let hasVariables = GtkVersion.isAtLeast(4, 16)

    /// The variables of the named colors in the style sheets.
    private static let variables = [
        "theme_bg_color": "window-bg-color", "theme_fg_color": "window-fg-color",
        "theme_base_color": "view-bg-color", "theme_text_color": "view-fg-color",
        "theme_selected_bg_color": "accent-bg-color", "theme_selected_fg_color": "accent-fg-color",
        "success_color": "success-color", "warning_color": "warning-color", "error_color": "error-color",
        "borders": "border-color",
    ]

    private struct Weak<Value: AnyObject> { weak var object: Value? }

    /// The colors of the display; `nil` before the first control.
    private(set) var colors: ThemeColors?
    private let colorSheet = StyleSheet()
    private let layerSheet = StyleSheet()
    private var layers = ""
    private let variableSheet = StyleSheet()
    private var ownVariables = ""
    private var sheets: [(sheet: StyleSheet, css: String, highContrast: String)] = []
    private var styledNodes: Set<String> = []
    private lazy var contrast = HighContrast { [weak self] in self?.contrastChanged() }
    private lazy var update = Timer { [unowned self] in takeOver() }
    /// A widget that sees the display's colors: outside of a window it is a `:root`.
    private lazy var probe = Widget(StylePart.colors)
    private var controls: [ObjectIdentifier: Weak<ControlColors>] = [:]
    /// The controls whose colors may have changed.
    private var changed: Set<ObjectIdentifier> = []
    /// The sheets of controls with colors of their own.
    private var ownSheets: [ThemeColors: Weak<StyleSheet>] = [:]

    /// Adds the style sheets of a widget's CSS node, or of several by a name, the first time.
    func style(_ widget: Widget, _ css: [UInt8], highContrast: [UInt8], as name: String? = nil) {
        if styledNodes.insert(name ?? widget.cssName).inserted {
            let (css, highContrast) = (
                Self.withVariables(String(decoding: css, as: UTF8.self)),
                Self.withVariables(String(decoding: highContrast, as: UTF8.self))
            )
            let sheet = StyleSheet()
            sheets.append((sheet, css, highContrast))
            sheet.load(contrast.isOn ? css + highContrast : css)
        }
        // GTK reports no change of a name that an app has defined in the meantime.
        if colors == nil { takeOver() } else if Self.hasVariables { follow() }
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
        update.stop()
        if Self.hasVariables { loadLayers() }
        if let next = shownColors(of: probe), next != colors {
            colors = next
            changed.formUnion(controls.keys)
            let definitions = next.derived.map { "@define-color rotary_wheel_\($0) \($1.css);" }
            let followed = Self.withVariables(
                "outline-color: @theme_selected_bg_color; border-color: @theme_fg_color;")
            colorSheet.load(
                """
                \(definitions.joined(separator: "\n"))
                /* Controls notice another accent and text color by these. */
                rotarywheel, spinningwheel, dialmenu, markingmenu, knob { \(followed) }
                """)
        }
        if Self.hasVariables { loadVariables() }
        let changed = changed
        self.changed = []
        for id in changed { controls[id]?.object?.update() }
    }

    // MARK: Variables

    /// Replaces what GTK 4.16 and later call deprecated: named colors and functions of GTK's own.
    ///
    /// Of a derived color, an app may define variable and name; another variable is that of ``ControlColors``. Behind the
    /// other variables are the named colors.
    private static func withVariables(_ css: String) -> String {
        guard hasVariables else { return css }
        let pieces = withMixtures(css).split(separator: "@", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(String(pieces[0])) { css, piece in
            let name = String(piece.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            let rest = piece.dropFirst(name.count)
            if let variable = variables[name] { return css + "var(--\(variable), @\(name))" + rest }
            let variable = dashed(name)
            return css + "var(--\(variable), var(--own-\(variable)))" + rest
        }
    }

    /// Replaces `alpha()`, `mix()` and `shade()` by the function of the standard.
    private static func withMixtures(_ css: String) -> String {
        var calls = [(name: "", text: "")]
        for character in css {
            let last = calls.count - 1
            switch character {
            case "(":
                let name = calls[last].text.reversed().prefix { $0.isLetter || $0 == "-" }.reversed()
                calls[last].text.removeLast(name.count)
                calls.append((String(name), ""))
            case ")" where last > 0:
                let call = calls.removeLast()
                calls[last - 1].text += mixture(call.name, call.text) ?? "\(call.name)(\(call.text))"
            default: calls[last].text.append(character)
            }
        }
        return calls[0].text
    }

    private static func mixture(_ name: String, _ arguments: String) -> String? {
        guard let other = ["alpha": ", transparent", "shade": ", black", "mix": ""][name],
            let comma = arguments.lastIndex(of: ","), let part = Double(arguments[comma...].dropFirst(2))
        else { return nil }
        return "color-mix(in srgb, \(arguments[..<comma]) \(Int((part * 100).rounded()))%\(other))"
    }

    /// Sets the derived colors as variables, so that the sheets need not name them.
    private func loadVariables() {
        let values = (colors?.derived ?? []).map { name, color in
            let name = "rotary_wheel_\(name)"
            return "--own-\(Self.dashed(name)): \((probe.color(named: name) ?? color).css);"
        }
        let next = values.joined(separator: " ")
        if next != ownVariables { variableSheet.load(":root { \(next) }") }
        ownVariables = next
    }

    private static func dashed(_ name: String) -> String { String(name.map { $0 == "_" ? "-" : $0 }) }

    /// Lets the probe and a part of each control show the colors.
    private func loadLayers() {
        let colors = ThemeColor.allCases.map { "image(\($0.css(seenBy: probe)))" }
        let next = colors.joined(separator: ", ")
        guard next != layers else { return }
        layers = next
        layerSheet.load(
            """
            colors:root, rotarywheel colors, spinningwheel colors, dialmenu colors, markingmenu colors {
              background-image: \(layers);
            }
            /* GTK reads variables anew for each of a thousand knobs, which derive a color from two. */
            knob > fill { background-image: \(colors.prefix(2).joined(separator: ", ")); }
            """)
    }

    /// The colors that a part has as layers of its background; others are the display's.
    private func shownColors(of part: Widget) -> ThemeColors? {
        // GTK's own theme and others do not name it: their selection also has small text.
        let hasAccent = probe.color(named: "accent_bg_color") != nil
        let contrast =
            hasAccent && !contrast.isOn ? ThemeColors.accentContrast : ThemeColors.textContrast
        let named = { ThemeColor.allCases.map { $0.named(seenBy: part) } }
        // The first layer is drawn last.
        let shown = Self.hasVariables ? part.backgroundColors.reversed() : named()
        let others = colors?.colors.dropFirst(shown.count) ?? []
        return ThemeColors(shown + others, selectionContrast: contrast)
    }

    // MARK: Controls

    func add(_ control: ControlColors) {
        controls[ObjectIdentifier(control)] = Weak(object: control)
    }

    func remove(_ control: ControlColors) { controls[ObjectIdentifier(control)] = nil }

    func follow(_ control: ControlColors) {
        changed.insert(ObjectIdentifier(control))
        follow()
    }

    /// The colors at a part of a control; `nil` if they are the display's.
    func colors(differingAt part: Widget) -> ThemeColors? {
        guard Self.hasVariables else { return nil }
        // A change of the display's colors comes first.
        if update.isRunning { takeOver() }
        let shown = shownColors(of: part)
        return shown == colors ? nil : shown
    }

    /// A sheet for controls with colors of their own.
    ///
    /// A color that an app has defined by name stays.
    func sheet(of own: ThemeColors) -> StyleSheet {
        if let sheet = ownSheets[own]?.object { return sheet }
        let sheet = StyleSheet(isForDisplay: false)
        let definitions = zip(own.derived, colors?.derived ?? []).compactMap { own, display in
            let name = "rotary_wheel_\(own.name)"
            return probe.color(named: name)?.css == display.color.css
                ? "--own-\(Self.dashed(name)): \(own.color.css);" : nil
        }
        sheet.load("* { \(definitions.joined(separator: " ")) }")
        ownSheets = ownSheets.filter { $0.value.object != nil }
        ownSheets[own] = Weak(object: sheet)
        return sheet
    }
}
