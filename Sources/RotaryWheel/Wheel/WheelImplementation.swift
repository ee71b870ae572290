import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelWidget`.
final class WheelImplementation: SelectionImplementation {
    static let objectClass = ObjectClass(WheelImplementation.self, definition)

    let instance: Instance

    var motion = WheelModel(sectorCount: 0)
    var geometry = WheelGeometry(centerX: 0, centerY: 0, radius: 0)
    lazy var state = SelectionState(of: self)
    let listeners = SelectionListeners<RotaryWheelWidget, any RotaryWheelDelegate> { delegate, wheel, event in
        switch event {
        case .settled: delegate.wheelDidChangeValue(wheel)
        case .currentChanged: delegate.wheelDidChangeCurrent(wheel)
        case .activated(let sector): delegate.wheel(wheel, didActivate: sector)
        case .rotated(let delta, let total): delegate.wheelDidRotate(wheel, by: delta, total: total)
        case .crossed(let sector): delegate.wheel(wheel, didCross: sector)
        case .spinBegan(let sector): delegate.wheel(wheel, didBeginSpinTo: sector)
        case .dragBegan: delegate.wheelDidBeginDragging(wheel)
        case .dragEnded(let total): delegate.wheelDidEndDragging(wheel, total: total)
        }
    }

    // Items
    var sectorCount = 0 {
        didSet { if sectorCount != oldValue, state.list == nil { keepSectors() } }
    }
    let sectorItems = SectorItems()
    var contentMaker: ((Object) -> Widget?)?
    /// Whether the wheel has the style class of tints.
    var isTinted = false {
        didSet {
            guard isTinted != oldValue else { return }
            removeSectors()
            placeEverything()
        }
    }

    // Children
    let (disc, colorPart) = (Widget(StylePart.face), Widget(StylePart.colors))
    let wedges = DrawingArea(cssName: "wedges")
    let indicator = Widget(IndicatorImplementation.objectClass)
    let hub = Widget(HubImplementation.objectClass)
    /// The handlers of the content of the hub, and the diameter that it needs; constant during a motion.
    var hubContent: (handlers: [UInt], need: Double) = ([], 0)
    /// The widgets of the sectors that have content, by sector.
    var sectors: [Int: SectorImplementation] = [:]
    /// The shared widgets of sectors without one, by their look.
    var sharedSectors: [SectorLook: SectorImplementation] = [:]
    /// The widget of the selected sector for assistive technologies, where it has no other.
    var standIn: SectorImplementation?
    /// Whether the sectors with room for content have widgets.
    var hasSectors = false
    /// The radius for which the content was scaled.
    var fittedRadius: Double?

    // Drawing
    private(set) lazy var colors = ControlColors(of: widget, seenBy: colorPart) { [weak self] in
        self?.colorsChanged()
    }
    var layout = WheelLayout(radius: 0)
    /// The wedges of the turning wheel, with a round disc, which halves the work of a frame.
    var picture: (wedges: KeptDrawing, hasDisc: Bool)? {
        didSet { if picture == nil { (wedgePicture, knownDisc) = (nil, nil) } }
    }
    /// The disc as cairo draws it; `nil` inside until it is known.
    var knownDisc: RenderNode??
    /// The picture of the current sector of a turning wheel; plain sectors of one width and look share it.
    var wedgePicture: (width: Angle, look: Widget, segment: Texture?, picture: KeptDrawing)?
    var showsPicture = false
    /// Whether sectors pass the indicator so fast that a mark would flash, and the motion of the wheel's top edge.
    var speed = (isTooFast: false, edge: FastMotion())
    /// The pictures; `nil` without a face.
    var faceLayers: FaceLayers?

    // Interaction
    lazy var scroll = ScrollRotation(on: widget)
    /// The pressed sector, while a pointer holds the wheel.
    var pressedSector: Int?
    var hoveredSector: Int?
    var pointer: (x: Double, y: Double)?
    var ringExit = RingExit.continues
    lazy var advanceTimer = Timer { [weak self] in self?.advance() }
    var notifiedRotation = Angle.zero

    init(_ instance: Instance) {
        self.instance = instance
        Theme.shared.style(
            widget, PackageResources.rotarywheel_css,
            highContrast: PackageResources.rotarywheel_high_contrast_css)
        widget.setFocusable(true)
        widget.setHasTooltip(true)
        for part in [disc, wedges, indicator] as [Widget] {
            part.setTargetable(false)
            part.append(to: widget)
        }
        colorPart.append(to: disc)
        colorPart.setChildVisible(false)
        hub.append(to: widget)
        wedges.setDrawHandler { [weak self] context, _, _ in self?.drawWedges(with: context) }
        addPointerControllers()
        addHubController()
        hub.cursor = PointerRotation.arrow
        widget.connect("notify::css-classes") { [weak self] _ in
            if let self { isTinted = widget.hasStyleClass(ItemClasses.tinted) }
        }
        updateMirrored()
    }

    func dispose() {
        state.dispose()
        scroll.stop()
        advanceTimer.stop()
        sectorItems.stop()
        setHubChild(nil)
        contentMaker = nil
        faceLayers = nil
        removeSectors()
        for part in [colorPart, disc, wedges, indicator, hub] as [Widget] { part.unparent() }
        picture = nil
    }
}
