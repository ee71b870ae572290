import RotaryWheelInterop

/// How spinning wheels look unless a theme or an app says otherwise.
@MainActor
enum SpinningWheelStyle {
    /// Adds the style sheet, the first time that it is asked for.
    static let install: Void = Theme.shared.add(css, highContrast: highContrast)

    /// Nothing but named colours of the theme, so that it fits light and dark.
    ///
    /// The shadows are of rings, as blurred ones would be blurred anew in each frame of a moving rim.
    private static let css = """
        spinningwheel {
          border-radius: 12px;
          background-color: alpha(@theme_fg_color, 0.05);
        }
        spinningwheel:disabled { opacity: 0.5; }
        spinningwheel:focus-visible {
          outline: 2px solid mix(@theme_selected_bg_color, @theme_fg_color, 0.5);
          outline-offset: -2px;
        }
        spinningwheel > item {
          border-radius: 12px;
          color: @theme_text_color;
          background-color: @theme_base_color;
          box-shadow:
            0 0 0 1px alpha(@borders, 0.7), 0 1px 0 2px alpha(@borders, 0.3), 0 2px 0 3px alpha(@borders, 0.12);
        }
        spinningwheel > item:hover { background-color: mix(@theme_base_color, @theme_fg_color, 0.05); }
        spinningwheel > item:selected, spinningwheel > item.current {
          outline: 3px solid @theme_selected_bg_color;
          outline-offset: 2px;
        }
        spinningwheel > item > content > label { font-weight: bold; }
        """

    private static let highContrast =
        "spinningwheel > item { box-shadow: 0 0 0 1px @rotary_wheel_fg_color; }"
}
