import CRotaryWheelAdwaita
import CRotaryWheelGtk
import Glibc

/// The style sheet of the user's own colors.
@MainActor
enum OwnColors {
    private static var shown: Set<UInt32> = []
    private static let provider: Handle = {
        let provider = Handle(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        // High contrast has no colors, and texts of its own.
        Handle(UnsafeMutableRawPointer(adw_style_manager_get_default())).connect("notify::high-contrast") {
            load()
        }
        return provider
    }()

    /// The contrast of white text from which it is readable.
    private static let leastContrast = 4.5

    /// Adds the style classes of colors.
    static func add(_ colors: [ChoiceColor]) {
        let own = colors.compactMap { if case .own(let number) = $0 { number } else { nil } }
        guard !shown.isSuperset(of: own) else { return }
        shown.formUnion(own)
        load()
    }

    private static func load() {
        let hasText = adw_style_manager_get_high_contrast(adw_style_manager_get_default()) == 0
        let css = shown.sorted().map { rules(ChoiceColor.own($0), hasText && isLight($0)) }.joined()
        cgtk_css_provider_load_from_data(provider.cast(), css, -1)
    }

    /// The rules of a color, on which a light one has black text.
    private static func rules(_ color: ChoiceColor, _ isLight: Bool) -> String {
        let sector = "rotarywheel > sector.\(color.styleClass)"
        return "\(sector) { color: \(color.text); }"
            + ".swatch.\(color.styleClass) { background-color: \(color.text); }"
            + (isLight ? "\(sector):not(:disabled) > :not(wedge) { color: black; }" : "")
    }

    /// Whether white text is not readable on a color, by the luminance of WCAG.
    private static func isLight(_ number: UInt32) -> Bool {
        func linear(_ shift: UInt32) -> Double {
            let part = Double(number >> shift & 255) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        let luminance = 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
        return 1.05 / (luminance + 0.05) < leastContrast
    }
}
