import RotaryWheelInterop
import RotaryWheelModel

// The scale between the bounds of the adjustment.
extension KnobImplementation {
    private var sharedScale: KnobScaleImplementation? {
        scaleObject?.implementation as? KnobScaleImplementation
    }

    /// Leaves the scale before another one, and follows that.
    func scaleReplaced(_ before: Object?) {
        (before?.implementation as? KnobScaleImplementation)?.remove(self)
        sharedScale?.add(self)
        scaleChanged()
    }

    func leaveScale() { sharedScale?.remove(self) }

    func scaleChanged() {
        updateScale()
        writing.knownRoom = nil
        widget.queueResize()
        if !isNew { updateLabel() }
        lookChanged()
    }

    /// Follows the bounds and the properties of the scale.
    func updateScale() {
        let adjustment = range.adjustment
        guard
            let scale = ScaleModel(
                lower: adjustment.lower, upper: adjustment.largest, taper: sharedScale?.taper ?? .linear,
                lowest: sharedScale?.hasOff == true ? adjustment.lower + adjustment.step : nil)
        else { return }
        knob.scale = scale
        updateOff()
    }

    static let offProperty = Property.boolean("off", \KnobImplementation.isOff)

    /// Whether the value means off.
    var isOff: Bool { knob.scale.isOff(range.adjustment.value) }

    /// Notifies a change of ``isOff``.
    func updateOff() {
        guard isOff != known.isOff else { return }
        known.isOff = isOff
        keepingAlive { $0.notify(Self.offProperty) }
    }
}
