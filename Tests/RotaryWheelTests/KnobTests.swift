import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The knob's API.
@MainActor
final class KnobTests: WidgetTestCase {
    private func range(_ knob: KnobWidget) -> UnsafeMutablePointer<GtkRange> {
        knob.object.pointer.assumingMemoryBound(to: GtkRange.self)
    }

    func testKnobIsAScale() async {
        let knob = makeKnob()
        XCTAssertTrue(knob.object.isA(gtk_scale_get_type()))
        XCTAssertTrue(knob.object.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER))
        gtk_range_set_value(range(knob), 42)
        XCTAssertEqual(knob.value, 42)
    }

    func testRangeSetsBoundsAndSteps() async {
        let knob = makeKnob(in: -1...1, step: 0.25)
        let adjustment = knob.adjustment
        XCTAssertEqual(gtk_adjustment_get_lower(adjustment), -1)
        XCTAssertEqual(gtk_adjustment_get_upper(adjustment), 1)
        XCTAssertEqual(gtk_adjustment_get_step_increment(adjustment), 0.25)
        XCTAssertEqual(gtk_adjustment_get_page_increment(adjustment), 2.5)
        for (step, digits) in [(0.25, 2), (0.1, 1), (0.01, 2), (1, 0), (10, 0), (1e-9, 5)] {
            XCTAssertEqual(makeKnob(in: 0...1, step: step).digits, digits, "\(step)")
        }
    }

    func testKnobAndScaleShareAnAdjustment() async {
        let scale = Widget(sinking: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1))
        watch(scale)
        let scaleRange = scale.pointer.assumingMemoryBound(to: GtkRange.self)
        let knob = KnobWidget(adjustment: gtk_range_get_adjustment(scaleRange))
        watch(knob.object)
        let record = knob.record()
        var changes = 0
        scale.connect("value-changed") { _ in changes += 1 }
        gtk_range_set_value(scaleRange, 30)
        XCTAssertEqual(knob.value, 30)
        XCTAssertEqual(record.events, ["notify value"])
        XCTAssertEqual(changes, 1)
        knob.value = 60
        XCTAssertEqual(gtk_range_get_value(scaleRange), 60)
        XCTAssertEqual(record.events, ["notify value", "notify value"])
        XCTAssertEqual(changes, 2)
    }

    func testNewAdjustmentSetsTheValue() async {
        let knob = makeKnob(at: 30)
        let record = knob.record()
        var adjustment: Adjustment? = unsafe Adjustment(
            sinking: gtk_adjustment_new(7, 5, 9, 1, 2, 0))
        let former = WeakObject(Object(retaining: knob.adjustment))
        knob.adjustment = adjustment!.pointer.assumingMemoryBound(to: GtkAdjustment.self)
        adjustment = nil
        XCTAssertNil(former.object)
        XCTAssertEqual(knob.value, 7)
        XCTAssertEqual(record.events, ["notify value"])
        knob.value = 100
        XCTAssertEqual(knob.value, 9)
    }

    func testChangeValueHandlerRejectsAChange() async {
        let knob = makeKnob(at: 30)
        knob.defaultValue = 50
        var asked: [Double] = []
        let handler = knob.object.connect("change-value") {
            asked.append($0.get(2))
            $0.answer(true)
        }
        knob.reset()
        XCTAssertEqual(knob.value, 30)
        XCTAssertEqual(asked, [50])
        knob.object.disconnect(handler)
        knob.reset()
        XCTAssertEqual(knob.value, 50)
    }

    func testValueChangeCallsTheDelegate() async {
        final class Delegate: KnobDelegate {
            var values: [Double] = []
            init() {}
            func knobDidChangeValue(_ knob: KnobWidget) { values.append(knob.value) }
        }
        let knob = makeKnob()
        let delegate = Delegate()
        knob.delegate = delegate
        var closure: [Double] = []
        knob.onValueChanged = { closure.append($1) }
        knob.value = 3
        knob.value = 3
        knob.value = 4
        XCTAssertEqual(delegate.values, [3, 4])
        XCTAssertEqual(closure, [3, 4])
    }

    // MARK: Text

    func testTextFormatsTheValue() async {
        let knob = makeKnob(in: -100...100, step: 0.5, at: -12.5)
        XCTAssertEqual(text(of: knob), "−12.5")
        knob.unit = "dB"
        XCTAssertEqual(text(of: knob), "−12.5\u{a0}dB")
        knob.value = -0.04
        XCTAssertEqual(text(of: knob), "0.0\u{a0}dB")
        knob.unit = "°"
        XCTAssertEqual(text(of: knob), "0.0°")
        knob.digits = 2
        XCTAssertEqual(text(of: knob), "−0.04°")
        knob.setFormatter { "<\($0)>" }
        XCTAssertEqual(text(of: knob), "<-0.04>")
    }

    func testHiddenValueHasText() async {
        let knob = makeKnob(at: 30)
        knob.drawsValue = false
        knob.setFormatter { "<\(Int($0))>" }
        XCTAssertEqual(knob.text, "<30>")
        XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "<30>"))
        knob.setFormatter(nil)
        knob.digits = -1
        knob.value = 0.7
        XCTAssertEqual(knob.text, "0.7")
    }

    func testUnparentClosesTheEntry() async throws {
        let box = Box(spacing: 0)
        let knob = makeKnob(at: 30)
        box.append(knob.object)
        let window = try show(box)
        try window.focus()
        knob.edit()
        try MainLoop.wait(for: "the entry") {
            knob.object.children.contains { $0.cssName == "popover" && $0.isMapped }
        }
        knob.object.unparent()
        try window.waitForFrame()
    }

    func testWidthRequestSetsTheHeightInAScrolledWindow() async throws {
        let page = Widget(sinking: gtk_scrolled_window_new())
        let knob = KnobWidget(in: 0...100, step: 1)
        watch(knob.object)
        gtk_widget_set_size_request(knob.object.widget, 200, -1)
        let long = Box(spacing: 0)
        long.append(knob.object)
        let rest = Label("")
        gtk_widget_set_size_request(rest.widget, 100, 2000)
        long.append(rest)
        gtk_scrolled_window_set_child(page.opaque, long.widget)
        try show(page)
        XCTAssertGreaterThan(knob.object.height, 200)
    }

    private func text(of knob: KnobWidget) -> String {
        let layout = gtk_scale_get_layout(knob.object.pointer.assumingMemoryBound(to: GtkScale.self))
        return String(cString: pango_layout_get_text(layout))
    }

    func testAccessibleTextFollowsTheValue() async {
        let knob = makeKnob(at: 30)
        knob.unit = "%"
        XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "30\u{a0}%"))
        knob.value = 31
        XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "31\u{a0}%"))
        knob.drawsValue = false
        XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "31\u{a0}%"))
        knob.setAccessibleLabel("Volume")
        XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: "Volume"))
    }

    func testSmallKnobHidesItsValue() async throws {
        let knob = KnobWidget(in: 0...100, step: 1)
        watch(knob.object)
        gtk_widget_set_halign(knob.object.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(knob.object.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(knob.object.widget, 32, 32)
        let window = try show(knob.object)
        XCTAssertEqual(knob.object.width, 32)
        XCTAssertEqual(isTextShown(knob), false)
        gtk_widget_set_size_request(knob.object.widget, 64, -1)
        try window.waitForFrame()
        XCTAssertEqual(isTextShown(knob), true)
    }

    private func isTextShown(_ knob: KnobWidget) -> Bool? {
        knob.object.children.first { $0.cssName == "value" }?.isMapped
    }

    // MARK: Marks and life

    func testMarksAndDetentsRejectNonFiniteNumbers() async {
        let knob = makeKnob()
        knob.addMark(at: .nan)
        knob.addDetent(at: .infinity)
        XCTAssertEqual(MessageLog.take().count, 2)
        let count = knob.object.children.count
        knob.addMark(at: 5, markup: "<b>5</b>")
        XCTAssertEqual(knob.object.children.count, count + 1)
        knob.clearMarks()
        XCTAssertEqual(knob.object.children.count, count)
    }

    func testMarksOfGtkScaleAreAccepted() async throws {
        let knob = makeKnob()
        gtk_scale_add_mark(knob.object.pointer.assumingMemoryBound(to: GtkScale.self), 5, GTK_POS_TOP, "5")
        try show(knob.object)
        XCTAssertEqual(MessageLog.take(), [])
    }

    func testNonFiniteBoundsAreRefused() async {
        let knob = makeKnob(in: 0...(.infinity))
        XCTAssertEqual(MessageLog.take().count, 1)
        XCTAssertEqual(gtk_adjustment_get_upper(knob.adjustment), 0)
    }

    func testEmptyRangeKeepsItsValue() async throws {
        let knob = watched(KnobWidget())
        try show(knob.object)
        for scroll in [GTK_SCROLL_STEP_UP, GTK_SCROLL_PAGE_DOWN, GTK_SCROLL_END] {
            g_signal_emit_move(knob.object, scroll)
        }
        knob.value = 7
        XCTAssertEqual(knob.value, 0)
    }

    private func g_signal_emit_move(_ object: Object, _ scroll: GtkScrollType) {
        let range = object.pointer.assumingMemoryBound(to: GtkRange.self)
        g_type_class_peek(cgtk_type_of_instance(object.pointer))
            .assumingMemoryBound(to: GtkRangeClass.self).pointee.move_slider(range, scroll)
    }

    private func watched(_ knob: KnobWidget) -> KnobWidget {
        watch(knob.object, "the knob")
        return knob
    }

    func testKnobDrawsEveryStyleAtEverySize() async throws {
        for size: Int32 in [24, 32, 64, 300] {
            for (index, display) in KnobValueDisplay.allCases.enumerated() {
                let knob = makeKnob(in: 1...1000, step: 1, at: 300)
                gtk_widget_set_size_request(knob.object.widget, size, size)
                knob.valueDisplay = display
                knob.isBipolar = index == 0
                knob.wraps = index == 1
                knob.taper = index == 2 ? .logarithmic : .linear
                knob.turns = index + 1
                for value in [1.0, 500, 1000] { knob.addMark(at: value, markup: "\(value)") }
                let window = try show(knob.object, width: Int(size), height: Int(size))
                XCTAssertGreaterThan(window.colorCount, 2, "\(display) at \(size)")
                window.close()
            }
        }
    }

    func testKnobIsFinalizedWithItsEntryOpen() async throws {
        let knob = makeKnob(at: 30)
        let window = try show(knob.object)
        knob.edit()
        try MainLoop.wait(for: "the entry") {
            knob.object.children.contains { $0.cssName == "popover" && $0.isMapped }
        }
        window.close()
    }

    func testCFunctionsRejectOtherTypes() async {
        XCTAssertEqual(rotary_wheel_knob_get_value(nil), 0)
        XCTAssertEqual(
            MessageLog.take().map { $0.split(separator: " ")[1] }, ["rotary_wheel_knob_get_value:"])
    }

    func testNewKnobShowsItsValueInTheCenter() async throws {
        for largest in [100.0, 1000, 10000, 100000, 1000000] {
            let knob = makeKnob(in: 0...largest)
            let window = try show(knob.object, width: 64, height: 64)
            for _ in 1...2 { try window.waitForFrame() }
            let value = try XCTUnwrap(knob.object.children.first { $0.cssName == "value" })
            let isShown = value.isMapped
            for draws in [false, true] { knob.object.set("draw-value", to: draws) }
            try window.waitForFrame()
            let later = try XCTUnwrap(knob.object.children.first { $0.cssName == "value" })
            XCTAssertEqual(isShown, later.isMapped, "\(largest)")
        }
    }
}
