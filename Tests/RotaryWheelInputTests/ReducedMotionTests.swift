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

    /// The events with and without animations, except those of the motion: their number depends on the frames.
    private func eventsWithAndWithoutAnimations(
        _ run: (_ isAnimated: Bool) throws -> EventRecord, but motion: String
    ) throws -> [[String]] {
        try [true, false].map { isAnimated in
            Self.setAnimated(isAnimated)
            return try run(isAnimated).events.filter { !$0.hasPrefix(motion) }
        }
    }

    /// Checks the accessible description in each emission of a signal.
    private func watchDescription(of widget: Widget, on signal: String, is text: String) {
        widget.connect(signal) { [weak widget] _ in
            guard let widget else { return }
            XCTAssertNil(widget.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text), signal)
        }
    }

    // MARK: The wheel

    func testWheelFlickEmitsTheSame() async throws {
        let runs = try eventsWithAndWithoutAnimations(
            { isAnimated in
                let wheel = makeWheel(8)
                // The distance must not depend on the speed of the machine.
                wheel.maximumRotation = Angle(degrees: 90)
                let window = try show(wheel)
                let record = wheel.record()
                watchDescription(of: wheel.object, on: "settled", is: "7")
                try window.perform(
                    [window.point(-90, of: wheel), .press]
                        + window.arc(from: -90, to: 30, step: 15, of: wheel)
                        + [.release])
                if isAnimated {
                    try wheel.waitUntilSettled(record)
                } else {
                    XCTAssertEqual(wheel.rotation.degrees, 90, accuracy: 1e-9)
                }
                return record
            }, but: "notify rotation")
        let expected = [
            "drag-begin", "sector-crossed 7", "sector-crossed 6", "notify selected", "settled 6",
        ]
        for events in runs { XCTAssertEqual(events.filter { !$0.hasPrefix("drag-end") }, expected) }
        XCTAssertEqual(runs[0].map { $0.prefix(8) }, runs[1].map { $0.prefix(8) })
    }

    func testWheelReturnEmitsTheSame() async throws {
        let runs = try eventsWithAndWithoutAnimations(
            { isAnimated in
                let wheel = makeWheel(8)
                wheel.returnsToStart = true
                let window = try show(wheel)
                let record = wheel.record()
                try window.perform(window.drag(from: -90, to: 0, of: wheel))
                if isAnimated {
                    try wheel.waitUntilSettled(record)
                } else {
                    XCTAssertEqual(wheel.rotation, .zero)
                }
                return record
            }, but: "notify rotation")
        XCTAssertEqual(runs[0].last, "settled 0")
        XCTAssertEqual(runs[0].map { $0.prefix(8) }, runs[1].map { $0.prefix(8) })
    }

    // MARK: The spinning wheel

    func testSpinningWheelOverscrollEmitsTheSame() async throws {
        let runs = try eventsWithAndWithoutAnimations(
            { isAnimated in
                let wheel = makeSpinningWheel(10)
                let window = try show(wheel)
                let record = wheel.record()
                try window.perform([window.point(-100, of: wheel), .press])
                try window.perform(window.path(from: -100, to: 100, of: wheel))
                // A drag still stretches.
                XCTAssertLessThan(wheel.position, 0)
                try window.perform(.release)
                if isAnimated {
                    try wheel.waitUntilSettled(record)
                } else {
                    XCTAssertEqual(wheel.position, 0)
                }
                return record
            }, but: "notify position")
        for events in runs {
            XCTAssertEqual(events.filter { !$0.hasPrefix("drag-end") }, ["drag-begin", "settled 0"])
        }
    }

    func testSpinningWheelFlickEmitsTheSame() async throws {
        let runs = try eventsWithAndWithoutAnimations(
            { isAnimated in
                let wheel = makeSpinningWheel(4)
                let window = try show(wheel)
                let record = wheel.record()
                watchDescription(of: wheel.object, on: "settled", is: "Item 4, 4 of 4")
                try window.perform([window.point(200, of: wheel), .press])
                try window.perform(window.path(from: 200, to: -250, step: 50, of: wheel) + [.release])
                if isAnimated {
                    try wheel.waitUntilSettled(record)
                } else {
                    XCTAssertEqual(wheel.position, 3)
                }
                return record
            }, but: "notify position")
        XCTAssertEqual(
            runs[0].filter { !$0.hasPrefix("drag-end") },
            ["drag-begin", "notify selected", "notify selected-item", "settled 3"])
        XCTAssertEqual(runs[1], runs[0])
    }

    // MARK: The dial

    func testDialSpringEmitsTheSame() async throws {
        let runs = try eventsWithAndWithoutAnimations(
            { isAnimated in
                let dial = makeDial()
                dial.isExpanded = true
                let window = try show(dial)
                try dial.waitUntilExpanded()
                let record = dial.record()
                watchDescription(of: dial.object, on: "settled", is: "7")
                try window.perform(window.drag(from: -90, to: 10, of: dial.object))
                if isAnimated { try dial.waitUntilSettled(record) } else { XCTAssertEqual(dial.selected, 6) }
                return record
            }, but: "notify rotation")
        XCTAssertEqual(runs[0], ["notify selected", "notify selected-item", "settled 6"])
        XCTAssertEqual(runs[1], runs[0])
    }

    func testDialExpansionEmitsTheSame() async throws {
        let runs = try eventsWithAndWithoutAnimations(
            { isAnimated in
                let dial = makeDial()
                try show(dial)
                let record = dial.record()
                for isExpanded in [true, false] {
                    dial.isExpanded = isExpanded
                    if isAnimated {
                        try isExpanded ? dial.waitUntilExpanded() : dial.waitUntilCollapsed()
                    } else {
                        XCTAssertEqual(dial.isFullyExpanded, isExpanded)
                    }
                }
                return record
            }, but: "notify rotation")
        XCTAssertEqual(
            runs, [["notify expanded", "notify expanded"], ["notify expanded", "notify expanded"]])
    }

    func testRemovedModelSettlesADragOnce() async throws {
        Self.setAnimated(false)
        let wheel = makeSpinningWheel()
        let window = try show(wheel)
        try window.perform(
            [window.point(100, of: wheel), .press] + window.path(from: 100, to: -80, of: wheel))
        var counts: [UInt32] = []
        wheel.object.connect("settled") { [unowned wheel] _ in
            counts.append(wheel.model.map { g_list_model_get_n_items($0) } ?? 0)
        }
        wheel.show(nil)
        XCTAssertEqual(counts, [40], "the number of items when the cancelled drag settles")
        try window.perform(.release)
    }

    // MARK: The knob

    func testKnobReturnEmitsTheSame() async throws {
        let runs = try eventsWithAndWithoutAnimations(
            { isAnimated in
                let knob = makeKnob()
                knob.returnsToStart = true
                let window = try show(knob.object)
                let record = knob.record()
                try window.perform(window.grip(-90, of: knob))
                try window.perform(window.arc(from: -90, to: 0, of: knob.object) + [.release])
                var isReported: Bool {
                    knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "0") == nil
                }
                // Rounded, the value reaches the start just before the return ends and is reported.
                if isAnimated { try MainLoop.wait(for: "the start to be runs") { isReported } }
                XCTAssertTrue(isReported)
                XCTAssertEqual(knob.value, 0)
                return record
            }, but: "notify value")
        XCTAssertEqual(
            runs[0], ["notify touched", "drag-begin", "drag-end 30.0", "notify touched"], "\(runs[0])")
        XCTAssertEqual(runs[1], runs[0])
    }
}
