import CRotaryWheelAdwaita
import CRotaryWheelGtk
import RotaryWheel

/// Usable controls above the preferences that show their effect.
@MainActor
final class PreferencesPreviews {
    private var kept: [AnyObject] = []

    init(_ builder: Builder, _ settings: Settings) {
        KnobPage.bind(settings)
        for page in [WheelPage.name, DialPage.name] {
            // Created when the page is first shown.
            builder["\(page)-preview"].connect("map") { [weak self] arguments in
                let bin = arguments.emitter
                guard let self, bin.handle("child") == nil else { return }
                adw_bin_set_child(bin.cast(), self.make(page, settings))
            }
        }
    }

    private func make(_ page: String, _ settings: Settings) -> UnsafeMutablePointer<GtkWidget> {
        if page == DialPage.name {
            let ring = LauncherDial(settings, .shared)
            kept.append(ring)
            return ring.dial.widget
        }
        let shapes = ShapesWheel(settings)
        kept.append(shapes)
        return shapes.wheel.widget
    }
}
