import Foundation
package import RotaryWheel
package import RotaryWheelInterop

extension TestWindow {
    /// The point at an angle of a widget, in degrees clockwise from the right, and a fraction of half its
    /// shorter side.
    package func place(_ degrees: Double, _ fraction: Double = 0.75, of widget: Widget) -> (
        x: Double, y: Double
    ) {
        let half = Double(min(widget.width, widget.height)) / 2
        let angle = Angle(degrees: degrees).radians
        let (x, y) = (Double(widget.width) / 2, Double(widget.height) / 2)
        return point(x + fraction * half * cos(angle), y + fraction * half * sin(angle), of: widget)
    }

    /// Moves to the point at an angle of a widget.
    package func point(_ degrees: Double, _ fraction: Double = 0.75, of widget: Widget) -> HandAction {
        let (x, y) = place(degrees, fraction, of: widget)
        return .move(x: x, y: y)
    }

    /// A pointer's way about the middle of a widget.
    package func arc(
        from start: Double, to end: Double, step: Double = 3, _ fraction: Double = 0.75, of widget: Widget
    ) -> [HandAction] {
        let count = Int((abs(end - start) / step).rounded(.up))
        return (1...count).map {
            point(start + (end - start) * Double($0) / Double(count), fraction, of: widget)
        }
    }

    /// A drag about the middle of a widget that is let go without speed.
    package func drag(
        from start: Double, to end: Double, _ fraction: Double = 0.75, of widget: Widget
    ) -> [HandAction] {
        [point(start, fraction, of: widget), .press] + arc(from: start, to: end, fraction, of: widget)
            + [.hold(200), .release]
    }

    /// A tap on a widget.
    package func tap(_ degrees: Double, _ fraction: Double = 0.75, of widget: Widget) -> [HandAction] {
        [point(degrees, fraction, of: widget), .click(1)]
    }
}

// The same for a wheel.
extension TestWindow {
    package func point(_ degrees: Double, _ fraction: Double = 0.75, of wheel: RotaryWheelWidget)
        -> HandAction
    {
        point(degrees, fraction, of: wheel.object)
    }

    package func arc(
        from start: Double, to end: Double, step: Double = 3, _ fraction: Double = 0.75,
        of wheel: RotaryWheelWidget
    ) -> [HandAction] {
        arc(from: start, to: end, step: step, fraction, of: wheel.object)
    }

    package func drag(
        from start: Double, to end: Double, _ fraction: Double = 0.75, of wheel: RotaryWheelWidget
    ) -> [HandAction] {
        drag(from: start, to: end, fraction, of: wheel.object)
    }

    package func tap(_ degrees: Double, _ fraction: Double = 0.75, of wheel: RotaryWheelWidget)
        -> [HandAction]
    {
        tap(degrees, fraction, of: wheel.object)
    }
}
