import CGtk
import GtkInterop
import WheelModel

/// A search for the item whose text begins with what was typed.
struct TypeSearch {
    let text: String
    /// The item that was looked at first.
    let start: Int
    /// How many have been looked at.
    var count = 0
}

extension SpinningWheelImplementation {
    /// How many texts are looked at before other events have their turn.
    private static let searchStep = 2000

    func addKeyController() {
        let keys = EventControllerKey()
        keys.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        widget.add(keys)
    }

    private func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let command = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
        // A key that a control in an item leaves over is not for the wheel.
        guard widget.hasFocus, modifiers.rawValue & command == 0 else { return false }
        let onward = rim.geometry.isMirrored ? -1 : 1
        let page = rim.geometry.pageCount
        switch Int32(bitPattern: key) {
        case GDK_KEY_Down, GDK_KEY_KP_Down: step(by: 1)
        case GDK_KEY_Up, GDK_KEY_KP_Up: step(by: -1)
        case GDK_KEY_Right, GDK_KEY_KP_Right: step(by: onward)
        case GDK_KEY_Left, GDK_KEY_KP_Left: step(by: -onward)
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: step(by: page)
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: step(by: -page)
        case GDK_KEY_Home, GDK_KEY_KP_Home: scroll(to: 0, animated: true)
        case GDK_KEY_End, GDK_KEY_KP_End: scroll(to: rim.count - 1, animated: true)
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: activate()
        case GDK_KEY_space, GDK_KEY_KP_Space:
            // In the middle of a text it is a part of that.
            if !type(key, onlyOn: true) { activate() }
        case GDK_KEY_Escape: return pointerRotation.cancel()
        default: return type(key, onlyOn: false)
        }
        return true
    }

    /// Moves on by some items; rings the bell at the end.
    func step(by count: Int) {
        endAdjusting()
        let changes = rim.step(by: count, at: MonotonicClock.now)
        if changes.isEmpty, rim.phase == .idle { widget.errorBell() }
        apply(changes)
    }

    /// Moves to an item, or is there at once.
    func scroll(to item: Int, animated: Bool) {
        guard (0..<rim.count).contains(item) else { return }
        endAdjusting()
        let time = MonotonicClock.now
        if animated {
            apply(rim.scroll(to: item, at: time))
        } else {
            apply(rim.setPosition(Double(rim.place(of: item)), at: time))
        }
    }

    // MARK: Type-ahead

    private func type(_ key: UInt32, onlyOn: Bool) -> Bool {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20, rim.count > 0
        else { return false }
        let time = MonotonicClock.now
        if onlyOn, !typed.isFresh(at: time) { return false }
        typed.append(Character(scalar), at: time)
        // A single letter goes on to the next item that begins with it.
        let onward = typed.text.count == 1 ? 1 : 0
        let from = rim.headingPlace.map(rim.item(ofPlace:)) ?? 0
        search = TypeSearch(text: typed.text.lowercased(), start: (from + onward) % rim.count)
        continueSearch()
        return true
    }

    /// Looks at some more texts: all of a small model at once, those of a large one bit by bit.
    func continueSearch() {
        guard var search else { return }
        let last = min(search.count + Self.searchStep, rim.count)
        while search.count < last {
            let item = (search.start + search.count) % rim.count
            if text(of: item).lowercased().hasPrefix(search.text) {
                stopSearch()
                return scroll(to: item, animated: true)
            }
            search.count += 1
        }
        self.search = last < rim.count ? search : nil
        if self.search != nil { searchTimer.start(after: .zero) }
    }

    func stopSearch() {
        search = nil
        searchTimer.stop()
    }
}
