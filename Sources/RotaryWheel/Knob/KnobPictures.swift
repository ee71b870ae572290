import RotaryWheelInterop

/// The parts of a knob that stay while its value changes; all knobs of one look share them.
@MainActor
final class KnobPictures {
    let target: KeptDrawing.Target
    let gauge: KeptGauge?
    /// The pointer of a knob that points to the right.
    let pointer: KeptDrawing?
    /// The ring of each channel of the meter.
    let meters: [KeptGauge?]
    /// The label of the value, and its texts; `nil` if that is not plain text.
    let label: Widget?
    let texts: LabelTexts?

    init(
        target: KeptDrawing.Target, gauge: KeptGauge?, pointer: KeptDrawing?, meters: [KeptGauge?],
        label: Widget?,
        texts: LabelTexts?
    ) {
        (self.target, self.gauge, self.pointer, self.meters) = (target, gauge, pointer, meters)
        (self.label, self.texts) = (label, texts)
    }
}
