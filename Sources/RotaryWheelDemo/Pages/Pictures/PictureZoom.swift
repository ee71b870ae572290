import CRotaryWheelAdwaita

/// Zooms and pans the picture in a GtkScrolledWindow.
@MainActor
final class PictureZoom {
    /// Called when the zoom changes.
    var onChange: (() -> Void)?
    /// The size of the picture in device pixels per pixel.
    private(set) var value = 1.0
    /// Whether the picture fits the window; larger than its pixels only if it is scalable.
    private(set) var isFit = true

    private let scroller, picture: Handle
    private var size = (width: 1.0, height: 1.0)
    private(set) var isScalable = false
    private var isPinching = false { didSet { onChange?() } }
    private var later: guint = 0
    /// The pointer in the scrolled window.
    private var pointer: (x: Double, y: Double)?

    /// The factors of a key and of a scroll step, and the highest zoom, of a scalable picture relative to the window.
    private static let (step, scrollStep, most) = (1.25, 1.1, 20.0)
    /// The longest side of a picture, which drawing can handle, in pixels of GTK.
    private static let longestSide = 32000.0

    /// Takes the widgets and the controllers of `picture-view.ui`.
    init(_ builder: Builder) {
        (scroller, picture) = (builder["scroller"], builder["picture"])
        // Offsets count from the left.
        for widget in [scroller, picture] { gtk_widget_set_direction(widget.widget, GTK_TEXT_DIR_LTR) }
        for adjustment in [horizontal, vertical] {
            adjustment.connect("notify::page-size") { [weak self] in self?.applySoon() }
        }
        picture.connect("notify::scale-factor") { [weak self] in self?.apply() }
        followPointer(builder)
    }

    /// Shows a picture, or the same one in another resolution.
    func show(_ decoded: Decoded, isSame: Bool) {
        picture.set("paintable", to: decoded.texture)
        size = (Double(decoded.width), Double(decoded.height))
        isScalable = decoded.isScalable
        if !isSame { isFit = true }
        apply()
    }

    var texture: Handle? { picture.handle("paintable") }

    /// The longest side in device pixels that the zoom shows.
    var side: Int { Int(min(max(size.width, size.height) * value, Self.longestSide)) }

    func zoomIn() { zoom(to: value * Self.step, at: nil) }

    func zoomOut() { zoom(to: value / Self.step, at: nil) }

    func fit() {
        isFit = true
        apply()
    }

    /// Changes between the window and the pixels of the picture; between those and twice as many where both are one.
    func toggle(at point: (x: Double, y: Double)? = nil) {
        guard isFit else { return fit() }
        zoom(to: fitting == 1 ? 2 : 1, at: point)
    }

    // MARK: Zooming

    var horizontal: Handle { Handle(gtk_scrolled_window_get_hadjustment(scroller.opaque)!) }
    var vertical: Handle { Handle(gtk_scrolled_window_get_vadjustment(scroller.opaque)!) }
    /// Whether a finger pans the picture, which is wider than the window, or two zoom it.
    var isBusy: Bool {
        isPinching || !isFit && size.width * value / scale > horizontal.double("page-size")
    }
    private var scale: Double { Double(gtk_widget_get_scale_factor(picture.widget)) }

    /// The zoom that fits the window, once that has a size.
    private var fitting: Double? {
        let room = (horizontal.double("page-size") * scale, vertical.double("page-size") * scale)
        let fitting = min(room.0 / size.width, room.1 / size.height)
        return fitting <= 0 ? nil : isScalable ? fitting : min(fitting, 1)
    }

    private func zoom(to wanted: Double, at point: (x: Double, y: Double)?) {
        guard let fitting else { return }
        let longest = Self.longestSide * scale / max(size.width, size.height)
        let most = max(fitting, min(isScalable ? Self.most * fitting : Self.most, longest))
        let new = min(max(wanted, min(fitting, 1)), most)
        guard new.isFinite, new != value else { return }
        let old = value
        isFit = new == fitting
        value = new
        for (adjustment, length, place) in [
            (horizontal, size.width, point?.x), (vertical, size.height, point?.y),
        ] {
            let page = adjustment.double("page-size")
            let (before, after) = (max(1, length * old / scale), length * new / scale)
            // The point of the picture below the pointer stays there.
            let place = place ?? page / 2
            let part = (adjustment.double("value") + place - max(0, (page - before) / 2)) / before
            let offset = part * after + max(0, (page - after) / 2) - place
            adjustment.set("upper", to: max(page, after))
            adjustment.set("value", to: min(max(0, offset), max(0, after - page)))
        }
        apply()
    }

    /// Follows the size of the window, which is being allocated.
    private func applySoon() {
        guard later == 0 else { return }
        later = schedule(after: 0) { [weak self] in
            self?.later = 0
            self?.apply()
        }
    }

    /// Gives the picture its size.
    private func apply() {
        let fitting = fitting
        if isFit { value = fitting ?? 0 }
        let isFilling = isFit && (isScalable || value < 1)
        let align = Int((isFilling ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER).rawValue)
        picture.set("halign", to: align)
        picture.set("valign", to: align)
        gtk_widget_set_size_request(
            picture.widget, isFilling ? -1 : gint(max(1, size.width * value / scale)),
            isFilling ? -1 : gint(max(1, size.height * value / scale)))
        if fitting != nil { onChange?() }
    }

    // MARK: The pointer

    private func followPointer(_ builder: Builder) {
        for signal in ["enter", "motion"] {
            builder["motion"].connect(signal) { [weak self] arguments in
                self?.pointer = (arguments[0].double, arguments[1].double)
            }
        }
        builder["motion"].connect("leave") { [weak self] in self?.pointer = nil }
        builder["scroll"].connect("scroll") { [weak self] arguments in
            let state = gtk_event_controller_get_current_event_state(arguments.emitter.opaque)
            guard let self, state.rawValue & CGDK_CONTROL_MASK.rawValue != 0 else { return }
            var factor = 1.0
            for _ in 0..<Int(abs(arguments[1].double).rounded(.up)) { factor *= Self.scrollStep }
            self.zoom(
                to: arguments[1].double > 0 ? self.value / factor : self.value * factor, at: self.pointer)
            arguments.answer(true)
        }
        builder["click"].connect("released") { [weak self] arguments in
            guard arguments[0].int == 2 else { return }
            self?.toggle(at: (arguments[1].double, arguments[2].double))
        }
        followPinch(builder["pinch"])
        followDrag(builder["drag"])
    }

    private func followPinch(_ pinch: Handle) {
        var start = 1.0
        pinch.connect("begin") { [weak self] in
            start = self?.value ?? 1
            self?.isPinching = true
        }
        pinch.connect("end") { [weak self] in self?.isPinching = false }
        // The fingers may be lifted above another widget once the picture has disappeared.
        scroller.connect("unmap") { gtk_event_controller_reset(pinch.opaque) }
        pinch.connect("scale-changed") { [weak self] arguments in
            var (x, y) = (0.0, 0.0)
            gtk_gesture_get_bounding_box_center(arguments.emitter.opaque, &x, &y)
            self?.zoom(to: start * arguments[0].double, at: (x, y))
        }
    }

    /// Pans by the mouse; GtkScrolledWindow does so by touch.
    private func followDrag(_ drag: Handle) {
        var start = (x: 0.0, y: 0.0)
        drag.connect("drag-begin") { [weak self] arguments in
            guard let self else { return }
            let device = gtk_gesture_get_device(arguments.emitter.opaque)
            if let device, gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN {
                gtk_gesture_set_state(arguments.emitter.opaque, GTK_EVENT_SEQUENCE_DENIED)
            }
            start = (self.horizontal.double("value"), self.vertical.double("value"))
        }
        drag.connect("drag-update") { [weak self] arguments in
            self?.horizontal.set("value", to: start.x - arguments[0].double)
            self?.vertical.set("value", to: start.y - arguments[1].double)
        }
    }
}
