import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// The places of the open levels.
extension MarkingMenuImplementation {
    /// The margin for shadows, in pixels.
    static let ringMargin = 6.0
    /// The size of a level that is left behind, as a fraction.
    static let leftScale = 0.45
    /// The sides of a menu that is not in a popover, in items.
    private static let sizes = (least: 3.3, natural: 5.5)

    /// The visible bubbles in drawing order; none in the first frame of an expansion, which would show nothing of them.
    var shownBubbles: [DialBubble] {
        guard let ring, !isFirstFrame else { return [] }
        return motion.bubbles(on: ring, highlighted: highlighted)
    }

    var isLaidOut: Bool { ring != nil }

    var hubDiameter: Double { (2 * (ring ?? largestRing).centerRadius).rounded() }

    var bubbleSize: BubbleContent.Size {
        BubbleContent.Size(diameter: (ring ?? largestRing).itemSize, leastScale: 1, textGrowth: 1)
    }

    /// The ring with the most items.
    var largestRing: MarkRing {
        MarkRing(of: MarkLayout(count: MarkLayout.maximumCount), itemSize: Double(itemSize))
    }

    /// A point of the menu in the plane of the strokes.
    func inPlane(x: Double, y: Double) -> MarkPoint {
        MarkPoint(x: x + marks.origin.x, y: y + marks.origin.y)
    }

    /// The ring of an open level.
    private func ring(ofLevel index: Int) -> MarkRing? {
        guard let level = markMenu.submenu(at: shownPath.prefix(index)) else { return nil }
        let side = Double(min(widget.width, widget.height)) - 2 * Self.ringMargin
        return MarkRing(of: level.layout, itemSize: Double(itemSize), room: side)
    }

    /// The small ring of a level that is left behind.
    func leftRing(ofLevel index: Int) -> MarkRing? {
        markMenu.submenu(at: shownPath.prefix(index)).map {
            MarkRing(of: $0.layout, itemSize: Double(itemSize) * Self.leftScale)
        }
    }

    /// The centers of the open levels in the plane, where they are drawn: the whole rings stay in the menu.
    var drawnCenters: [MarkPoint] {
        let (origin, margin) = (marks.origin, Self.ringMargin)
        let middle = inPlane(x: Double(widget.width) / 2, y: Double(widget.height) / 2)
        return (0...menu.opened.count).map { index in
            let center = marks.centers.isEmpty ? middle : marks.centers[min(index, marks.centers.count - 1)]
            let isLast = index == menu.opened.count
            guard let ring = isLast ? ring(ofLevel: index) : leftRing(ofLevel: index) else { return center }
            let x = origin.x + margin...max(origin.x + Double(widget.width), origin.x + 2 * margin) - margin
            let y = origin.y + margin...max(origin.y + Double(widget.height), origin.y + 2 * margin) - margin
            return ring.center(near: center, x: x, y: y)
        }
    }

    /// The open levels with their centers; none of a menu that is closed.
    var openLevels: [MarkLevel] {
        guard isExpanded else { return [] }
        return zip(0..., marks.centers.prefix(menu.opened.count + 1)).map { count, center in
            MarkLevel(path: Array(shownPath.prefix(count)), center: center)
        }
    }

    // MARK: Layout

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        guard let placedSize else {
            let (least, natural) = (
                Double(itemSize) * Self.sizes.least, Double(itemSize) * Self.sizes.natural
            )
            return (Int(least.rounded()), Int(natural.rounded()))
        }
        // The desktop may shrink one that covers a window.
        return (0, orientation == GTK_ORIENTATION_HORIZONTAL ? placedSize.width : placedSize.height)
    }

    /// Lays out the ring, and the button in its center.
    func allocate(width: Int, height: Int) {
        ring = ring(ofLevel: menu.opened.count)
        if let ring { marks.stroke?.settings.openDeadZone = ring.centerRadius }
        let drawn = drawnCenters[menu.opened.count]
        menu.center = ((drawn.x - marks.origin.x).rounded(), (drawn.y - marks.origin.y).rounded())
        if marks.stroke == nil, isExpanded { marks.centers = drawnCenters }
        addBubbles()
        menu.hub.setChildVisible(placedSize == nil || motion.expansion.value > 0)
        fitName()
        allocateBubbles()
        for part in [wedge, trace, level] { part.allocate(x: 0, y: 0, width: 0, height: 0) }
        let scrim = marks.scrim ?? (0, 0, 0, 0)
        dimmed.allocate(x: scrim.x, y: scrim.y, width: Int(scrim.width), height: Int(scrim.height))
        allocateFingerName(width: Double(width), height: Double(height))
    }

    // MARK: In a popover

    /// Opens the first level at a point of the plane.
    func open(at point: MarkPoint) {
        marks.centers = [point]
        ignorePointer()
    }

    /// Sets the size that covers a window.
    func cover(width: Int, height: Int) {
        placedSize = (width, height)
        widget.queueResize()
    }

    func setPlace(of window: Widget, at corner: (x: Double, y: Double), origin: MarkPoint) {
        menu.backdrop.setPlace(of: window, at: corner)
        marks.origin = origin
        marks.scrim = (corner.x, corner.y, Double(window.width), Double(window.height))
        widget.queueAllocate()
    }

    // MARK: Direction

    func updateMirrored() { placeBubbles() }

    /// A marking menu never is mirrored: a mark is the same in each language.
    var isMirrored: Bool { false }
}
