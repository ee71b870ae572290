import RotaryWheelInterop

/// How dial menus look unless a theme or an app says otherwise.
@MainActor
enum DialMenuStyle {
    /// Adds the style sheet, the first time that it is asked for.
    static let install: Void = Theme.shared.add(css, highContrast: highContrast)

    /// Nothing but named colours of the theme and of ``Theme``, so that it fits light and dark.
    ///
    /// The pointer makes bubbles
    /// darker, as their captions could not be read on lighter colours.
    private static let css = """
        dialmenu:disabled { opacity: 0.5; }
        dialmenu > bubble {
          border-radius: 9999px;
          padding: 0;
          font-weight: 600;
          font-size: 0.95em;
          color: @theme_selected_fg_color;
          background-color: @rotary_wheel_tint_1;
          box-shadow: 0 1px 4px alpha(shade(@theme_bg_color, 0.1), 0.35);
        }
        dialmenu > bubble.tint-2 { background-color: @rotary_wheel_tint_2; }
        dialmenu > bubble.tint-3 { background-color: @rotary_wheel_tint_3; }
        dialmenu > bubble.tint-4 { background-color: @rotary_wheel_tint_4; }
        dialmenu > bubble.tint-5 { background-color: @rotary_wheel_tint_5; }
        dialmenu > bubble.tint-6 { background-color: @rotary_wheel_tint_6; }
        dialmenu > bubble.tint-7 { background-color: @rotary_wheel_tint_7; }
        dialmenu > bubble.tint-8 { background-color: @rotary_wheel_tint_8; }
        dialmenu > bubble:hover { filter: brightness(0.93); }
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
        popover.dial > contents {
          background: none;
          border: none;
          box-shadow: none;
          padding: 0;
          margin: 0;
        }
        """

    /// Borders instead of colours.
    private static let highContrast = """
        dialmenu > bubble:not(.current):not(:checked) {
          color: @rotary_wheel_fg_color;
          background-color: @theme_base_color;
        }
        dialmenu > bubble { box-shadow: inset 0 0 0 2px @rotary_wheel_fg_color; }
        dialmenu > bubble.current, dialmenu > bubble:checked { background-color: @rotary_wheel_selected_bg_color; }
        """
}
