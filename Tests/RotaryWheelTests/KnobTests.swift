import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@MainActor
final class KnobTests: WidgetTestCase {
    func testKnobIsAScale() async throws {
        let knob = makeKnob()
        XCTAssertTrue(knob.object.isA(gtk_scale_get_type()))
        XCTAssertTrue(knob.object.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER))
        gtk_range_set_value(knob.range, 42)
        XCTAssertEqual(knob.value, 42)
        gtk_scale_add_mark(knob.gtkScale, 5, GTK_POS_TOP, "5")
        try show(knob.object)
        knob.clearMarks()
        let count = knob.object.children.count
        knob.addMark(at: .nan)
        knob.addDetent(at: .infinity)
        XCTAssertEqual(MessageLog.take().count, 2)
        XCTAssertEqual(knob.object.children.count, count)
        knob.addMark(at: 5, markup: "<b>5</b>")
        XCTAssertEqual(knob.object.children.count, count + 1)
        knob.clearMarks()
        XCTAssertEqual(knob.object.children.count, count)
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
        let endless = makeKnob(in: 0...(.infinity))
        XCTAssertEqual(MessageLog.take().count, 1)
        XCTAssertEqual(gtk_adjustment_get_upper(endless.adjustment), 0)
    }

    func testKnobAndScaleShareAnAdjustment() async {
        let scale = Widget(sinking: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1))
        watch(scale)
        let scaleRange = scale.pointer.assumingMemoryBound(to: GtkRange.self)
        let knob = watched(KnobWidget(adjustment: gtk_range_get_adjustment(scaleRange)))
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
        var adjustment: Adjustment? = unsafe Adjustment(sinking: gtk_adjustment_new(7, 5, 9, 1, 2, 0))
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

    func testTextFormatsTheValue() async {
        let knob = makeKnob(in: -100...100, step: 0.5, at: -12.5)
        func expectText(_ text: String) {
            if knob.drawsValue {
                let drawn = String(cString: pango_layout_get_text(gtk_scale_get_layout(knob.gtkScale)))
                XCTAssertEqual(drawn, text)
            }
            XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: text), text)
            XCTAssertEqual(knob.text, text)
        }
        XCTAssertTrue(knob.drawsValue)
        expectText("−12.5")
        let changes: [((KnobWidget) -> Void, text: String)] = [
            ({ $0.unit = "dB" }, "−12.5\u{a0}dB"), ({ $0.value = -0.04 }, "0.0\u{a0}dB"),
            ({ $0.unit = "°" }, "0.0°"), ({ $0.digits = 2 }, "−0.04°"),
            ({ knob in knob.setFormatter { "<\($0)>" } }, "<-0.04>"), ({ $0.drawsValue = false }, "<-0.04>"),
            ({ $0.setFormatter(nil) }, "−0.04°"),
        ]
        for (change, text) in changes {
            change(knob)
            expectText(text)
        }
        (knob.unit, knob.digits, knob.value) = (nil, -1, 0.7)
        XCTAssertEqual(knob.text, "0.7")
        knob.setAccessibleLabel("Volume")
        XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: "Volume"))
    }

    func testWidthRequestSetsTheHeightInAScrolledWindow() async throws {
        let (page, long, rest) = (Widget(sinking: gtk_scrolled_window_new()), Box(spacing: 0), Label(""))
        let knob = watched(KnobWidget(in: 0...100, step: 1)).object
        gtk_scrolled_window_set_child(page.opaque, long.widget)
        for (widget, width, height) in [(knob, 200, -1), (rest, 100, 2000)] as [(Widget, Int32, Int32)] {
            gtk_widget_set_size_request(widget.widget, width, height)
            long.append(widget)
        }
        try show(page)
        XCTAssertGreaterThan(knob.height, 200)
    }

    func testSmallKnobHidesItsValue() async throws {
        let knob = watched(KnobWidget(in: 0...100, step: 1))
        gtk_widget_set_halign(knob.object.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(knob.object.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(knob.object.widget, 32, 32)
        let window = try show(knob.object)
        XCTAssertEqual(knob.object.width, 32)
        XCTAssertEqual(knob.valueLabel?.isMapped, false)
        gtk_widget_set_size_request(knob.object.widget, 64, -1)
        try window.waitForFrame()
        XCTAssertEqual(knob.valueLabel?.isMapped, true)
    }

    func testEmptyRangeKeepsItsValue() async throws {
        let (knob, _, _) = try shown(watched(KnobWidget()))
        let rangeClass = g_type_class_peek(cgtk_type_of_instance(knob.object.pointer))
            .assumingMemoryBound(to: GtkRangeClass.self)
        for scroll in [GTK_SCROLL_STEP_UP, GTK_SCROLL_PAGE_DOWN, GTK_SCROLL_END] {
            rangeClass.pointee.move_slider(knob.range, scroll)
        }
        knob.value = 7
        XCTAssertEqual(knob.value, 0)
    }

    func testKnobDrawsEveryStyleAtEverySize() async throws {
        for size: Int32 in [24, 32, 64, 300] {
            for (index, display) in KnobValueDisplay.allCases.enumerated() {
                let knob = makeKnob(in: 1...1000, step: 1, at: 300)
                gtk_widget_set_size_request(knob.object.widget, size, size)
                knob.valueDisplay = display
                (knob.isBipolar, knob.wraps, knob.turns) = (index == 0, index == 1, index + 1)
                knob.scale = KnobScale(index == 2 ? .logarithmic : .linear)
                for value in [1.0, 500, 1000] { knob.addMark(at: value, markup: "\(value)") }
                try expectDrawn(knob.object, Int(size), Int(size), "\(display)")
            }
        }
    }

    func testKnobScrollsInTheDirectionOfGtkScaleAndOthersInThatOfAPage() async throws {
        /// Whether scroll controllers ask for the direction of the fingers, as GtkScale 4.20 does.
        func isPhysical(_ widget: Widget) -> [Bool] {
            let used = widget.controllers.filter {
                gtk_event_controller_get_propagation_phase($0.opaque) != GTK_PHASE_NONE
            }
            return used.filter { $0.isA(gtk_event_controller_scroll_get_type()) }
                .map { gtk_event_controller_scroll_get_flags($0.opaque).rawValue & 1 << 4 != 0 }
        }
        let scale = Widget(sinking: UnsafeMutableRawPointer(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)))
        XCTAssertEqual(isPhysical(makeKnob().object), isPhysical(scale))
        for control in [makeWheel(), makeSpinningWheel(), makeDial()] as [RotaryControl] {
            XCTAssertFalse(isPhysical(control.object).contains(true))
        }
    }
}
