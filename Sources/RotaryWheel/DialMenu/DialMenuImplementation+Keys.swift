import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuImplementation {
    func addKeyController() {
        widget.onPlainKey { [weak self] key, _ in self?.press(key) ?? false }
    }

    /// Collapsed, the dial has nothing but its button that can have the focus.
    ///
    /// GTK asks for it also when the focus leaves the button backwards, which must not lead there again.
    func takeFocus() -> Bool {
        isExpanded ? takeFocusAsUsual() : !widget.containsFocus && toggle.grabFocus()
    }

    private func press(_ key: UInt32) -> Bool {
        guard isExpanded else { return false }
        switch KeyMeaning(key, isMirrored: isMirrored) {
        case .step(let count): step(by: count)
        case .page: return false
        case .first: turn(to: 0)
        case .last: turn(to: dial.count - 1)
        case .enter:
            // With the focus on it the button in the centre is what they press.
            guard widget.hasFocus else { return false }
            activateSelection()
        case .space:
            guard widget.hasFocus else { return false }
            // In the middle of a text it is a part of that.
            if !type(key, onlyOn: true) { activateSelection() }
        case .escape: escape()
        case .other where key == UInt32(GDK_KEY_BackSpace): goBack()
        case .other: return type(key, onlyOn: false)
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
