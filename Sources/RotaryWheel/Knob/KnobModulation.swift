import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// An arc around a knob: how far something else moves its value.
struct KnobModulation {
    var from: Double
    var to: Double
    /// The value of the live dot; `nil` without one.
    var value: Double?
    /// What modulates, in words.
    let label: String?
    /// The node with its color.
    let node: Widget
}

extension KnobImplementation {
    /// Adds an arc, and returns its index.
    func addModulation(from: Double, to: Double, styleClass: String?, label: String?) -> Int? {
        guard accepts(from, for: "modulation"), accepts(to, for: "modulation") else { return nil }
        let node = addNode(.modulation, styleClass)
        modulations.append(KnobModulation(from: from, to: to, label: label, node: node))
        modulationsChanged()
        return modulations.count - 1
    }

    func setModulation(_ index: Int, from: Double, to: Double) {
        guard hasModulation(index), accepts(from, for: "modulation"), accepts(to, for: "modulation"),
            modulations[index].from != from || modulations[index].to != to
        else { return }
        (modulations[index].from, modulations[index].to) = (from, to)
        drawing.still = nil
        widget.queueDraw()
        // The end of a drag or a series describes the knob.
        if !hand.isDragging, !series.isOn { describe() }
    }

    /// Moves the live dot of an arc; without a value it is hidden.
    func setModulation(_ index: Int, value: Double?) {
        guard hasModulation(index), modulations[index].value != value else { return }
        modulations[index].value = value
        drawOverlay()
    }

    func clearModulations() {
        for modulation in modulations { modulation.node.unparent() }
        modulations = []
        modulationsChanged()
    }

    private func hasModulation(_ index: Int) -> Bool {
        if modulations.indices.contains(index) { return true }
        Log.critical("RotaryWheelKnob: there is no modulation \(index)")
        return false
    }

    private func modulationsChanged() {
        widget.queueAllocate()
        redraw()
        describe()
    }

    /// The formatted value, and what else a screen reader should say.
    var spokenText: String {
        let arcs = modulations.map { modulation in
            // Translators: without a name, what moves a knob's value automatically.
            let label = modulation.label ?? Translation.translated("Modulation")
            // Translators: a range of values, as "20 % to 80 %".
            let range = Translation.translated("%1$s to %2$s").filled(
                with: ownText(of: modulation.from), ownText(of: modulation.to))
            return "\(label) \(range)"
        }
        // Translators: the signal has exceeded its limit.
        let clip = isClipped ? [Translation.translated("Clipped")] : []
        return ([text] + clip + arcs).joined(separator: "; ")
    }

    // MARK: Drawing

    func drawModulations(with context: CairoContext) {
        let width = max(layout.lane * 0.6, 1)
        for (index, modulation) in modulations.enumerated() {
            let ends = [modulation.from, modulation.to].map {
                trackDirection(at: knob.scale.fraction(of: $0))
            }
            .sorted()
            let radius = layout.modulationLine(index)
            context.strokeArc(
                radius: radius, from: ends[0], to: ends[1], width: width, modulation.node.color)
        }
    }

    /// Draws the live dots.
    func drawDots(on snapshot: Snapshot) {
        guard modulations.contains(where: { $0.value != nil }) else { return }
        let (radius, target) = (max(layout.lane * 0.7, 2), KeptDrawing.Target(widget))
        for (index, modulation) in modulations.enumerated() {
            guard let value = modulation.value else { continue }
            var color = modulation.node.color
            color.alpha = 1
            let dot = KeptDrawing.shared(.init(numbers: [radius], colors: [color], target: target)) {
                KeptDrawing(box: (-radius, -radius, 2 * radius, 2 * radius), for: target) { context in
                    context.newPath()
                    context.arc(radius: radius, from: 0, to: 2 * .pi)
                    context.setColor(color)
                    context.fill()
                }
            }
            let direction = trackDirection(at: knob.scale.fraction(of: value))
            let line = layout.modulationLine(index)
            dot?.draw(
                on: snapshot, x: layout.x + line * .cos(direction), y: layout.y + line * .sin(direction))
        }
    }
}
