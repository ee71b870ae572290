import RotaryWheelInterop
import RotaryWheelModel

// The scale between the bounds of the adjustment.
extension KnobImplementation {
    private var sharedScale: KnobScaleImplementation? {
        ownScale?.implementation as? KnobScaleImplementation
    }

    /// The object of the scale.
    var scaleObject: Object? {
        get { ownScale }
        set {
            leaveScale()
            ownScale = newValue
            sharedScale?.add(self)
            scaleChanged()
        }
    }

    func leaveScale() {
        sharedScale?.remove(self)
        ownScale = nil
    }

    func scaleChanged() {
        updateScale()
        writing.knownRoom = nil
        widget.queueResize()
        if !isNew { updateLabel() }
    }

    /// Follows the bounds and the properties of the scale.
    func updateScale() {
        let adjustment = range.adjustment
        guard
            let scale = ScaleModel(
                lower: adjustment.lower, upper: adjustment.largest, taper: sharedScale?.taper ?? .linear,
                lowest: sharedScale?.hasOff == true ? adjustment.lower + adjustment.step : nil)
        else { return }
        // The end of a function of the scale before may read the knob.
        let replaced = knob.scale
        knob.scale = scale
        withExtendedLifetime(replaced) {}
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
