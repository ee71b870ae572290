import CRotaryWheelShims

/// Draws texts in the look of a GtkLabel, each laid out once for all labels of that look.
///
/// A GtkLabel whose text changes has its window measured and allocated anew.
@safe @MainActor
package final class LabelTexts {
    private struct Look: Hashable {
        let font: String
        let attributes: String
        let color: Color
    }

    private struct Text {
        let node: RenderNode?
        let width, height: Int
    }

    private static let shared = Shared<Look, LabelTexts>()
    /// The largest number of kept texts.
    private static let limit = 1000

    private let layout: Object
    private let color: Color
    private var texts: [String: Text] = [:]

    /// The texts of a label's look; `nil` if that has more than a font and a color.
    package static func of(_ label: Widget) -> LabelTexts? {
        guard let parent = label.parent, Snapshot.node(of: label, in: parent)?.isText == true,
            let original = unsafe gtk_label_get_layout(label.opaque),
            let font = unsafe pango_context_get_font_description(pango_layout_get_context(original))
        else { return nil }
        let look = unsafe Look(
            font: take(pango_font_description_to_string(font)),
            attributes: pango_layout_get_attributes(original).map {
                unsafe take(pango_attr_list_to_string($0))
            } ?? "",
            color: label.color)
        return shared.value(for: look) {
            let layout = unsafe pango_layout_copy(original)
            // The font of the label's context changes with its style.
            unsafe pango_layout_set_font_description(layout, font)
            return unsafe LabelTexts(Object(adopting: UnsafeMutableRawPointer(layout!)), color: look.color)
        }
    }

    @unsafe private static func take(_ string: UnsafeMutablePointer<CChar>?) -> String {
        defer { unsafe g_free(string) }
        return unsafe string.map { unsafe String(cString: $0) } ?? ""
    }

    private init(_ layout: Object, color: Color) { (self.layout, self.color) = (layout, color) }

    /// Draws a text in the middle of a label that its parent scales.
    package func draw(
        _ string: String, inMiddleOf label: Widget, of parent: Widget, scale: Double, on snapshot: Snapshot
    ) {
        let text = text(string)
        guard let node = text.node, let origin = label.origin(in: parent) else { return }
        snapshot.save()
        snapshot.translate(x: origin.x, y: origin.y)
        if scale != 1 { snapshot.scale(x: scale, y: scale) }
        snapshot.translate(
            x: (Double(label.width - text.width) / 2).rounded(.down),
            y: (Double(label.height - text.height) / 2).rounded(.down))
        snapshot.append(node)
        snapshot.restore()
    }

    private func text(_ string: String) -> Text {
        if let text = texts[string] { return text }
        if texts.count >= Self.limit { texts = [:] }
        unsafe pango_layout_set_text(layout.opaque, string, -1)
        let snapshot = Snapshot()
        var rgba = color.rgba
        unsafe gtk_snapshot_append_layout(snapshot.opaque, layout.opaque, &rgba)
        var (width, height): (gint, gint) = (0, 0)
        unsafe pango_layout_get_pixel_size(layout.opaque, &width, &height)
        let text = Text(node: snapshot.finish(), width: Int(width), height: Int(height))
        texts[string] = text
        return text
    }
}

extension Widget {
    /// The size in pixels of a label's text, or of another text in its font.
    package func textSize(of text: String? = nil) -> (width: Int, height: Int) {
        guard let shown = unsafe gtk_label_get_layout(opaque) else { return (0, 0) }
        let layout = unsafe Object(
            adopting: text == nil
                ? g_object_ref(UnsafeMutableRawPointer(shown))
                : UnsafeMutableRawPointer(pango_layout_copy(shown)))
        if let text { unsafe pango_layout_set_text(layout.opaque, text, -1) }
        var (width, height): (gint, gint) = (0, 0)
        unsafe pango_layout_get_pixel_size(layout.opaque, &width, &height)
        return (Int(width), Int(height))
    }

    /// The place of the widget's content in an ancestor.
    func origin(in ancestor: Widget) -> (x: Double, y: Double)? {
        var (x, y) = (0.0, 0.0)
        let found = unsafe cgtk_widget_translate_coordinates(widget, ancestor.widget, 0, 0, &x, &y)
        return found != 0 ? (x, y) : nil
    }
}

extension RenderNode {
    /// Whether the node contains only text.
    var isText: Bool { unsafe Self.isText(node) }

    @unsafe private static func isText(_ node: OpaquePointer) -> Bool {
        switch unsafe gsk_render_node_get_node_type(node) {
        case GSK_TEXT_NODE: return true
        case GSK_TRANSFORM_NODE: return unsafe isText(gsk_transform_node_get_child(node))
        case GSK_CONTAINER_NODE:
            let count = unsafe gsk_container_node_get_n_children(node)
            return (0..<count).allSatisfy { unsafe isText(gsk_container_node_get_child(node, $0)) }
        default: return false
        }
    }
}
