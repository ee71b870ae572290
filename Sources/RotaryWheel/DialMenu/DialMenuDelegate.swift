public import RotaryWheelModel

/// The delegate of a dial menu.
///
/// Each method has a default implementation, which is empty.
@MainActor
public protocol DialMenuDelegate: AnyObject {
    /// Called once for the first selection, then each time the dial settles.
    func dialMenuDidChangeValue(_ dial: DialMenuWidget)

    /// Called once for the first ``SelectionControl/current`` item, then for each other one, at most once a frame.
    func dialMenuDidChangeCurrent(_ dial: DialMenuWidget)

    /// Called when a drag begins.
    func dialMenuDidBeginDragging(_ dial: DialMenuWidget)

    /// Called when a drag ends, after a turn by `total`.
    func dialMenuDidEndDragging(_ dial: DialMenuWidget, total: Angle)

    /// Called when the user activates an item.
    func dialMenu(_ dial: DialMenuWidget, didActivate item: Int)

    /// Called when ``MenuControl/isExpanded`` changes.
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
