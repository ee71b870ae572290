import Foundation
package import RotaryWheel
package import RotaryWheelInterop

/// A widget or a control, about whose center the pointer turns.
@MainActor
package protocol Turnable { var turnedWidget: Widget { get } }

extension Widget: Turnable { package var turnedWidget: Widget { self } }

extension RotaryControl: Turnable { package var turnedWidget: Widget { object } }

extension TestWindow {
    /// A point of a widget: degrees clockwise from the right, and a fraction of half the shorter side.
    package func place(_ degrees: Double, _ fraction: Double = 0.75, of turnable: some Turnable)
        -> (x: Double, y: Double)
    {
        let widget = turnable.turnedWidget
        let half = Double(min(widget.width, widget.height)) / 2
        let angle = Angle(degrees: degrees).radians
        let (x, y) = (Double(widget.width) / 2, Double(widget.height) / 2)
        return point(x + fraction * half * cos(angle), y + fraction * half * sin(angle), of: widget)
    }

    /// Moves the pointer to such a point.
    package func point(_ degrees: Double, _ fraction: Double = 0.75, of turnable: some Turnable)
        -> InputAction
    {
        let (x, y) = place(degrees, fraction, of: turnable)
        return .move(x: x, y: y)
    }

    /// A pointer path about the center of a widget.
    package func arc(
        from start: Double, to end: Double, step: Double = 3, _ fraction: Double = 0.75,
        of turnable: some Turnable
    ) -> [InputAction] {
        let count = Int((abs(end - start) / step).rounded(.up))
        return (1...count).map {
            point(start + (end - start) * Double($0) / Double(count), fraction, of: turnable)
        }
    }

    /// A press and a pointer path about the center of a widget, without a release.
    package func grab(
        from start: Double, to end: Double, step: Double = 3, _ fraction: Double = 0.75,
        of turnable: some Turnable
    ) -> [InputAction] {
        [point(start, fraction, of: turnable), .press]
            + arc(from: start, to: end, step: step, fraction, of: turnable)
    }

    /// A drag about the center of a widget, with a pause before the release.
    package func drag(
        from start: Double, to end: Double, _ fraction: Double = 0.75, of turnable: some Turnable
    ) -> [InputAction] {
        grab(from: start, to: end, fraction, of: turnable) + [.hold(200), .release]
    }

    /// A tap on a widget.
    package func tap(_ degrees: Double, _ fraction: Double = 0.75, of turnable: some Turnable)
        -> [InputAction]
    { [point(degrees, fraction, of: turnable), .click(1)] }
}
