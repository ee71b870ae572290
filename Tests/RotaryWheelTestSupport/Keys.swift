import RotaryWheel
package import RotaryWheelInterop

/// A control with a selected item.
@MainActor
package protocol SelectingControl {
    var object: Widget { get }
    var selected: Int? { get }
}

extension RotaryWheelWidget: SelectingControl {}
extension SpinningWheelWidget: SelectingControl {}
extension DialMenuWidget: SelectingControl {}

extension WidgetTestCase {
    /// Shows a control in its own window, and focuses it.
    package func showFocused(_ control: Widget, width: Int = 480, height: Int = 480) throws -> TestWindow {
        let window = try show(control, width: width, height: height)
        try window.focus()
        control.grabFocus()
        return window
    }

    /// Presses keys in turn, and waits until a control has an item selected.
    package func press(
        _ keys: String..., in window: TestWindow, _ control: some SelectingControl, selects item: Int
    ) throws {
        try window.perform(keys.map { .key($0) })
        try MainLoop.pass(until: "\(keys) select \(item); selected is \(control.selected ?? -1)") {
            control.selected == item
        }
    }
}
