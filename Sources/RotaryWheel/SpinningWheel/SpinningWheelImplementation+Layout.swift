import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension SpinningWheelImplementation {
    /// The margin of the centered item for its outline.
    private static let margin = 6

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        let extent = (isHorizontal ? motion.geometry.itemWidth : motion.geometry.itemHeight).rounded(.up)
        // Three items fit along the rim, and the lower corners of the neighbors across.
        let isAlong = isHorizontal == motion.geometry.orientation.isHorizontal
        let least = Int(extent) + 2 * Self.margin
        return (least, max(least, Int((extent * (isAlong ? 3 : 1.4)).rounded())))
    }

    func allocate(width: Int, height: Int) {
        if Double(width) != motion.geometry.viewWidth || Double(height) != motion.geometry.viewHeight {
            changeView(width: Double(width), height: Double(height))
        }
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
        var geometry = motion.geometry
        (geometry.viewWidth, geometry.viewHeight) = (width, height)
        motion.setGeometry(geometry, at: MonotonicClock.now)
        updateSlots()
        stackSlots()
        updateStates()
        updateAdjustment()
    }

    // At rest the items are drawn as vectors. During a motion they are pictures.
    func snapshot(_ snapshot: Snapshot) {
        BoxLayers(of: face, in: widget).draw(on: snapshot) { frame in
            for place in motion.geometry.stacking(of: Array(slots.keys), at: motion.placePosition) {
                slots[place]?.part.moved.draw(
                    of: widget, on: snapshot, isMoving: state.motion.isOn, in: frame)
            }
        }
    }

    func cssChanged() { Theme.shared.follow() }

    func partStyleChanged() { colors.follow() }

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
