import RotaryWheelInterop

/// How wheels look unless a theme or an app says otherwise.
@MainActor
enum WheelStyle {
    /// Adds the style sheet, the first time that it is asked for.
    static let install: Void = Theme.shared.add(css, highContrast: highContrast)

    /// The shadow is of rings, as a blurred one would make the first frame with GL a tenth dearer.
    ///
    /// Nothing but named colours of the theme and of ``Theme``, so that it fits light and dark.
    ///
    /// The pointer makes what is
    /// selected darker, as its caption could not be read on a lighter colour.
    private static let css = """
        rotarywheel:disabled { opacity: 0.5; }
        rotarywheel > face {
          border-radius: 9999px;
          background-color: mix(@theme_bg_color, @theme_base_color, 0.4);
          box-shadow:
            0 0 0 1px alpha(@borders, 0.5), 0 0 0 2px alpha(@borders, 0.2), 0 0 0 3px alpha(@borders, 0.1);
        }
        rotarywheel > sector { color: @theme_fg_color; opacity: 0.75; }
        rotarywheel > sector:hover { opacity: 0.9; }
        rotarywheel > sector:selected, rotarywheel > sector.current { color: @theme_selected_fg_color; opacity: 1; }
        rotarywheel > sector > wedge { background-color: alpha(@theme_fg_color, 0.08); outline: none; }
        rotarywheel > sector:hover > wedge { background-color: alpha(@theme_fg_color, 0.05); }
        rotarywheel > sector:active > wedge { background-color: alpha(@theme_fg_color, 0.16); }
        rotarywheel > sector:selected > wedge, rotarywheel > sector > wedge.current {
          background-color: @rotary_wheel_selected_bg_color;
        }
        rotarywheel > sector:selected:hover > wedge {
          background-color: shade(@rotary_wheel_selected_bg_color, 0.93);
        }
        rotarywheel > sector:selected:active > wedge {
          background-color: shade(@rotary_wheel_selected_bg_color, 0.85);
        }
        rotarywheel:focus-visible > sector > wedge {
          outline: 2px solid mix(@theme_selected_bg_color, @theme_fg_color, 0.5);
          outline-offset: -4px;
        }
        rotarywheel:focus-visible > sector:selected > wedge, rotarywheel:focus-visible > sector > wedge.current {
          outline-color: @theme_selected_fg_color;
        }
        rotarywheel > indicator { color: @rotary_wheel_fg_color; }
        rotarywheel > hub.large { font-size: 1.2em; }
        rotarywheel > hub.huge { font-size: 1.5em; }
        rotarywheel > hub > button {
          border-radius: 9999px;
          padding: 0;
          min-width: 0;
          min-height: 0;
        }
        """

    /// Borders about all, which is in the theme's own colours.
    private static let highContrast = """
        rotarywheel > face { background-color: @rotary_wheel_fg_color; box-shadow: none; }
        rotarywheel > sector, rotarywheel > sector:hover { opacity: 1; }
        rotarywheel > sector:not(:selected) > wedge:not(.current) { background-color: @theme_base_color; }
        rotarywheel > sector:hover:not(:selected) > wedge:not(.current) {
          background-color: mix(@theme_base_color, @rotary_wheel_fg_color, 0.1);
        }
        rotarywheel > sector:active:not(:selected) > wedge:not(.current) {
          background-color: mix(@theme_base_color, @rotary_wheel_fg_color, 0.2);
        }
        rotarywheel > hub { border-radius: 9999px; background-color: @theme_bg_color; }
        """
}
