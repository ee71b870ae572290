import CRotaryWheelGtk
import RotaryWheelInterop

/// Type-ahead: moves a control to the item whose text begins with the typed text.
///
/// A single letter finds the next such item, more letters the first one from the item on. A number that begins no text
/// is a position counted from 1. A large list is searched in steps, between which other events are handled.
@MainActor
final class TypeAhead {
    /// A pause of this length begins a new text.
    private static let pause = Duration.seconds(1)
    /// The number of texts between two main loop iterations.
    private static let step = 2000

    private weak var control: (any SelectionImplementation)?
    private var text = ""
    private var last = Duration.zero
    /// The search: its first item, and the number of items that it has compared.
    private var search: (start: Int, count: Int)?
    private lazy var timer = Timer { [weak self] in self?.resume() }

    init(of control: any SelectionImplementation) { self.control = control }

    /// Takes a typed key, where it is text; a space is text only within one.
    func type(_ key: UInt32) -> Bool {
        let time = MonotonicClock.now
        let isOn = !text.isEmpty && time - last <= Self.pause
        // Delete has a character, too.
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)),
            scalar.properties.generalCategory != .control, isOn || scalar != " ", let control,
            control.itemCount > 0
        else { return false }
        if !isOn { text = "" }
        last = time
        text.append(Character(scalar))
        begin()
        return true
    }

    /// Ends a search, as the items change.
    func stop() {
        search = nil
        timer.stop()
    }

    private func begin() {
        guard let control else { return }
        let onward = text.count == 1 ? 1 : 0
        search = (((control.heading ?? 0) + onward) % control.itemCount, 0)
        resume()
    }

    private func resume() {
        guard let control, let search else { return }
        let (prefix, count) = (text.lowercased(), control.itemCount)
        let end = min(search.count + Self.step, count)
        if let number = Int(prefix), !control.hasTexts { return finish(number) }
        for offset in search.count..<max(end, search.count) {
            let item = (search.start + offset) % count
            if control.motion.isEnabled(item), control.text(of: item).lowercased().hasPrefix(prefix) {
                stop()
                return control.turn(to: item)
            }
        }
        guard end < count else { return finish(Int(prefix)) }
        self.search?.count = end
        timer.start(after: .zero)
    }

    /// Ends a search without a match: goes to the number, or begins a new text with the last letter.
    private func finish(_ number: Int?) {
        stop()
        if let number, let control, (1...control.itemCount).contains(number) {
            control.turn(to: number - 1)
        } else if text.count > 1 {
            text.removeFirst(text.count - 1)
            begin()
        }
    }
}
