import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The content of a sector: an icon and a label, or a widget of the app.
@MainActor
final class SectorContent {
    let widget: Widget
    private let image: Image?
    private let label: Label?
    private(set) var size = (width: 0, height: 0)
    /// Whether any of it fits.
    private(set) var hasRoom = false
    /// Whether it stands along the radius.
    private(set) var isRadial = false

    /// The smallest width of an ellipsized label, in pixels.
    static let leastLabel = 36

    /// The part of its box that an icon fills: the corners are empty.
    private static let iconFullness = 0.8

    /// Whether the icon is a picture, which is larger than a symbol where there is room.
    private let isPicture: Bool

    private init(widget: Widget, image: Image?, label: Label?, isPicture: Bool = false) {
        self.widget = widget
        self.isPicture = isPicture
        self.image = image
        self.label = label
    }

    /// Creates the content of an item, or of a number without one; `nil` where it is empty.
    static func make(for item: Object?, text: String, maker: ((Object) -> Widget?)?) -> SectorContent? {
        if let item, let maker {
            return maker(item).map { SectorContent(widget: $0, image: nil, label: nil) }
        }
        let image = item?.itemIcon.map { icon in
            let image = Image()
            image.setIcon(icon)
            return image
        }
        let label = text.isEmpty ? nil : Label(text)
        label?.setEllipsizes()
        let isPicture = item?.itemIcon?.isA(gdk_texture_get_type()) == true
        switch (image, label) {
        case (nil, nil): return nil
        case (let image?, nil):
            return SectorContent(widget: image, image: image, label: nil, isPicture: isPicture)
        case (nil, let label?): return SectorContent(widget: label, image: nil, label: label)
        case (let image?, let label?):
            let box = Box(spacing: 2)
            box.append(image)
            box.append(label)
            return SectorContent(widget: box, image: image, label: label, isPicture: isPicture)
        }
    }

    /// The label of content that is only a text.
    var nameLabel: Label? { image == nil ? label : nil }

    /// Shows the text in a room of some lines; hides it in one without a width.
    func showName(scale: Double, isRadial: Bool, lines: Int, width: Int) {
        self.isRadial = isRadial
        hasRoom = width > 0
        guard let label, hasRoom else { return }
        label.setScale(scale)
        label.setWraps(lines: lines)
        // A label may need the width of an ellipsis, which a letter does not have.
        let width = max(width, label.measure(GTK_ORIENTATION_HORIZONTAL).minimum)
        size = (width, label.measure(GTK_ORIENTATION_VERTICAL, for: width).natural)
    }

    /// Shows what fits: icon and label, else the icon alone, large or small, else the label.
    ///
    /// - Parameter prefersIcon: whether an icon shows without the label in any case.
    /// - Returns: whether all of it shows, without an ellipsis.
    func fit(into room: SectorRoom, scale: WheelLayout.ContentScale, prefersIcon: Bool) -> Bool {
        label?.setScale(scale.text)
        label?.setVisible(true)
        let icons = isPicture ? [scale.icon * 3, scale.icon * 2, scale.icon] : [scale.icon]
        for icon in icons where label != nil && (image == nil || !prefersIcon) {
            image?.pixelSize = icon
            guard fitLabelled(into: room) else { continue }
            let isWhole = size.width >= widget.measure(GTK_ORIENTATION_HORIZONTAL).natural
            // A name is more than a large picture.
            guard isWhole || icon == scale.icon else { continue }
            hasRoom = true
            return isWhole
        }
        guard let image else {
            hasRoom = label == nil && fitWhole(into: room)
            return hasRoom
        }
        label?.setVisible(false)
        hasRoom = (icons + [16]).contains { size in
            image.pixelSize = size
            return fitWhole(into: room, fullness: Self.iconFullness)
        }
        return hasRoom && label == nil && image.pixelSize >= scale.icon
    }

    /// Whether the icon shows without the label.
    var showsIconAlone: Bool { image != nil && label?.isVisible == false }

    private func fitLabelled(into room: SectorRoom) -> Bool {
        let height = widget.measure(GTK_ORIENTATION_VERTICAL).natural
        let natural = widget.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let width = Int(room.width(forHeight: Double(height)))
        guard width >= min(natural, Self.leastLabel) else { return false }
        size = (min(natural, width), height)
        return true
    }

    private func fitWhole(into room: SectorRoom, fullness: Double = 1) -> Bool {
        let width = widget.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let height = widget.measure(GTK_ORIENTATION_VERTICAL, for: width).natural
        guard room.width(forHeight: Double(height) * fullness) >= Double(width) * fullness else {
            return false
        }
        size = (width, height)
        return true
    }

    func allocate(width: Int, height: Int) { widget.allocate(x: 0, y: 0, width: width, height: height) }

    /// Whether the whole text shows.
    var showsWholeText: Bool {
        guard let label else { return image == nil }
        return label.isMapped && !label.isEllipsized
    }
}
