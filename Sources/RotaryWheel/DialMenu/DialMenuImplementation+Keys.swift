import CGtk
import GtkInterop
import WheelModel

extension DialMenuImplementation {
    func addKeyController() {
        let keys = EventControllerKey()
        keys.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        widget.add(keys)
    }

    /// Collapsed, the dial has nothing but its button that can have the focus.
    ///
    /// GTK asks for it also when the focus leaves the button backwards, which must not lead there again.
    func takeFocus() -> Bool {
        isExpanded ? takeFocusAsUsual() : !widget.containsFocus && toggle.grabFocus()
    }

    private func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let command = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
        guard isExpanded, modifiers.rawValue & command == 0 else { return false }
        let onward = isMirrored ? -1 : 1
        switch Int32(bitPattern: key) {
        case GDK_KEY_Down, GDK_KEY_KP_Down: step(by: 1)
        case GDK_KEY_Up, GDK_KEY_KP_Up: step(by: -1)
        case GDK_KEY_Right, GDK_KEY_KP_Right: step(by: onward)
        case GDK_KEY_Left, GDK_KEY_KP_Left: step(by: -onward)
        case GDK_KEY_Home, GDK_KEY_KP_Home: turn(to: 0)
        case GDK_KEY_End, GDK_KEY_KP_End: turn(to: dial.count - 1)
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
            // With the focus on it the button in the centre is what they press.
            guard widget.hasFocus else { return false }
            activateSelection()
        case GDK_KEY_space, GDK_KEY_KP_Space:
            guard widget.hasFocus else { return false }
            // In the middle of a text it is a part of that.
            if !type(key, onlyOn: true) { activateSelection() }
        case GDK_KEY_BackSpace: goBack()
        case GDK_KEY_Escape: escape()
        default: return type(key, onlyOn: false)
        }
        return true
    }

    /// Takes back what was begun last: a drag, a submenu, the menu.
    private func escape() {
        if pointerRotation.cancel() { return }
        if canGoBack { goBack() } else { isExpanded = false }
    }

    /// Turns by some items; rings the bell where there is nothing to turn to.
    func step(by count: Int) {
        let changes = dial.step(by: count, at: MonotonicClock.now)
        if changes.isEmpty, dial.wheel.phase == .idle { widget.errorBell() }
        apply(changes)
    }

    func turn(to item: Int) { apply(dial.turn(to: item, at: MonotonicClock.now)) }

    private func type(_ key: UInt32, onlyOn: Bool) -> Bool {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20 else {
            return false
        }
        let time = MonotonicClock.now
        if onlyOn, !typed.isFresh(at: time) { return false }
        let character = Character(scalar)
        typed.append(character, at: time)
        if let item = typedItem ?? restartedItem(with: character) { turn(to: item) }
        return true
    }

    private func restartedItem(with character: Character) -> Int? {
        typed.restart(with: character)
        return typedItem
    }

    /// The item of the typed number, counted from 1, or the one whose caption begins with the typed text.
    private var typedItem: Int? {
        if let number = Int(typed.text), number >= 1, number <= dial.count { return number - 1 }
        let typed = typed.text.lowercased()
        let from = dial.wheel.heading ?? 0
        // A single letter goes on to the next caption that begins with it.
        let first = typed.count == 1 ? 1 : 0
        return (0..<dial.count).lazy
            .map { (from + first + $0) % self.dial.count }
            .first { self.text(of: $0).lowercased().hasPrefix(typed) }
    }
}
