import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

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
        widget.onPlainKey { [weak self] key, _ in self?.press(key) ?? false }
    }

    private func press(_ key: UInt32) -> Bool {
        // A key that a control in an item leaves over is not for the wheel.
        guard widget.hasFocus else { return false }
        switch KeyMeaning(key, isMirrored: rim.geometry.isMirrored) {
        case .step(let count): step(by: count)
        case .page(let count): step(by: count * rim.geometry.pageCount)
        case .first: scroll(to: 0, animated: true)
        case .last: scroll(to: rim.count - 1, animated: true)
        case .enter: activate()
        case .space:
            // In the middle of a text it is a part of that.
            if !type(key, onlyOn: true) { activate() }
        case .escape: return pointerRotation.cancel()
        case .other: return type(key, onlyOn: false)
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

    func turn(to item: Int) { scroll(to: item, animated: true) }

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
