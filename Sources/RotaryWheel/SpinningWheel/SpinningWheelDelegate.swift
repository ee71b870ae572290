public import RotaryWheelModel

/// The delegate of a spinning wheel.
///
/// Each method has a default implementation, which is empty.
@MainActor
public protocol SpinningWheelDelegate: AnyObject {
    /// Called once for the first selection, then each time the wheel settles.
    func spinningWheelDidChangeValue(_ wheel: SpinningWheelWidget)

    /// Called once for the first ``SelectionControl/current`` item, then for each other one, at most once a frame.
    func spinningWheelDidChangeCurrent(_ wheel: SpinningWheelWidget)

    /// Called when the position changes.
    func spinningWheelDidMove(_ wheel: SpinningWheelWidget)

    /// Called when a drag begins.
    func spinningWheelDidBeginDragging(_ wheel: SpinningWheelWidget)

    /// Called when a drag ends, after a turn by `total`.
    func spinningWheelDidEndDragging(_ wheel: SpinningWheelWidget, total: Angle)

    /// Called when the user activates the centered item, which is selected then.
    func spinningWheel(_ wheel: SpinningWheelWidget, didActivate item: Int)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SpinningWheelDelegate {
    public func spinningWheelDidChangeValue(_ wheel: SpinningWheelWidget) {}
    public func spinningWheelDidChangeCurrent(_ wheel: SpinningWheelWidget) {}
    public func spinningWheelDidMove(_ wheel: SpinningWheelWidget) {}
    public func spinningWheelDidBeginDragging(_ wheel: SpinningWheelWidget) {}
    public func spinningWheelDidEndDragging(_ wheel: SpinningWheelWidget, total: Angle) {}
    public func spinningWheel(_ wheel: SpinningWheelWidget, didActivate item: Int) {}
}
