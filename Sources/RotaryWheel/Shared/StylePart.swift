import RotaryWheelInterop

extension StylePart {
    /// Has the colors of the theme as layers of its background, and is not drawn.
    static let colors = StylePart("RotaryWheelColors", cssName: "colors")
    static let face = StylePart("RotaryWheelDisc", cssName: "face")
    static let fade = StylePart("RotaryWheelFade", cssName: "fade")
    static let wedge = StylePart("RotaryWheelWedge", cssName: "wedge")
    static let scrim = StylePart("RotaryWheelScrim", cssName: "scrim")
    static let stroke = StylePart("RotaryWheelStroke", cssName: "stroke")
    static let level = StylePart("RotaryWheelLevel", cssName: "level")
    static let track = StylePart("RotaryWheelKnobTrack", cssName: "track")
    static let fill = StylePart("RotaryWheelKnobFill", cssName: "fill")
    static let dial = StylePart("RotaryWheelKnobDial", cssName: "dial")
    static let meter = StylePart("RotaryWheelKnobMeterRing", cssName: "meter")
    static let modulation = StylePart("RotaryWheelKnobModulationArc", cssName: "modulation")
}
