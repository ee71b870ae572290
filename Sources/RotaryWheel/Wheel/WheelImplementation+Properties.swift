import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension WheelImplementation {
    private typealias Wheel = WheelImplementation

    static let definition = ClassDefinition(
        "RotaryWheelWidget", parent: gtk_widget_get_type(), cssName: "rotarywheel",
        role: GTK_ACCESSIBLE_ROLE_LIST,
        properties: [
            .object(
                "model", \Wheel.modelProperty, of: g_list_model_get_type(), "The items that the sectors show"),
            .uint(
                "sector-count", \Wheel.sectorCount, 0...UInt32(SectorRing.maximumCount), default: 0,
                "How many numbered sectors there are without a model"),
            .uint(
                "selected", \Wheel.selected, 0...UInt32.max, default: UInt32.max,
                "The sector that was at the indicator when the wheel rested last"),
            .object(
                "selected-item", \Wheel.selectedItem, of: cgtk_type_object(), "The selected sector's item"),
            .uint(
                "current", \Wheel.current, 0...UInt32.max, default: UInt32.max,
                "The sector that is at the indicator"),
            .object(
                "current-item", \Wheel.currentItem, of: cgtk_type_object(), "The item at the indicator"),
            .double(
                "rotation", \Wheel.rotation, default: 0,
                "How far the wheel is turned, in radians, clockwise, not confined to one turn"),
            .double(
                "indicator-angle", \Wheel.indicatorAngle, default: .pi,
                "Where the indicator stands, in radians clockwise from the right"),
            .enumeration(
                "direction", \Wheel.direction, default: .clockwise, "Which way round the sectors are numbered"
            ),
            .enumeration("turning", \Wheel.turning, default: .both, "Which ways the wheel may be turned"),
            .double(
                "minimum-rotation", \Wheel.minimumRotation, default: -Double.greatestFiniteMagnitude,
                "The smallest rotation, in radians"),
            .double(
                "maximum-rotation", \Wheel.maximumRotation, default: Double.greatestFiniteMagnitude,
                "The largest rotation, in radians"),
            .double(
                "grip-inner", \Wheel.gripInner, default: 0.4,
                "The inner edge of the ring that can be gripped, as a fraction of the radius from 0 to 1"),
            .double(
                "grip-outer", \Wheel.gripOuter, default: 1,
                "The outer edge of the ring that can be gripped, as a fraction of the radius from 0 to 1"),
            .boolean(
                "strict-grip", \Wheel.isGripStrict, default: false,
                "Whether a drag ends where it leaves the ring"),
            .double(
                "dead-zone-angle", \Wheel.deadZoneAngle, default: 0,
                "The middle of the zone where no press counts, in radians clockwise from the right"),
            .double(
                "dead-zone-extent", \Wheel.deadZoneExtent, default: 0,
                "How far the zone where no press counts extends in all, in radians from 0 to 2π"),
            .boolean(
                "flippable", \Wheel.flips, default: true,
                "Whether the wheel is mirrored where text runs from right to left"),
            .boolean(
                "snap", \Wheel.snaps, default: true,
                "Whether the wheel rests only with a sector's middle at the indicator"),
            .boolean(
                "inertia", \Wheel.hasInertia, default: true,
                "Whether the wheel runs on when it is let go with speed"),
            .uint(
                "settle-duration", \Wheel.settleDuration, 0...2000, default: 200,
                "How long the wheel takes to come to rest without speed, in milliseconds"),
            .boolean(
                "return-to-start", \Wheel.returnsToStart, default: false,
                "Whether the wheel goes back to where a drag began"),
            .uint(
                "auto-advance", \Wheel.autoAdvance, 0...86_400_000, default: 0,
                "How long the wheel rests before it turns on by itself, in milliseconds, 0 for never"),
            .object("hub", \Wheel.hubChild, of: gtk_widget_get_type(), "The widget in the middle"),
            .object(
                "background-file", \Wheel.background, of: g_file_get_type(), "The picture behind the sectors"),
        ],
        signals: [
            Signal("settled", cgtk_type_uint()),
            Signal("sector-crossed", cgtk_type_uint()),
            Signal("rotated", cgtk_type_double(), cgtk_type_double()),
            Signal("drag-begin"),
            Signal("drag-end", cgtk_type_double()),
            Signal("activate", cgtk_type_uint()),
        ],
        actions: [
            ("wheel.next", { ($0 as? Wheel)?.step(by: 1) }),
            ("wheel.previous", { ($0 as? Wheel)?.step(by: -1) }),
            ("wheel.activate", { ($0 as? Wheel)?.activate() }),
        ])

    // MARK: The model's settings

    var rotation: Double {
        get { wheel.rotation.radians }
        set {
            guard accepts(newValue, for: "rotation"), newValue != rotation else { return }
            apply(wheel.setRotation(Angle(radians: newValue), at: MonotonicClock.now))
        }
    }

    var indicatorAngle: Double {
        get { wheel.settings.indicator.radians }
        set {
            guard accepts(newValue, for: "indicator-angle") else { return }
            change("indicator-angle", places: true) { $0.indicator = Angle(radians: newValue) }
        }
    }

    var direction: WheelDirection {
        get { wheel.settings.direction }
        set {
            change("direction", places: true) { $0.direction = newValue }
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

    var turning: WheelTurning {
        get { wheel.settings.turning }
        set { change("turning") { $0.turning = newValue } }
    }

    var minimumRotation: Double {
        get { Self.number(wheel.settings.stops.minimum) }
        set {
            setStop("minimum-rotation", newValue) { WheelStops(minimum: $1, maximum: Self.stop($0.maximum)) }
        }
    }

    var maximumRotation: Double {
        get { Self.number(wheel.settings.stops.maximum) }
        set {
            let minimum = minimumRotation
            setStop("maximum-rotation", newValue) { WheelStops(minimum: Self.stop($0.minimum), maximum: $1) }
            // A smallest rotation above the largest counts as the largest.
            if minimumRotation != minimum { notify("minimum-rotation") }
        }
    }

    private func setStop(
        _ property: String, _ number: Double, _ stops: (WheelStops, Angle?) -> WheelStops?
    ) {
        guard accepts(number, for: property) else { return }
        let stop = abs(number) == .greatestFiniteMagnitude ? nil : Angle(radians: number)
        guard let changed = stops(wheel.settings.stops, stop) else { return }
        change(property) { $0.stops = changed }
    }

    /// C has no infinity that every language could write: no stop is the largest number.
    private static func number(_ stop: Angle) -> Double {
        min(max(stop.radians, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    private static func stop(_ angle: Angle) -> Angle? { angle.isFinite ? angle : nil }

    var snaps: Bool {
        get { wheel.settings.snaps }
        set { change("snap") { $0.snaps = newValue } }
    }

    var hasInertia: Bool {
        get { wheel.settings.hasInertia }
        set { change("inertia") { $0.hasInertia = newValue } }
    }

    var settleDuration: UInt32 {
        get { Self.milliseconds(wheel.settings.settleDuration) }
        set { change("settle-duration") { $0.settleDuration = .milliseconds(min(newValue, 2000)) } }
    }

    var returnsToStart: Bool {
        get { wheel.settings.returnsToStart }
        set { change("return-to-start") { $0.returnsToStart = newValue } }
    }

    var autoAdvance: UInt32 {
        get { wheel.settings.autoAdvance.map(Self.milliseconds) ?? 0 }
        set {
            change("auto-advance") {
                $0.autoAdvance = newValue == 0 ? nil : .milliseconds(min(newValue, 86_400_000))
            }
        }
    }

    private static func milliseconds(_ duration: Duration) -> UInt32 {
        UInt32(clamping: Int((duration / .milliseconds(1)).rounded()))
    }

    // MARK: The grip

    var gripInner: Double {
        get { geometry.gripInner }
        set { setGeometry("grip-inner", newValue, \.gripInner) }
    }

    var gripOuter: Double {
        get { geometry.gripOuter }
        set { setGeometry("grip-outer", newValue, \.gripOuter) }
    }

    private func setGeometry(
        _ property: String, _ number: Double, _ path: WritableKeyPath<WheelGeometry, Double>
    ) {
        let clamped = min(max(number, 0), 1)
        guard accepts(number, for: property), clamped != geometry[keyPath: path] else { return }
        geometry[keyPath: path] = clamped
        notify(property)
    }

    var isGripStrict: Bool {
        get { strictGrip }
        set {
            guard newValue != strictGrip else { return }
            strictGrip = newValue
            notify("strict-grip")
        }
    }

    var deadZoneAngle: Double {
        get { geometry.deadZoneAngle.radians }
        set {
            guard accepts(newValue, for: "dead-zone-angle"), newValue != deadZoneAngle else { return }
            geometry.deadZoneAngle = Angle(radians: newValue)
            notify("dead-zone-angle")
        }
    }

    var deadZoneExtent: Double {
        get { geometry.deadZoneExtent.radians }
        set {
            let clamped = min(max(newValue, 0), 2 * .pi)
            guard accepts(newValue, for: "dead-zone-extent"), clamped != deadZoneExtent else { return }
            geometry.deadZoneExtent = Angle(radians: clamped)
            notify("dead-zone-extent")
        }
    }

    // MARK: The background

    var background: File? {
        get { backgroundFile }
        set {
            guard newValue != backgroundFile else { return }
            backgroundFile = newValue
            backgroundTexture = newValue?.loadTexture()
            picture = nil
            notify("background-file")
            widget.queueDraw()
        }
    }
}
