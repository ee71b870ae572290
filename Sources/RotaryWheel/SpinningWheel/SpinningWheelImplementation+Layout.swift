import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension SpinningWheelImplementation {
    /// The least size of the items that fit, in pixels.
    private static let leastItem = 24

    var requestMode: GtkSizeRequestMode {
        guard geometry.visibleItems > 0 else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
        return geometry.orientation.isHorizontal
            ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        let isAlong = isHorizontal == geometry.orientation.isHorizontal
        let fits = geometry.visibleItems > 0
        let shown = fits && !isAlong && size > 0 ? geometry.fitted(along: Double(size)) : geometry
        let extent = (isHorizontal ? shown.itemWidth : shown.itemHeight).rounded(.up)
        let least = (fits ? Self.leastItem : Int(extent)) + 2 * Int(RimGeometry.margin)
        // Three items fit along the rim, and the lower corners of the neighbors across.
        let natural =
            isAlong
            ? (fits ? geometry.fittingLength.rounded(.up) : 3 * extent)
            : max(1.4 * extent, fits ? shown.fittingDepth : 0)
        return (least, max(least, Int(natural.rounded())))
    }

    func allocate(width: Int, height: Int) {
        changeView(width: Double(width), height: Double(height))
        face.allocate(x: 0, y: 0, width: width, height: height)
        let (itemWidth, itemHeight) = (Int(motion.geometry.itemWidth), Int(motion.geometry.itemHeight))
        // Whole pixels keep the centered item sharp.
        let shiftX = (width - itemWidth) % 2 == 0 ? 0 : -0.5
        let shiftY = (height - itemHeight) % 2 == 0 ? 0 : -0.5
        for slot in heldSlots {
            slot.widget.allocate(
                aboutX: Double(width) / 2, y: Double(height) / 2, degrees: 0, width: itemWidth,
                height: itemHeight)
        }
        for (place, slot) in slots {
            let item = motion.geometry.placement(of: place, at: motion.placePosition)
            slot.widget.allocate(
                aboutX: item.x + shiftX, y: item.y + shiftY, degrees: item.angle.degrees, width: itemWidth,
                height: itemHeight, perspective: perspective(of: item.turn))
        }
    }

    /// The look of a turned item; GTK's software renderer draws only flat ones.
    private func perspective(of turn: Angle) -> Perspective {
        guard turn != .zero else { return .flat }
        let geometry = motion.geometry
        let isUpright = geometry.orientation.isHorizontal
        guard widget.isDrawnByCairo else {
            return .turned(
                degrees: turn.degrees, isAxisUpright: isUpright, recession: geometry.recession(of: turn),
                eyeDistance: geometry.eyeDistance)
        }
        let (along, across, shift) = geometry.flattening(of: turn)
        return isUpright
            ? .scaled(shift: (shift, 0), scale: (along, across))
            : .scaled(shift: (0, shift), scale: (across, along))
    }

    private func changeView(width: Double, height: Double) {
        guard width != chosenGeometry.viewWidth || height != chosenGeometry.viewHeight else { return }
        (chosenGeometry.viewWidth, chosenGeometry.viewHeight) = (width, height)
        motion.setGeometry(chosenGeometry.fitted, at: MonotonicClock.now)
        updateSlots()
        stackSlots()
        updateStates()
        updateAdjustment()
    }

    func snapshot(_ snapshot: Snapshot) {
        BoxLayers(of: face, in: widget).draw(on: snapshot) { frame in
            guard let fade = edgeFade else { return drawItems(on: snapshot, in: frame) }
            fade.draw(on: snapshot) { drawItems(on: $0, in: frame) }
        }
    }

    // At rest the items are drawn as vectors. During a motion they are pictures.
    private func drawItems(on snapshot: Snapshot, in frame: RoundedBox?) {
        for place in motion.geometry.stacking(of: Array(slots.keys), at: motion.placePosition) {
            slots[place]?.part.moved.draw(
                of: widget, on: snapshot, isMoving: state.motion.isOn, in: frame)
        }
    }

    /// The fade of the items at both ends of the view, by the style of its node.
    private var edgeFade: EdgeFade? {
        let style = fade ?? (fadePart.leastSize(GTK_ORIENTATION_HORIZONTAL) ?? 0, fadePart.color.alpha)
        fade = style
        return EdgeFade(
            width: widget.width, height: widget.height,
            isHorizontal: motion.geometry.orientation.isHorizontal, extent: style.extent,
            strength: style.strength)
    }

    func cssChanged() { Theme.shared.follow() }

    func partStyleChanged() {
        colors.follow()
        fade = nil
        widget.queueDraw()
    }

    func directionChanged() { updateMirrored() }

    func updateMirrored() {
        let isMirrored = isFlippable && widget.isRightToLeft
        guard isMirrored != motion.geometry.isMirrored else { return }
        geometry.isMirrored = isMirrored
    }

    /// Sets the style class of the orientation.
    func updateStyleClass() {
        for (orientation, name) in [
            (RimOrientation.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
        ] {
            widget.setStyleClass(name, orientation == motion.geometry.orientation)
        }
    }
}
