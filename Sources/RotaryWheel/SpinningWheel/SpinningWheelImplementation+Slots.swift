import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The widget of an item on the rim, and its implementation.
struct RimSlot {
    let widget: Widget
    let part: RimItemImplementation
}

// The widgets of the items: as many as can show and a few spare ones. A widget that leaves the view at one end shows an
// item that enters at the other.
extension SpinningWheelImplementation {
    /// The number of spare widgets.
    private static let spareLimit = 4

    /// Updates the widgets of the visible places, their states and allocations.
    func placeItems() {
        updateSlots()
        stackSlots()
        updateStates()
        widget.queueAllocate()
    }

    /// Orders widgets that overlap in depth as they are drawn: GTK sends a press to the last child at its point.
    ///
    /// Others are in the order of the items, in which assistive technologies read them.
    func stackSlots() {
        let overlaps = motion.geometry.overlapsInDepth
        guard overlaps || isStacked else { return }
        isStacked = overlaps
        var previous = face
        for place in overlaps
            ? motion.geometry.stacking(of: Array(slots.keys), at: motion.placePosition) : slots.keys.sorted()
        {
            guard let widget = slots[place]?.widget else { continue }
            if previous.nextSibling != widget { widget.insert(into: self.widget, after: previous) }
            previous = widget
        }
    }

    func updateSlots() {
        guard let ready = motion.readyPlaces, state.list != nil else { return removeSlots() }
        let leaving = slots.keys.filter { !ready.contains($0) }
        var coming: [Int] = []
        for place in ready where slots[place] == nil { coming.append(place) }
        guard !leaving.isEmpty || !coming.isEmpty else { return }
        var free = leaving.compactMap { slots.removeValue(forKey: $0) }
        for slot in free { leaveFocus(of: slot) }
        for place in coming {
            guard let slot = free.popLast() ?? takeSlot() else { return }
            insert(slot, at: place)
        }
        for slot in free { putAside(slot) }
    }

    /// Moves widgets to the new places of their items, so that the fewest bind another item.
    func rematchSlots() {
        guard let ready = motion.readyPlaces, state.list != nil else { return removeSlots() }
        var old = slots
        slots = [:]
        var found: [Int: RimSlot] = [:]
        for place in ready {
            let item = item(at: motion.item(ofPlace: place))
            guard let match = old.first(where: { $0.value.part.item == item }) else { continue }
            found[place] = old.removeValue(forKey: match.key)
        }
        var free = Array(old.values)
        for slot in free { leaveFocus(of: slot) }
        for place in ready {
            if let slot = found[place] {
                slots[place] = slot
                slot.widget.insert(into: widget, after: slots[place - 1]?.widget ?? face)
            } else if let slot = free.popLast() ?? takeSlot() {
                insert(slot, at: place)
            }
        }
        for slot in free { putAside(slot) }
        placeItems()
    }

    /// Binds a widget to the item of a place, above the previous one.
    private func insert(_ slot: RimSlot, at place: Int) {
        let index = motion.item(ofPlace: place)
        slots[place] = slot
        slot.part.isTinted = isTinted
        if let item = item(at: index) { slot.part.bind(item, at: index, by: factory) }
        slot.widget.insert(into: widget, after: slots[place - 1]?.widget ?? face)
    }

    /// Takes a widget for a new item.
    private func takeSlot() -> RimSlot? {
        guard let held = heldSlots.popLast() else { return spareSlots.popLast() ?? makeSlot() }
        held.widget.setOpacity(1)
        return held
    }

    private func makeSlot() -> RimSlot? {
        let item = Widget(RimItemImplementation.objectClass)
        guard let part = item.implementation as? RimItemImplementation else { return nil }
        part.focused = { [weak self, weak part] in
            if let self, let part { self.focusEntered(part) }
        }
        part.itemChanged = { [weak self, weak part] in
            if let self, let part { self.itemChanged(part) }
        }
        part.chosen = { [weak self, weak part] in
            if let self, let part { self.choose(part) }
        }
        return RimSlot(widget: item, part: part)
    }

    /// The wheel takes the focus of a widget that leaves the view.
    private func leaveFocus(of slot: RimSlot) {
        if slot.widget.containsFocus { widget.grabFocus() }
    }

    private func putAside(_ slot: RimSlot) {
        guard !holds(slot) else { return }
        slot.widget.unparent()
        slot.part.release()
        if spareSlots.count < Self.spareLimit { spareSlots.append(slot) }
    }

    func removeSlots() {
        for slot in slots.values {
            leaveFocus(of: slot)
            if !holds(slot) { slot.widget.unparent() }
        }
        slots = [:]
        spareSlots = []
    }

    /// Keeps a widget parented and invisible during a press: GTK sends the release to the pressed widget.
    private func holds(_ slot: RimSlot) -> Bool {
        guard state.pointer.isActive else { return false }
        heldSlots.append(slot)
        slot.widget.setOpacity(0)
        slot.part.accessible.isHidden = true
        return true
    }

    func letGoOfHeldSlots() {
        for slot in heldSlots { slot.widget.unparent() }
        heldSlots = []
    }

    /// Centers an item whose descendant got the focus by a key; a press holds the rim.
    private func focusEntered(_ part: RimItemImplementation) {
        focusedPart = part
        focusTimer.start(after: .zero)
    }

    func followFocus() {
        guard let part = focusedPart, part.widget.containsFocus, !motion.isHeld,
            let place = slots.first(where: { $0.value.part === part })?.key, place != motion.headingPlace
        else { return }
        apply(motion.turn(toPlace: place, at: MonotonicClock.now))
    }

    /// Centers an item that an assistive technology selects.
    private func choose(_ part: RimItemImplementation) {
        guard let place = slots.first(where: { $0.value.part === part })?.key else { return }
        apply(motion.turn(toPlace: place, at: MonotonicClock.now))
    }

    private func itemChanged(_ part: RimItemImplementation) {
        if part.item == selectedItem { describeSelection() }
    }

    /// Gives the items their tints by the style class `tinted` of the wheel.
    func updateTints() {
        isTinted = widget.hasStyleClass("tinted")
        for slot in slots.values { slot.part.isTinted = isTinted }
    }

    /// Updates the states of the items.
    func updateStates() {
        let (centered, isResting) = (motion.currentPlace, motion.phase == .idle)
        for (place, slot) in slots {
            let item = motion.item(ofPlace: place)
            slot.widget.setState(CGTK_STATE_FLAG_SELECTED, isResting && place == centered)
            slot.widget.setStyleClass("current", !isResting && place == centered)
            slot.part.describe(
                SetPosition(index: item, count: motion.count),
                isShown: motion.geometry.shows(place, at: motion.placePosition),
                isSelected: item == motion.selection)
        }
    }
}
