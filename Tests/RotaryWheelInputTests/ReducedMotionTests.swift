import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Without animations, motions jump and emit the same in the same order.
@MainActor
final class ReducedMotionTests: WidgetTestCase {
    /// Expects events of a control with and without animations, where its motion ends immediately.
    ///
    /// - Parameters:
    ///   - events: all but those of the motion, whose number depends on the frames; `drag-end` only where it is exact.
    ///   - description: the accessible description in each emission of `settled`.
    private func expect<Control: RotaryControl>(
        _ events: [String], of make: @autoclosure () -> Control, _ adjust: (Control) -> Void = { _ in },
        description: String? = nil, after input: (Control, TestWindow) throws -> Void,
        until isOver: (Control) -> Bool
    ) throws {
        let runs = try [true, false].map { isAnimated in
            setAnimated(isAnimated)
            let (control, window, record) = try shown(make(), change: adjust)
            if let description {
                let differs = { [unowned control] in
                    control.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: description)
                }
                control.object.connect("settled") { _ in XCTAssertNil(differs()) }
            }
            @MainActor func hasEnded() -> Bool {
                (control is KnobWidget || record.all("settled").count == 1) && isOver(control)
            }
            try input(control, window)
            if isAnimated { try MainLoop.pass(until: "the end; events: \(record.events)") { hasEnded() } }
            XCTAssertTrue(hasEnded(), "animated: \(isAnimated); events: \(record.events)")
            let motion = ["notify rotation", "notify position", "notify value"]
            return record.events.filter { !motion.contains($0) }
        }
        // The angle of a drag is rounded where its device reports it.
        let names = runs.map { $0.map { $0.hasPrefix("drag-end") ? $0.prefix(20) : $0[...] } }
        XCTAssertEqual(names[0], names[1])
        XCTAssertEqual(runs[0].filter { !$0.hasPrefix("drag-end") || events.contains($0) }, events)
    }

    private typealias Motion = (name: String, isOver: () -> Bool)

    /// Shows each control in motion; all but the rim's take a minute.
    private func showMotions() throws -> (TestWindow, [Motion]) {
        let page = Box(spacing: 0)
        gtk_orientable_set_orientation(page.opaque, GTK_ORIENTATION_HORIZONTAL)
        let (wheel, rim, knob, area) = (makeWheel(8), makeSpinningWheel(), makeKnob(at: 10), makeArea())
        let menu = TestMenu(actions: "One", "Two", "Three", "Four")
        let (opening, closing) = (makeDial(), MarkingMenuWidget(menuModel: menu.pointer))
        for widget in [wheel.object, rim.object, opening.object, closing.object, knob.object, area] {
            gtk_widget_set_size_request(widget.widget, 150, 150)
            page.append(widget)
        }
        let (window, gesture) = (try show(page, width: 900, height: 300), attach(to: area))
        (knob.returnsToStart, knob.returnSpeed) = (true, 0.01)
        (gesture.returnsToStart, gesture.returnSpeed) = (true, 0.01)
        try window.perform(window.grip(-90, of: knob) + window.arc(from: -90, to: 90, of: knob) + [.release])
        try window.perform(window.grab(from: -90, to: 90, of: area) + [.release])
        let record = wheel.record()
        wheel.spin(to: 3, turns: 4, duration: .seconds(60))
        rim.turn(to: 30)
        (closing.expandDuration, closing.isExpanded) = (.zero, true)
        (opening.expandDuration, closing.expandDuration) = (.seconds(60), .seconds(60))
        (opening.isExpanded, closing.isExpanded) = (true, false)
        let motions: [Motion] = [
            ("wheel", { record.all("settled") == ["settled 3"] }), ("rim", { rim.position == 30 }),
            ("opening menu", { opening.isFullyExpanded }), ("closing menu", { closing.bubbles.isEmpty }),
            ("knob", { knob.value == 10 }), ("gesture", { gesture.rotation == .zero }),
        ]
        return (window, motions)
    }

    func testMotionsEndWhenMotionIsReduced() async throws {
        let reduced = "gtk-interface-reduced-motion"
        // GTK 4.22 and later have the second.
        let isKnown = Self.settings.get(reduced, ofEnumeration: "GtkReducedMotion") != nil
        let settings: [(name: String, set: (_ isReduced: Bool) -> Void)] =
            [("animations", { [unowned self] in setAnimated(!$0) })]
            + (isKnown ? [("motion", { [unowned self] in change(reduced, to: $0 ? Int32(1) : 0) })] : [])
        for setting in settings {
            let (window, motions) = try showMotions()
            try MainLoop.pass(.milliseconds(100))
            for motion in motions { XCTAssertFalse(motion.isOver(), "\(motion.name), \(setting.name)") }
            setting.set(true)
            try MainLoop.pass(.milliseconds(100))
            // What begins after it ends immediately.
            let (next, later) = try showMotions()
            for motion in motions + later {
                XCTAssertTrue(motion.isOver(), "\(motion.name), \(setting.name)")
            }
            setting.set(false)
            for window in [window, next] { window.close() }
        }
    }

    func testWheelFlickEmitsTheSame() async throws {
        try expect(
            ["drag-begin", "sector-crossed 7", "sector-crossed 6", "notify selected", "settled 6"],
            // The distance must not depend on the speed of the machine.
            of: makeWheel(), { $0.maximumRotation = Angle(degrees: 90) }, description: "7"
        ) { wheel, window in
            try window.perform(window.grab(from: -90, to: 30, step: 15, of: wheel) + [.release])
        } until: { wheel in
            abs(wheel.rotation.degrees - 90) < 1e-9
        }
    }

    func testWheelReturnEmitsTheSame() async throws {
        let crossings = [7, 6, 7, 0].map { "sector-crossed \($0)" }
        try expect(
            ["drag-begin"] + crossings + ["settled 0"], of: makeWheel(), { $0.returnsToStart = true }
        ) { wheel, window in
            try window.perform(window.drag(from: -90, to: 0, of: wheel))
        } until: { wheel in
            wheel.rotation == .zero
        }
    }

    func testSpinGoesStraightToItsResult() async throws {
        setAnimated(false)
        let (wheel, _, record) = try shown(makeWheel())
        wheel.spin(to: 3, turns: 4, duration: .seconds(60))
        XCTAssertEqual(record.all("spin-begin") + record.all("settled"), ["spin-begin 3", "settled 3"])
        XCTAssertEqual(wheel.selected, 3)
    }

    func testSpinningWheelOverscrollEmitsTheSame() async throws {
        try expect(["drag-begin", "settled 0"], of: makeSpinningWheel(10)) { rim, window in
            try window.perform(window.grab(from: -100, to: 100, of: rim))
            // A drag still stretches.
            XCTAssertLessThan(rim.position, 0)
            try window.perform(.release)
        } until: { rim in
            rim.position == 0
        }
    }

    func testSpinningWheelFlickEmitsTheSame() async throws {
        try expect(
            ["drag-begin", "notify selected", "notify selected-item", "settled 3"],
            of: makeSpinningWheel(4), description: "Item 4, 4 of 4"
        ) { rim, window in
            try window.perform(window.grab(from: 200, to: -250, step: 50, of: rim) + [.release])
        } until: { rim in
            rim.position == 3
        }
    }

    func testRemovedModelSettlesADragOnce() async throws {
        setAnimated(false)
        let (wheel, window, _) = try shown(makeSpinningWheel())
        try window.perform(window.grab(from: 100, to: -80, of: wheel))
        var counts: [UInt32] = []
        wheel.object.connect("settled") { [unowned wheel] _ in
            counts.append(wheel.model.map { g_list_model_get_n_items($0) } ?? 0)
        }
        wheel.show(nil)
        XCTAssertEqual(counts, [40], "the number of items when the cancelled drag settles")
        try window.perform(window.path(from: -80, to: 60, of: wheel) + [.release])
        XCTAssertNil(wheel.selected)
        XCTAssertEqual(wheel.position, 0)
    }

    func testDialSpringEmitsTheSame() async throws {
        try expect(
            ["notify selected", "notify selected-item", "settled 6"], of: makeDial(),
            { ($0.isExpanded, $0.expandDuration) = (true, .zero) }, description: "7"
        ) { dial, window in
            try window.perform(window.drag(from: -90, to: 10, of: dial))
        } until: { dial in
            dial.selected == 6
        }
    }

    func testDialExpansionEmitsTheSame() async throws {
        for isAnimated in [true, false] {
            setAnimated(isAnimated)
            let (dial, _, record) = try shown(makeDial())
            for isExpanded in [true, false] {
                dial.isExpanded = isExpanded
                if isAnimated { try isExpanded ? dial.waitUntilExpanded() : dial.waitUntilCollapsed() }
                XCTAssertEqual(dial.isFullyExpanded, isExpanded)
            }
            XCTAssertEqual(record.events, ["notify expanded", "notify expanded"])
        }
    }

    func testKnobReturnEmitsTheSame() async throws {
        try expect(
            ["notify touched", "drag-begin", "drag-end 30.0", "notify touched"], of: makeKnob(),
            { $0.returnsToStart = true }
        ) { knob, window in
            try window.perform(
                window.grip(-90, of: knob) + window.arc(from: -90, to: 0, of: knob) + [.release])
        } until: { knob in
            // Rounded, the value reaches the start just before the return ends and is reported.
            knob.value == 0
                && knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "0") == nil
        }
    }
}
