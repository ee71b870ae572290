import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension SpinningWheelImplementation {
    /// The least room round the centred item, for the ring that marks it.
    private static let margin = 6

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        let extent = (isHorizontal ? motion.geometry.itemWidth : motion.geometry.itemHeight).rounded(.up)
        // Along the rim there is room for three items, across for what the neighbours' corners reach down.
        let isAlong = isHorizontal == motion.geometry.orientation.isHorizontal
        let least = Int(extent) + 2 * Self.margin
        return (least, max(least, Int((extent * (isAlong ? 3 : 1.4)).rounded())))
    }

    func allocate(width: Int, height: Int) {
        if Double(width) != motion.geometry.viewWidth || Double(height) != motion.geometry.viewHeight {
            changeView(width: Double(width), height: Double(height))
        }
        let (itemWidth, itemHeight) = (Int(motion.geometry.itemWidth), Int(motion.geometry.itemHeight))
        // The centred item stands on whole pixels, which keeps it sharp.
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
                height: itemHeight)
        }
    }

    private func changeView(width: Double, height: Double) {
        var geometry = motion.geometry
        (geometry.viewWidth, geometry.viewHeight) = (width, height)
        motion.setGeometry(geometry, at: MonotonicClock.now)
        updateSlots()
        updateStates()
        updateAdjustment()
    }

    func cssChanged() { Theme.shared.follow(widget) }

    func directionChanged() { updateMirrored() }

    func updateMirrored() {
        let isMirrored = isFlippable && widget.isRightToLeft
        guard isMirrored != motion.geometry.isMirrored else { return }
        geometry.isMirrored = isMirrored
    }

    /// Lets style sheets know where the rim shows.
    func updateStyleClass() {
        for (orientation, name) in [
            (RimOrientation.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
        ] {
            widget.setStyleClass(name, orientation == motion.geometry.orientation)
        }
    }
}
