import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Without animations, motions jump and emit the same in the same order.
@MainActor
final class ReducedMotionTests: WidgetTestCase {
    private static func setAnimated(_ isAnimated: Bool) {
        settings.set("gtk-enable-animations", to: isAnimated)
    }

    override func tearDown() {
        MainActor.assumeIsolated { Self.setAnimated(true) }
        super.tearDown()
    }

    /// Asserts that a control emits the same with and without animations, where its motion ends immediately.
    ///
    /// - Returns: the events, except those of the motion, whose number depends on the frames.
    private func commonEvents<Control: RotaryControl>(
        of show: () throws -> (Control, TestWindow, EventRecord),
        after input: (Control, TestWindow) throws -> Void, until isOver: (Control, EventRecord) -> Bool
    ) throws -> [String] {
        let runs = try [true, false].map { isAnimated in
            Self.setAnimated(isAnimated)
            let (control, window, record) = try show()
            try input(control, window)
            if isAnimated {
                try MainLoop.pass(until: "the end; events: \(record.events)") { isOver(control, record) }
            }
            XCTAssertTrue(isOver(control, record), "animated: \(isAnimated); events: \(record.events)")
            let motion = ["notify rotation", "notify position", "notify value"]
            return record.events.filter { !motion.contains($0) }
        }
        // The angle of a drag is rounded where its device reports it.
        let names = runs.map { $0.map { $0.hasPrefix("drag-end") ? $0.prefix(20) : $0[...] } }
        XCTAssertEqual(names[0], names[1])
        return runs[0]
    }

    private func hasSettled(_ record: EventRecord) -> Bool { record.all("settled").count == 1 }

    /// Checks the accessible description in each emission of a signal.
    private func watchDescription(of widget: Widget, on signal: String, is text: String) {
        widget.connect(signal) { [weak widget] _ in
            guard let widget else { return }
            XCTAssertNil(widget.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text), signal)
        }
    }

    // MARK: The wheel

    func testWheelFlickEmitsTheSame() async throws {
        let events = try commonEvents {
            // The distance must not depend on the speed of the machine.
            try shown(makeWheel()) { $0.maximumRotation = Angle(degrees: 90) }
        } after: { wheel, window in
            watchDescription(of: wheel.object, on: "settled", is: "7")
            try window.perform(window.grab(from: -90, to: 30, step: 15, of: wheel) + [.release])
        } until: { wheel, record in
            hasSettled(record) && abs(wheel.rotation.degrees - 90) < 1e-9
        }
        XCTAssertEqual(
            events.filter { !$0.hasPrefix("drag-end") },
            ["drag-begin", "sector-crossed 7", "sector-crossed 6", "notify selected", "settled 6"])
    }

    func testWheelReturnEmitsTheSame() async throws {
        let events = try commonEvents {
            try shown(makeWheel()) { $0.returnsToStart = true }
        } after: { wheel, window in
            try window.perform(window.drag(from: -90, to: 0, of: wheel))
        } until: { wheel, record in
            hasSettled(record) && wheel.rotation == .zero
        }
        XCTAssertEqual(events.last, "settled 0")
    }

    // MARK: The spinning wheel

    func testSpinningWheelOverscrollEmitsTheSame() async throws {
        let events = try commonEvents {
            try shown(makeSpinningWheel(10))
        } after: { rim, window in
            try window.perform(window.grab(from: -100, to: 100, of: rim))
            // A drag still stretches.
            XCTAssertLessThan(rim.position, 0)
            try window.perform(.release)
        } until: { rim, record in
            hasSettled(record) && rim.position == 0
        }
        XCTAssertEqual(events.filter { !$0.hasPrefix("drag-end") }, ["drag-begin", "settled 0"])
    }

    func testSpinningWheelFlickEmitsTheSame() async throws {
        let events = try commonEvents {
            try shown(makeSpinningWheel(4))
        } after: { rim, window in
            watchDescription(of: rim.object, on: "settled", is: "Item 4, 4 of 4")
            try window.perform(window.grab(from: 200, to: -250, step: 50, of: rim) + [.release])
        } until: { rim, record in
            hasSettled(record) && rim.position == 3
        }
        XCTAssertEqual(
            events.filter { !$0.hasPrefix("drag-end") },
            ["drag-begin", "notify selected", "notify selected-item", "settled 3"])
    }

    func testRemovedModelSettlesADragOnce() async throws {
        Self.setAnimated(false)
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

    // MARK: The dial

    func testDialSpringEmitsTheSame() async throws {
        let events = try commonEvents {
            try shownExpanded(makeDial())
        } after: { dial, window in
            watchDescription(of: dial.object, on: "settled", is: "7")
            try window.perform(window.drag(from: -90, to: 10, of: dial))
        } until: { dial, record in
            hasSettled(record) && dial.selected == 6
        }
        XCTAssertEqual(events, ["notify selected", "notify selected-item", "settled 6"])
    }

    func testDialExpansionEmitsTheSame() async throws {
        for isAnimated in [true, false] {
            Self.setAnimated(isAnimated)
            let (dial, _, record) = try shown(makeDial())
            for isExpanded in [true, false] {
                dial.isExpanded = isExpanded
                if isAnimated {
                    try isExpanded ? dial.waitUntilExpanded() : dial.waitUntilCollapsed()
                }
                XCTAssertEqual(dial.isFullyExpanded, isExpanded)
            }
            XCTAssertEqual(record.events, ["notify expanded", "notify expanded"])
        }
    }

    // MARK: The knob

    func testKnobReturnEmitsTheSame() async throws {
        let events = try commonEvents {
            try shown(makeKnob()) { $0.returnsToStart = true }
        } after: { knob, window in
            try window.perform(
                window.grip(-90, of: knob) + window.arc(from: -90, to: 0, of: knob) + [.release])
        } until: { knob, _ in
            // Rounded, the value reaches the start just before the return ends and is reported.
            knob.value == 0
                && knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "0") == nil
        }
        XCTAssertEqual(events, ["notify touched", "drag-begin", "drag-end 30.0", "notify touched"])
    }
}
