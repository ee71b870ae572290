import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// A usable control beside the preferences that shows their effect.
@MainActor
final class PreferencesPreview {
    private let stack: Widget
    private let settings: Settings
    private var kept: [String: AnyObject] = [:]

    init(_ stack: Widget, _ settings: Settings) {
        self.stack = stack
        self.settings = settings
    }

    /// Shows the control of a page; without preferences of its own, the wheel.
    func show(_ group: String) {
        let name = demoPages.first { $0.name == group && $0.hasPreferences }?.name ?? WheelPage.name
        if kept[name] == nil { add(name) }
        stack.set("visible-child-name", to: name as String?)
    }

    private func add(_ name: String) {
        switch name {
        case PicturesPage.name:
            let page = PicturesPage(settings)
            add(page.widget, named: name, keeping: page)
        case DialPage.name:
            let dial = DialPage.makeDial(settings)
            add(unsafe Widget(retaining: dial.widget), named: name, keeping: dial)
        case KnobPage.name:
            KnobPage.bind(settings)
            let knob = KnobWidget(in: 0...100, step: 1)
            knob.value = 35
            knob.unit = "%"
            knob.setAccessibleLabel(translated("A knob to try"))
            let widget = unsafe Widget(retaining: knob.widget)
            widget.set("width-request", to: Int32(128))
            for side in ["halign", "valign"] {
                widget.set(side, to: Int32(bitPattern: GTK_ALIGN_CENTER.rawValue))
            }
            add(widget, named: name, keeping: knob)
        case TelephonePage.name:
            let page = TelephonePage(settings)
            add(page.widget, named: name, keeping: page)
        default:
            let shapes = ShapesWheel(settings)
            add(unsafe Widget(retaining: shapes.wheel.widget), named: name, keeping: shapes)
        }
    }

    private func add(_ widget: Widget, named name: String, keeping owner: AnyObject) {
        kept[name] = owner
        stack.addPage(widget, named: name)
    }
}
