import RotaryWheelInterop

/// How knobs look unless a theme or an app says otherwise.
@MainActor
enum KnobStyle {
    /// Adds the style sheet, the first time that it is asked for.
    static let install: Void = Theme.shared.add(css, highContrast: highContrast)

    /// Nothing but named colours of the theme and of ``Theme``, so that it fits light and dark.
    private static let css = """
        knob { min-width: 0; min-height: 0; padding: 0; outline: none; }
        knob:disabled { opacity: 0.5; }
        knob > track { border-radius: 9999px; outline: none; color: alpha(@theme_fg_color, 0.13); }
        knob > fill { color: @theme_selected_bg_color; }
        knob > pointer { color: @rotary_wheel_fg_color; }
        knob > dial {
          border-radius: 9999px;
          background-color: @theme_base_color;
          box-shadow: 0 0 0 1px alpha(@borders, 0.7), 0 1px 0 1px alpha(@borders, 0.4);
        }
        knob:hover > dial { background-color: mix(@theme_base_color, @theme_fg_color, 0.04); }
        knob.dragging > dial { background-color: mix(@theme_base_color, @theme_fg_color, 0.08); }
        knob:focus-visible > track {
          outline: 2px solid mix(@theme_selected_bg_color, @theme_fg_color, 0.5);
          outline-offset: 1px;
        }
        knob > value { font-weight: bold; font-feature-settings: "tnum"; }
        knob.value-inside > value { font-size: smaller; }
        knob > .mark { font-size: smaller; opacity: 0.75; }
        """

    private static let highContrast = """
        knob > track { color: alpha(@rotary_wheel_fg_color, 0.6); }
        knob > dial { box-shadow: 0 0 0 1px @rotary_wheel_fg_color; }
        knob > .mark { opacity: 1; }
        """
}
