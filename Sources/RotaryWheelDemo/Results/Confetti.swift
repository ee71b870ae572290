import CRotaryWheelAdwaita
import Glibc

/// Confetti above the wheel for a moment after a result, unless motions are skipped.
@MainActor
final class Confetti {
    /// A piece of paper, whose place is in radii of the wheel, right and down from the center.
    private struct Piece {
        let speed = (x: Double.random(in: -1.1...1.1), y: Double.random(in: -2.4 ... -0.6))
        let turn = Double.random(in: -9...9)
        let color = Int.random(in: 1...8)

        func place(at time: Double) -> (x: Double, y: Double) {
            (speed.x * time, speed.y * time + 1.4 * time * time)
        }
    }

    private static let duration = 2.0
    private static let count = 90

    private let area: Handle
    private let settings: Settings
    private var pieces: [Piece] = []
    private var age = 0.0
    private var start: Double?

    /// Draws in a GtkDrawingArea.
    init(in area: Handle, _ settings: Settings) {
        (self.area, self.settings) = (area, settings)
        area.setDrawing { [weak self] context, width, height in self?.draw(context, width, height) }
    }

    /// Throws confetti, also where some is in the air.
    func fly() {
        guard settings.boolean("wheel-confetti"), !Appearance.reducesMotion else { return }
        pieces = (0..<Self.count).map { _ in Piece() }
        (start, age) = (nil, 0)
        guard !area.bool("visible") else { return }
        area.set("visible", to: true)
        area.addTick { [weak self] time in self?.advance(to: time) ?? false }
    }

    private func advance(to time: Double) -> Bool {
        age = time - (start ?? time)
        start = time - age
        let isInAir = age < Self.duration
        if isInAir { gtk_widget_queue_draw(area.widget) } else { area.set("visible", to: false) }
        return isInAir
    }

    private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
        let radius = min(width, height) / 2
        let opacity = Float(min(1, (Self.duration - age) * 2))
        let colors = (1...8).map { area.color("rotary_wheel_tint_\($0)") }
        for piece in pieces {
            let place = piece.place(at: age)
            cairo_save(context)
            cairo_translate(context, width / 2 + place.x * radius, height / 2 + place.y * radius)
            cairo_rotate(context, piece.turn * age)
            // It also turns away.
            cairo_scale(context, 1, cos(piece.turn * age * 0.7))
            setColor(context, colors[piece.color - 1], opacity)
            cairo_rectangle(context, -radius / 40, -radius / 60, radius / 20, radius / 30)
            cairo_fill(context)
            cairo_restore(context)
        }
    }
}
