import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// A knob in the middle of its widget that is gone when the test has ended.
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
    /// The knob as any GObject.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Records all that the knob tells.
    package func record() -> EventRecord { EventRecord(of: object, signals: ["drag-begin", "drag-end"]) }
}

extension Widget {
    /// What has opened at the widget.
    package var popover: Widget? { children.first { $0.cssName == "popover" && $0.isMapped } }
}

extension TestWindow {
    /// A press at an angle of a knob, and the little that shows that it is a drag.
    ///
    /// - Returns: what brings the pointer to the angle, with the button down.
    package func grip(_ degrees: Double, _ fraction: Double = 0.6, of knob: KnobWidget) -> [HandAction] {
        [point(degrees, fraction + 0.25, of: knob.object), .press, point(degrees, fraction, of: knob.object)]
    }
}

extension WidgetTestCase {
    /// What a knob's value has been, one change after the other.
    package func followValue(of knob: KnobWidget) -> () -> [Double] {
        var values: [Double] = []
        knob.onValueChanged = { values.append($1) }
        return { values }
    }

    /// Presses a knob's rim, and turns it by some steps, in degrees; the pointer stays down.
    package func turn(
        _ knob: KnobWidget, in window: TestWindow, from start: Double, by steps: [Double]
    ) -> [HandAction] {
        var angle = start
        return window.grip(start, of: knob)
            + steps.flatMap { step -> [HandAction] in
                let begin = angle
                angle += step
                return window.arc(from: begin, to: angle, step: 3, 0.6, of: knob.object)
            }
    }
}
