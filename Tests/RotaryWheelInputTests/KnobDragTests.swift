import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drags of a knob.
///
/// The travel is 300°, so that 3° turn the value by 1 of 0 … 100.
@MainActor
final class KnobDragTests: WidgetTestCase {
    func testDragStopsAtTheEnd() async throws {
        let knob = makeKnob(at: 97)
        let window = try show(knob.object)
        let values = followValue(of: knob)
        // Past the end, through the gap and into the start of the travel, then back.
        try window.perform(turn(knob, in: window, from: 0, by: [9, 120, -9]) + [.release])
        XCTAssertEqual(values(), [98, 99, 100, 99, 98, 97])
    }

    func testKnobWithPicturesIsDragged() async throws {
        let knob = makeKnob(at: 30)
        for picture in [\KnobWidget.picture, \.backgroundPicture, \.overlayPicture] {
            knob[keyPath: picture] = RotaryWheelPicture(iconName: "list-add")
        }
        knob.drawsArc = false
        let window = try show(knob.object)
        try window.perform(turn(knob, in: window, from: 0, by: [6]) + [.release])
        XCTAssertEqual(knob.value, 32)
    }

    func testFastDragStopsAtTheEnd() async throws {
        let knob = makeKnob(at: 97)
        let window = try show(knob.object)
        let values = followValue(of: knob)
        let stations = [100.0, 200, 290].map { window.place($0, 0.6, of: knob.object) }
        try window.perform(
            window.grip(0, of: knob) + stations.map { .jump(x: $0.x, y: $0.y) } + [.release])
        XCTAssertEqual(values(), [100])
    }

    func testPressDoesNotTurn() async throws {
        let knob = makeKnob(at: 30)
        let window = try show(knob.object)
        let record = knob.record()
        try window.perform(window.point(-90, 0.6, of: knob.object), .press, .hold(100), .release)
        XCTAssertEqual(record.events, ["notify touched", "notify touched"])
    }

    func testDragEmitsBeginAndEnd() async throws {
        let knob = makeKnob(at: 30)
        let window = try show(knob.object)
        let record = knob.record()
        try window.perform(turn(knob, in: window, from: 0, by: [6]) + [.release])
        XCTAssertEqual(
            record.events,
            [
                "notify touched", "drag-begin", "notify value", "notify value", "drag-end 32.0",
                "notify touched",
            ])
    }

    func testShiftTurnsFinelyWithoutAJump() async throws {
        let knob = makeKnob(in: 0...100, step: 0.1, at: 30)
        let window = try show(knob.object)
        try window.focus()
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [30]))
        XCTAssertEqual(knob.value, 40, accuracy: 0.2)
        let before = knob.value
        try window.perform(.keyDown("Shift_L"))
        XCTAssertEqual(knob.value, before)
        try window.perform(window.arc(from: 30, to: 60, 0.6, of: knob.object))
        XCTAssertEqual(knob.value, before + 1, accuracy: 0.1)
        let fine = knob.value
        try window.perform(.keyUp("Shift_L"))
        XCTAssertEqual(knob.value, fine)
        try window.perform(window.arc(from: 60, to: 90, 0.6, of: knob.object) + [.release])
        XCTAssertEqual(knob.value, fine + 10, accuracy: 0.2)
        let steps = zip(values(), values().dropFirst()).map { abs($1 - $0) }
        XCTAssertLessThan(try XCTUnwrap(steps.max()), 1.5)
    }

    func testAbsoluteDragMovesTheMarkToThePointer() async throws {
        let knob = makeKnob(at: 30)
        knob.dragStyle = .circularAbsolute
        let window = try show(knob.object)
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: -90, by: [6]) + [.release])
        XCTAssertEqual(values(), [50, 51, 52])
    }

    func testDragFromTheCenterTurnsOnceOutside() async throws {
        let knob = makeKnob(at: 30)
        let window = try show(knob.object)
        let record = knob.record()
        // Motion about the center and out of it does not turn; it turns from there.
        let inside = [0.05, 0.1, 0.15].map { fraction -> InputAction in
            window.point(-90, fraction, of: knob.object)
        }
        try window.perform([window.point(0, 0, of: knob.object), .press] + inside)
        XCTAssertEqual(record.events, ["notify touched"])
        try window.perform([window.point(0, 0.15, of: knob.object), window.point(0, 0.6, of: knob.object)])
        XCTAssertEqual(record.events, ["notify touched", "drag-begin"])
        XCTAssertEqual(knob.value, 30)
        try window.perform(window.arc(from: 0, to: 30, 0.6, of: knob.object) + [.release])
        XCTAssertEqual(knob.value, 40, accuracy: 1)
    }

    func testAbsoluteDragFromTheCenterStartsOutside() async throws {
        let knob = makeKnob(at: 30)
        knob.dragStyle = .circularAbsolute
        let window = try show(knob.object)
        try window.perform(
            window.point(0, 0.1, of: knob.object), .press, window.point(-90, 0.1, of: knob.object))
        XCTAssertEqual(knob.value, 30)
        try window.perform(window.point(-90, 0.6, of: knob.object), .release)
        XCTAssertEqual(knob.value, 50, accuracy: 1)
        // A tap at the center has no direction.
        try window.perform(window.point(0, 0.1, of: knob.object), .press, .release, .hold(600))
        XCTAssertEqual(knob.value, 50, accuracy: 1)
    }

    func testAbsoluteDragStopsAtTheEnd() async throws {
        let knob = makeKnob(at: 97)
        knob.dragStyle = .circularAbsolute
        let window = try show(knob.object)
        let values = followValue(of: knob)
        // Through the gap and over half of the travel, back, then all the way around to the end.
        try window.perform(turn(knob, in: window, from: 51, by: [9, 180, -180, 363, -9]) + [.release])
        XCTAssertEqual(values(), [98, 99, 100, 99, 98])
    }

    func testVerticalDragTurns() async throws {
        let knob = makeKnob(at: 30)
        knob.dragStyle = .vertical
        let window = try show(knob.object)
        let values = followValue(of: knob)
        let (x, y): (Double, Double) = window.place(0, 0, of: knob.object)
        let up = (0...5).map { InputAction.move(x: x, y: y - Double($0) * 2 - 3) }
        // Sideways motion does not count.
        let aside = (1...5).map { InputAction.move(x: x + Double($0) * 10, y: y - 13) }
        try window.perform([.move(x: x, y: y), .press] + up + aside + [.release])
        XCTAssertEqual(values(), [31, 32, 33, 34, 35])
    }

    func testSingleLongMotionTurns() async throws {
        for (style, turned) in [(KnobDragStyle.vertical, 20.0), (.circular, 30)] {
            let knob = makeKnob(at: 30)
            knob.dragStyle = style
            let window = try show(knob.object)
            let (x, y): (Double, Double) = window.place(0, 0.6, of: knob.object)
            let end: (x: Double, y: Double) =
                style == .vertical ? (x, y - 40) : window.place(90, 0.6, of: knob.object)
            try window.perform(.move(x: x, y: y), .press, .jump(x: end.x, y: end.y), .release)
            // Without the three pixels of the drag threshold.
            let part = 1 - 3 / Double.hypot(end.x - x, end.y - y)
            XCTAssertEqual(knob.value, 30 + turned * part, accuracy: 1)
        }
    }

    func testHorizontalDragTurns() async throws {
        let knob = makeKnob(at: 30)
        knob.dragStyle = .horizontal
        let window = try show(knob.object)
        let values = followValue(of: knob)
        let (x, y): (Double, Double) = window.place(0, 0, of: knob.object)
        let right = (0...3).map { InputAction.move(x: x + Double($0) * 4 + 3, y: y) }
        try window.perform([.move(x: x, y: y), .press] + right + [.release])
        XCTAssertEqual(values(), [32, 34, 36])
    }

    func testDefaultDragStyleAppliesToKnobsWithoutOne() async throws {
        KnobWidget.defaultDragStyle = .vertical
        defer { KnobWidget.defaultDragStyle = .circular }
        for (style, value) in [(nil, 50.0), (KnobDragStyle.horizontal, 30)] {
            let knob = makeKnob(at: 30)
            knob.dragStyle = style
            let window = try show(knob.object)
            let (x, y): (Double, Double) = window.place(0, 0, of: knob.object)
            try window.perform(
                .move(x: x, y: y), .press, .move(x: x, y: y - 3), .move(x: x, y: y - 43), .release)
            XCTAssertEqual(knob.value, value)
            window.close()
        }
    }

    func testDragContinuesOutsideTheKnob() async throws {
        let knob = makeKnob(at: 30)
        let window = try show(knob.object)
        try window.perform(
            window.grip(-90, of: knob) + window.arc(from: -90, to: -45, 1.3, of: knob.object) + [.release])
        XCTAssertEqual(knob.value, 45, accuracy: 1)
    }

    func testDetentDelaysTheDrag() async throws {
        let knob = makeKnob(at: 48)
        knob.addDetent(at: 50)
        knob.detentExtent = Angle(degrees: 12)
        let window = try show(knob.object)
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [21]) + [.release])
        XCTAssertEqual(values(), [49, 50, 51])
    }

    func testDetentFromBuilderDelaysTheDrag() async throws {
        registerTypes()
        let text = """
            <interface><object class="RotaryWheelKnob" id="knob">
              <property name="adjustment"><object class="GtkAdjustment">
                <property name="upper">100</property>
                <property name="step-increment">1</property>
                <property name="value">48</property>
              </object></property>
              <property name="round-digits">0</property>
              <property name="detent-extent">0.21</property>
              <detents><detent value="0"/><detent value="50"/></detents>
            </object></interface>
            """
        let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_string(text, -1)))
        let built = try XCTUnwrap(gtk_builder_get_object(builder.opaque, "knob"))
        let knob = try XCTUnwrap(KnobWidget(Widget(retaining: UnsafeMutableRawPointer(built)).widget))
        let window = try show(knob.object)
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [21]) + [.release])
        XCTAssertEqual(values(), [49, 50, 51])
    }

    func testDragWrapsAround() async throws {
        let knob = makeKnob(in: 0...360, at: 350)
        knob.wraps = true
        let window = try show(knob.object)
        try window.perform(turn(knob, in: window, from: 0, by: [30]) + [.release])
        XCTAssertEqual(knob.value, 20, accuracy: 2)
    }

    func testDragTurnsOneOfManyKnobs() async throws {
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        let knobs = (0..<8).map { _ in makeKnob(at: 30) }
        for knob in knobs { box.append(knob.object) }
        let window = try show(box, width: 700, height: 120)
        try window.perform(
            window.grip(-90, 0.4, of: knobs[3])
                + window.arc(from: -90, to: -30, step: 10, 0.4, of: knobs[3].object) + [.release])
        for (index, knob) in knobs.enumerated() {
            XCTAssertEqual(knob.value, index == 3 ? 50 : 30, accuracy: 2, "\(index)")
        }
    }

    func testDefaultSensitivityScalesDrags() async throws {
        let knob = makeKnob(at: 50)
        knob.dragStyle = .horizontal
        Object(retaining: UnsafeMutableRawPointer(KnobWidget.settings)).set("sensitivity", to: 2.0)
        XCTAssertEqual(KnobWidget.defaultSensitivity, 2)
        defer { KnobWidget.defaultSensitivity = 1 }
        let window = try show(knob.object)
        let (x, y): (Double, Double) = window.place(0, 0, of: knob.object)
        for value in [70.0, 90] {
            try window.perform(
                .move(x: x, y: y), .press, .move(x: x + 3, y: y), .move(x: x + 23, y: y), .release, .hold(500)
            )
            XCTAssertEqual(knob.value, value)
        }
        XCTAssertEqual(knob.sensitivity, 1)
    }

    func testKeyMovesTheStartOfADrag() async throws {
        let knob = makeKnob(at: 50)
        let window = try show(knob.object)
        try window.focus()
        try window.perform(turn(knob, in: window, from: -90, by: [30]) + [.key("Home")])
        try window.perform(window.arc(from: -60, to: -30, 0.6, of: knob.object) + [.release])
        XCTAssertEqual(knob.value, 10, accuracy: 1)
    }

    func testWrappingKnobHasOneValueAtItsSeam() async throws {
        let knob = makeKnob(in: 0...360, at: 358)
        knob.wraps = true
        let window = try show(knob.object)
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [5]) + [.release])
        XCTAssertFalse(values().contains(360))
        for (scroll, value) in [
            (GTK_SCROLL_END, 0.0), (GTK_SCROLL_STEP_UP, 1), (GTK_SCROLL_STEP_DOWN, 0),
            (GTK_SCROLL_STEP_DOWN, 359),
        ] {
            g_signal_emit_move(knob.object, scroll)
            XCTAssertEqual(knob.value, value)
        }
    }

    private func g_signal_emit_move(_ object: Object, _ scroll: GtkScrollType) {
        g_type_class_peek(cgtk_type_of_instance(object.pointer))
            .assumingMemoryBound(to: GtkRangeClass.self).pointee.move_slider(
                object.pointer.assumingMemoryBound(to: GtkRange.self), scroll)
    }

    func testFlippableAppliesImmediately() async throws {
        let knob = makeKnob(at: 50)
        knob.object.setRightToLeft()
        let window = try show(knob.object)
        knob.isFlippable = false
        try window.perform(turn(knob, in: window, from: -90, by: [30]) + [.release])
        XCTAssertEqual(knob.value, 60, accuracy: 1)
    }

    func testHandlerUnparentsTheKnobDuringADrag() async throws {
        for signal in ["change-value", "drag-begin", "notify::value", "drag-end"] {
            let box = Box(spacing: 0)
            let knob = makeKnob(at: 50)
            gtk_widget_set_vexpand(knob.object.widget, 1)
            box.append(knob.object)
            let window = try show(box)
            let actions = turn(knob, in: window, from: -90, by: [30]) + [.release]
            var isUnparented = false
            knob.object.connect(signal) { [weak knob] _ in
                // Removal reverts the value, which emits again.
                guard !isUnparented else { return }
                isUnparented = true
                knob?.object.unparent()
            }
            try window.perform(actions)
            XCTAssertFalse(knob.object.isMapped, signal)
            window.close()
        }
    }
}
