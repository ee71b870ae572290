import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop

/// The content of a bubble: an icon, a caption, or a widget of the app.
///
/// Its allocation is the whole bubble; the content stays within the disc.
final class BubbleContent: WidgetImplementation {
    static let objectClass = ObjectClass(
        BubbleContent.self,
        ClassDefinition(
            "RotaryWheelBubbleContent", cssName: "content",
            role: GTK_ACCESSIBLE_ROLE_PRESENTATION))

    /// The smallest caption in pixels; smaller ones are ellipsized or, beside an icon, hidden.
    static let leastText = 11.0
    /// The sign of a submenu, which text from right to left mirrors.
    private static let submenuSign = "\u{203A}"
    /// The margin around the content, in pixels.
    private static let margin = 3.0
    /// The size of icons as fractions of the bubble: alone, above a caption, and the largest with large text.
    private static let iconSizes = (alone: 0.42, captioned: 0.3, largest: 0.6)

    /// The size of bubbles and their content.
    struct Size: Equatable {
        /// The diameter of a bubble that is not inflated.
        var diameter: Double
        /// The smallest scale of bubbles, at which captions should be readable.
        var leastScale: Double
        /// The factor of captions to their font, where they fit.
        var textGrowth: Double
    }

    let instance: Instance
    /// What the bubble draws around it, as a fraction of the diameter.
    var rim = 0.0
    var image: Image?
    var label: Label?
    private var child: Widget?
    private var swatch: Widget?
    /// The label of the key, or the sign of a submenu, below the caption where both have room.
    var key: Label?
    var keyText = ""
    /// Whether that label is the sign of a submenu, which leaves icon and caption in the middle.
    var keyIsSign = false
    var keySize: (width: Int, height: Int)?
    /// The mark that chooses the item, on the edge.
    var glyph: Widget?
    /// The layouts that fit, the best one first.
    var captions: [BubbleCaption] = []
    var shownCaption: BubbleCaption?
    var iconSizes = (alone: 0, captioned: 0)
    private var fittedSize: Size?
    private var shownScale = 1.0
    private var hidesSmallCaption = false

    init(_ instance: Instance) { self.instance = instance }

    func dispose() {
        clear()
        glyph?.unparent()
        glyph = nil
    }

    private func clear() {
        for part in [image, label, child, swatch, key] as [Widget?] { part?.unparent() }
        (image, label, child, swatch, key, keySize) = (nil, nil, nil, nil, nil, nil)
    }

    /// Shows an item.
    func fill(with item: MenuItem, maker: ((Object) -> Widget?)?) {
        clear()
        shownCaption = nil
        captions = []
        fittedSize = nil
        if let object = item.object, let made = maker?(object) {
            made.append(to: widget)
            child = made
            return
        }
        if let color = item.color {
            let swatch = Widget(Swatch.objectClass)
            (swatch.implementation as? Swatch)?.color = color
            // Below the mark.
            swatch.insert(into: widget, after: nil)
            self.swatch = swatch
        }
        if let icon = item.icon {
            let image = Image()
            image.setIcon(icon)
            image.append(to: widget)
            self.image = image
        }
        if !item.caption.isEmpty {
            let label = Label(item.caption)
            // GTK lays out a text that may wrap several times.
            if !Self.isOneWord(item.caption) { label.setWraps() }
            label.append(to: widget)
            self.label = label
        }
        keyIsSign = item.accelerator == nil
        keyText = item.accelerator?.label ?? (item.submenu == nil ? "" : Self.submenuSign)
        if !keyText.isEmpty {
            let key = Label(keyText)
            key.setWraps()
            key.setStyleClass(keyIsSign ? "submenu" : "accelerator", true)
            key.append(to: widget)
            self.key = key
        }
    }

    private static func isOneWord(_ text: String) -> Bool {
        text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Scales icon and caption to the bubble.
    func fit(_ size: Size) {
        guard size != fittedSize else { return }
        fittedSize = size
        let room = room(in: size)
        let textFactor = widget.textFactor
        iconSizes.alone = Int(
            (size.diameter * min(Self.iconSizes.alone * textFactor, Self.iconSizes.largest)).rounded())
        captions = []
        defer {
            fitKey(in: room)
            showCaption()
        }
        guard let label else { return }
        label.setScale(1)
        label.setEllipsizes(false)
        let (width, scale) = fitIcon(above: label, in: size, textFactor: textFactor)
        let readable = (Self.leastText + 0.1) / (size.leastScale * max(label.fontSize, 1))
        let textScale = min(scale, max(readable, size.textGrowth))
        if scale * label.fontSize >= Self.leastText {
            let width = textScale == 1 ? width : (width * textScale).rounded(.up) + 1
            captions.append(BubbleCaption(of: label, scale: textScale, width: width, room: room))
        }
        if image == nil, textScale < readable,
            let shortened = BubbleCaption(shortening: label, scale: readable, room: room)
        {
            captions.append(shortened)
        }
    }

    /// The diameter that content has.
    private func room(in size: Size) -> Double { size.diameter * (1 - 2 * rim) - 2 * Self.margin }

    /// Scales an icon above a caption with the desktop's text, if the caption still fits.
    ///
    /// - Returns: the width of the caption, and its largest factor to its font.
    private func fitIcon(
        above label: Label, in size: Size, textFactor: Double
    ) -> (width: Double, scale: Double) {
        let room = room(in: size)
        guard image != nil else { return BubbleCaption.bestWidth(of: label, room: room, above: 0) }
        let usual = size.diameter * Self.iconSizes.captioned
        let grown = usual * max(textFactor, 1)
        let icon =
            [grown, (grown + usual) / 2].first {
                BubbleCaption.bestWidth(of: label, room: room, above: $0).scale >= 1
            }
            ?? usual
        iconSizes.captioned = Int(icon.rounded())
        return BubbleCaption.bestWidth(of: label, room: room, above: icon)
    }

    var hasIcon: Bool { image != nil }

    /// Whether the caption, if any, is readable in the smallest bubble.
    var hasSmallCaption: Bool {
        guard let label, let fittedSize else { return true }
        return captions.contains { label.fontSize * $0.scale * fittedSize.leastScale >= Self.leastText }
    }

    /// The best layout that is readable at the scale of the bubble.
    private var readableCaption: BubbleCaption? {
        guard let label, shownScale >= 1 || !hidesSmallCaption else { return nil }
        return captions.first { label.fontSize * $0.scale * shownScale >= Self.leastText }
    }

    /// Shows the readable caption.
    private func showCaption() {
        shownCaption = readableCaption
        image?.pixelSize = shownCaption == nil ? iconSizes.alone : iconSizes.captioned
        if let label, let shownCaption {
            label.setScale(shownCaption.scale)
            label.setEllipsizes(shownCaption.isShortened)
        }
        widget.queueAllocate()
    }

    /// Sets the scale of the bubble, which hides an unreadable caption.
    func show(at scale: Double, hidesSmallCaption: Bool) {
        (shownScale, self.hidesSmallCaption) = (scale, hidesSmallCaption)
        if readableCaption != shownCaption { showCaption() }
    }

    /// Whether the whole text shows.
    var showsWholeText: Bool { child != nil || shownCaption?.isShortened == false }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        child?.measure(orientation, for: size) ?? (0, 0)
    }

    func allocate(width: Int, height: Int) {
        for part in [child, swatch] { if let part { place(part, (width, height), x: 0, y: 0) } }
        let captionHeight = shownCaption?.height ?? 0
        let side = image?.pixelSize ?? 0
        // Icon, caption and key are centered together.
        let top = (height - side - captionHeight - (keyIsSign ? 0 : shownKey?.height ?? 0)) / 2
        if let image { place(image, (side, side), x: (width - side) / 2, y: top) }
        if let label, let shownCaption {
            place(
                label, (shownCaption.width, captionHeight), x: (width - shownCaption.width) / 2, y: top + side
            )
        }
        label?.setChildVisible(shownCaption != nil)
        if let key, let shownKey {
            let lift = keyIsSign && captionHeight > 0 ? Int(Double(shownKey.height) * Self.signLift) : 0
            place(key, shownKey, x: (width - shownKey.width) / 2, y: top + side + captionHeight - lift)
        }
        key?.setChildVisible(shownKey != nil)
        placeGlyph(width: width, height: height)
    }

    func place(_ part: Widget, _ size: (width: Int, height: Int), x: Int, y: Int) {
        part.allocate(x: Double(x), y: Double(y), width: size.width, height: size.height)
    }

    func cssChanged() { refit() }
    func systemSettingChanged() { refit() }

    /// Fits the content again in the next layout, which includes the parents: labels change their size.
    private func refit() {
        fittedSize = nil
        widget.queueResize()
    }
}
