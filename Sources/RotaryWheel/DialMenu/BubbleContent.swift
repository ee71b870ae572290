import CGtk
import GtkInterop
import RealModule

/// What stands in a bubble: an icon, a caption, or a widget of the app's in their place.
///
/// It is given the whole bubble, and keeps what it shows within the disc.
final class BubbleContent: WidgetImplementation {
    static let objectClass = ObjectClass(
        BubbleContent.self,
        ClassDefinition(
            "RotaryWheelBubbleContent", parent: gtk_widget_get_type(), cssName: "content",
            role: GTK_ACCESSIBLE_ROLE_PRESENTATION))

    /// Captions smaller than this, in pixels, cannot be read and are hidden.
    static let leastText = 9.0
    /// Between a bubble's edge and its content, in pixels.
    private static let margin = 3.0
    /// How far captions are made smaller before they are shortened.
    private static let leastTextScale = 0.5
    /// How much of a text's height its letters take.
    private static let textFullness = 0.75
    /// The icon alone, and with a caption below it, as fractions of the bubble.
    private static let iconSizes = (alone: 0.42, captioned: 0.3)

    let instance: Instance
    private var image: Image?
    private var label: Label?
    private var child: Widget?
    private var labelSize = (width: 0, height: 0)
    private var textScale = 1.0
    private var hasRoomForLabel = true
    private var fittedDiameter = 0.0
    private var shownScale = 1.0

    init(_ instance: Instance) { self.instance = instance }

    func dispose() {
        for part in [image, label, child] as [Widget?] { part?.unparent() }
        (image, label, child) = (nil, nil, nil)
    }

    /// Shows an item.
    func fill(with item: DialMenuItem, maker: ((Object) -> Widget?)?) {
        dispose()
        fittedDiameter = 0
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
    ///
    /// - Parameter leastScale: the smallest at which the bubble is drawn: captions are made larger than their
    ///   font, if they have room, so that they can be read then.
    func fit(diameter: Double, leastScale: Double) {
        guard diameter != fittedDiameter else { return }
        fittedDiameter = diameter
        let room = diameter - 2 * Self.margin
        image?.pixelSize = Int((diameter * Self.iconSizes.alone).rounded())
        guard let label else { return }
        label.setScale(1)
        let reserved = image == nil ? 0 : diameter * Self.iconSizes.captioned
        let (width, scale) = Self.bestWidth(of: label, room: room, above: reserved)
        let readable = (Self.leastText + 0.1) / (leastScale * max(label.fontSize, 1))
        textScale = max(min(scale, max(readable, 1)), Self.leastTextScale)
        hasRoomForLabel = image == nil || scale * label.fontSize >= Self.leastText
        if scale < Self.leastTextScale { label.setEllipsizes() }
        label.setScale(textScale)
        let least = label.measure(GTK_ORIENTATION_HORIZONTAL).minimum
        let wanted = min(Int((width * textScale).rounded(.up)) + 1, Int(room))
        labelSize.width = max(wanted, least)
        labelSize.height = label.measure(GTK_ORIENTATION_VERTICAL, for: labelSize.width).natural
        if image != nil, hasRoomForLabel { image?.pixelSize = Int(reserved.rounded()) }
        widget.queueAllocate()
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

    /// Told at which scale the bubble is drawn in its place: a caption that is too small there does not show.
    func setShownScale(_ scale: Double) {
        let wasShown = showsLabel
        shownScale = scale
        if showsLabel != wasShown { widget.queueAllocate() }
    }

    private var showsLabel: Bool {
        guard let label, hasRoomForLabel else { return false }
        return label.fontSize * textScale * shownScale >= Self.leastText
    }

    /// Whether nothing of the text is hidden.
    var showsWholeText: Bool { child != nil || (showsLabel && label?.isEllipsized == false) }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        child?.measure(orientation, for: size) ?? (0, 0)
    }

    func allocate(width: Int, height: Int) {
        if let child { place(child, (width, height), x: 0, y: 0) }
        let labelHeight = showsLabel ? labelSize.height : 0
        if let image {
            let side = image.pixelSize
            // Icon and caption are centred together.
            let top = (height - side - labelHeight) / 2
            place(image, (side, side), x: (width - side) / 2, y: top)
            if let label { place(label, labelSize, x: (width - labelSize.width) / 2, y: top + side) }
        } else if let label {
            place(label, labelSize, x: (width - labelSize.width) / 2, y: (height - labelSize.height) / 2)
        }
        label?.setChildVisible(showsLabel)
    }

    private func place(_ part: Widget, _ size: (width: Int, height: Int), x: Int, y: Int) {
        _ = part.measure(GTK_ORIENTATION_HORIZONTAL)
        part.allocate(x: Double(x), y: Double(y), width: size.width, height: size.height)
    }

    func cssChanged() { fittedDiameter = 0 }
    func systemSettingChanged() { fittedDiameter = 0 }
}
