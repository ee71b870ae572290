package import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension RimOrientation: Enumeration {
    package static var valueType: GType { gtk_position_type_get_type() }
}

extension SpinningWheelImplementation {
    private typealias Wheel = SpinningWheelImplementation

    static let definition = ClassDefinition(
        "RotaryWheelSpinningWheel", parent: gtk_widget_get_type(), cssName: "spinningwheel",
        role: GTK_ACCESSIBLE_ROLE_LIST,
        properties: [
            .object("model", \Wheel.modelProperty, of: g_list_model_get_type(), "The items on the rim"),
            .double(
                "position", \Wheel.position, default: 0,
                "Where the rim stands, in items: 0 with the first centred"),
            .uint(
                "selected", \Wheel.selected, 0...UInt32.max, default: UInt32.max,
                "The item that was centred when the rim rested last"),
            .object("selected-item", \Wheel.selectedItem, of: cgtk_type_object(), "The selected item"),
            .uint(
                "current", \Wheel.current, 0...UInt32.max, default: UInt32.max,
                "The item that is nearest to the centre"),
            .object(
                "current-item", \Wheel.currentItem, of: cgtk_type_object(),
                "The item nearest to the centre, itself"),
            .double(
                "item-width", \Wheel.itemWidth, default: 133,
                "The width of an item, in pixels from 1 to 10,000"),
            .double(
                "item-height", \Wheel.itemHeight, default: 173,
                "The height of an item, in pixels from 1 to 10,000"),
            .double(
                "radius", \Wheel.radius, default: 500,
                "The distance from the circle's centre to an item's near edge, in pixels from 1 to 10,000,000"
            ),
            .double(
                "angle-per-item", \Wheel.anglePerItem, default: 0,
                "The angle from one item to the next, in radians from 0.01 to π, 0 to let them touch"),
            .enumeration(
                "orientation", \Wheel.orientation, default: .top, "Where on its circle the rim shows"),
            .boolean(
                "flippable", \Wheel.flips, default: true,
                "Whether the rim is mirrored where text runs from right to left"),
            .boolean(
                "snap", \Wheel.snaps, default: true, "Whether an item is centred whenever the rim rests"),
            .boolean(
                "endless", \Wheel.isEndless, default: false, "Whether the first item follows the last"),
            .boolean(
                "inertia", \Wheel.hasInertia, default: true,
                "Whether the rim runs on when it is let go with speed"),
            .object(
                "adjustment", \Wheel.adjustment, of: gtk_adjustment_get_type(),
                "The position for a scrollbar or page indicators, in items"),
        ],
        signals: [Signal("settled", cgtk_type_uint()), Signal("activate", cgtk_type_uint())],
        actions: [
            ("wheel.next", { ($0 as? Wheel)?.step(by: 1) }),
            ("wheel.previous", { ($0 as? Wheel)?.step(by: -1) }),
            ("wheel.activate", { ($0 as? Wheel)?.activate() }),
        ])

    var position: Double {
        get { rim.position }
        set {
            guard accepts(newValue, for: "position") else { return }
            guard rim.count > 0 else {
                awaitedPosition = newValue
                return
            }
            adjustmentTimer.stop()
            guard newValue != rim.position else { return }
            apply(rim.setPosition(newValue, at: MonotonicClock.now))
        }
    }

    // MARK: Geometry

    var itemWidth: Double {
        get { rim.geometry.itemWidth }
        set { setGeometry("item-width", newValue, 1...10_000, \.itemWidth) }
    }

    var itemHeight: Double {
        get { rim.geometry.itemHeight }
        set { setGeometry("item-height", newValue, 1...10_000, \.itemHeight) }
    }

    var radius: Double {
        get { rim.geometry.radius }
        set { setGeometry("radius", newValue, 1...10_000_000, \.radius) }
    }

    private func setGeometry(
        _ property: String, _ number: Double, _ range: ClosedRange<Double>,
        _ path: WritableKeyPath<RimGeometry, Double>
    ) {
        let clamped = min(max(number, range.lowerBound), range.upperBound)
        guard accepts(number, for: property), clamped != rim.geometry[keyPath: path] else { return }
        changeGeometry { $0[keyPath: path] = clamped }
        widget.queueResize()
        notify(property)
    }

    var anglePerItem: Double {
        get { rim.geometry.chosenAngle.radians }
        set {
            let clamped = newValue <= 0 ? 0 : min(max(newValue, 0.01), .pi)
            guard accepts(newValue, for: "angle-per-item"), clamped != anglePerItem else { return }
            changeGeometry { $0.chosenAngle = Angle(radians: clamped) }
            notify("angle-per-item")
        }
    }

    var orientation: RimOrientation {
        get { rim.geometry.orientation }
        set {
            guard newValue != orientation else { return }
            changeGeometry { $0.orientation = newValue }
            updateStyleClass()
            widget.queueResize()
            notify("orientation")
        }
    }

    var flips: Bool {
        get { isFlippable }
        set {
            guard newValue != isFlippable else { return }
            isFlippable = newValue
            updateMirrored()
            notify("flippable")
        }
    }

    // MARK: The model's settings

    var snaps: Bool {
        get { rim.settings.snaps }
        set { change("snap") { $0.snaps = newValue } }
    }

    var isEndless: Bool {
        get { rim.settings.isEndless }
        set { change("endless") { $0.isEndless = newValue } }
    }

    var hasInertia: Bool {
        get { rim.settings.hasInertia }
        set { change("inertia") { $0.hasInertia = newValue } }
    }
}
