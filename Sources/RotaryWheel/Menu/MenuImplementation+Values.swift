import CRotaryWheelShims
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Items with a value. A change lasts from the first request to Enter, a release or another item; Escape takes it back.
extension MenuImplementation {
    /// The part of a bubble's radius within which the direction of a pointer is too unsteady.
    private static var innerGrip: Double { 0.3 }

    /// The value of an item; `nil` for other items, and where its attributes or its action are of no use.
    ///
    /// - Parameter warns: whether that is worth a warning, as the actions of an open menu are in place.
    func value(
        of item: MenuItem, warns: Bool = false
    ) -> (model: SteppedValue, action: NumberAction)? {
        guard let value = item.value, item.submenu == nil else { return nil }
        func refuse(_ reason: String) {
            if warns { ValueWarning.log("Menu item '\(item.text)' has no value: \(reason)") }
        }
        guard let model = SteppedValue(lower: value.lower, upper: value.upper, step: value.step) else {
            refuse("lower must be less than upper, and step more than 0")
            return nil
        }
        guard let name = item.action, let action = NumberAction(name, of: widget) else {
            refuse("the state of '\(item.action ?? "")' is no number")
            return nil
        }
        return (model, action)
    }

    /// Whether an item of the shown level has a value.
    func hasValue(at index: Int) -> Bool {
        if let bubble = menu.bubbles[index] { return bubble.knob != nil }
        return bubbleItem(at: index).map { value(of: $0) != nil } ?? false
    }

    func isEnabled(_ item: MenuItem, _ action: String) -> Bool {
        value(of: item)?.action.isEnabled ?? widget.isActionEnabled(action, target: item.target)
    }

    /// The value of an item with its unit, also before its bubble is there.
    func valueText(at index: Int) -> String? {
        if let bubble = menu.bubbles[index] { return bubble.knob?.text }
        guard let item = bubbleItem(at: index), let (unset, action) = value(of: item) else { return nil }
        var model = unset
        model.set(action.number ?? model.lower)
        return model.parts(unit: item.value?.unit ?? "").text(isRightToLeft: widget.isRightToLeft)
    }

    func knob(at index: Int?) -> ValueBubble? {
        index.flatMap { menu.bubbles[$0]?.knob }.flatMap { $0.widget.isSensitive ? $0 : nil }
    }

    // MARK: Changes

    /// Keys change the value of an item from now on.
    func enterValue(at index: Int) {
        if menu.change?.item != index { endChange() }
        menu.change = menu.change ?? .init(item: index)
        // Keys may be faster than the first frame of the menu.
        if menu.bubbles[index] == nil { addBubble(at: index) }
        hubUpdated()
    }

    /// Ends a change: as it is, or with the value before.
    func endChange(restoring: Bool = false) {
        guard let change = menu.change else { return }
        menu.change = nil
        menu.bubbles[change.item]?.knob?.finish(restoring: restoring)
        describeSelection()
        hubUpdated()
    }

    /// The menu collapses.
    func leaveValue() {
        state.pointer.cancel()
        menu.scroll?.end()
        endChange()
    }

    /// Follows items that have moved.
    func moveChange(_ newIndex: (Int) -> Int?) {
        guard let change = menu.change else { return }
        menu.change = newIndex(change.item).map { .init(item: $0, isHeld: change.isHeld) }
        if menu.change == nil, change.isHeld { state.pointer.cancel() }
    }

    /// Ends the change of an item that neither the pointer nor the selection is on.
    func followChange() {
        guard let change = menu.change, !change.isHeld, menu.scroll?.isHolding != true else { return }
        let others = [pointedItem, motion.selection].compactMap(\.self)
        if !others.isEmpty, !others.contains(change.item) { endChange() }
    }

    /// The item that a pointer is on.
    var pointedItem: Int? {
        if case .bubble(let item)? = hoveredTarget { return item }
        return pointed
    }

    /// A value has changed, by the user or by the app.
    func valueChanged(at index: Int) {
        guard isExpanded else { return }
        if index == motion.selection, !isHoldingValue { describeSelection() }
        // The center shows the selected item with visible focus only, and each update lays the menu out.
        let isShown = [menu.change?.item, pointedItem].contains(index)
        if isShown || widget.isFocusVisible && index == motion.selection { hubUpdated() }
    }

    /// The value in words that the center shows: that of a change, or with its name that of an item.
    func valueText(of item: Int?) -> String? {
        if let change = menu.change, item == nil || item == change.item {
            return menu.bubbles[change.item]?.knob?.text
        }
        return item.flatMap { index in
            menu.bubbles[index]?.knob.map { "\(name(of: index))\n\($0.text)" }
        }
    }

    // MARK: Keys

    /// Changes the value that was entered; returns whether the key does so.
    func changeValue(by key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        guard isExpanded, let change = menu.change, !change.isHeld, pointed == nil || pointed == change.item,
            let knob = knob(at: change.item), let meaning = ValueKey(key, isMirrored: knob.isMirrored)
        else { return false }
        keepingAlive { control in
            var isChanged = true
            switch meaning {
            case .steps(let count): isChanged = knob.step(by: count, pace: .init(modifiers))
            case .lower, .upper: knob.go(toUpper: meaning == .upper)
            case .confirm: control.endChange()
            case .cancel: control.endChange(restoring: true)
            }
            if !isChanged { control.widget.errorBell() }
        }
        return true
    }

    // MARK: The pointer

    private func bubble(of index: Int) -> DialBubble? { shownBubbles.last { $0.item == index } }

    /// The center of the present rotation: that of a value that a pointer holds, or that of the menu.
    var rotationCenter: (x: Double, y: Double) {
        guard let change = menu.change, change.isHeld, let bubble = bubble(of: change.item) else {
            return menu.center
        }
        return (menu.center.x + bubble.x, menu.center.y + bubble.y)
    }

    /// Takes hold of a value at a press on its bubble.
    func grabValue(_ press: PointerRotation.Press) {
        guard isExpanded, !motion.isMoving,
            let bubble = shownBubbles.last(where: {
                distance(of: press.x, press.y, from: $0) <= bubbleSize.diameter / 2 * $0.scale
            }), takesPress(onValueAt: bubble.item), knob(at: bubble.item) != nil
        else { return }
        menu.scroll?.end()
        enterValue(at: bubble.item)
        menu.change?.isHeld = true
    }

    private func distance(of x: Double, _ y: Double, from bubble: DialBubble) -> Double {
        .hypot(x - menu.center.x - bubble.x, y - menu.center.y - bubble.y)
    }

    var isHoldingValue: Bool { menu.change?.isHeld == true }

    /// A rotation about a value begins where its direction is steady.
    func mayBeginDrag(x: Double, y: Double) -> Bool {
        guard let change = menu.change, change.isHeld, let bubble = bubble(of: change.item) else {
            return true
        }
        return distance(of: x, y, from: bubble) > Self.innerGrip * bubbleSize.diameter / 2 * bubble.scale
    }

    /// Turns the value that the pointer holds; returns whether it holds one.
    func turnValue(by step: PointerRotation.Step) -> Bool {
        guard let change = menu.change, change.isHeld else { return false }
        guard step.part > 0, let knob = knob(at: change.item) else { return true }
        keepingAlive { _ in
            if step.beginsDrag { knob.hold(.circular) }
            knob.move(by: step.delta * step.part, isFine: step.modifiers.holds(CGDK_SHIFT_MASK))
        }
        return true
    }

    /// Confirms the value that the pointer held, or enters it by a tap; returns whether it held one.
    func releaseValue(isTap: Bool) -> Bool {
        guard let change = menu.change, change.isHeld else { return false }
        menu.change?.isHeld = false
        keepingAlive { control in
            control.begin(with: change.item)
            if !isTap { control.endChange() }
            control.updateStates()
            control.hubUpdated()
        }
        return true
    }

    /// Takes the change back at the end of a canceled press; returns whether it held a value.
    func cancelValue() -> Bool {
        guard menu.change?.isHeld == true else { return false }
        keepingAlive { $0.endChange(restoring: true) }
        return true
    }
}

/// Warnings about values, each once.
@MainActor
private enum ValueWarning {
    private static var logged: Set<String> = []

    static func log(_ message: String) { if logged.insert(message).inserted { Log.warning(message) } }
}
