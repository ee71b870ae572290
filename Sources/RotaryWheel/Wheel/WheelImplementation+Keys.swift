import CGtk
import GtkInterop
import WheelModel

/// What has been typed to go to a sector.
struct TypedText {
    private(set) var text = ""
    private var last = Duration.zero
    /// A pause of this length starts a new text.
    private static let pause = Duration.seconds(1)

    /// Whether what is typed now goes on with the text.
    func isFresh(at time: Duration) -> Bool { !text.isEmpty && time - last <= Self.pause }

    mutating func append(_ character: Character, at time: Duration) {
        if time - last > Self.pause { text = "" }
        last = time
        text.append(character)
    }

    mutating func restart(with character: Character) { text = String(character) }
}

extension WheelImplementation {
    func addKeyController() {
        let keys = EventControllerKey()
        keys.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        widget.add(keys)
    }

    private func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let command = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
        // A key that a button in the hub leaves over is not for the wheel.
        guard widget.hasFocus, modifiers.rawValue & command == 0 else { return false }
        let onward = geometry.isMirrored ? -1 : 1
        let page = max(1, wheel.ring.count / 4)
        switch Int32(bitPattern: key) {
        case GDK_KEY_Down, GDK_KEY_KP_Down: step(by: 1)
        case GDK_KEY_Up, GDK_KEY_KP_Up: step(by: -1)
        case GDK_KEY_Right, GDK_KEY_KP_Right: step(by: onward)
        case GDK_KEY_Left, GDK_KEY_KP_Left: step(by: -onward)
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: step(by: page)
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: step(by: -page)
        case GDK_KEY_Home, GDK_KEY_KP_Home: turn(to: 0)
        case GDK_KEY_End, GDK_KEY_KP_End: turn(to: wheel.ring.count - 1)
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space: activate()
        case GDK_KEY_Escape: return pointerRotation.cancel()
        default: return type(key)
        }
        return true
    }

    /// Turns by some sectors; rings the bell where the wheel cannot.
    func step(by count: Int) {
        let changes = wheel.step(by: count, at: MonotonicClock.now)
        if changes.isEmpty, wheel.phase == .idle { widget.errorBell() }
        apply(changes)
    }

    func turn(to sector: Int) { apply(wheel.turn(to: sector, at: MonotonicClock.now)) }

    private func type(_ key: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20 else {
            return false
        }
        let character = Character(scalar)
        typed.append(character, at: MonotonicClock.now)
        if let sector = typedSector ?? restartedSector(with: character) { turn(to: sector) }
        return true
    }

    private func restartedSector(with character: Character) -> Int? {
        typed.restart(with: character)
        return typedSector
    }

    /// The sector of the typed number, counted from 1, or the one whose label begins with the typed text.
    private var typedSector: Int? {
        if let number = Int(typed.text) {
            return (1...max(1, wheel.ring.count)).contains(number) && wheel.ring.count > 0 ? number - 1 : nil
        }
        let typed = typed.text.lowercased()
        let from = wheel.heading ?? 0
        // A single letter goes on to the next label that begins with it.
        let first = typed.count == 1 ? 1 : 0
        return (0..<wheel.ring.count).lazy
            .map { (from + first + $0) % self.wheel.ring.count }
            .first { self.text(of: $0).lowercased().hasPrefix(typed) }
    }
}
