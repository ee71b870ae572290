import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of the dial menu: a dial with ten styles of beer, and a popover with the actions of the app.
@MainActor
final class DialPage: DemoPage {
    static let name = "dial"
    static var title: String { translated("Dial") }
    static var explanation: String {
        translated(
            "Drag a bubble round to the top. A secondary click, a long press beside the bubbles, or Shift+F10 opens a dial of what the app can do."
        )
    }
    static let example = "dial-menu"

    /// The styles of beer, from pale to dark.
    private static var beers: [String] {
        [
            translated("Pale lager"), translated("Witbier"), translated("Pilsner"), translated("Weissbier"),
            translated("APA"), translated("IPA"), translated("English bitter"), translated("Dark lager"),
            translated("Porter"), translated("Stout"),
        ]
    }

    var widget: Handle { unsafe Handle(view.pointer) }
    var control: Handle { unsafe Handle(dial.widget) }
    let view: Widget
    /// The label for the selected style.
    let name = Label("")

    private let dial: DialMenuWidget

    init(_ settings: Settings) {
        dial = Self.makeDial(settings)
        let control = unsafe Widget(retaining: dial.widget)
        view = Widget(DialPageView.objectClass)
        // A dial needs some room: the page scrolls in a low window.
        let content = unsafe Widget(sinking: gtk_scrolled_window_new())
        content.set("kinetic-scrolling", to: false)
        content.set("child", to: SquareLayout.makeWidget(square: control, caption: name) as Widget?)
        let view = self.view.implementation as? DialPageView
        view?.show(content, menu: AppActions.menu)
        if let menu = view?.popover?.dial {
            Self.bind(menu, to: settings)
            settings.bind("dial-show-delay", to: unsafe Widget(retaining: menu.widget), "show-delay")
        }

        // The dial calls the delegate immediately, and again each time it settles.
        dial.delegate = self
    }

    /// Binds a menu that opens at the pointer to the settings.
    static func bind(_ menu: DialMenuWidget, to settings: Settings) {
        let widget = unsafe Widget(retaining: menu.widget)
        for property in ["dwell", "hover-mode", "expand-duration"] {
            settings.bind("dial-\(property)", to: widget, property)
        }
    }

    /// Creates a dial and binds it to the settings.
    static func makeDial(_ settings: Settings) -> DialMenuWidget {
        // A dial shows labels, items with icons, any list model, or a menu.
        let dial = DialMenuWidget(labels: beers)
        dial.setAccessibleLabel(translated("Beer styles"))
        dial.isExpanded = true
        let widget = unsafe Widget(retaining: dial.widget)
        for property in ["damping", "minimum-inflation", "maximum-inflation", "inertia", "linear-drag"] {
            settings.bind("dial-\(property)", to: widget, property)
        }
        // The angle of the snap point counts from the top.
        settings.follow("dial-snap-angle", during: widget) { [weak dial] in
            dial?.snapAngle = (settings.angle(ofSide: "dial-snap-angle") - .up).wrapped
        }
        setTargets(of: dial, to: settings)
        return dial
    }

    /// Shows a list whose bubbles turn, or the same as a menu whose wedges choose: only menus have wedges.
    private static func setTargets(of dial: DialMenuWidget, to settings: Settings) {
        let widget = unsafe Widget(retaining: dial.widget)
        let list = unsafe dial.model.map { unsafe Object(retaining: UnsafeMutableRawPointer($0)) }
        let menu = Menu()
        for beer in beers { menu.append(beer) }
        for property in ["show-delay", "dwell", "hover-mode"] {
            settings.bind("dial-\(property)", to: widget, property)
        }
        settings.follow("dial-targets", during: widget) { [weak dial] in
            guard let dial else { return }
            let hasWedges = settings.text("dial-targets") == "wedges"
            guard (dial.targets == .wedges) != hasWedges else { return }
            dial.targets = hasWedges ? .wedges : .bubbles
            if hasWedges {
                unsafe dial.menuModel = unsafe menu.model
            } else {
                unsafe dial.model = list?.opaque
            }
        }
    }
}

extension DialPage: DialMenuDelegate {
    func dialMenuDidChangeCurrent(_ dial: DialMenuWidget) { name.text = dial.currentText ?? "" }
}
