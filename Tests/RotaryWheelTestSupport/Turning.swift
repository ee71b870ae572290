import Foundation
package import RotaryWheel
package import RotaryWheelInterop

extension TestWindow {
    /// A point of a widget: degrees clockwise from the right, and a fraction of half the shorter side.
    package func place(_ degrees: Double, _ fraction: Double = 0.75, of widget: Widget) -> (
        x: Double, y: Double
    ) {
        let half = Double(min(widget.width, widget.height)) / 2
        let angle = Angle(degrees: degrees).radians
        let (x, y) = (Double(widget.width) / 2, Double(widget.height) / 2)
        return point(x + fraction * half * cos(angle), y + fraction * half * sin(angle), of: widget)
    }

    /// Moves the pointer to such a point.
    package func point(_ degrees: Double, _ fraction: Double = 0.75, of widget: Widget) -> InputAction {
        let (x, y) = place(degrees, fraction, of: widget)
        return .move(x: x, y: y)
    }

    /// A pointer path about the center of a widget.
    package func arc(
        from start: Double, to end: Double, step: Double = 3, _ fraction: Double = 0.75, of widget: Widget
    ) -> [InputAction] {
        let count = Int((abs(end - start) / step).rounded(.up))
        return (1...count).map {
            point(start + (end - start) * Double($0) / Double(count), fraction, of: widget)
        }
    }

    /// A drag about the center of a widget, with a pause before the release.
    package func drag(
        from start: Double, to end: Double, _ fraction: Double = 0.75, of widget: Widget
    ) -> [InputAction] {
        [point(start, fraction, of: widget), .press] + arc(from: start, to: end, fraction, of: widget)
            + [.hold(200), .release]
    }

    /// A tap on a widget.
    package func tap(_ degrees: Double, _ fraction: Double = 0.75, of widget: Widget) -> [InputAction] {
        [point(degrees, fraction, of: widget), .click(1)]
    }
}

// The same for a wheel.
extension TestWindow {
    package func point(_ degrees: Double, _ fraction: Double = 0.75, of wheel: RotaryWheelWidget)
        -> InputAction
    {
        point(degrees, fraction, of: wheel.object)
    }

    package func arc(
        from start: Double, to end: Double, step: Double = 3, _ fraction: Double = 0.75,
        of wheel: RotaryWheelWidget
    ) -> [InputAction] {
        arc(from: start, to: end, step: step, fraction, of: wheel.object)
    }

    package func drag(
        from start: Double, to end: Double, _ fraction: Double = 0.75, of wheel: RotaryWheelWidget
    ) -> [InputAction] {
        drag(from: start, to: end, fraction, of: wheel.object)
    }

    package func tap(_ degrees: Double, _ fraction: Double = 0.75, of wheel: RotaryWheelWidget)
        -> [InputAction]
    {
        tap(degrees, fraction, of: wheel.object)
    }
}
