import CRotaryWheelShims

/// The words of a label, measured in its font.
package struct LabelWords {
    /// The widths of words and of the spaces after them; an infinite space is a mandatory break.
    package let words: [(width: Double, space: Double)]
    package let lineHeight: Double
    /// The height of a line's ink, symmetric about its middle.
    package let ink: Double
}

extension Label {
    /// Measures the words in the font at a scale; results are divided by it.
    package func words(scale: Double) -> LabelWords {
        let layout = unsafe Object(
            adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget, text)!))
        let attributes = unsafe pango_attr_list_new()
        defer { unsafe pango_attr_list_unref(attributes) }
        unsafe pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
        unsafe pango_layout_set_attributes(layout.opaque, attributes)
        let parts = unsafe parts(layout.opaque)
        let line = unsafe size(of: String(text.map { $0 == "\n" ? " " : $0 }), layout.opaque)
        let space = unsafe size(of: " ", layout.opaque).width / scale
        let words = parts.map { part, endsLine in
            let word = String(part.reversed().drop(while: \.isWhitespace).reversed())
            let hasSpace = word.count < part.count
            return unsafe (
                width: size(of: word, layout.opaque).width / scale,
                space: endsLine ? .infinity : (hasSpace ? space : 0)
            )
        }
        return LabelWords(words: words, lineHeight: line.height / scale, ink: line.ink / scale)
    }

    /// The parts between line breaks, and whether the break is mandatory.
    @unsafe private func parts(_ layout: OpaquePointer) -> [(String, endsLine: Bool)] {
        var count: gint = 0
        guard let breaks = unsafe pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
        var parts: [(String, endsLine: Bool)] = []
        var part = ""
        for (index, scalar) in text.unicodeScalars.enumerated() where index < Int(count) - 1 {
            part.unicodeScalars.append(scalar)
            let next = unsafe breaks[index + 1]
            let isLast = index + 2 == Int(count)
            guard isLast || next.is_line_break != 0 else { continue }
            parts.append((part, !isLast && next.is_mandatory_break != 0))
            part = ""
        }
        return parts
    }

    /// The size of a text in a layout, and the height of its ink about the middle.
    @unsafe private func size(
        of text: String, _ layout: OpaquePointer
    ) -> (width: Double, height: Double, ink: Double) {
        unsafe pango_layout_set_text(layout, text, -1)
        var (ink, logical) = (PangoRectangle(), PangoRectangle())
        unsafe pango_layout_get_extents(layout, &ink, &logical)
        let middle = Double(logical.y) + Double(logical.height) / 2
        let half = max(middle - Double(ink.y), Double(ink.y + ink.height) - middle)
        let unit = Double(PANGO_SCALE)
        return (Double(logical.width) / unit, Double(logical.height) / unit, 2 * half / unit)
    }
}
