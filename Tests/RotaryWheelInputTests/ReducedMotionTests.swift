import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Without animations every motion jumps, and tells the same in the same order.
@MainActor
final class ReducedMotionTests: WidgetTestCase {
    private static func setAnimated(_ isAnimated: Bool) {
        Object(retaining: UnsafeMutableRawPointer(gtk_settings_get_default()))
            .set("gtk-enable-animations", to: isAnimated)
    }

    override func tearDown() {
        MainActor.assumeIsolated { Self.setAnimated(true) }
        super.tearDown()
    }

    /// What something tells with animations and without; how often it tells of a motion depends on the frames.
    private func told(
        _ run: (_ isAnimated: Bool) throws -> EventRecord, but motion: String
    ) throws -> [[String]] {
        try [true, false].map { isAnimated in
            Self.setAnimated(isAnimated)
            return try run(isAnimated).events.filter { !$0.hasPrefix(motion) }
        }
    }

    /// Adds to a record what assistive technologies say when something else is told.
    private func watchDescription(of widget: Widget, on signal: String, is text: String) {
        widget.connect(signal) { [weak widget] _ in
            guard let widget else { return }
            XCTAssertNil(widget.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text), signal)
        }
    }

    // MARK: The wheel

    func testAFlickOfTheWheel() async throws {
        let told = try told(
            { isAnimated in
                let wheel = makeWheel(8)
                // So that the way does not depend on how fast the machine is.
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
        for events in told { XCTAssertEqual(events.filter { !$0.hasPrefix("drag-end") }, expected) }
        XCTAssertEqual(told[0].map { $0.prefix(8) }, told[1].map { $0.prefix(8) })
    }

    func testAWheelThatReturnsToItsStart() async throws {
        let told = try told(
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
        XCTAssertEqual(told[0].last, "settled 0")
        XCTAssertEqual(told[0].map { $0.prefix(8) }, told[1].map { $0.prefix(8) })
    }

    // MARK: The spinning wheel

    func testTheRubberBandOfTheSpinningWheel() async throws {
        let told = try told(
            { isAnimated in
                let wheel = makeSpinningWheel(10)
                let window = try show(wheel)
                let record = wheel.record()
                try window.perform([window.point(-100, of: wheel), .press])
                try window.perform(window.way(from: -100, to: 100, of: wheel))
                // Under the hand it stretches all the same.
                XCTAssertLessThan(wheel.position, 0)
                try window.perform(.release)
                if isAnimated {
                    try wheel.waitUntilSettled(record)
                } else {
                    XCTAssertEqual(wheel.position, 0)
                }
                return record
            }, but: "notify position")
        for events in told {
            XCTAssertEqual(events.filter { !$0.hasPrefix("drag-end") }, ["drag-begin", "settled 0"])
        }
    }

    func testAFlickOfTheSpinningWheel() async throws {
        let told = try told(
            { isAnimated in
                let wheel = makeSpinningWheel(4)
                let window = try show(wheel)
                let record = wheel.record()
                watchDescription(of: wheel.object, on: "settled", is: "Item 4, 4 of 4")
                try window.perform([window.point(200, of: wheel), .press])
                try window.perform(window.way(from: 200, to: -250, step: 50, of: wheel) + [.release])
                if isAnimated {
                    try wheel.waitUntilSettled(record)
                } else {
                    XCTAssertEqual(wheel.position, 3)
                }
                return record
            }, but: "notify position")
        XCTAssertEqual(
            told[0].filter { !$0.hasPrefix("drag-end") },
            ["drag-begin", "notify selected", "notify selected-item", "settled 3"])
        XCTAssertEqual(told[1], told[0])
    }

    // MARK: The dial

    func testTheSpringOfTheDial() async throws {
        let told = try told(
            { isAnimated in
                let dial = makeDial()
                dial.isExpanded = true
                let window = try show(dial)
                try dial.waitUntilOut()
                let record = dial.record()
                watchDescription(of: dial.object, on: "settled", is: "7")
                try window.perform(window.drag(from: -90, to: 10, of: dial.object))
                if isAnimated { try dial.waitUntilSettled(record) } else { XCTAssertEqual(dial.selected, 6) }
                return record
            }, but: "notify rotation")
        XCTAssertEqual(told[0], ["notify selected", "notify selected-item", "settled 6"])
        XCTAssertEqual(told[1], told[0])
    }

    func testTheBubblesComeOutAndGoBack() async throws {
        let told = try told(
            { isAnimated in
                let dial = makeDial()
                try show(dial)
                let record = dial.record()
                for isExpanded in [true, false] {
                    dial.isExpanded = isExpanded
                    if isAnimated {
                        try isExpanded ? dial.waitUntilOut() : dial.waitUntilBack()
                    } else {
                        XCTAssertEqual(dial.isOut, isExpanded)
                    }
                }
                return record
            }, but: "notify rotation")
        XCTAssertEqual(
            told, [["notify expanded", "notify expanded"], ["notify expanded", "notify expanded"]])
    }

    func testOfAModelThatGoesInADragNothingIsToldAfterwards() async throws {
        Self.setAnimated(false)
        let wheel = makeSpinningWheel()
        let window = try show(wheel)
        try window.perform(
            [window.point(100, of: wheel), .press] + window.way(from: 100, to: -80, of: wheel))
        var counts: [UInt32] = []
        wheel.object.connect("settled") { [unowned wheel] _ in
            counts.append(wheel.model.map { g_list_model_get_n_items($0) } ?? 0)
        }
        wheel.show(nil)
        XCTAssertEqual(counts, [40], "the number of items when the cancelled drag settles")
        try window.perform(.release)
    }

    // MARK: The knob

    func testTheWayBackOfAKnob() async throws {
        let told = try told(
            { isAnimated in
                let knob = makeKnob()
                knob.returnsToStart = true
                let window = try show(knob.object)
                let record = knob.record()
                try window.perform(window.grip(-90, of: knob))
                try window.perform(window.arc(from: -90, to: 0, of: knob.object) + [.release])
                var isTold: Bool {
                    knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "0") == nil
                }
                // Rounded, the value is at its start a little before the way back ends and is told.
                if isAnimated { try MainLoop.wait(for: "the start to be told") { isTold } }
                XCTAssertTrue(isTold)
                XCTAssertEqual(knob.value, 0)
                return record
            }, but: "notify value")
        XCTAssertEqual(told[0].count, 2, "\(told[0])")
        XCTAssertEqual(told[1], told[0])
    }
}
