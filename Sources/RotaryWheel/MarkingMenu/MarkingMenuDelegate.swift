/// The delegate of a marking menu.
///
/// Each method has a default implementation, which is empty.
@MainActor
public protocol MarkingMenuDelegate: AnyObject {
    /// Called once for the first selection, then each time the selection changes.
    func markingMenuDidChangeValue(_ menu: MarkingMenuWidget)

    /// Called when the user chooses an item.
    func markingMenu(_ menu: MarkingMenuWidget, didActivate item: Int)

    /// Called when ``MenuControl/isExpanded`` changes.
    func markingMenuDidChangeExpanded(_ menu: MarkingMenuWidget)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MarkingMenuDelegate {
    public func markingMenuDidChangeValue(_ menu: MarkingMenuWidget) {}
    public func markingMenu(_ menu: MarkingMenuWidget, didActivate item: Int) {}
    public func markingMenuDidChangeExpanded(_ menu: MarkingMenuWidget) {}
}
