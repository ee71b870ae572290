import CRotaryWheelGtk
import Glibc

/// The frequency response of a filter, drawn in a GtkDrawingArea.
///
/// Frequencies lie on a logarithmic scale, from left to right in any text direction, as on any such graph.
@MainActor
final class ResponseGraph {
    /// The decibels at the top; the bottom has as many below 0.
    private static let extent = 30.0
    /// The lines of the grid with their texts, which are those of audio software.
    private static let frequencies = [(100.0, "100"), (1000, "1k"), (10_000, "10k")]
    private static let levels = [(-24.0, "−24"), (-12, nil), (0, "0 dB"), (12, nil), (24, "+24")]

    /// The height from which all lines have their texts.
    private static let heightWithTexts = 150.0

    private let area: Handle
    /// The filter that is drawn.
    var filter = Biquad(.lowPass, frequency: 1000, q: 0.7) {
        didSet { if filter != oldValue { gtk_widget_queue_draw(area.widget) } }
    }

    /// Draws in an area.
    init(in area: Handle) {
        self.area = area
        // The sign of a level precedes its digits.
        gtk_widget_set_direction(area.widget, GTK_TEXT_DIR_LTR)
        area.setDrawing { [weak self] context, width, height in
            self?.draw(context, width, height)
        }
    }

    /// The place of a frequency on the scale, from 0 to 1.
    private static func place(of frequency: Double) -> Double {
        log(frequency / Biquad.audible.lowerBound)
            / log(Biquad.audible.upperBound / Biquad.audible.lowerBound)
    }

    private static func frequency(at place: Double) -> Double {
        Biquad.audible.lowerBound * pow(Biquad.audible.upperBound / Biquad.audible.lowerBound, place)
    }

    private static func y(of level: Double, _ height: Double) -> Double {
        height * (extent - level) / (2 * extent)
    }

    private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
        drawGrid(context, width, height, area.color("theme_fg_color"))
        drawCurve(context, width, height, area.color())
    }

    private func drawGrid(
        _ context: OpaquePointer, _ width: Double, _ height: Double, _ color: GdkRGBA
    ) {
        cairo_set_line_width(context, 1)
        for (frequency, text) in Self.frequencies {
            let x = (width * Self.place(of: frequency)).rounded() + 0.5
            cairo_move_to(context, x, 0)
            cairo_line_to(context, x, height)
            stroke(context, color, 0.12)
            write(text, context, x: x + 4, y: height, isAbove: true, color)
        }
        for (level, text) in Self.levels {
            let y = Self.y(of: level, height).rounded() + 0.5
            cairo_move_to(context, 0, y)
            cairo_line_to(context, width, y)
            stroke(context, color, level == 0 ? 0.3 : 0.12)
            // A low graph has no room for more than one text.
            guard let text, level == 0 || height >= Self.heightWithTexts else { continue }
            write(text, context, x: 6, y: y, isAbove: level >= 0, color)
        }
    }

    private func write(
        _ text: String, _ context: OpaquePointer, x: Double, y: Double, isAbove: Bool, _ color: GdkRGBA
    ) {
        var height: gint = 0
        let layout = area.layOut(text)
        pango_layout_get_pixel_size(layout.opaque, nil, &height)
        cairo_move_to(context, x, isAbove ? y - Double(height) : y)
        setColor(context, color, 0.8)
        pango_cairo_show_layout(context, layout.opaque)
    }

    /// Draws the response as a line, and tints the area between it and the bottom.
    private func drawCurve(
        _ context: OpaquePointer, _ width: Double, _ height: Double, _ color: GdkRGBA
    ) {
        cairo_new_path(context)
        for x in stride(from: 0, through: width + 2, by: 2) {
            let level = filter.decibels(at: Self.frequency(at: min(x / width, 1)))
            // What is far below leaves the graph.
            cairo_line_to(context, x, min(Self.y(of: level, height), height + 4))
        }
        let path = cairo_copy_path(context)
        defer { cairo_path_destroy(path) }
        cairo_line_to(context, width, height)
        cairo_line_to(context, 0, height)
        setColor(context, color, 0.15)
        cairo_fill(context)
        cairo_append_path(context, path)
        cairo_set_line_width(context, 2)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        stroke(context, color, 1)
    }

    private func stroke(_ context: OpaquePointer, _ color: GdkRGBA, _ opacity: Float) {
        setColor(context, color, opacity)
        cairo_stroke(context)
    }
}
