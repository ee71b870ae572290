import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop

/// What stands in a bubble: an icon, a caption, or a widget of the app's in their place.
///
/// It is given the whole bubble, and keeps what it shows within the disc.
final class BubbleContent: WidgetImplementation {
    static let objectClass = ObjectClass(
        BubbleContent.self,
        ClassDefinition(
            "RotaryWheelBubbleContent", parent: gtk_widget_get_type(), cssName: "content",
            role: GTK_ACCESSIBLE_ROLE_PRESENTATION))

    /// Captions smaller than this, in pixels, cannot be read: they are shortened or, beside an icon, hidden.
    static let leastText = 11.0
    /// How wide a shortened caption is at least, compared with its height: that of some letters.
    private static let leastShortened = 2.2
    /// Between a bubble's edge and its content, in pixels.
    private static let margin = 3.0
    /// How much of a text's height its letters take.
    private static let textFullness = 0.75
    /// The icon alone, and with a caption below it, as fractions of the bubble; with large text at most as large as the
    /// third.
    private static let iconSizes = (alone: 0.42, captioned: 0.3, largest: 0.6)

    /// How large bubbles are, and what is in them.
    struct Size: Equatable {
        /// Of a bubble that is not inflated.
        var diameter: Double
        /// The smallest scale at which bubbles are drawn: captions are made larger than their font, if they have room, so
        /// that they can be read then.
        var leastScale: Double
        /// How much larger than their font captions are, if they have room.
        var textGrowth: Double
    }

    /// How a caption can show.
    private struct Caption: Equatable {
        /// How much larger than its font.
        let scale: Double
        let width: Int
        let height: Int
        let isShortened: Bool
    }

    let instance: Instance
    private var image: Image?
    private var label: Label?
    private var child: Widget?
    /// The ways in which the caption fits, the best one first.
    private var captions: [Caption] = []
    private var shownCaption: Caption?
    private var iconSizes = (alone: 0, captioned: 0)
    private var fittedSize: Size?
    private var shownScale = 1.0
    private var hidesSmallCaption = false

    init(_ instance: Instance) { self.instance = instance }

    func dispose() {
        for part in [image, label, child] as [Widget?] { part?.unparent() }
        (image, label, child) = (nil, nil, nil)
    }

    /// Shows an item.
    func fill(with item: DialMenuItem, maker: ((Object) -> Widget?)?) {
        dispose()
        shownCaption = nil
        captions = []
        fittedSize = nil
        if let object = item.object, let made = maker?(object) {
            made.append(to: widget)
            child = made
            return
        }
        if let icon = item.icon {
            let image = Image()
            image.setIcon(icon)
            image.append(to: widget)
            self.image = image
        }
        if !item.text.isEmpty {
            let label = Label(item.text)
            label.setWraps()
            label.append(to: widget)
            self.label = label
        }
    }

    /// Makes icon and caption as large as the bubble has room for.
    func fit(_ size: Size) {
        guard size != fittedSize else { return }
        fittedSize = size
        let room = size.diameter - 2 * Self.margin
        let textFactor = widget.textFactor
        iconSizes.alone = Int(
            (size.diameter * min(Self.iconSizes.alone * textFactor, Self.iconSizes.largest)).rounded())
        captions = []
        defer { showCaption() }
        guard let label else { return }
        label.setScale(1)
        label.setEllipsizes(false)
        let (width, scale) = fitIcon(above: label, in: size, textFactor: textFactor)
        let readable = (Self.leastText + 0.1) / (size.leastScale * max(label.fontSize, 1))
        let textScale = min(scale, max(readable, size.textGrowth))
        if scale * label.fontSize >= Self.leastText {
            let width = (width * textScale).rounded(.up) + 1
            captions.append(caption(of: label, scale: textScale, width: width, room: room))
        }
        if image == nil, textScale < readable,
            let shortened = shortenedCaption(of: label, scale: readable, room: room)
        {
            captions.append(shortened)
        }
    }

    /// Makes an icon above a caption grow with the desktop's text, if the caption has room below it all the same.
    ///
    /// - Returns: how wide the caption should be, and how much larger than its font it can be.
    private func fitIcon(
        above label: Label, in size: Size, textFactor: Double
    ) -> (width: Double, scale: Double) {
        let room = size.diameter - 2 * Self.margin
        guard image != nil else { return Self.bestWidth(of: label, room: room, above: 0) }
        let usual = size.diameter * Self.iconSizes.captioned
        let grown = usual * max(textFactor, 1)
        let icon =
            [grown, (grown + usual) / 2].first { Self.bestWidth(of: label, room: room, above: $0).scale >= 1 }
            ?? usual
        iconSizes.captioned = Int(icon.rounded())
        return Self.bestWidth(of: label, room: room, above: icon)
    }

    var hasIcon: Bool { image != nil }

    /// Whether a caption, if there is one, can be read where the bubble is smallest.
    var hasSmallCaption: Bool {
        guard let label, let fittedSize else { return true }
        return captions.contains { label.fontSize * $0.scale * fittedSize.leastScale >= Self.leastText }
    }

    /// The best caption that can be read at the scale at which the bubble is drawn.
    private var readableCaption: Caption? {
        guard let label, shownScale >= 1 || !hidesSmallCaption else { return nil }
        return captions.first { label.fontSize * $0.scale * shownScale >= Self.leastText }
    }

    /// Shows the caption that can be read.
    private func showCaption() {
        shownCaption = readableCaption
        image?.pixelSize = shownCaption == nil ? iconSizes.alone : iconSizes.captioned
        if let label, let shownCaption {
            label.setScale(shownCaption.scale)
            label.setEllipsizes(shownCaption.isShortened)
        }
        widget.queueAllocate()
    }

    /// A caption that is whole, as wide as it should be if there is room.
    private func caption(of label: Label, scale: Double, width: Double, room: Double) -> Caption {
        label.setScale(scale)
        let least = label.measure(GTK_ORIENTATION_HORIZONTAL).minimum
        let width = max(Int(min(width, room)), least)
        let height = label.measure(GTK_ORIENTATION_VERTICAL, for: width).natural
        return Caption(scale: scale, width: width, height: height, isShortened: false)
    }

    /// One line with as much of a caption as has room in the middle of a circle; `nil` where that is next to nothing.
    private func shortenedCaption(of label: Label, scale: Double, room: Double) -> Caption? {
        guard label.fontSize * scale < room else { return nil }
        label.setScale(scale)
        label.setEllipsizes(true)
        let natural = label.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let least = min(natural, Int(label.fontSize * scale * Self.leastShortened))
        let height = label.measure(GTK_ORIENTATION_VERTICAL, for: natural).minimum
        let width = Int(max(room * room - .pow(Double(height) * Self.textFullness, 2), 0).squareRoot())
        guard width >= least else { return nil }
        return Caption(scale: scale, width: width, height: height, isShortened: true)
    }

    /// The width that lets a text be as large as it can be within a circle, and how large that is.
    private static func bestWidth(
        of label: Label, room: Double, above reserved: Double
    ) -> (width: Double, scale: Double) {
        let (least, natural) = label.measure(GTK_ORIENTATION_HORIZONTAL)
        let steps = 8
        let choices = (0...steps).map { step -> (width: Double, scale: Double) in
            let width = least + (natural - least) * step / steps
            let height = Double(label.measure(GTK_ORIENTATION_VERTICAL, for: width).natural)
            return (Double(width), scale(width: Double(width), height: height * textFullness, room, reserved))
        }
        return choices.max { $0.scale < $1.scale } ?? (Double(natural), 1)
    }

    /// How much of its size a box can have below an icon in the middle of a circle.
    private static func scale(width: Double, height: Double, _ room: Double, _ reserved: Double) -> Double {
        var (fits, tooLarge) = (0.0, 2.0)
        func isTooLarge(_ scale: Double) -> Bool {
            // The corners of the lower edge are nearest to the circle.
            .hypot(width * scale, height * scale + reserved) > room
        }
        guard isTooLarge(tooLarge) else { return tooLarge }
        while tooLarge - fits > 0.01 {
            let middle = (fits + tooLarge) / 2
            if isTooLarge(middle) { tooLarge = middle } else { fits = middle }
        }
        return fits
    }

    /// Told at which scale the bubble is drawn in its place: what cannot be read there does not show.
    func show(at scale: Double, hidesSmallCaption: Bool) {
        (shownScale, self.hidesSmallCaption) = (scale, hidesSmallCaption)
        if readableCaption != shownCaption { showCaption() }
    }

    /// Whether nothing of the text is hidden.
    var showsWholeText: Bool { child != nil || shownCaption?.isShortened == false }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        child?.measure(orientation, for: size) ?? (0, 0)
    }

    func allocate(width: Int, height: Int) {
        if let child { place(child, (width, height), x: 0, y: 0) }
        let captionHeight = shownCaption?.height ?? 0
        let side = image?.pixelSize ?? 0
        // Icon and caption are centred together.
        let top = (height - side - captionHeight) / 2
        if let image { place(image, (side, side), x: (width - side) / 2, y: top) }
        if let label, let shownCaption {
            place(
                label, (shownCaption.width, captionHeight), x: (width - shownCaption.width) / 2, y: top + side
            )
        }
        label?.setChildVisible(shownCaption != nil)
    }

    private func place(_ part: Widget, _ size: (width: Int, height: Int), x: Int, y: Int) {
        part.allocate(x: Double(x), y: Double(y), width: size.width, height: size.height)
    }

    func cssChanged() { fittedSize = nil }
    func systemSettingChanged() { fittedSize = nil }
}
