import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// A watched knob with its value in the center.
    package func makeKnob(in bounds: ClosedRange<Double> = 0...100, step: Double = 1, at value: Double = 0)
        -> KnobWidget
    {
        let knob = KnobWidget(in: bounds, step: step)
        knob.value = value
        knob.valueDisplay = .center
        watch(knob.object, "the knob")
        return knob
    }
}

extension KnobWidget {
    /// The knob as a widget.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Records all signals and notifications.
    package func record() -> EventRecord { EventRecord(of: object, signals: ["drag-begin", "drag-end"]) }
}

extension Widget {
    /// The popover of the widget, if open.
    package var popover: Widget? { children.first { $0.cssName == "popover" && $0.isMapped } }
}

extension TestWindow {
    /// Presses at an angle of a knob and moves beyond the drag threshold.
    package func grip(_ degrees: Double, _ fraction: Double = 0.6, of knob: KnobWidget) -> [InputAction] {
        [point(degrees, fraction + 0.25, of: knob.object), .press, point(degrees, fraction, of: knob.object)]
    }
}

extension WidgetTestCase {
    /// Records the values of a knob.
    package func followValue(of knob: KnobWidget) -> () -> [Double] {
        var values: [Double] = []
        knob.onValueChanged = { values.append($1) }
        return { values }
    }

    /// Presses a knob and turns it in steps of degrees, without a release.
    package func turn(
        _ knob: KnobWidget, in window: TestWindow, from start: Double, by steps: [Double]
    ) -> [InputAction] {
        var angle = start
        return window.grip(start, of: knob)
            + steps.flatMap { step -> [InputAction] in
                let begin = angle
                angle += step
                return window.arc(from: begin, to: angle, step: 3, 0.6, of: knob.object)
            }
    }
}
