import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

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
        widget.onPlainKey { [weak self] key, _ in self?.press(key) ?? false }
    }

    private func press(_ key: UInt32) -> Bool {
        let meaning = KeyMeaning(key, isMirrored: geometry.isMirrored)
        // The wheel handles keys that move and that a focused widget in the hub does not handle.
        guard widget.hasFocus || meaning.moves else { return false }
        switch meaning {
        case .step(let count): step(by: count)
        case .page(let count): step(by: count * max(1, wheel.ring.count / 4))
        case .first: turn(to: 0)
        case .last: turn(to: wheel.ring.count - 1)
        case .enter, .space: activate()
        case .escape: return pointerRotation.cancel()
        case .other: return type(key)
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
