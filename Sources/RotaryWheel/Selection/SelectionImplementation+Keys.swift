import RotaryWheelInterop
import RotaryWheelModel

extension SelectionImplementation {
    func press(_ key: UInt32) -> Bool {
        guard let meaning = KeyMeaning(key, isMirrored: isMirrored), handles(meaning) else { return false }
        switch meaning {
        case .step(let count): step(by: count)
        case .page(let count): step(by: count * pageLength)
        case .first: turn(to: (0..<motion.count).first(where: motion.isEnabled) ?? 0)
        case .last: turn(to: (0..<motion.count).last(where: motion.isEnabled) ?? 0)
        case .activate: activate()
        case .back, .escape: return cancel(meaning)
        }
        return true
    }

    /// Moves by a number of items; rings the bell at the end.
    func step(by count: Int) {
        takeOver()
        let changes = motion.step(by: count, at: MonotonicClock.now)
        if changes.isEmpty, motion.phase == .idle { widget.errorBell() }
        apply(changes)
    }

    /// Moves to an item the short way.
    func turn(to item: Int) {
        guard (0..<motion.count).contains(item) else { return }
        takeOver()
        apply(motion.turn(to: item, at: MonotonicClock.now))
    }
}
