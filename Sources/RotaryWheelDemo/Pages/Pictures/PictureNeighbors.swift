import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The pictures before and after the open one, which a swipe draws in.
///
/// The open picture is the middle one of three pages of an AdwCarousel. After a swipe the middle page shows the other
/// picture, and the carousel jumps back to it. No page is added or removed: AdwCarousel gives the pages their places
/// in the next frame, and the next swipe may begin before.
@MainActor
final class PictureNeighbors {
    /// Called with -1 or 1 after a swipe to the picture before or after.
    var onSwipe: ((Int) -> Void)?

    private let carousel, middle: Handle
    private let before, after: Neighbor

    /// The least length of a swipe on a touchpad in pixels, and the pause between two in milliseconds.
    private static let (swipeLength, swipePause) = (60.0, guint32(200))

    private static let carouselKeys = [
        GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Up, GDK_KEY_KP_Page_Down, GDK_KEY_Home,
        GDK_KEY_End, GDK_KEY_KP_Home, GDK_KEY_KP_End,
    ]

    init(_ builder: Builder) {
        (carousel, middle) = (builder["carousel"], builder["states"])
        (before, after) = (Neighbor(builder["before"]), Neighbor(builder["after"]))
        // Around the first page, which thus remains the current one.
        adw_carousel_prepend(carousel.opaque, before.picture.widget)
        adw_carousel_append(carousel.opaque, after.picture.widget)
        carousel.connect("page-changed") { [weak self] arguments in
            self?.follow(to: arguments[0].uint)
        }
        // The next swipe may begin while the carousel moves.
        builder["touch"].connect("pressed") { [weak self] in self?.settle() }
        followTouchpad(builder["touchpad"])
        // By keys that the view does not handle, newer versions of libadwaita turn to another page, also to an empty one.
        carousel.onKey { arguments in
            if Self.carouselKeys.contains(Int32(arguments[0].uint)) { arguments.answer(true) }
        }
    }

    /// Whether a swipe leads to the neighbors.
    func setEnabled(_ isEnabled: Bool) { carousel.set("interactive", to: isEnabled) }

    /// The picture of an item as a neighbor, or its thumbnail.
    func preview(of item: PicturesItem) -> Decoded? {
        [before, after].first { $0.item === item }?.decoded ?? item.thumbnail
    }

    /// Shows the neighbors of the open picture.
    func show(before previous: PicturesItem?, after next: PicturesItem?) {
        before.show(previous)
        after.show(next)
    }

    /// Decodes the neighbors.
    func load() { for neighbor in [before, after] { neighbor.load() } }

    /// Follows two fingers on a touchpad; in older versions of GTK their movements do not reach the carousel.
    private func followTouchpad(_ controller: Handle) {
        var (x, y, last, isOver) = (0.0, 0.0, guint32(0), false)
        controller.connect("scroll-begin") { last = 0 }
        controller.connect("scroll") { [weak self] arguments in
            let controller = arguments.emitter.opaque
            guard gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE else { return }
            // With GTK 4.18 the carousel stops otherwise, and reports no other page.
            let isAcross = abs(arguments[0].double) > abs(arguments[1].double)
            if isAcross, self?.carousel.bool("interactive") == true { arguments.answer(true) }
            let time = gtk_event_controller_get_current_event_time(controller)
            // Some compositors report no end, so that no other swipe begins.
            if time &- last > Self.swipePause { (x, y, isOver) = (0, 0, false) }
            last = time
            (x, y) = (x + arguments[0].double, y + arguments[1].double)
            guard !isOver, abs(x) > Self.swipeLength, abs(x) > 2 * abs(y) else { return }
            isOver = true
            self?.scroll(toRight: x > 0)
        }
    }

    private func scroll(toRight: Bool) {
        settle()
        let neighbor = toRight == carousel.isMirrored ? before : after
        guard carousel.bool("interactive"), neighbor.item != nil else { return }
        adw_carousel_scroll_to(carousel.opaque, neighbor.picture.widget, 1)
    }

    private func settle() { follow(to: guint(adw_carousel_get_position(carousel.opaque).rounded())) }

    /// Leads to the picture of a page, or back from a page without one.
    private func follow(to index: guint) {
        guard index != 1 else { return }
        let hasPicture = (index == 0 ? before : after).item != nil
        if hasPicture { onSwipe?(index == 0 ? -1 : 1) }
        adw_carousel_scroll_to(carousel.opaque, middle.widget, hasPicture ? 0 : 1)
    }
}

@MainActor
private final class Neighbor {
    let picture: Handle
    private(set) var item: PicturesItem?
    private(set) var decoded: Decoded?
    private var decoding: PicturesProcess?

    /// The shorter side of the picture in pixels; it is decoded whole once it is open.
    private static let side = 1024

    init(_ picture: Handle) {
        self.picture = picture
        gtk_widget_set_child_visible(picture.widget, 0)
    }

    func show(_ item: PicturesItem?) {
        guard item !== self.item else { return }
        (self.item, decoding) = (item, nil)
        gtk_widget_set_child_visible(picture.widget, item == nil ? 0 : 1)
        paint(item?.thumbnail)
    }

    func load() {
        guard let item, decoded == nil, decoding == nil else { return }
        decoding = PicturesProcess(.init(item.uri, .thumbnail, side: Self.side)) { [weak self] result in
            self?.decoding = nil
            self?.paint(try? result.get())
        }
    }

    private func paint(_ decoded: Decoded?) {
        self.decoded = decoded
        picture.set("paintable", to: decoded?.texture)
        // As large as the open picture: it exceeds its pixels only if it is scalable.
        let fit = decoded?.isWhole == true ? GTK_CONTENT_FIT_SCALE_DOWN : GTK_CONTENT_FIT_CONTAIN
        picture.set("content-fit", to: Int(fit.rawValue))
    }
}
