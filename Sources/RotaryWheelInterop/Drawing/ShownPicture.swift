/// A picture that a widget draws: any GdkPaintable.
///
/// A GtkIconPaintable stands for its icon or file, which is loaded for the size and the scale of the widget.
@MainActor
package final class ShownPicture {
    package let paintable: Paintable
    private let widget: Widget
    private let changed: @MainActor () -> Void
    private var handlers: [UInt] = []
    private var found: Found?
    private var kept: KeptPicture?

    /// What a paintable stands for.
    private struct Found {
        /// The picture at its own size; `nil` if it cannot be read.
        var content: Paintable?
        /// The file to load for each size.
        var file: File?
        /// The icon to find for each size.
        var name: String?

        @MainActor
        var isSymbolic: Bool {
            guard let content else { return false }
            let isIcon = content.isA(IconPaintable.valueType)
            return isIcon ? content.cast(to: IconPaintable.self).isSymbolic : content.isSymbolic
        }
    }

    /// - Parameter changed: runs when the paintable changes.
    package init(_ paintable: Paintable, in widget: Widget, changed: @escaping @MainActor () -> Void) {
        (self.paintable, self.widget, self.changed) = (paintable, widget, changed)
        handlers = ["invalidate-contents", "invalidate-size"].map {
            paintable.connect($0) { [weak self] _ in
                self?.kept?.clear()
                self?.changed()
            }
        }
    }

    isolated deinit { for handler in handlers { paintable.disconnect(handler) } }

    /// Whether the picture can be drawn; the first use loads it, and warns of a failure.
    package var isReadable: Bool { source.content != nil }

    /// Finds an icon anew after a change of the icon theme.
    package func themeChanged() {
        guard found?.name != nil else { return }
        (found, kept) = (nil, nil)
    }

    /// Draws the picture about the origin, rotated.
    ///
    /// - Parameter frame: the frame of a film strip.
    package func draw(_ look: PictureLook, frame: Int = 0, on snapshot: Snapshot, radians: Double = 0) {
        var look = look
        if !source.isSymbolic { look.color = nil }
        if kept?.look != look { kept = keep(look) }
        kept?.draw(frame: frame, on: snapshot, radians: radians)
    }

    private var source: Found {
        if let found { return found }
        let source = find()
        found = source
        return source
    }

    private func find() -> Found {
        guard paintable.isA(IconPaintable.valueType) else { return Found(content: paintable) }
        let icon = paintable.cast(to: IconPaintable.self)
        let name = icon.name
        if let name, let content = IconPaintable(name: name, size: 16, scale: 1, in: widget) {
            return Found(content: content, name: name)
        }
        if let file = icon.file {
            guard let texture = file.loadTexture() else { return Found() }
            if icon.isSymbolic { return Found(content: icon, file: file) }
            return Found(content: texture, file: file.isScalable ? file : nil)
        }
        guard let name else { return Found(content: icon) }
        Log.warning("The icon theme has no icon \(name)")
        return Found()
    }

    private func keep(_ look: PictureLook) -> KeptPicture? {
        guard let content = source.content, look.side > 0 else { return nil }
        let (side, scale) = (max(Int(look.side.rounded(.up)), 1), look.target.scale)
        if let name = source.name {
            let icon = IconPaintable(name: name, size: side, scale: scale, in: widget) ?? content
            return .shared(icon, look) { icon }
        }
        guard let file = source.file else { return .shared(content, look) { content } }
        return .shared(paintable, look) {
            guard !content.isA(IconPaintable.valueType) else {
                return IconPaintable(file: file, size: side, scale: scale)
            }
            let size = look.pixels(ofRatio: content.aspectRatio)
            return file.loadTexture(width: size.width, height: size.height) ?? content
        }
    }
}
