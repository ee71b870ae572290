import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

// Size and place of the circle.
extension DialMenuImplementation {
    /// The place and size that a popover gives the dial.
    struct Placement: Equatable {
        var centerX: Double
        var centerY: Double
        var diameter: Double
        var width: Int
        var height: Int
    }

    private static let hubFraction = 0.62
    private static let spacingFactor = 5.5

    private var naturalSize: Int { Int((Double(itemSize) * Self.spacingFactor).rounded()) }

    /// The factor of the bubbles: a dial without a popover grows with its allocation.
    private var growth: Double {
        placement == nil && motion.geometry.diameter > 0 ? motion.geometry.itemSize / Double(itemSize) : 1
    }

    var hubDiameter: Double {
        let least = min(max(Double(itemSize), 32), HubImplementation.leastDiameter)
        return (min(max(Double(itemSize) * Self.hubFraction, least), 72) * growth).rounded()
    }

    var shownBubbles: [DialBubble] { isFirstFrame ? [] : motion.bubbles }

    var isLaidOut: Bool { motion.geometry.diameter > 0 }

    var bubbleSize: BubbleContent.Size {
        BubbleContent.Size(
            diameter: motion.geometry.itemSize, leastScale: min(inflation.minimum, inflation.maximum),
            textGrowth: growth.squareRoot())
    }

    /// The number of bubbles that a dial at an edge should show.
    private static let enoughBubbles = 5
    /// The largest factor of a dial at an edge.
    private static let largestGrowth = 2.0

    /// The margin for the focus ring and the shadows, in pixels.
    private static let outlineMargin = 6.0

    /// The side of the largest square of a dial.
    var largestSide: Int { Int(Double(unplacedSize.natural) * Self.largestGrowth + 2 * Self.outlineMargin) }

    /// Sizes the dial for the room around a point.
    ///
    /// - Returns: the extent of the widget from that point.
    func place(in room: DialRoom) -> DialRoom {
        let natural = Double(unplacedSize.natural)
        let dial = DialGeometry.least(
            showing: Self.enoughBubbles, diameters: natural...natural * Self.largestGrowth
        ) { diameter in
            DialGeometry(
                spacing: self.motion.geometry.spacing, itemSize: Double(itemSize), inflation: inflation,
                diameter: diameter, room: room.limited(to: diameter / 2), snapAngle: shownSnapAngle)
        }
        let used = room.limited(to: dial.diameter / 2 + Self.outlineMargin)
        placement = Placement(
            centerX: used.left, centerY: used.top, diameter: dial.diameter,
            width: Int(used.left + used.right), height: Int(used.top + used.bottom))
        widget.queueResize()
        return used
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        guard let placement else { return unplacedSize }
        let side = orientation == GTK_ORIENTATION_HORIZONTAL ? placement.width : placement.height
        return (side, side)
    }

    /// The minimum and natural side of a dial without a popover.
    private var unplacedSize: (minimum: Int, natural: Int) {
        let least = Int((Double(itemSize) * inflation.largest * 2.5).rounded())
        return (least, max(naturalSize, least))
    }

    func allocate(width: Int, height: Int) {
        let (width, height, natural) = (Double(width), Double(height), unplacedSize.natural)
        let diameter = placement?.diameter ?? min(width, height)
        menu.center = (
            (placement?.centerX ?? width / 2).rounded(.down),
            (placement?.centerY ?? height / 2).rounded(.down)
        )
        let (center, isPlaced) = (menu.center, placement != nil)
        let room = DialRoom(
            left: center.x, top: center.y, right: width - center.x, bottom: height - center.y)
        let usual = (itemSize: Double(itemSize), inflation: inflation)
        motion.layOut { spacing in
            DialGeometry.grown(upTo: isPlaced ? 1 : diameter / Double(natural)) { growth in
                var inflation = usual.inflation
                inflation.distance *= growth
                return DialGeometry(
                    spacing: spacing, itemSize: usual.itemSize * growth, inflation: inflation,
                    diameter: diameter, room: isPlaced ? room : nil, snapAngle: shownSnapAngle)
            }
        }
        addBubbles()
        allocateBubbles()
    }

    func snapshot(_ snapshot: Snapshot) {
        menu.backdrop.draw(on: snapshot)
        drawBubbles(on: snapshot)
    }

    // MARK: Direction

    func updateMirrored() {
        apply(motion.set(direction: isMirrored ? .counterclockwise : .clockwise, at: MonotonicClock.now))
        placeBubbles()
    }

    /// The snap point's angle on the screen, clockwise from the top.
    private var shownSnapAngle: Angle { isMirrored ? -snapAngle : snapAngle }

    /// Whether the items run from right to left.
    var isMirrored: Bool { isFlippable && widget.isRightToLeft }
}
