/// What a knob tells its delegate.
///
/// Every call has a default that does nothing.
@MainActor
public protocol KnobDelegate: AnyObject {
    /// The knob has another value, whoever has set it.
    func knobDidChangeValue(_ knob: KnobWidget)

    /// A pointer has begun to turn the knob.
    func knobDidBeginDragging(_ knob: KnobWidget)

    /// The pointer has let go of the knob, or the drag was given up.
    func knobDidEndDragging(_ knob: KnobWidget)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension KnobDelegate {
    public func knobDidChangeValue(_ knob: KnobWidget) {}
    public func knobDidBeginDragging(_ knob: KnobWidget) {}
    public func knobDidEndDragging(_ knob: KnobWidget) {}
}
