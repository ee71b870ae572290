package import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension RimOrientation: Enumeration {
    package static var valueType: GType { gtk_position_type_get_type() }
}

extension SpinningWheelImplementation {
    private typealias Wheel = SpinningWheelImplementation

    static let selectionProperties = SelectionProperties(of: Wheel.self)
    static let positionProperty = Property.double(
        "position", \Wheel.position, default: 0, setterNotifies: true)

    static let definition = makeDefinition(
        "RotaryWheelSpinningWheel", cssName: "spinningwheel", role: GTK_ACCESSIBLE_ROLE_LIST,
        properties: [
            positionProperty,
            .double("item-width", \Wheel.geometry.itemWidth, 1...10_000, default: 133),
            .double("item-height", \Wheel.geometry.itemHeight, 1...10_000, default: 173),
            .double("radius", \Wheel.geometry.radius, 1...10_000_000, default: 500),
            .double("angle-per-item", \Wheel.anglePerItem, 0...Double.pi, default: 0),
            .uint("visible-items", \Wheel.geometry.visibleItems, 0...100, default: 0),
            .enumeration("orientation", \Wheel.geometry.orientation, default: .top),
            .double("depth", \Wheel.geometry.depth, 0...1, default: 0),
            .boolean("snap", \Wheel.settings.snaps, default: true),
            .boolean("endless", \Wheel.settings.isEndless, default: false),
            .boolean("inertia", \Wheel.settings.hasInertia, default: true),
            .object("adjustment", \Wheel.adjustment, of: gtk_adjustment_get_type()),
        ],
        actionPrefix: "wheel")

    /// The settings of the model.
    var settings: RimSettings {
        get { motion.settings }
        set {
            guard newValue != motion.settings else { return }
            keepingAlive { _ in
                apply(motion.setSettings(newValue, at: MonotonicClock.now))
                placeItems()
                updateAdjustment()
            }
        }
    }

    /// The places of the items.
    var geometry: RimGeometry {
        get { chosenGeometry }
        set {
            guard newValue != chosenGeometry else { return }
            chosenGeometry = newValue
            motion.setGeometry(newValue.fitted, at: MonotonicClock.now)
            updateStyleClass()
            widget.queueResize()
            placeItems()
            updateAdjustment()
        }
    }

    var anglePerItem: Angle {
        get { geometry.chosenAngle }
        set { geometry.chosenAngle = newValue == .zero ? .zero : max(newValue, Angle(radians: 0.01)) }
    }

    var position: Double {
        get { motion.position }
        set {
            guard motion.count > 0 else {
                state.awaited = newValue
                return
            }
            adjustmentTimer.stop()
            guard newValue != motion.position else { return }
            apply(motion.setPosition(newValue, at: MonotonicClock.now))
        }
    }
}
