public import RotaryWheelModel

/// What a wheel tells its delegate.
///
/// Every call has a default that does nothing.
@MainActor
public protocol RotaryWheelDelegate: AnyObject {
    /// The wheel has a selected sector: called once to begin with, then each time the wheel has settled.
    func wheelDidChangeValue(_ wheel: RotaryWheelWidget)

    /// Another sector is at the indicator, ``RotaryWheelWidget/current``: called once to begin with, then at most once a
    /// frame.
    func wheelDidChangeCurrent(_ wheel: RotaryWheelWidget)

    /// A sector has come to the indicator while the wheel was turning.
    func wheel(_ wheel: RotaryWheelWidget, didCross sector: Int)

    /// The wheel has turned by `delta`, and by `total` since it was gripped or left its rest.
    func wheelDidRotate(_ wheel: RotaryWheelWidget, by delta: Angle, total: Angle)

    /// A pointer has gripped the wheel.
    func wheelDidBeginDragging(_ wheel: RotaryWheelWidget)

    /// The pointer has let go of the wheel, after turning it by `total`.
    func wheelDidEndDragging(_ wheel: RotaryWheelWidget, total: Angle)

    /// The user has activated the sector at the indicator, which is selected then.
    func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RotaryWheelDelegate {
    public func wheelDidChangeValue(_ wheel: RotaryWheelWidget) {}
    public func wheelDidChangeCurrent(_ wheel: RotaryWheelWidget) {}
    public func wheel(_ wheel: RotaryWheelWidget, didCross sector: Int) {}
    public func wheelDidRotate(_ wheel: RotaryWheelWidget, by delta: Angle, total: Angle) {}
    public func wheelDidBeginDragging(_ wheel: RotaryWheelWidget) {}
    public func wheelDidEndDragging(_ wheel: RotaryWheelWidget, total: Angle) {}
    public func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int) {}
}
