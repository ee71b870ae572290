import CRotaryWheelGtk
import Glibc

/// The frequency response of a filter, drawn in a GtkDrawingArea.
///
/// Frequencies lie on a logarithmic scale, from left to right in any text direction, as on any such graph.
@safe @MainActor
final class ResponseGraph {
    /// The decibels at the top; the bottom has as many below 0.
    private static let extent = 30.0
    /// The lines of the grid with their texts, which are those of audio software.
    private static let frequencies = [(100.0, "100"), (1000, "1k"), (10_000, "10k")]
    private static let levels = [(-24.0, "−24"), (-12, nil), (0, "0 dB"), (12, nil), (24, "+24")]

    /// The height from which all lines have their texts.
    private static let heightWithTexts = 150.0

    private let area: UnsafeMutablePointer<GtkWidget>
    /// The filter that is drawn.
    var filter = Biquad(.lowPass, frequency: 1000, q: 0.7) {
        didSet { if filter != oldValue { unsafe gtk_widget_queue_draw(area) } }
    }

    /// Draws in an area, which a container keeps.
    @unsafe init(in area: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.area = unsafe area
        unsafe Handlers.setDrawing(of: area) { [weak self] context, width, height in
            unsafe self?.draw(context, width, height)
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

    @unsafe private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
        let style = unsafe gtk_widget_get_style_context(area)
        var (curve, text) = (GdkRGBA(), GdkRGBA())
        unsafe gtk_style_context_get_color(style, &curve)
        if unsafe gtk_style_context_lookup_color(style, "theme_fg_color", &text) == 0 { text = curve }
        unsafe drawGrid(context, width, height, text)
        unsafe drawCurve(context, width, height, curve)
    }

    @unsafe private func drawGrid(
        _ context: OpaquePointer, _ width: Double, _ height: Double, _ color: GdkRGBA
    ) {
        unsafe cairo_set_line_width(context, 1)
        let layout = unsafe gtk_widget_create_pango_layout(area, nil)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
        for (frequency, text) in Self.frequencies {
            let x = (width * Self.place(of: frequency)).rounded() + 0.5
            unsafe cairo_move_to(context, x, 0)
            unsafe cairo_line_to(context, x, height)
            unsafe stroke(context, color, 0.12)
            unsafe write(text, context, layout, x: x + 4, y: height, isAbove: true, color)
        }
        for (level, text) in Self.levels {
            let y = Self.y(of: level, height).rounded() + 0.5
            unsafe cairo_move_to(context, 0, y)
            unsafe cairo_line_to(context, width, y)
            unsafe stroke(context, color, level == 0 ? 0.3 : 0.12)
            // A low graph has no room for more than one text.
            guard let text, level == 0 || height >= Self.heightWithTexts else { continue }
            unsafe write(text, context, layout, x: 6, y: y, isAbove: level >= 0, color)
        }
    }

    @unsafe private func write(
        _ text: String, _ context: OpaquePointer, _ layout: OpaquePointer?, x: Double,
        y: Double, isAbove: Bool, _ color: GdkRGBA
    ) {
        var height: gint = 0
        unsafe pango_layout_set_text(layout, text, -1)
        unsafe pango_layout_get_pixel_size(layout, nil, &height)
        unsafe cairo_move_to(context, x, isAbove ? y - Double(height) : y)
        unsafe setColor(context, color, 0.8)
        unsafe pango_cairo_show_layout(context, layout)
    }

    /// Draws the response as a line, and tints the area between it and the bottom.
    @unsafe private func drawCurve(
        _ context: OpaquePointer, _ width: Double, _ height: Double, _ color: GdkRGBA
    ) {
        unsafe cairo_new_path(context)
        for x in stride(from: 0, through: width + 2, by: 2) {
            let level = filter.decibels(at: Self.frequency(at: min(x / width, 1)))
            // What is far below leaves the graph.
            unsafe cairo_line_to(context, x, min(Self.y(of: level, height), height + 4))
        }
        let path = unsafe cairo_copy_path(context)
        defer { unsafe cairo_path_destroy(path) }
        unsafe cairo_line_to(context, width, height)
        unsafe cairo_line_to(context, 0, height)
        unsafe setColor(context, color, 0.15)
        unsafe cairo_fill(context)
        unsafe cairo_append_path(context, path)
        unsafe cairo_set_line_width(context, 2)
        unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        unsafe stroke(context, color, 1)
    }

    @unsafe private func stroke(_ context: OpaquePointer, _ color: GdkRGBA, _ opacity: Float) {
        unsafe setColor(context, color, opacity)
        unsafe cairo_stroke(context)
    }

    @unsafe private func setColor(_ context: OpaquePointer, _ color: GdkRGBA, _ opacity: Float) {
        var color = color
        color.alpha *= opacity
        unsafe gdk_cairo_set_source_rgba(context, &color)
    }
}
