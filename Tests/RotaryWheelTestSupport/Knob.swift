package import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop
import XCTest

extension WidgetTestCase {
    /// A watched knob with its value in the center, for circular drags.
    package func makeKnob(in bounds: ClosedRange<Double> = 0...100, step: Double = 1, at value: Double = 0)
        -> KnobWidget
    {
        let knob = watched(KnobWidget(in: bounds, step: step))
        knob.value = value
        (knob.valueDisplay, knob.dragStyle) = (.center, .circular)
        return knob
    }

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
                return window.arc(from: begin, to: angle, step: 3, 0.6, of: knob)
            }
    }

    /// Presses keys in turn; expects each to set the value of a knob.
    package func press(
        _ values: KeyValuePairs<String, Double>, in window: TestWindow, _ knob: KnobWidget,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for (key, value) in values {
            try window.perform(.key(key))
            XCTAssertEqual(knob.value, value, key, file: file, line: line)
        }
    }

    /// Types into the entry of a knob, which a digit or Enter opens.
    package func enter(_ keys: String..., in window: TestWindow, _ knob: KnobWidget) throws {
        try window.perform(.key(keys[0]))
        try knob.waitForPopover()
        try window.perform(keys.dropFirst().map { .key($0) })
    }
}

extension KnobWidget {
    /// The face of the knob, which has none at first.
    package var ownFace: RotaryWheelFace {
        if face == nil { face = RotaryWheelFace() }
        return face!
    }

    package var range: UnsafeMutablePointer<GtkRange> {
        unsafe object.pointer.assumingMemoryBound(to: GtkRange.self)
    }

    /// Whether the knob has the style class without track and arc.
    package var isFlat: Bool {
        get { object.hasStyleClass("flat") }
        set { object.setStyleClass("flat", newValue) }
    }

    /// Waits until the entry or the menu has the focus.
    package func waitForPopover() throws {
        try MainLoop.wait(for: "the popover to have the focus") { object.popover?.containsFocus == true }
    }
}

extension Widget {
    /// The popover of the widget, if open.
    package var popover: Widget? { children.first { $0.cssName == "popover" && $0.isMapped } }
}

extension TestWindow {
    /// Presses at an angle of a knob and moves beyond the drag threshold.
    package func grip(_ degrees: Double, _ fraction: Double = 0.6, of knob: KnobWidget) -> [InputAction] {
        [point(degrees, fraction + 0.25, of: knob), .press, point(degrees, fraction, of: knob)]
    }
}
