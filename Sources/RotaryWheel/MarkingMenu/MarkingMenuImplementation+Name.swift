import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The name of the item that a release or Enter chooses.
extension MarkingMenuImplementation {
    /// The diameter of a finger's tip in pixels.
    private static let fingerSize = 44.0

    /// The name of the item that a release or Enter chooses.
    private var pointedName: String? {
        guard isExpanded else { return nil }
        return shownItem.flatMap { valueText(of: $0) ?? name(of: $0) }
    }

    /// The item that the center shows: that of a change or under the pointer, else with visible focus the selected one.
    private var shownItem: Int? {
        if let change = menu.change, change.isHeld || marks.pointed == nil { return change.item }
        return marks.pointed == nil && widget.isFocusVisible ? motion.selection : highlighted
    }

    /// The item that the center names.
    private func named(_ name: String) -> MenuItem {
        var item = MenuItem(text: name)
        guard let index = shownItem, menu.bubbles[index]?.knob == nil else { return item }
        let shown = bubbleItem(at: index)
        (item.accelerator, item.submenu) = (shown?.accelerator, shown?.submenu)
        return item
    }

    /// Shows the name of the pointed item instead of the icon in the center.
    func showName() {
        let (name, content) = (pointedName, menu.hubText.implementation as? BubbleContent)
        if let name, name != marks.name {
            content?.fill(with: named(name), maker: nil)
            fitName()
        }
        marks.name = name
        menu.toggle.setChild(name == nil ? menu.icon : menu.hubText)
        let isCovered = marks.isTouch && marks.stroke != nil
        let isCut = ring != nil && content?.showsWholeText == false
        let outside = isCovered || isCut ? name : nil
        fingerName.text = outside ?? ""
        fingerName.setChildVisible(outside != nil)
        widget.queueAllocate()
    }

    func fitName() {
        guard let ring, let content = menu.hubText.implementation as? BubbleContent else { return }
        content.fit(BubbleContent.Size(diameter: 2 * ring.centerRadius, leastScale: 1, textGrowth: 1))
    }

    /// Places the name above the ring, or beside it where there is no room.
    ///
    /// In a narrow window it is in an upper corner unless a finger is there, else below the ring: there the hand is.
    func allocateFingerName(width: Double, height: Double) {
        guard !fingerName.text.isEmpty else { return }
        let across = fingerName.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let down = fingerName.measure(GTK_ORIENTATION_VERTICAL, for: across).natural
        let extent = (ring?.extent ?? 0) + Self.ringMargin
        let (right, bottom) = (max(width - Double(across), 0), max(height - Double(down), 0))
        let (x, y) = (min(max(menu.center.x - Double(across) / 2, 0), right), max(menu.center.y - extent, 0))
        var places = [
            (x, menu.center.y - extent - Double(down)), (menu.center.x - extent - Double(across), y),
            (menu.center.x + extent, y),
        ]
        let finger = marks.line.points.last?.point ?? marks.start
        let (left, top) = (finger.x - marks.origin.x, finger.y - marks.origin.y)
        let isOnTheLeft = left < menu.center.x
        let distance = max(isOnTheLeft ? right - left : left - Double(across), top - Double(down))
        if distance > Self.fingerSize { places.append((isOnTheLeft ? right : 0, 0)) }
        places.append((x, menu.center.y + extent))
        let place = places.first { 0...right ~= $0.0 && 0...bottom ~= $0.1 } ?? (x, 0)
        fingerName.allocate(x: place.0.rounded(), y: place.1.rounded(), width: across, height: down)
    }
}
