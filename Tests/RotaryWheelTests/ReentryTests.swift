import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Re-entrant handlers that change the emitting wheel.
@MainActor
final class ReentryTests: WidgetTestCase {
    func testHandlerSelectsInSettled() async throws {
        for isShown in [true, false] {
            let wheel = makeWheel(8)
            if isShown { try show(wheel) }
            let record = wheel.record()
            wheel.onSettled = { wheel, sector in if sector < 5 { wheel.selected = sector + 1 } }
            wheel.turn(to: 2)
            try wheel.waitUntilSettled(record, times: 4)
            XCTAssertEqual(record.all("settled"), (2...5).map { "settled \($0)" }, "shown: \(isShown)")
            XCTAssertEqual(wheel.selected, 5)
            XCTAssertEqual(wheel.distance(toDetentOf: 5), 0, accuracy: 1e-9)
        }
    }

    func testHandlerReleasesTheLastReferenceInSettled() async throws {
        var dropped: RotaryWheelWidget? = makeWheel(8)
        dropped?.onSettled = { _, _ in dropped = nil }
        dropped?.turn(to: 3)
        XCTAssertNil(dropped)
        // As in a C program, no other reference exists during the emission.
        let pointer = g_object_ref_sink(UnsafeMutableRawPointer(rotary_wheel_widget_new()))!
        let gone: WeakObject = {
            let wheel = Object(retaining: pointer)
            wheel.connect("settled") { _ in g_object_unref(pointer) }
            return WeakObject(wheel)
        }()
        rotary_wheel_widget_set_sector_count(OpaquePointer(pointer), 8)
        rotary_wheel_widget_turn_to(OpaquePointer(pointer), 3)
        try MainLoop.wait(for: "it to be freed") { gone.object == nil }
    }

    func testHandlerReleasesTheLastReferenceDuringAnAction() async throws {
        let pointer = g_object_ref_sink(UnsafeMutableRawPointer(rotary_wheel_spinning_wheel_new()))!
        let weak = WeakObject(Object(retaining: pointer))
        var wheel: Widget? = Widget(retaining: pointer)
        wheel?.set("model", to: ListModel(ofNumberedStrings: 12) as Object?)
        let adjustment = Adjustment(sinking: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
        wheel?.set("adjustment", to: adjustment as Object?)
        wheel?.connect("notify::selected") { _ in if wheel != nil { g_object_unref(pointer); wheel = nil } }
        // The action first settles the wheel that the adjustment moved.
        adjustment.value = 3.7
        gtk_widget_activate_action_variant(wheel?.widget, "wheel.next", nil)
        try MainLoop.wait(for: "it to be freed") { weak.object == nil }
    }

    func testHandlerSelectsInSettledOfUnmap() async throws {
        let (wheel, rim, dial) = (makeWheel(8), makeSpinningWheel(8), watched(DialMenuWidget()))
        dial.object.set("model", to: ListModel(ofNumberedStrings: 8) as Object?)
        for control in [wheel.object, rim.object, dial.object] {
            let window = try show(control)
            control.set("selected", to: UInt32(3))
            var settled: [UInt32] = []
            control.connect("settled") { [unowned control] arguments in
                settled.append(arguments.get(1, as: UInt32.self))
                if settled.count == 1 { control.set("selected", to: UInt32(6)) }
            }
            control.setVisible(false)
            XCTAssertEqual(settled, [3, 6], "the positions where it settles")
            XCTAssertEqual(control.get("selected", as: UInt32.self), 6, control.cssName)
            window.close()
        }
        XCTAssertEqual(wheel.distance(toDetentOf: 6), 0, accuracy: 1e-9)
        XCTAssertEqual(rim.position, 6)
    }

    func testHandlerClosesTheWindow() async throws {
        for signal in ["sector-crossed", "settled"] {
            let (wheel, window, record) = try shown(makeWheel(8))
            wheel.object.connect(signal) { [weak window] _ in window?.close() }
            wheel.turn(to: 3)
            try MainLoop.wait(for: signal) { !record.all(signal).isEmpty }
            XCTAssertFalse(wheel.object.isMapped, signal)
            XCTAssertEqual(record.all("settled"), ["settled 3"], signal)
        }
    }

    func testHandlerChangesTheSectors() async throws {
        for (signal, count) in [("sector-crossed", 3), ("sector-crossed", 0), ("settled", 3)] {
            let name = "\(count) sectors in \(signal)"
            let (wheel, window, record) = try shown(makeWheel(8))
            wheel.object.connect(signal) { [weak wheel] _ in wheel?.sectorCount = count }
            wheel.turn(to: 4)
            try MainLoop.wait(for: name) { wheel.sectorCount == count }
            try MainLoop.pass(.milliseconds(400))
            try window.waitForFrame()
            defer { window.close() }
            guard count > 0 else {
                XCTAssertNil(wheel.selected, name)
                XCTAssertEqual(record.all("settled"), [], name)
                continue
            }
            let selected = try XCTUnwrap(wheel.selected, name)
            XCTAssertEqual(wheel.distance(toDetentOf: selected), 0, accuracy: 1e-9, name)
            if signal == "settled" {
                XCTAssertEqual(selected, 2, name)
                XCTAssertEqual(record.all("settled"), ["settled 4"], name)
            } else {
                XCTAssertLessThan(selected, 3, name)
                XCTAssertEqual(record.all("settled"), ["settled \(selected)"], name)
            }
        }
    }

    func testHandlerStepsInSectorCrossed() async throws {
        let (wheel, _, record) = try shown(makeWheel(8))
        var count = 0
        wheel.object.connect("sector-crossed") { [weak wheel] _ in
            count += 1
            if count < 5 { wheel?.step(by: 1) }
        }
        wheel.step(by: 1)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 5"])
    }
}
