import CRotaryWheelShims
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// The widgets of the bubbles: the visible ones exist.
extension DialMenuImplementation {
    /// The place and size that a popover gives the dial.
    struct Placement: Equatable {
        var centerX: Double
        var centerY: Double
        var diameter: Double
    }

    private static let hubFraction = 0.62
    private static let spacingFactor = 5.5

    private var naturalSize: Int { Int((Double(itemSize) * Self.spacingFactor).rounded()) }

    /// The factor of the bubbles: a dial without a popover grows with its allocation.
    private var growth: Double {
        placement == nil && motion.geometry.diameter > 0 ? motion.geometry.itemSize / Double(itemSize) : 1
    }

    /// The diameter of the button in the center, a touch target where the bubbles are.
    var hubDiameter: Double {
        if let ring = ring ?? (hasWedges ? largestRing : nil) { return (2 * ring.centerRadius).rounded() }
        let least = min(max(Double(itemSize), 32), HubImplementation.leastDiameter)
        return (min(max(Double(itemSize) * Self.hubFraction, least), 72) * growth).rounded()
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
        placement = Placement(centerX: used.left, centerY: used.top, diameter: dial.diameter)
        placedSize = (Int(used.left + used.right), Int(used.top + used.bottom))
        widget.queueResize()
        return used
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        if placement != nil {
            let side = orientation == GTK_ORIENTATION_HORIZONTAL ? placedSize.width : placedSize.height
            // The desktop may shrink one that covers a window.
            return (hasWedges ? 0 : side, side)
        }
        return unplacedSize
    }

    /// The minimum and natural side of a dial without a popover.
    var unplacedSize: (minimum: Int, natural: Int) {
        let least = Int((Double(itemSize) * inflation.largest * 2.5).rounded())
        return (least, max(naturalSize, least))
    }

    func allocate(width: Int, height: Int) {
        let (width, height) = (Double(width), Double(height))
        if hasWedges { return allocateWedges(width: width, height: height) }
        let placement =
            placement
            ?? Placement(centerX: width / 2, centerY: height / 2, diameter: min(width, height))
        center = (placement.centerX.rounded(.down), placement.centerY.rounded(.down))
        let room = DialRoom(
            left: center.x, top: center.y, right: width - center.x, bottom: height - center.y)
        let isPlaced = self.placement != nil
        let usual = (itemSize: Double(itemSize), inflation: inflation, diameter: unplacedSize.natural)
        motion.layOut { spacing in
            DialGeometry.grown(upTo: isPlaced ? 1 : placement.diameter / Double(usual.diameter)) { growth in
                var inflation = usual.inflation
                inflation.distance *= growth
                return DialGeometry(
                    spacing: spacing, itemSize: usual.itemSize * growth, inflation: inflation,
                    diameter: placement.diameter, room: isPlaced ? room : nil, snapAngle: shownSnapAngle)
            }
        }
        addBubbles()
        allocateHub()
        fitCaptions()
        for bubble in shownBubbles { place(bubble) }
    }

    /// Sets the size before the first layout, too: GTK loads an icon of each size.
    private func sizeHubIcon() {
        // A size that icon themes have as pixels: 16, 24 and so on.
        hubIcon.pixelSize = max(Int(hubDiameter) * 2 / 5 / 8, 1) * 8
    }

    func allocateHub() {
        sizeHubIcon()
        let side = hubDiameter.rounded(.down)
        hub.allocate(
            x: center.x - side / 2, y: center.y - side / 2, width: Int(side), height: Int(side))
    }

    /// Scales the content of the bubbles.
    ///
    /// Small bubbles show captions where all of them can, those with icons where all of those can.
    func fitCaptions() {
        let size =
            ring.map { BubbleContent.Size(diameter: $0.itemSize, leastScale: 1, textGrowth: 1) }
            ?? BubbleContent.Size(
                diameter: motion.geometry.itemSize, leastScale: min(inflation.minimum, inflation.maximum),
                textGrowth: growth.squareRoot())
        if size != fitted.size { (fitted.size, fitted.hidesSmallCaptions) = (size, []) }
        for content in bubbles.values.compactMap(\.content) {
            content.fit(size)
            if !content.hasSmallCaption { fitted.hidesSmallCaptions.insert(content.hasIcon) }
        }
    }

    func place(_ shown: DialBubble) {
        // Whole pixels keep text sharp at rest; in motion they would shake it.
        let isResting = !motion.isMoving && press == nil
        let (x, y) = (center.x + shown.x, center.y + shown.y)
        bubbles[shown.item]?.place(
            shown, centerX: isResting ? x.rounded() : x, centerY: isResting ? y.rounded() : y,
            diameter: ring?.itemSize ?? motion.geometry.itemSize,
            hidingSmallCaptions: fitted.hidesSmallCaptions)
    }

    func snapshot(_ snapshot: Snapshot) {
        drawWindow(on: snapshot)
        if hasWedges {
            drawLevels(on: snapshot)
            // The line crosses no names.
            drawStroke(on: snapshot)
        }
        for shown in shownBubbles {
            bubbles[shown.item]?.moved.draw(of: widget, on: snapshot, isMoving: state.motion.isOn)
        }
        snapshot.snapshot(hub, of: widget)
        if !fingerName.text.isEmpty { snapshot.snapshot(fingerName, of: widget) }
    }

    /// Shows the captions that are readable now.
    ///
    /// A label whose text changes while GTK allocates the dial alone would leave the parents without an allocation.
    private func showCaptions() {
        guard isLaidOut, fitted.size != nil else { return }
        for shown in shownBubbles {
            bubbles[shown.item]?.showCaption(of: shown, hidingSmall: fitted.hidesSmallCaptions)
        }
    }

    // MARK: Creation and removal

    /// Updates the bubbles, their layout and drawing.
    func placeBubbles() {
        addBubbles()
        showCaptions()
        widget.queueAllocate()
        widget.queueDraw()
    }

    /// Creates the visible bubbles, and removes the others.
    func addBubbles() {
        let shown = isLaidOut ? shownBubbles : []
        let items = Set(shown.map(\.item))
        for (index, bubble) in bubbles where !items.contains(index) {
            bubble.remove()
            bubbles[index] = nil
        }
        for index in items.sorted() where bubbles[index] == nil { addBubble(at: index) }
        updateStates()
    }

    private func addBubble(at index: Int) {
        guard let item = bubbleItem(at: index) else { return }
        let bubble = Bubble(of: item, maker: contentMaker, isTinted: !hasWedges)
        // Assistive technologies read the bubbles in the order of the items.
        let previous = bubbles.keys.filter { $0 < index }.max().flatMap { bubbles[$0]?.widget }
        bubble.widget.insert(into: widget, after: previous)
        bubble.setPosition(index, of: motion.count)
        bubble.content?.setMark(shownMark(of: index))
        bubble.onCheck { [weak self] in if self?.isExpanded == true { self?.describeSelection() } }
        bubble.onItemChange { [weak self, weak bubble] in
            if let self, let bubble { self.itemChanged(of: bubble) }
        }
        bubble.widget.onClick { [weak self, click = bubble.click] in self?.clicked(click) }
        bubbles[index] = bubble
    }

    func removeBubbles() {
        for bubble in bubbles.values { bubble.remove() }
        bubbles = [:]
        fitted.size = nil
        hovered = nil
    }

    private func itemChanged(of bubble: Bubble) {
        guard let object = bubble.item.object else { return }
        bubble.update(to: MenuItem(object), maker: contentMaker)
        fitted.size = nil
        describeSelection()
        placeBubbles()
    }

    // MARK: States

    /// Updates the states of the bubbles.
    func updateStates() {
        let isResting = motion.phase == .idle
        let top = motion.current
        for (index, bubble) in bubbles {
            bubble.setSelected(isResting && index == motion.selection)
            bubble.widget.setStyleClass("current", index == top)
            bubble.widget.setState(
                CGTK_STATE_FLAG_PRELIGHT, hovered == .bubble(index) || highlighted == index)
            bubble.widget.setState(CGTK_STATE_FLAG_ACTIVE, press?.target == .bubble(index))
        }
        toggle.setState(CGTK_STATE_FLAG_PRELIGHT, hovered == .hub)
        toggle.setState(CGTK_STATE_FLAG_ACTIVE, press?.target == .hub)
    }

    /// Shows the effect of a click on the button in the center.
    func updateHub() {
        let (icon, word) =
            !isExpanded
            ? ("open-menu-symbolic", "Menu")
            : canGoBack ? ("go-previous-symbolic", "Back") : ("window-close-symbolic", "Close")
        sizeHubIcon()
        hubIcon.setIcon(name: icon)
        showName()
        toggle.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Translation.ofGtk(word))
        toggle.setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded)
        toggle.setState(CGTK_STATE_FLAG_CHECKED, isExpanded)
    }

    // MARK: Changes of style

    func cssChanged() { Theme.shared.follow() }

    func partStyleChanged() { colors.follow() }

    func systemSettingChanged() {
        fitted.size = nil
        placeBubbles()
    }

    func directionChanged() { updateMirrored() }

    func updateMirrored() {
        apply(motion.set(direction: isMirrored ? .counterclockwise : .clockwise, at: MonotonicClock.now))
        placeBubbles()
    }

    /// The snap point's angle on the screen, clockwise from the top.
    private var shownSnapAngle: Angle { isMirrored ? -snapAngle : snapAngle }

    /// Whether the items run from right to left.
    ///
    /// A marking menu never is: a mark is the same in each language.
    var isMirrored: Bool { isFlippable && widget.isRightToLeft && !hasWedges }
}
