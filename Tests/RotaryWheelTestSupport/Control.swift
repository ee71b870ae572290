import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop
import XCTest

extension RotaryControl {
    /// The control as a widget.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Records all signals and notifications, except those of the motion.
    package func record() -> EventRecord {
        let signals =
            switch self {
            case is RotaryWheelWidget:
                ["settled", "sector-crossed", "spin-begin", "drag-begin", "drag-end", "activate"]
            case is SpinningWheelWidget: ["settled", "drag-begin", "drag-end", "activate"]
            case is MenuControl: ["settled", "activate"]
            default: ["drag-begin", "drag-end"]
            }
        return EventRecord(of: object, signals: signals, except: ["current", "current-item"])
    }
}

extension SelectionControl {
    /// Waits for a number of `settled` emissions, and returns all of them.
    @discardableResult
    package func waitUntilSettled(
        _ record: EventRecord, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws -> [String] {
        try MainLoop.pass(
            until: "the control settles; events: \(record.events.suffix(20))", file: file, line: line
        ) { record.all("settled").count >= times }
        return record.all("settled")
    }
}

extension WidgetTestCase {
    /// Asserts what a screen reader announces of a control.
    package func assertDescribed(
        _ control: Widget, as text: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let difference = control.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text)
        XCTAssertNil(difference, text, file: file, line: line)
    }

    /// Asserts that a control is finalized at the end of the test.
    package func watched<Control: RotaryControl>(_ control: Control) -> Control {
        watch(control.object, "the \(Control.self)")
        return control
    }

    /// Shows a control in its own window.
    @discardableResult
    package func show(_ control: RotaryControl, width: Int? = nil, height: Int? = nil) throws -> TestWindow {
        let isRim = control is SpinningWheelWidget
        return try show(
            control.object, width: width ?? (isRim ? 560 : 480), height: height ?? (isRim ? 200 : 480))
    }

    /// Shows a control in its own window, and records its events.
    package func shown<Control: RotaryControl>(
        _ control: Control, width: Int? = nil, height: Int? = nil, isFocused: Bool = false,
        change: (Control) -> Void = { _ in }
    ) throws -> (Control, TestWindow, EventRecord) {
        change(control)
        let window = try show(control, width: width, height: height)
        if isFocused {
            try window.focus()
            control.object.grabFocus()
        }
        return (control, window, control.record())
    }

    /// Shows a control, performs input, and waits until the control settles.
    ///
    /// - Returns: the events since the control was shown.
    @discardableResult
    package func settle(
        _ control: SelectionControl, file: StaticString = #filePath, line: UInt = #line,
        after input: (TestWindow) -> [InputAction]
    ) throws -> EventRecord {
        let (_, window, record) = try shown(control)
        try window.perform(input(window))
        try control.waitUntilSettled(record, file: file, line: line)
        return record
    }

    /// Presses keys in turn; expects each to select an item of a control.
    package func press(
        _ items: KeyValuePairs<String, Int>, in window: TestWindow, _ control: SelectionControl,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for (key, item) in items {
            XCTAssertNotEqual(control.selected, item, "before \(key)", file: file, line: line)
            try window.perform(.key(key))
            try MainLoop.pass(
                until: "\(key) selects \(item); selected is \(control.selected ?? -1)", file: file, line: line
            ) { control.selected == item }
        }
    }
}

extension Widget {
    /// Sets the text direction.
    package func setRightToLeft() { unsafe gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL) }
}
