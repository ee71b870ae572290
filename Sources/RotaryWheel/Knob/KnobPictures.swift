import RotaryWheelInterop

/// The parts of a knob that stay while its value changes; all knobs of one look share them.
struct KnobPictures {
    let target: KeptDrawing.Target
    let gauge: KeptGauge?
    /// The pointer of a knob that points to the right.
    let pointer: KeptDrawing?
    /// The ring of each channel of the meter.
    let meters: [KeptGauge?]
    /// The label of the value, and its texts; `nil` if that is not plain text.
    let label: Widget?
    let texts: LabelTexts?
}
