import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// The modulations of a knob.
@MainActor
final class KnobModulations {
    let list = ListModel(of: [], type: KnobModulationImplementation.objectClass.type)
    fileprivate(set) var arcs: [KnobArc] = []
    fileprivate var follower: ListFollower?
}

/// A modulation as a knob shows it.
@MainActor
struct KnobArc {
    let modulation: KnobModulationImplementation
    /// Owns the modulation.
    let object: Object
    /// The node with the color.
    let node: Widget
    private var classes = ItemClasses()

    fileprivate init(_ object: Object, node: Widget) {
        (self.object, self.node) = (object, node)
        modulation = object.implementation as! KnobModulationImplementation
        updateClasses()
    }

    fileprivate mutating func updateClasses() {
        classes.set(Object.styleClasses(in: modulation.cssClass ?? ""), on: node)
    }
}

extension KnobImplementation {
    /// The GListStore of the modulations, which is there from the first use on.
    var modulationList: ListModel {
        if let modulations { return modulations.list }
        let modulations = KnobModulations()
        self.modulations = modulations
        modulations.follower = ListFollower(modulations.list) { [weak self] in self?.follow($0) }
        return modulations.list
    }

    var arcs: [KnobArc] { modulations?.arcs ?? [] }

    private func follow(_ change: ItemsChange) {
        guard let modulations else { return }
        let removed = change.position..<change.position + change.removed
        for arc in modulations.arcs[removed] { leave(arc) }
        let added = (change.position..<change.position + change.added).compactMap(modulations.list.item)
        modulations.arcs.replaceSubrange(removed, with: added.map { KnobArc($0, node: addNode(.modulation)) })
        for arc in modulations.arcs[change.position...].prefix(added.count) { arc.modulation.add(self) }
        widget.queueAllocate()
        redraw()
        describe()
    }

    private func leave(_ arc: KnobArc) {
        arc.modulation.remove(self)
        arc.node.unparent()
    }

    func leaveModulations() {
        modulations?.follower?.stop()
        for arc in arcs { leave(arc) }
        modulations?.arcs = []
    }

    /// Follows a change of an arc, its color or its name.
    func modulationChanged() {
        for index in arcs.indices { modulations?.arcs[index].updateClasses() }
        drawing.still = nil
        widget.queueDraw()
        // The end of a drag or a series describes the knob.
        if !hand.isDragging, !series.isOn { describe() }
    }

    /// The formatted value, and what else a screen reader should say.
    var spokenText: String {
        let ranges = arcs.map(\.modulation).map { modulation in
            // Translators: without a name, what moves a knob's value automatically.
            let label = modulation.label ?? Translation.translated("Modulation")
            // Translators: a range of values, as "20 % to 80 %".
            let range = Translation.translated("%1$s to %2$s").filled(
                with: ownText(of: modulation.start), ownText(of: modulation.end))
            return "\(label) \(range)"
        }
        // Translators: the signal has exceeded its limit.
        let clip = isClipped ? [Translation.translated("Clipped")] : []
        return ([text] + clip + ranges).joined(separator: "; ")
    }

    // MARK: Drawing

    func drawModulations(with context: CairoContext) {
        let width = max(layout.lane * 0.6, 1)
        for (index, arc) in arcs.enumerated() {
            let ends = [arc.modulation.start, arc.modulation.end].map {
                trackDirection(at: knob.scale.fraction(of: $0))
            }
            .sorted()
            let radius = layout.modulationLine(index)
            context.strokeArc(radius: radius, from: ends[0], to: ends[1], width: width, arc.node.color)
        }
    }

    /// Draws the live dots.
    func drawDots(on snapshot: Snapshot) {
        guard arcs.contains(where: \.modulation.hasValue) else { return }
        let (radius, target) = (max(layout.lane * 0.7, 2), KeptDrawing.Target(widget))
        for (index, arc) in arcs.enumerated() where arc.modulation.hasValue {
            var color = arc.node.color
            color.alpha = 1
            let dot = KeptDrawing.shared(.init(numbers: [radius], colors: [color], target: target)) {
                KeptDrawing(box: (-radius, -radius, 2 * radius, 2 * radius), for: target) { context in
                    context.newPath()
                    context.arc(radius: radius, from: 0, to: 2 * .pi)
                    context.setColor(color)
                    context.fill()
                }
            }
            let direction = trackDirection(at: knob.scale.fraction(of: arc.modulation.value))
            let line = layout.modulationLine(index)
            dot?.draw(
                on: snapshot, x: layout.x + line * .cos(direction), y: layout.y + line * .sin(direction))
        }
    }
}
