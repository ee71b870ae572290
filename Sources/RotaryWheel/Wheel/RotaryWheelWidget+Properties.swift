public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension RotaryWheelWidget {
    // MARK: Sectors

    /// The items that the sectors show, a GListModel; `nil` for numbered sectors.
    ///
    /// The selection of a GtkSelectionModel, such as the pages of a GtkStack, is kept in step with that of the
    /// wheel. The first 100,000 items are shown.
    ///
    /// The selection follows its item where that moves in the model, as when it is sorted. Where the item has gone, what
    /// takes its place is selected, else the nearest one. Another model ends a drag or motion, and the wheel rests on its
    /// first item, or on the one that such a model has selected.
    ///
    /// While the wheel turns to a sector it goes on to the item of that, whatever changes on the way; a wheel that the
    /// user has let go with speed runs on as far as before. Notifies `model`.
    @unsafe public var model: OpaquePointer? {
        get { unsafe implementation.modelProperty?.opaque }
        set {
            unsafe implementation.modelProperty = newValue.map {
                unsafe ListModel(retaining: UnsafeMutableRawPointer($0))
            }
        }
    }

    /// Sets items for the sectors to show.
    ///
    /// Notifies `model`.
    public func setItems(_ items: [RotaryWheelItem]) {
        implementation.modelProperty = ListModel(of: items.map(\.object))
    }

    /// Sets what stands in the sectors of a wheel with a model: a new GtkWidget for an item, which is a GObject.
    ///
    /// `nil`, the default, stands for an icon over a label.
    @unsafe public func setContent(
        _ make: ((_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?)?
    ) {
        unsafe implementation.setContentMaker(
            make.map { make in
                { unsafe make($0.opaque).map { unsafe Widget(sinking: $0) } }
            })
    }

    /// How many numbered sectors there are without a model, 0 by default, clamped to 0 … 100,000.
    ///
    /// Notifies `sector-count`.
    public var sectorCount: Int {
        get { Int(implementation.sectorCount) }
        set { implementation.sectorCount = UInt32(clamping: newValue) }
    }

    /// How wide the sectors are beside one another; empty, the default, for equal ones.
    ///
    /// Weights that are not positive and finite are refused with a critical error. They count while there is
    /// one for each sector.
    public var weights: [Double] {
        get { implementation.weights }
        set { _ = implementation.setWeights(newValue) }
    }

    /// The selected sector, the one at the indicator when the wheel rested last; `nil` on an empty wheel.
    ///
    /// Setting it selects at once, and turns the wheel there the short way. A position beyond the last
    /// sector is ignored. An empty wheel keeps the position until it has sectors, and then clamps it to the last one.
    /// Notifies `selected` and `selected-item`.
    public var selected: Int? {
        get { implementation.wheel.selection }
        set { implementation.selected = newValue.map { UInt32(clamping: $0) } ?? .max }
    }

    /// The selected sector's item, a GObject; `nil` without a model.
    ///
    /// Notifies `selected-item`.
    @unsafe public var selectedItem: OpaquePointer? { unsafe implementation.keptSelectedItem()?.opaque }

    /// The text of the selected sector.
    public var selectedText: String? { selected.map(implementation.text(of:)) }

    /// The sector that is at the indicator; `nil` on an empty wheel.
    ///
    /// It changes while the wheel turns, and equals ``selected`` at rest. Notifies `current` and `current-item`, once a
    /// frame at most.
    public var current: Int? { implementation.wheel.sectorAtIndicator }

    /// The item at the indicator, a GObject; `nil` without a model.
    ///
    /// Notifies `current-item`.
    @unsafe public var currentItem: OpaquePointer? { unsafe implementation.currentItem?.opaque }

    /// The text of the sector at the indicator.
    public var currentText: String? { current.map(implementation.text(of:)) }

    /// The rotations with which a sector is at the indicator, as `index | min, mid, max`; `nil` where there is
    /// none of that index.
    public func extent(of sector: Int) -> SectorExtent? { implementation.wheel.extent(of: sector) }

    // MARK: Rotation

    /// How far the wheel is turned, clockwise and not confined to one turn; clamped to the stops.
    ///
    /// Setting it turns the wheel at once, and leaves it there whether or not it snaps. Notifies `rotation`.
    public var rotation: Angle {
        get { implementation.wheel.rotation }
        set { implementation.rotation = newValue.radians }
    }

    /// Where the indicator stands; left by default.
    ///
    /// Notifies `indicator-angle`.
    public var indicatorAngle: Angle {
        get { implementation.wheel.settings.indicator }
        set { implementation.indicatorAngle = newValue.radians }
    }

    /// Which way round the sectors are numbered; clockwise by default.
    ///
    /// Notifies `direction`.
    public var direction: WheelDirection {
        get { implementation.direction }
        set { implementation.direction = newValue }
    }

    /// Whether the wheel is mirrored where text runs from right to left; true by default.
    ///
    /// A mirrored wheel counts its angles and rotations counter-clockwise from the left, so that sectors,
    /// indicator, stops and the way in which it may be turned all change sides. Not so a wheel that stands for
    /// something that is clockwise in the world, as the dial of a telephone. Notifies `flippable`.
    public var flippable: Bool {
        get { implementation.flips }
        set { implementation.flips = newValue }
    }

    /// Which ways the wheel may be turned; both by default.
    ///
    /// Notifies `turning`.
    public var turning: WheelTurning {
        get { implementation.turning }
        set { implementation.turning = newValue }
    }

    /// The smallest rotation, a stop with a rubber band; `nil`, the default, for none.
    ///
    /// Notifies `minimum-rotation`.
    public var minimumRotation: Angle? {
        get { Self.stop(implementation.minimumRotation) }
        set { implementation.minimumRotation = newValue?.radians ?? -.greatestFiniteMagnitude }
    }

    /// The largest rotation, a stop with a rubber band; `nil`, the default, for none.
    ///
    /// Notifies `maximum-rotation`.
    public var maximumRotation: Angle? {
        get { Self.stop(implementation.maximumRotation) }
        set { implementation.maximumRotation = newValue?.radians ?? .greatestFiniteMagnitude }
    }

    private static func stop(_ number: Double) -> Angle? {
        abs(number) == .greatestFiniteMagnitude ? nil : Angle(radians: number)
    }

    // MARK: Grip

    /// The inner edge of the ring that can be gripped, as a fraction of the radius; 0.4 by default, clamped
    /// to 0 … 1.
    ///
    /// Notifies `grip-inner`.
    public var gripInner: Double {
        get { implementation.gripInner }
        set { implementation.gripInner = newValue }
    }

    /// The outer edge of the ring that can be gripped, as a fraction of the radius; 1 by default, clamped to
    /// 0 … 1.
    ///
    /// Notifies `grip-outer`.
    public var gripOuter: Double {
        get { implementation.gripOuter }
        set { implementation.gripOuter = newValue }
    }

    /// Whether a drag ends where it leaves the ring; false by default.
    ///
    /// Notifies `strict-grip`.
    public var strictGrip: Bool {
        get { implementation.isGripStrict }
        set { implementation.isGripStrict = newValue }
    }

    /// The middle of the zone where no press counts.
    ///
    /// Notifies `dead-zone-angle`.
    public var deadZoneAngle: Angle {
        get { Angle(radians: implementation.deadZoneAngle) }
        set { implementation.deadZoneAngle = newValue.radians }
    }

    /// How far that zone extends in all; 0, no zone, by default, clamped to 0 … 2π.
    ///
    /// Notifies `dead-zone-extent`.
    public var deadZoneExtent: Angle {
        get { Angle(radians: implementation.deadZoneExtent) }
        set { implementation.deadZoneExtent = newValue.radians }
    }

    // MARK: Motion

    /// Whether the wheel rests only with a sector's middle at the indicator; true by default.
    ///
    /// Notifies `snap`.
    public var snap: Bool {
        get { implementation.snaps }
        set { implementation.snaps = newValue }
    }

    /// Whether the wheel runs on when it is let go with speed; true by default.
    ///
    /// Notifies `inertia`.
    public var inertia: Bool {
        get { implementation.hasInertia }
        set { implementation.hasInertia = newValue }
    }

    /// How long the wheel takes to come to rest without speed; 200 ms by default, clamped to 0 … 2 s.
    ///
    /// Notifies `settle-duration`.
    public var settleDuration: Duration {
        get { .milliseconds(implementation.settleDuration) }
        set { implementation.settleDuration = Self.milliseconds(newValue) }
    }

    /// Whether the wheel goes back to where a drag began, at even speed; false by default.
    ///
    /// Notifies `return-to-start`.
    public var returnToStart: Bool {
        get { implementation.returnsToStart }
        set { implementation.returnsToStart = newValue }
    }

    /// How long the wheel rests before it turns on by itself; `nil`, the default, for never.
    ///
    /// It does not while the pointer is over it. Clamped to 1 ms … a day. Notifies `auto-advance`.
    public var autoAdvance: Duration? {
        get { implementation.autoAdvance == 0 ? nil : .milliseconds(implementation.autoAdvance) }
        set { implementation.autoAdvance = newValue.map { max(1, Self.milliseconds($0)) } ?? 0 }
    }

    private static func milliseconds(_ duration: Duration) -> UInt32 {
        UInt32(clamping: Int64(exactly: (duration / .milliseconds(1)).rounded()) ?? .max)
    }

    // MARK: Looks

    /// The widget in the middle, a third of the wheel wide.
    ///
    /// A widget that has a parent, and one that is or holds the wheel, is refused with a critical error.
    ///
    /// A press on a GtkButton there ends a motion at the sector at the indicator, and selects that sector. A click
    /// activates the sector; it emits no `activate` where the button has an action or a handler of `clicked`, which then
    /// act alone. Notifies `hub`.
    @unsafe public var hub: UnsafeMutablePointer<GtkWidget>? {
        get { unsafe implementation.hubChild?.widget }
        set { unsafe implementation.hubChild = newValue.map { unsafe Widget(sinking: $0) } }
    }

    /// Sets the picture behind the sectors by its path, or none.
    ///
    /// It covers the face and does not turn. One that cannot be read is warned about once. Notifies
    /// `background-file`.
    public func setBackground(path: String?) { implementation.background = path.map { File(path: $0) } }
}
