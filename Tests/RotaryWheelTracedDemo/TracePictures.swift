#if DEBUG
import CRotaryWheelGtk
import RotaryWheelInterop
@testable import RotaryWheelDemo

/// Prints what the page of pictures and the view of a picture show.
@MainActor
enum TracePictures {
    /// Prints `PICTURE name`, `DETAIL text` and `MESSAGE text` on each change, and `SHOWN name` or `FAILED name: reason`
    /// when a thumbnail is loaded, or cannot be.
    static func follow(_ page: PicturesPage) {
        Trace.follow([("PICTURE", page.caption), ("DETAIL", page.detail)])
        Trace.follow([("MESSAGE", page.message)], property: "description")
        page.onPicture = { item in
            if case .unreadable(let failure) = item.content {
                Trace.say("FAILED \(item.title): \(failure.reason)")
            } else {
                Trace.say("SHOWN \(item.title)")
            }
        }
        var isFollowed = false
        page.onView = { view in
            if !isFollowed { follow(view) }
            isFollowed = true
        }
    }

    /// Prints `DECODED name width` or `UNDECODED name: reason` when the picture of the view is decoded, or cannot be, and
    /// `ZOOM text`, `PAN x y` and `VIEW-MESSAGE title` on each change.
    private static func follow(_ view: PictureView) {
        Trace.follow([("ZOOM", view.percent)])
        Trace.follow([("VIEW-MESSAGE", view.message)], property: "title")
        view.onShown = { [weak view] failure in
            guard let view else { return }
            // They have moved with the transition.
            TracePlaces.sayAll(in: unsafe Widget(retaining: view.widget.pointer))
            if let failure { return Trace.say("UNDECODED \(view.title): \(failure)") }
            let texture = view.zoom.texture
            Trace.say(
                "DECODED \(view.title) \(texture.map { unsafe "\(gdk_texture_get_width($0.opaque))" } ?? "")")
        }
        for adjustment in [view.zoom.horizontal, view.zoom.vertical] {
            adjustment.connect("notify::value") { [weak view] in
                guard let zoom = view?.zoom else { return }
                Trace.say("PAN \(Int(zoom.horizontal.double("value"))) \(Int(zoom.vertical.double("value")))")
            }
        }
    }
}
#endif
