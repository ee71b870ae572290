public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

/// A wheel of sectors that turns under a fixed indicator.
///
/// The sector at the indicator is selected when the wheel settles. Without a model the sectors are numbered from 1;
/// with one they show its first 100,000 items.
///
///     let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"])
///     wheel.onSettled = { wheel, sector in print(wheel.selectedText ?? "") }
///     gtk_window_set_child(window, wheel.widget)
///
/// `RotaryWheelWidget` in `rotary-wheel-widget.h` documents gestures, keys, CSS nodes and accessibility.
@safe @MainActor
public final class RotaryWheelWidget: SelectionControl, SelectionListening {
    /// The protocol of the delegate.
    public typealias Delegate = any RotaryWheelDelegate

    var implementation: WheelImplementation { handle.implementation as! WheelImplementation }

    /// Creates an empty wheel.
    public convenience init() { self.init(creating: WheelImplementation.objectClass) }

    /// Creates a wheel of numbered sectors.
    ///
    /// - Parameter sectorCount: clamped to 0 … 100,000.
    public convenience init(sectorCount: Int) {
        self.init()
        self.sectorCount = sectorCount
    }

    /// Refers to a wheel that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: WheelImplementation.objectClass)
    }

    // MARK: Spins

    /// Spins with a velocity, and slows down by friction alone, whether or not ``hasInertia`` is on.
    ///
    /// A held wheel does not spin. A hold and ``stop()`` end a spin, with another result. With reduced motion, a spin goes
    /// straight to its result. Emits `spin-begin`.
    ///
    /// - Parameter speed: the angle in a second, clockwise positive, at most 100 radians.
    public func spin(speed: Angle) { implementation.spin(speed: speed) }

    /// Spins to a sector, and slows down evenly; see ``landsAtRandom``.
    ///
    /// A sector that does not exist or cannot be reached is ignored. Emits `spin-begin`.
    ///
    /// - Parameters:
    ///   - sector: the result, which ``SelectionControl/selected`` becomes when the wheel settles.
    ///   - turns: the full turns before the last, partial one, clamped to ±1000, fewer where a stop is nearer; negative
    ///     turns are counterclockwise, unless the wheel turns one way.
    ///   - duration: the time until the wheel settles.
    public func spin(to sector: Int, turns: Int, duration: Duration) {
        implementation.spin(to: sector, turns: turns, duration: duration)
    }

    /// Draws a sector by its ``RotaryWheelItem/chance``, and spins to it.
    ///
    /// The sector is drawn before the wheel moves, by the system's generator. Turns and duration are those of
    /// ``spin(to:turns:duration:)``. Emits `spin-begin` with the sector.
    public func spinAtRandom(turns: Int, duration: Duration) {
        var generator = SystemRandomNumberGenerator()
        spinAtRandom(turns: turns, duration: duration, using: &generator)
    }

    /// Draws a sector by a generator, and spins to it; a `SeededGenerator` repeats its results.
    public func spinAtRandom(
        turns: Int, duration: Duration, using generator: inout some RandomNumberGenerator
    ) {
        implementation.spinAtRandom(turns: turns, duration: duration, using: &generator)
    }

    /// Ends a motion, and settles on the nearest sector; does nothing while the wheel is held.
    public func stop() { implementation.stop() }

    /// Turns to a ``rotation``, where the wheel stays even if it snaps.
    ///
    /// It is clamped to the stops. A wheel that is held, or turns only the other way, ignores the call.
    public func turn(to rotation: Angle, duration: Duration) {
        implementation.turn(to: rotation, duration: duration)
    }
}
