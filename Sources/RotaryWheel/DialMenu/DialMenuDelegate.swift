public import RotaryWheelModel

/// What a dial menu tells its delegate.
///
/// Every call has a default that does nothing.
@MainActor
public protocol DialMenuDelegate: AnyObject {
    /// The dial has a selected item: called once to begin with, then each time the dial has settled.
    func dialMenuDidChangeValue(_ dial: DialMenuWidget)

    /// Another item is at the top, ``DialMenuWidget/current``: called once to begin with, then at most once a frame.
    func dialMenuDidChangeCurrent(_ dial: DialMenuWidget)

    /// A drag began.
    func dialMenuDidBeginDragging(_ dial: DialMenuWidget)

    /// A drag ended after turning by `total`.
    func dialMenuDidEndDragging(_ dial: DialMenuWidget, total: Angle)

    /// The user has activated an item.
    func dialMenu(_ dial: DialMenuWidget, didActivate item: Int)

    /// The bubbles have been sent out, or back.
    func dialMenuDidChangeExpanded(_ dial: DialMenuWidget)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DialMenuDelegate {
    public func dialMenuDidChangeValue(_ dial: DialMenuWidget) {}
    public func dialMenuDidChangeCurrent(_ dial: DialMenuWidget) {}
    public func dialMenuDidBeginDragging(_ dial: DialMenuWidget) {}
    public func dialMenuDidEndDragging(_ dial: DialMenuWidget, total: Angle) {}
    public func dialMenu(_ dial: DialMenuWidget, didActivate item: Int) {}
    public func dialMenuDidChangeExpanded(_ dial: DialMenuWidget) {}
}
