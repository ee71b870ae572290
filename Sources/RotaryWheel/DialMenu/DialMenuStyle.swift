import GtkInterop

/// How dial menus look unless a theme or an app says otherwise.
@MainActor
enum DialMenuStyle {
    /// Adds the style sheet, the first time that it is asked for.
    static let install: Void = StyleSheet.add(css)

    /// Nothing but named colours of the theme, so that it fits light, dark and high contrast.
    private static let css = """
        dialmenu:disabled { opacity: 0.5; }
        dialmenu > bubble {
          border-radius: 9999px;
          padding: 0;
          font-weight: 600;
          font-size: 0.95em;
          color: @theme_selected_fg_color;
          background-color: shade(@theme_selected_bg_color, 0.86);
          box-shadow: 0 1px 4px alpha(shade(@theme_bg_color, 0.1), 0.35);
        }
        dialmenu > bubble.tint-2 { background-color: shade(@success_color, 0.68); }
        dialmenu > bubble.tint-3 { background-color: mix(@theme_selected_bg_color, @error_color, 0.55); }
        dialmenu > bubble.tint-4 { background-color: shade(@warning_color, 0.7); }
        dialmenu > bubble.tint-5 { background-color: mix(shade(@warning_color, 0.8), @error_color, 0.5); }
        dialmenu > bubble.tint-6 {
          background-color: mix(shade(@success_color, 0.7), @theme_selected_bg_color, 0.5);
        }
        dialmenu > bubble.tint-7 { background-color: shade(@error_color, 0.85); }
        dialmenu > bubble.tint-8 { background-color: mix(@theme_selected_bg_color, @error_color, 0.25); }
        dialmenu > bubble:hover { filter: brightness(1.1); }
        dialmenu > bubble:active { filter: brightness(0.85); }
        dialmenu > bubble:checked { box-shadow: inset 0 0 0 3px alpha(@theme_selected_fg_color, 0.7); }
        dialmenu > bubble:disabled { filter: opacity(0.5) grayscale(0.6); }
        dialmenu:focus-visible > bubble.current {
          outline: 2px solid mix(@theme_selected_bg_color, @theme_fg_color, 0.5);
          outline-offset: 2px;
        }
        dialmenu > hub > button {
          border-radius: 9999px;
          padding: 0;
          min-width: 0;
          min-height: 0;
        }
        dialmenu.high-contrast > bubble {
          color: @theme_fg_color;
          background-color: @theme_base_color;
          box-shadow: inset 0 0 0 2px @theme_fg_color;
        }
        dialmenu.high-contrast > bubble.current, dialmenu.high-contrast > bubble:checked {
          color: @theme_selected_fg_color;
          background-color: @theme_selected_bg_color;
        }
        popover.dial > contents {
          background: none;
          border: none;
          box-shadow: none;
          padding: 0;
          margin: 0;
        }
        """
}
