import CRotaryWheelGtk

/// A countdown that pauses; its times are microseconds of any clock.
struct Countdown: Equatable {
    /// The time of the end, or what was left when it was paused.
    private enum State: Equatable { case running(Int), paused(Int) }

    private var state: State

    /// Starts a countdown.
    init(seconds: Int, at now: Int) { state = .running(now + seconds * 1_000_000) }

    var isPaused: Bool { if case .paused = state { true } else { false } }

    /// What is left.
    func rest(at now: Int) -> Int {
        switch state {
        case .running(let end): max(0, end - now)
        case .paused(let rest): rest
        }
    }

    /// The seconds that are left, rounded up, and the time until there is one less.
    func seconds(at now: Int) -> (count: Int, next: Int) {
        let rest = rest(at: now)
        let count = (rest + 999_999) / 1_000_000
        return (count, rest - (count - 1) * 1_000_000)
    }

    /// Pauses, or goes on.
    mutating func pause(at now: Int) {
        let rest = rest(at: now)
        state = isPaused ? .running(now + rest) : .paused(rest)
    }
}

extension Handle {
    /// Shows the seconds of a GtkSpinButton as minutes and seconds, and reads both.
    func showTime() {
        connect("output") { arguments in
            let spin = arguments.emitter
            let time = String(
                formatting: g_date_time_new_from_unix_utc(Int(gtk_spin_button_get_value(spin.opaque))),
                "%M:%S")
            if spin.string("text") != time { spin.set("text", to: time) }
            arguments.answer(true)
        }
        connect("input") { arguments in
            let spin = arguments.emitter
            let parts = (spin.string("text") ?? "").split(separator: ":").map { Double($0) }
            // What is no time changes nothing.
            arguments.place(0, of: Double.self).pointee =
                parts.contains(nil)
                ? gtk_spin_button_get_value(spin.opaque) : parts.reduce(0) { $0 * 60 + ($1 ?? 0) }
            arguments.answer(1)
        }
    }
}
