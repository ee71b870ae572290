public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension RotaryWheelWidget {
    // MARK: Sectors

    /// Sets the function that creates a GtkWidget for an item, a GObject.
    ///
    /// `nil`, the default, shows an icon above a label.
    @unsafe public func setContent(
        _ make: ((_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?)?
    ) {
        unsafe implementation.setContentMaker(
            make.map { make in { unsafe make($0.opaque).map { unsafe Widget(sinking: $0) } } })
    }

    /// The number of numbered sectors without a model; 0 by default, clamped to 0 … 100,000; notifies
    /// `sector-count`.
    public var sectorCount: Int {
        get { self["sector-count"] }
        set { self["sector-count"] = newValue }
    }

    /// The rotations at which a sector is at the indicator; `nil` where there is no such sector.
    public func extent(of sector: Int) -> SectorExtent? { implementation.motion.extent(of: sector) }

    // MARK: Rotation

    /// The rotation, clockwise positive and not confined to one turn; clamped to the stops.
    ///
    /// Setting it turns the wheel immediately, and leaves it there whether or not it snaps. Notifies `rotation`.
    public var rotation: Angle {
        get { implementation.rotation }
        set { self["rotation"] = newValue }
    }

    /// The direction of the indicator; left by default; notifies `indicator-angle`.
    public var indicatorAngle: Angle {
        get { self["indicator-angle"] }
        set { self["indicator-angle"] = newValue }
    }

    /// The direction in which the sectors are numbered; clockwise by default; notifies `direction`.
    public var direction: WheelDirection {
        get { self["direction"] }
        set { self["direction"] = newValue }
    }

    /// The directions in which the wheel turns; both by default; notifies `turning`.
    public var turning: WheelTurning {
        get { self["turning"] }
        set { self["turning"] = newValue }
    }

    /// The smallest rotation, a stop with a rubber band; `nil`, the default, for none; notifies `minimum-rotation`.
    public var minimumRotation: Angle? {
        get { stop("minimum-rotation") }
        set { self["minimum-rotation"] = newValue?.radians ?? -.greatestFiniteMagnitude }
    }

    /// The largest rotation, a stop with a rubber band; `nil`, the default, for none; notifies `maximum-rotation`.
    public var maximumRotation: Angle? {
        get { stop("maximum-rotation") }
        set { self["maximum-rotation"] = newValue?.radians ?? .greatestFiniteMagnitude }
    }

    private func stop(_ property: String) -> Angle? {
        let angle: Angle = self[property]
        return abs(angle.radians) == .greatestFiniteMagnitude ? nil : angle
    }

    // MARK: Grip

    /// The inner edge of the ring that takes presses, as a fraction of the radius; 0.4 by default, clamped to 0 … 1;
    /// notifies `grip-inner`.
    public var gripInner: Double {
        get { self["grip-inner"] }
        set { self["grip-inner"] = newValue }
    }

    /// The outer edge of the ring that takes presses, as a fraction of the radius; 1 by default, clamped to 0 … 1;
    /// notifies `grip-outer`.
    public var gripOuter: Double {
        get { self["grip-outer"] }
        set { self["grip-outer"] = newValue }
    }

    /// What happens to a drag that leaves the ring; it continues by default; notifies `ring-exit`.
    public var ringExit: RingExit {
        get { self["ring-exit"] }
        set { self["ring-exit"] = newValue }
    }

    /// The middle of the zone that ignores presses; right by default; notifies `dead-zone-angle`.
    public var deadZoneAngle: Angle {
        get { self["dead-zone-angle"] }
        set { self["dead-zone-angle"] = newValue }
    }

    /// The whole extent of that zone; 0, no zone, by default, clamped to 0 … 2π; notifies `dead-zone-extent`.
    public var deadZoneExtent: Angle {
        get { self["dead-zone-extent"] }
        set { self["dead-zone-extent"] = newValue }
    }

    // MARK: Motion

    /// Whether the wheel rests only with the middle of a sector at the indicator; true by default; notifies `snap`.
    public var snaps: Bool {
        get { self["snap"] }
        set { self["snap"] = newValue }
    }

    /// Whether the wheel coasts after a release with speed; true by default; notifies `inertia`.
    public var hasInertia: Bool {
        get { self["inertia"] }
        set { self["inertia"] = newValue }
    }

    /// The time in which the wheel settles without speed; 200 ms by default, clamped to 0 … 2 s; notifies
    /// `settle-duration`.
    public var settleDuration: Duration {
        get { self["settle-duration"] }
        set { self["settle-duration"] = newValue }
    }

    /// Whether a release with at least one turn a second is a spin, which lasts ``spinDuration``; false by default.
    ///
    /// It ends near where the flick leads. If an item has a ``RotaryWheelItem/chance`` other than its weight, the wheel
    /// draws a sector, and spins to that near there. A wheel that returns to its start does not spin. Notifies
    /// `flick-spins`.
    public var flickSpins: Bool {
        get { self["flick-spins"] }
        set { self["flick-spins"] = newValue }
    }

    /// The time of spins by a flick and by the action `wheel.spin`, clamped to 0 … 600 s; 4 s by default.
    ///
    /// A flick ends earlier or later where it would end abruptly otherwise. Notifies `spin-duration`.
    public var spinDuration: Duration {
        get { self["spin-duration"] }
        set { self["spin-duration"] = newValue }
    }

    /// Whether spins to a sector end at a random place within it, a tenth of its width from the edges at least, instead
    /// of in its middle; false by default.
    ///
    /// It applies to given and drawn sectors, not to spins that end where friction or a flick leads. Notifies
    /// `random-landing`.
    public var landsAtRandom: Bool {
        get { self["random-landing"] }
        set { self["random-landing"] = newValue }
    }

    /// Whether the wheel returns at even speed to where a drag began; false by default; notifies `return-to-start`.
    public var returnsToStart: Bool {
        get { self["return-to-start"] }
        set { self["return-to-start"] = newValue }
    }

    /// The speed of a return, in radians a second; one turn in 1.2 seconds by default, clamped to 0.1 … 100.
    ///
    /// Notifies `return-speed`.
    public var returnSpeed: Double {
        get { self["return-speed"] }
        set { self["return-speed"] = newValue }
    }

    /// The rest after which the wheel advances by one sector; `nil`, the default, for never.
    ///
    /// It does not advance while the pointer is over it. Clamped to 1 ms … a day. Notifies `auto-advance`.
    public var autoAdvance: Duration? {
        get { self["auto-advance"] }
        set { self["auto-advance"] = newValue }
    }

    // MARK: Looks

    /// The widget in the middle; `nil` by default.
    ///
    /// The hub has the diameter that its widget needs, from 44 pixels to a third of the wheel; of a widget that is no
    /// GtkButton, the most that it has needed. A widget without a size gets a third. An empty hub is 44 pixels wide.
    ///
    /// A widget that has a parent, and one that is or holds the wheel, is refused with a critical.
    ///
    /// A press on a GtkButton there ends a motion at the sector at the indicator, and selects that sector. A click
    /// activates the sector; it emits no `activate` where the button has an action or a handler of `clicked`, which
    /// then act alone. Notifies `hub`.
    @unsafe public var hub: UnsafeMutablePointer<GtkWidget>? {
        get { unsafe implementation.hubChild?.widget }
        set { unsafe self["hub"] = newValue.map { unsafe Widget(sinking: $0) } }
    }

    /// The pictures of a designer for the disc, its sectors and the indicator; `nil`, the default, for none; notifies
    /// `face`.
    ///
    /// ``RotaryWheelFace/picture`` turns with the sectors.
    public var face: RotaryWheelFace? {
        get { implementation.faceLayers.map { RotaryWheelFace(of: $0.object) } }
        set { self["face"] = newValue?.object }
    }
}
