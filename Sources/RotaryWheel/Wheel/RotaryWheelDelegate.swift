public import RotaryWheelModel

/// The delegate of a wheel.
///
/// Each method has a default implementation, which is empty.
@MainActor
public protocol RotaryWheelDelegate: AnyObject {
    /// Called once for the first selection, then each time the wheel settles.
    func wheelDidChangeValue(_ wheel: RotaryWheelWidget)

    /// Called once for the first ``SelectionControl/current`` sector, then for each other one, at most once a frame.
    func wheelDidChangeCurrent(_ wheel: RotaryWheelWidget)

    /// Called for each sector that passes the indicator.
    func wheel(_ wheel: RotaryWheelWidget, didCross sector: Int)

    /// Called when a spin begins, with the sector where it ends.
    func wheel(_ wheel: RotaryWheelWidget, didBeginSpinTo sector: Int)

    /// Called when the wheel turned by `delta`, and by `total` since the drag or motion began.
    func wheelDidRotate(_ wheel: RotaryWheelWidget, by delta: Angle, total: Angle)

    /// Called when a drag begins.
    func wheelDidBeginDragging(_ wheel: RotaryWheelWidget)

    /// Called when a drag ends, after a turn by `total`.
    func wheelDidEndDragging(_ wheel: RotaryWheelWidget, total: Angle)

    /// Called when the user activates the sector at the indicator, which is selected then.
    func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RotaryWheelDelegate {
    public func wheelDidChangeValue(_ wheel: RotaryWheelWidget) {}
    public func wheelDidChangeCurrent(_ wheel: RotaryWheelWidget) {}
    public func wheel(_ wheel: RotaryWheelWidget, didCross sector: Int) {}
    public func wheel(_ wheel: RotaryWheelWidget, didBeginSpinTo sector: Int) {}
    public func wheelDidRotate(_ wheel: RotaryWheelWidget, by delta: Angle, total: Angle) {}
    public func wheelDidBeginDragging(_ wheel: RotaryWheelWidget) {}
    public func wheelDidEndDragging(_ wheel: RotaryWheelWidget, total: Angle) {}
    public func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int) {}
}
