public import RotaryWheelModel

/// What a spinning wheel tells its delegate.
///
/// Every call has a default that does nothing.
@MainActor
public protocol SpinningWheelDelegate: AnyObject {
    /// The wheel has a selected item: called once to begin with, then each time the wheel has settled.
    func spinningWheelDidChangeValue(_ wheel: SpinningWheelWidget)

    /// Another item is the nearest to the centre, ``SpinningWheelWidget/current``: called once to begin with, then at most
    /// once a frame.
    func spinningWheelDidChangeCurrent(_ wheel: SpinningWheelWidget)

    /// The wheel stands at another position.
    func spinningWheelDidMove(_ wheel: SpinningWheelWidget)

    /// A drag began.
    func spinningWheelDidBeginDragging(_ wheel: SpinningWheelWidget)

    /// A drag ended after turning by `total`.
    func spinningWheelDidEndDragging(_ wheel: SpinningWheelWidget, total: Angle)

    /// The user has activated the centred item, which is selected then.
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
