import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

/// Changes of controls while GTK lays out some of their parents.
///
/// GTK skips a parent whose size stays. If a control in it asks for another size during its own allocation, that parent
/// keeps no allocation, GTK warns when it draws it, and the test fails.
@MainActor
final class ParentLayoutTests: WidgetTestCase {
    /// Runs each change in the inner one of two parents, while the outer one has another layout in each frame.
    private func run(_ control: Widget, _ changes: [() -> Void]) throws {
        let (outer, inner, beside) = (Box(spacing: 0), Box(spacing: 0), Label("x"))
        let stack = Widget(sinking: UnsafeMutableRawPointer(gtk_stack_new()))
        inner.append(control)
        gtk_stack_add_child(stack.opaque, inner.widget)
        outer.append(beside)
        outer.append(stack)
        let window = try show(outer, width: 600, height: 500)
        _ = outer.addTickCallback { _ in
            beside.queueResize()
            return true
        }
        for (index, change) in changes.enumerated() {
            change()
            for _ in 0..<4 { try window.waitForFrame() }
            XCTAssertEqual(MessageLog.take(), [], "change \(index) of \(control.cssName)")
        }
    }

    private func items(_ count: Int, _ start: Int = 0) -> [RotaryWheelItem] {
        (start..<start + count).map {
            RotaryWheelItem(
                label: String(repeating: "word ", count: $0 % 5 + 1),
                iconName: $0 % 3 == 0 ? "weather-clear" : nil)
        }
    }

    func testControlsChangeWhileTheirParentsAreLaidOut() async throws {
        let items = items(8)
        let wheel = watched(RotaryWheelWidget(items: items))
        let wheelChanges: [() -> Void] = [
            { wheel.turn(to: 3) }, { items[3].label = "A longer name" },
            { items[4].iconName = "weather-snow" }, { wheel.spin(speed: Angle(degrees: 2000)) },
            { wheel.sectorCount = 200 }, { wheel.sectorCount = 5 },
            { wheel.object.setStyleClass("tinted", true) },
            { wheel.setItems(self.items(50, 1)) },
        ]
        try run(wheel.object, wheelChanges)
        let rim = watched(SpinningWheelWidget(items: self.items(400)))
        let rimChanges: [() -> Void] = [
            { rim.selected = 7 }, { rim.itemWidth = 90 }, { rim.selected = 300 },
            { rim.itemHeight = 40 }, { rim.depth = 1 }, { rim.setItems(self.items(100, 1)) },
        ]
        try run(rim.object, rimChanges)
        let dial = watched(DialMenuWidget(items: self.items(6)))
        let dialChanges: [() -> Void] = [
            { dial.isExpanded = true }, { dial.turn(to: 1) }, { dial.itemSize = 70 },
            { dial.turn(to: 3) }, { dial.setItems(self.items(9, 1)) }, { dial.turn(to: 2) },
            { dial.isExpanded = false },
        ]
        try run(dial.object, dialChanges)
        let knob = makeKnob()
        let knobChanges: [() -> Void] = [
            { knob.valueDisplay = .below }, { knob.value = 50 }, { knob.valueDisplay = .center },
            { knob.meter = KnobMeter(channels: 2) }, { knob.value = 100 },
        ]
        try run(knob.object, knobChanges)
    }
}
