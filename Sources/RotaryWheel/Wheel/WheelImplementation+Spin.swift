import RotaryWheelInterop
import RotaryWheelModel

extension WheelImplementation {
    /// The full turns of the action `wheel.spin`.
    private static let turns = 4

    /// Changes the motion by an event, as a program does.
    private func move(by event: (inout WheelModel, Duration) -> [KineticChange]) {
        takeOver()
        apply(event(&motion, MonotonicClock.now))
    }

    func spin(speed: Angle) {
        if accepts(speed.radians, for: "speed") { move { $0.spin(speed: speed, at: $1) } }
    }

    func spin(to sector: Int, turns: Int, duration: Duration) {
        var generator = SystemRandomNumberGenerator()
        move { $0.spin(to: sector, turns: turns, duration: duration, using: &generator, at: $1) }
    }

    func spinAtRandom(
        turns: Int, duration: Duration, using generator: inout some RandomNumberGenerator
    ) {
        move { $0.spinAtRandom(turns: turns, duration: duration, using: &generator, at: $1) }
    }

    /// Spins as the action `wheel.spin` does.
    func spinAtRandom() {
        var generator = SystemRandomNumberGenerator()
        spinAtRandom(turns: Self.turns, duration: settings.spinDuration, using: &generator)
    }

    func stop() { move { $0.stop(at: $1) } }

    func turn(to rotation: Angle, duration: Duration) {
        guard accepts(rotation.radians, for: "angle") else { return }
        move { $0.turn(to: rotation, duration: duration, at: $1) }
    }

    func spinBegan(_ sector: Int) {
        // Translators: a wheel spins; its result follows.
        state.accessible.update(Translation.translated("Spinning"), item: motion.selection, of: motion.count)
        emit("spin-begin", UInt32(sector))
        listeners.send(.spinBegan(sector), from: control)
    }
}
