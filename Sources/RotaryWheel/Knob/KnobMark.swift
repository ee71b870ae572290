import RotaryWheelInterop
import RotaryWheelModel

/// A mark beside a knob's track.
@MainActor
final class KnobMark {
    let value: Double
    let label: Label?
    /// The style class of the label; `nil` without a label.
    fileprivate var side: KnobMarkSide?

    init(value: Double, label: Label?) { (self.value, self.label) = (value, label) }
}

extension KnobImplementation {
    /// Adds a mark; a number that is not finite is refused with a critical.
    func addMark(_ value: Double, markup: String?) {
        guard accepts(value, for: "mark") else { return }
        let label = markup.map { markup in
            let label = Label("")
            label.setMarkup(markup)
            label.setStyleClass("mark", true)
            label.setTargetable(false)
            label.append(to: widget)
            return label
        }
        marks.append(KnobMark(value: value, label: label))
        updateMarks()
        widget.queueResize()
    }

    /// Updates the style classes of the labels that the value has reached, passed or left.
    func updateMarks() {
        let (value, digits) = (shownValue, range.roundDigits)
        for mark in marks {
            guard let label = mark.label else { continue }
            let side = KnobMarkSide(of: mark.value, for: value, digits: digits, on: knob.scale)
            guard side != mark.side else { continue }
            mark.side = side
            for other in KnobMarkSide.allCases { label.setStyleClass(other.rawValue, other == side) }
        }
    }

    func clearMarks() {
        for mark in marks { mark.label?.unparent() }
        marks = []
        widget.queueResize()
    }

    /// Adds a detent; a number that is not finite is refused with a critical.
    func addDetent(_ value: Double) {
        guard accepts(value, for: "detent") else { return }
        knob.detents.append(value)
    }

    func clearDetents() { knob.detents = [] }
}

// The marks, the detents and the modulations in UI files.
extension KnobImplementation: BuildableImplementation {
    static var numberElements: [String: NumberElement] {
        [
            // GtkScale has its own marks, which no knob draws.
            "marks": NumberElement(of: "mark"),
            "detents": NumberElement(of: "detent"),
        ]
    }

    func add(child: Object, type: String?) -> Bool { modulationList.append(child) }

    func set(numbers: [Double], texts: [String], of element: String) {
        guard element == "marks" else { return numbers.forEach(addDetent) }
        for (value, markup) in zip(numbers, texts) {
            addMark(value, markup: markup.isEmpty ? nil : markup)
        }
    }
}
