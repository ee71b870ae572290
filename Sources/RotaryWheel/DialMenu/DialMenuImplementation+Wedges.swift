import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// The places of items that keep their directions.
extension DialMenuImplementation {
    /// The margin for shadows, in pixels.
    static let ringMargin = 6.0
    /// The diameter of a finger's tip in pixels.
    static let fingerSize = 44.0

    /// The size of a level that is left behind, as a fraction.
    static let leftScale = 0.45

    /// The expansion at which text changes pixels by two of 255 levels.
    static let leastExpansion = 0.01

    /// The visible bubbles in drawing order; none in the first frame of an expansion, which would show nothing of them.
    var shownBubbles: [DialBubble] {
        if motion.expansion.isExpanded, motion.expansion.value <= Self.leastExpansion { return [] }
        return ring.map { motion.bubbles(on: $0, highlighted: highlighted) } ?? motion.bubbles
    }

    var isLaidOut: Bool { ring != nil || motion.geometry.diameter > 0 }

    /// A point of the dial in the plane of the strokes.
    func inPlane(x: Double, y: Double) -> MarkPoint {
        MarkPoint(x: x + marks.origin.x, y: y + marks.origin.y)
    }

    /// The ring of an open level.
    private func ring(ofLevel index: Int) -> MarkRing? {
        guard let level = menuMarks?.menu.submenu(at: shownPath.prefix(index)) else { return nil }
        let side = Double(min(widget.width, widget.height)) - 2 * Self.ringMargin
        return MarkRing(of: level.layout, itemSize: Double(itemSize), room: side)
    }

    /// The small ring of a level that is left behind.
    func leftRing(ofLevel index: Int) -> MarkRing? {
        marks.menu?.menu.submenu(at: shownPath.prefix(index)).map {
            MarkRing(of: $0.layout, itemSize: Double(itemSize) * Self.leftScale)
        }
    }

    /// The centers of the open levels in the plane, where they are drawn: the whole rings stay in the dial.
    var drawnCenters: [MarkPoint] {
        let (origin, margin) = (marks.origin, Self.ringMargin)
        let middle = inPlane(x: Double(widget.width) / 2, y: Double(widget.height) / 2)
        return (0...openedFrom.count).map { index in
            let center = marks.centers.isEmpty ? middle : marks.centers[min(index, marks.centers.count - 1)]
            let isLast = index == openedFrom.count
            guard let ring = isLast ? ring(ofLevel: index) : leftRing(ofLevel: index) else { return center }
            let x = origin.x + margin...max(origin.x + Double(widget.width), origin.x + 2 * margin) - margin
            let y = origin.y + margin...max(origin.y + Double(widget.height), origin.y + 2 * margin) - margin
            return ring.center(near: center, x: x, y: y)
        }
    }

    /// Lays out the ring, and the button in its center.
    func allocateWedges(width: Double, height: Double) {
        ring = ring(ofLevel: openedFrom.count)
        if let ring { marks.stroke?.settings.openDeadZone = ring.centerRadius }
        let drawn = drawnCenters[openedFrom.count]
        center = ((drawn.x - marks.origin.x).rounded(), (drawn.y - marks.origin.y).rounded())
        if marks.stroke == nil, isExpanded { marks.centers = drawnCenters }
        addBubbles()
        hub.setChildVisible(placement == nil || motion.expansion.value > 0)
        fitName()
        allocateHub()
        fitCaptions()
        for bubble in shownBubbles { place(bubble) }
        for part in [marks.wedge, marks.trace, marks.level] { part.allocate(x: 0, y: 0, width: 0, height: 0) }
        let scrim = marks.scrim ?? (0, 0, 0, 0)
        marks.dimmed.allocate(x: scrim.x, y: scrim.y, width: Int(scrim.width), height: Int(scrim.height))
        allocateFingerName(width: width, height: height)
    }

    // MARK: In a popover

    /// The ring with the most items.
    var largestRing: MarkRing {
        MarkRing(of: MarkLayout(count: MarkLayout.maximumCount), itemSize: Double(itemSize))
    }

    /// Opens the first level at a point of the plane.
    func openAt(_ point: (x: Double, y: Double)?) {
        guard let point else { return }
        let center = MarkPoint(x: point.x, y: point.y)
        marks.centers = [center]
        ignorePointer()
    }

    /// Points at no item until the pointer moves from its place.
    func ignorePointer() {
        marks.rest = pointer.map { .at(inPlane(x: $0.x, y: $0.y)) } ?? .unknown
        marks.pointed = nil
    }

    /// Sets the size that covers a window.
    func cover(width: Int, height: Int) {
        placement = Placement(centerX: 0, centerY: 0, diameter: 0)
        placedSize = (width, height)
        widget.queueResize()
    }

    /// Sets the dial's place in the plane, and the window's in the dial.
    func setPlane(origin: MarkPoint, of window: Widget, at place: (x: Double, y: Double)) {
        marks.origin = origin
        marks.scrim = (place.x, place.y, Double(window.width), Double(window.height))
        marks.behindPlace = window.bounds.map { (place.x + $0.x, place.y + $0.y, $0.width, $0.height) }
        widget.queueAllocate()
    }

    // MARK: Pointer

    /// Highlights the item in whose wedge a pointer without a button is.
    func hoverWedges(_ point: MarkPoint?) {
        guard isExpanded, let point, !state.pointer.isActive else { return }
        let time = MonotonicClock.now
        if choosesByCrossing, marks.stroke != nil { return moveStroke(to: point, time: time) }
        var start = point
        switch marks.rest {
        case .unknown:
            marks.rest = .at(point)
            return
        case .at(let place):
            if place.distance(to: point) < settings.stillness { return }
            start = place
        case nil: break
        }
        marks.rest = nil
        if choosesByCrossing, isInRing(start) {
            beginStroke(at: start, time: time)
            return moveStroke(to: point, time: time)
        }
        pointedChanged(at: point)
        strokeTimer.start(after: settings.dwell)
    }

    /// Whether a point is inside of the outer edge, which a pointer then can cross.
    private func isInRing(_ point: MarkPoint) -> Bool {
        guard let ring, let center = marks.centers.last else { return false }
        return center.distance(to: point) < ring.extent
    }

    /// Ends the stroke of a pointer without a button, before a key acts; its next movement begins another one.
    func stopHovering() {
        if choosesByCrossing, !marks.isOfParent, !state.pointer.isActive { stopStroke() }
    }

    /// Whether a click at a point closes the open menu: beyond the ring by more than a bubble.
    func isBeyondClicks(_ point: MarkPoint) -> Bool {
        guard let ring, let center = marks.centers.last else { return false }
        return center.distance(to: point) > ring.extent + ring.itemSize
    }

    /// Updates the item in whose wedge the stroke is.
    func pointedChanged(at point: MarkPoint? = nil) {
        let before = marks.pointed
        if let stroke = marks.stroke {
            marks.pointed = marks.isFarClick ? nil : stroke.place
        } else if let point, let ring, let center = marks.centers.last {
            let isOutside = center.distance(to: point) >= ring.centerRadius
            marks.pointed =
                isOutside && !isBeyondClicks(point)
                ? ring.layout.item(towards: center.direction(to: point)) : nil
        }
        if let item = marks.pointed, item >= motion.count { marks.pointed = nil }
        guard marks.pointed != before else { return }
        state.pointer.showsHand = false
        updateHub()
        placeBubbles()
    }

    /// The item that a release chooses or opens: the one in whose wedge the pointer is, unless it is disabled.
    var highlighted: Int? {
        marks.pointed.flatMap { bubbles[$0]?.widget.isSensitive == false ? nil : $0 }
    }

    /// Selects the item on which a pointer rests, for assistive technologies.
    func rest() {
        guard isExpanded, let item = marks.pointed, item != motion.selection else { return }
        begin(with: item)
    }

    // MARK: Names

    /// The name of the item that a release or Enter chooses.
    private var pointedName: String? {
        guard hasWedges, isExpanded else { return nil }
        let shown = marks.pointed == nil && widget.isFocusVisible ? motion.selection : highlighted
        return shown.map(name(of:))
    }

    /// The item that the center names.
    private func named(_ name: String) -> MenuItem {
        var item = MenuItem(text: name)
        let shown = (marks.pointed ?? motion.selection).flatMap { bubbleItem(at: $0) }
        (item.accelerator, item.submenu) = (shown?.accelerator, shown?.submenu)
        return item
    }

    /// Shows the name of the pointed item instead of the icon in the center.
    func showName() {
        let (name, content) = (pointedName, hubName.implementation as? BubbleContent)
        if let name, name != marks.name {
            content?.fill(with: named(name), maker: nil)
            fitName()
        }
        marks.name = name
        toggle.setChild(name == nil ? hubIcon : hubName)
        let isCovered = marks.isTouch && marks.stroke != nil
        let isCut = ring != nil && content?.showsWholeText == false
        let outside = isCovered || isCut ? name : nil
        fingerName.text = outside ?? ""
        fingerName.setChildVisible(outside != nil)
        widget.queueAllocate()
    }

    private func fitName() {
        guard let ring, let content = hubName.implementation as? BubbleContent else { return }
        content.fit(BubbleContent.Size(diameter: 2 * ring.centerRadius, leastScale: 1, textGrowth: 1))
    }

    /// Places the name above the ring, or beside it where there is no room.
    ///
    /// In a narrow window it is in an upper corner unless a finger is there, else below the ring: there the hand is.
    private func allocateFingerName(width: Double, height: Double) {
        guard !fingerName.text.isEmpty else { return }
        let across = fingerName.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let down = fingerName.measure(GTK_ORIENTATION_VERTICAL, for: across).natural
        let extent = (ring?.extent ?? 0) + Self.ringMargin
        let (right, bottom) = (max(width - Double(across), 0), max(height - Double(down), 0))
        let (x, y) = (min(max(center.x - Double(across) / 2, 0), right), max(center.y - extent, 0))
        var places = [
            (x, center.y - extent - Double(down)), (center.x - extent - Double(across), y),
            (center.x + extent, y),
        ]
        let finger = marks.line.points.last?.point ?? marks.start
        let (left, top) = (finger.x - marks.origin.x, finger.y - marks.origin.y)
        let isOnTheLeft = left < center.x
        let distance = max(isOnTheLeft ? right - left : left - Double(across), top - Double(down))
        if distance > Self.fingerSize { places.append((isOnTheLeft ? right : 0, 0)) }
        places.append((x, center.y + extent))
        let place = places.first { 0...right ~= $0.0 && 0...bottom ~= $0.1 } ?? (x, 0)
        fingerName.allocate(x: place.0.rounded(), y: place.1.rounded(), width: across, height: down)
    }
}
