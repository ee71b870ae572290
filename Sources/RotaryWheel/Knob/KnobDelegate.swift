/// The delegate of a knob.
///
/// Each method has a default implementation, which is empty.
@MainActor
public protocol KnobDelegate: AnyObject {
    /// Called after each change of the value, by the user or by code.
    func knobDidChangeValue(_ knob: KnobWidget)

    /// Called when a drag begins.
    func knobDidBeginDragging(_ knob: KnobWidget)

    /// Called when a drag ends or is canceled.
    func knobDidEndDragging(_ knob: KnobWidget)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension KnobDelegate {
    public func knobDidChangeValue(_ knob: KnobWidget) {}
    public func knobDidBeginDragging(_ knob: KnobWidget) {}
    public func knobDidEndDragging(_ knob: KnobWidget) {}
}
