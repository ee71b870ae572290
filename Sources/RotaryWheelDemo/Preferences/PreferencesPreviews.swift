import CRotaryWheelAdwaita
import CRotaryWheelGtk
import RotaryWheel

/// Usable controls above the preferences that show their effect.
@MainActor
final class PreferencesPreviews {
    private var kept: [AnyObject] = []

    init(_ builder: Builder, _ settings: Settings) {
        for page in [WheelPage.name, DialPage.name, KnobPage.name] {
            // Created when the page is first shown.
            builder["\(page)-preview"].connect("map") { [weak self] arguments in
                let bin = arguments.emitter
                guard let self, bin.handle("child") == nil else { return }
                adw_bin_set_child(bin.cast(), self.make(page, settings))
            }
        }
    }

    private func make(_ page: String, _ settings: Settings) -> UnsafeMutablePointer<GtkWidget> {
        switch page {
        case DialPage.name:
            let dial = DialPage.makeDial(settings)
            kept.append(dial)
            return dial.widget
        case KnobPage.name:
            KnobPage.bind(settings)
            let knob = KnobWidget(in: 0...100, step: 1)
            knob.value = 35
            knob.unit = "%"
            let widget = Handle(knob.widget)
            widget.setAccessibleLabel(translated("A knob to try"))
            gtk_widget_set_size_request(widget.widget, 128, -1)
            gtk_widget_set_halign(widget.widget, GTK_ALIGN_CENTER)
            gtk_widget_set_valign(widget.widget, GTK_ALIGN_CENTER)
            kept.append(knob)
            return knob.widget
        default:
            let shapes = ShapesWheel(settings)
            kept.append(shapes)
            return shapes.wheel.widget
        }
    }
}
