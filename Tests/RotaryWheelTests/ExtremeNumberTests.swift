import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drawing with extreme property values, on which cairo may abort.
@MainActor
final class ExtremeNumberTests: WidgetTestCase {
    private let numbers: [Double] = [
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1e300, .leastNonzeroMagnitude,
    ]

    /// The writable double properties of a widget's own class.
    private func numberProperties(of widget: Widget) -> [String] {
        let instance = widget.pointer.assumingMemoryBound(to: GTypeInstance.self)
        let ownClass = UnsafeMutableRawPointer(instance.pointee.g_class!)
            .assumingMemoryBound(to: GObjectClass.self)
        var count: guint = 0
        let specs = g_object_class_list_properties(ownClass, &count)
        defer { g_free(specs) }
        return UnsafeBufferPointer(start: specs, count: Int(count)).compactMap { spec in
            let property = spec!.pointee
            guard property.owner_type == instance.pointee.g_class.pointee.g_type,
                property.value_type == cgtk_type_double(),
                property.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0
            else { return nil }
            return String(cString: property.name)
        }
    }

    /// Draws a widget with each number in each property, then in all of them.
    private func drawExtremes(_ widget: Widget, line: UInt = #line) throws {
        let window = try show(widget, width: 300, height: 300)
        let properties = numberProperties(of: widget)
        XCTAssertGreaterThan(properties.count, 2, line: line)
        for number in numbers {
            for property in properties {
                let before = widget.get(property, as: Double.self)
                widget.set(property, to: number)
                try window.waitForFrame()
                widget.set(property, to: before)
            }
            for property in properties { widget.set(property, to: number) }
            try window.waitForFrame()
        }
    }

    func testWheelDrawsExtremeNumbers() async throws {
        for isMirrored in [false, true] {
            let wheel = makeWheel(6)
            if isMirrored { wheel.object.setRightToLeft() }
            try drawExtremes(wheel.object)
        }
    }

    func testSpinningWheelDrawsExtremeNumbers() async throws { try drawExtremes(makeSpinningWheel(3).object) }

    func testDialDrawsExtremeNumbers() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        try drawExtremes(dial.object)
    }

    func testKnobDrawsExtremeNumbers() async throws {
        for taper in [KnobTaper.linear, .logarithmic, .decibel, .power(skew: 3)] {
            let knob = makeKnob(in: 1...100, at: 30)
            knob.taper = taper
            knob.isBipolar = true
            try drawExtremes(knob.object)
        }
    }

    /// Draws knobs with extreme bounds at some values, and steps them.
    func testKnobDrawsExtremeBounds() async throws {
        let (least, largest) = (Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude)
        for (lower, upper) in [
            (least, 1e308), (-largest, largest), (0, largest), (0, least), (1, 1.0.nextUp),
        ] {
            for taper in [KnobTaper.linear, .logarithmic, .decibel, .power(skew: 3)] {
                for wraps in [false, true] {
                    let knob = makeKnob(in: lower...upper, step: max(upper / 4, least))
                    knob.taper = taper
                    (knob.isBipolar, knob.wraps, knob.defaultValue) = (true, wraps, upper / 3)
                    knob.addMark(at: upper / 2, markup: "half")
                    let window = try show(knob.object, width: 300, height: 300)
                    for value in [lower, upper / 2, 1, upper] {
                        knob.value = value
                        try window.waitForFrame()
                    }
                    for action in ["knob.increase", "knob.decrease", "knob.decrease", "knob.reset"] {
                        knob.object.activateAction(action, target: nil)
                        try window.waitForFrame()
                        XCTAssertTrue((lower...upper).contains(knob.value), "\(knob.value)")
                    }
                    window.close()
                }
            }
        }
    }
}
