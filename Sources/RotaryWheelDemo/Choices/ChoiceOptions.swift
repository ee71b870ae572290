import CRotaryWheelGtk

/// The popover with the color, the weight and the order of a choice.
@MainActor
final class ChoiceOptions {
    let popover: Handle
    /// Called with the distance to move the choice by.
    var onMove: ((Int) -> Void)?

    private let builder = Builder("choice-options")
    private var buttons: [(color: ChoiceColor?, button: Handle)] = []
    private let change: (String?, (inout Choice) -> Void) -> Void
    private var isShowing = false

    init(_ change: @escaping (_ kind: String?, (inout Choice) -> Void) -> Void) {
        self.change = change
        popover = builder["popover"]
        addColors()
        builder["weight"].connect("value-changed") { [weak self] in
            guard let self else { return }
            let weight = (self.builder["adjustment"].double("value") * 10).rounded() / 10
            self.edit("weight") { $0.weight = weight }
        }
        let own = builder["own"]
        own.connect("color-set") { [weak self] in
            let color = $0.emitter.color(in: "rgba").number
            self?.edit(nil) { $0.color = .own(color) }
        }
        // Its child, a GtkButton, has the focus.
        own.children.first?.setAccessibleLabel(translated("Custom Color"))
        builder["up"].connect("clicked") { [weak self] in self?.onMove?(-1) }
        builder["down"].connect("clicked") { [weak self] in self?.onMove?(1) }
    }

    /// Shows a choice.
    func show(_ wheel: ChoiceWheel, _ index: Int) {
        let choice = wheel.choices[index]
        isShowing = true
        builder["up"].set("sensitive", to: index > 0)
        builder["down"].set("sensitive", to: index + 1 < wheel.choices.count)
        for (color, button) in buttons { button.set("active", to: color == choice.color) }
        if case .own(let number)? = choice.color { builder["own"].set("rgba", to: GdkRGBA(number)) }
        builder["adjustment"].set("value", to: choice.weight)
        isShowing = false
    }

    private func edit(_ kind: String?, _ body: (inout Choice) -> Void) {
        if !isShowing { change(kind, body) }
    }

    /// Adds a row for the color of the place, and two rows of four colors.
    private func addColors() {
        let automatic = Handle(gtk_toggle_button_new_with_label(translated("Automatic"))!)
        add(automatic, nil, at: (0, 0), width: 4)
        for (index, color) in ChoiceColor.tints.enumerated() {
            let button = Handle(gtk_toggle_button_new()!)
            gtk_toggle_button_set_group(button.cast(), automatic.cast())
            for style in ["swatch", "circular", color.styleClass] {
                gtk_widget_add_css_class(button.widget, style)
            }
            button.set("halign", to: Int(GTK_ALIGN_CENTER.rawValue))
            button.set("tooltip-text", to: color.title)
            button.setAccessibleLabel(color.title)
            add(button, color, at: (index % 4, 1 + index / 4), width: 1)
        }
    }

    private func add(_ button: Handle, _ color: ChoiceColor?, at place: (Int, Int), width: Int) {
        gtk_grid_attach(
            builder["colors"].cast(), button.widget, gint(place.0), gint(place.1), gint(width), 1)
        buttons.append((color, button))
        button.connect("toggled") { [weak self, weak button] in
            if button?.bool("active") == true { self?.edit(nil) { $0.color = color } }
        }
    }
}

extension ChoiceColor {
    /// The name for the user; the first color is the accent of the desktop, blue by default.
    var title: String {
        switch self {
        case .blue: translated("Blue")
        case .green: translated("Green")
        case .purple: translated("Purple")
        case .amber: translated("Amber")
        case .orange: translated("Orange")
        case .teal: translated("Teal")
        case .red: translated("Red")
        case .violet: translated("Violet")
        case .own: translated("Custom Color")
        }
    }
}
