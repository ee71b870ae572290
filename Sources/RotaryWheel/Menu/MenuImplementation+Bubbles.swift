import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

// The widgets of the bubbles: the visible ones exist.
extension MenuImplementation {
    /// Sets the size before the first layout, too: GTK loads an icon of each size.
    private func sizeHubIcon() {
        // A size that icon themes have as pixels: 16, 24 and so on.
        menu.icon.pixelSize = max(Int(hubDiameter) * 2 / 5 / 8, 1) * 8
    }

    /// Allocates the button and the bubbles around the center.
    func allocateBubbles() {
        sizeHubIcon()
        let (side, center) = (hubDiameter.rounded(.down), menu.center)
        menu.hub.allocate(
            x: center.x - side / 2, y: center.y - side / 2, width: Int(side), height: Int(side))
        fitCaptions()
        for bubble in shownBubbles { place(bubble) }
    }

    /// Scales the content of the bubbles.
    ///
    /// Small bubbles show captions where all of them can, those with icons where all of those can.
    private func fitCaptions() {
        let size = bubbleSize
        if size != menu.fitted.size { (menu.fitted.size, menu.fitted.hidesSmallCaptions) = (size, []) }
        for content in menu.bubbles.values.compactMap(\.content) {
            content.fit(size)
            if !content.hasSmallCaption { menu.fitted.hidesSmallCaptions.insert(content.hasIcon) }
        }
    }

    private func place(_ shown: DialBubble) {
        // Whole pixels keep text sharp at rest; in motion they would shake it.
        let isResting = !motion.isMoving && !motion.isHeld
        let (x, y) = (menu.center.x + shown.x, menu.center.y + shown.y)
        menu.bubbles[shown.item]?.place(
            shown, centerX: isResting ? x.rounded() : x, centerY: isResting ? y.rounded() : y,
            diameter: bubbleSize.diameter, hidingSmallCaptions: menu.fitted.hidesSmallCaptions)
    }

    func drawBubbles(on snapshot: Snapshot) {
        for shown in shownBubbles {
            guard let bubble = menu.bubbles[shown.item] else { continue }
            bubble.moved.draw(
                of: widget, on: snapshot, isMoving: state.motion.isOn,
                replacing: bubble.knob?.changing)
        }
        snapshot.snapshot(menu.hub, of: widget)
    }

    /// Shows the captions that are readable now.
    ///
    /// A label whose text changes while GTK allocates the menu alone would leave the parents without an allocation.
    private func showCaptions() {
        guard isLaidOut, menu.fitted.size != nil else { return }
        for shown in shownBubbles {
            menu.bubbles[shown.item]?.showCaption(of: shown, hidingSmall: menu.fitted.hidesSmallCaptions)
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
        for (index, bubble) in menu.bubbles where !items.contains(index) && index != menu.change?.item {
            bubble.remove()
            menu.bubbles[index] = nil
        }
        for index in items.sorted() where menu.bubbles[index] == nil { addBubble(at: index) }
        updateStates()
    }

    func addBubble(at index: Int) {
        guard let item = bubbleItem(at: index) else { return }
        let bubble = Bubble(
            of: item, value: value(of: item, warns: true), maker: contentMaker, isTinted: Self.tintsBubbles)
        // Assistive technologies read the bubbles in the order of the items.
        let previous = menu.bubbles.keys.filter { $0 < index }.max().flatMap { menu.bubbles[$0]?.widget }
        bubble.widget.insert(into: widget, after: previous)
        bubble.setPosition(index, of: motion.count)
        bubble.content?.setMark(shownMark(of: index))
        bubble.onCheck { [weak self] in if self?.isExpanded == true { self?.describeSelection() } }
        bubble.onSensitivity { [weak self] in self?.menu.sensitivityTimer.start(after: .zero) }
        bubble.onItemChange { [weak self, weak bubble] in
            if let self, let bubble { itemChanged(of: bubble) }
        }
        bubble.onClick { [weak self] in self?.clicked($0) }
        if bubble.knob != nil { addScrolling() }
        bubble.knob?.changed = { [weak self, click = bubble.click] in self?.valueChanged(at: click.index) }
        menu.bubbles[index] = bubble
    }

    func removeBubbles() {
        for bubble in menu.bubbles.values { bubble.remove() }
        menu.bubbles = [:]
        menu.fitted.size = nil
    }

    private func itemChanged(of bubble: Bubble) {
        guard let object = bubble.item.object else { return }
        bubble.update(to: MenuItem(object), maker: contentMaker)
        menu.fitted.size = nil
        describeSelection()
        placeBubbles()
    }

    // MARK: States

    /// A release chooses no disabled item.
    func sensitivityChanged() {
        updateHub()
        placeBubbles()
    }

    /// Updates the states of the bubbles.
    func updateStates() {
        followChange()
        let isResting = motion.phase == .idle
        let top = motion.current
        for (index, bubble) in menu.bubbles {
            bubble.setSelected(isResting && index == motion.selection)
            bubble.widget.setStyleClass("current", index == top)
            bubble.knob?.isRightToLeft = widget.isRightToLeft
            bubble.knob?.isMirrored = state.isFlippable && widget.isRightToLeft
            let (isHovered, isPressed) = (hoveredTarget == .bubble(index), pressedTarget == .bubble(index))
            bubble.widget.setState(CGTK_STATE_FLAG_PRELIGHT, isHovered)
            bubble.widget.setState(CGTK_STATE_FLAG_ACTIVE, isPressed)
            bubble.knob?.isPlain = isResting && !isHovered && !isPressed
        }
        menu.toggle.setState(CGTK_STATE_FLAG_PRELIGHT, hoveredTarget == .hub)
        menu.toggle.setState(CGTK_STATE_FLAG_ACTIVE, pressedTarget == .hub)
    }

    /// Shows the effect of a click on the button in the center.
    func updateHub() {
        let (icon, word) =
            !isExpanded
            ? ("open-menu-symbolic", "Menu")
            : canGoBack ? ("go-previous-symbolic", "Back") : ("window-close-symbolic", "Close")
        sizeHubIcon()
        menu.icon.setIcon(name: icon)
        hubUpdated()
        menu.toggle.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Translation.ofGtk(word))
        menu.toggle.setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded)
        menu.toggle.setState(CGTK_STATE_FLAG_CHECKED, isExpanded)
    }

    /// The text of an item whose bubble does not show it whole, else the tooltip of the app.
    func tooltip(of item: Int) -> String? {
        guard let bubble = menu.bubbles[item], bubble.content?.showsWholeText != true else {
            return widget.tooltip
        }
        return text(of: item)
    }

    // MARK: Changes of style

    func cssChanged() { Theme.shared.follow() }

    func partStyleChanged() { menu.colors.follow() }

    func systemSettingChanged() {
        menu.fitted.size = nil
        placeBubbles()
    }

    func directionChanged() { updateMirrored() }
}
