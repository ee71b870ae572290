import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport

// What a user sees.
extension TestWindow {
    /// The number of colors in the window as it was drawn last; one if only its background was.
    var colorCount: Int { Set(pixels(x: 0, y: 0, width: window.width, height: window.height)).count }
}

extension Widget {
    /// The texts of the labels that show in the widget.
    var shownTexts: [String] {
        guard isMapped else { return [] }
        return isA(gtk_label_get_type()) ? [cast(to: Label.self).text] : children.flatMap(\.shownTexts)
    }
}
