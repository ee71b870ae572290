import CRotaryWheelAdwaita

/// The popover with the color, the weight, the picture and the order of a choice.
@MainActor
final class ChoiceOptions {
    let popover: Handle

    private let builder = Builder("choice-options")
    /// The button of a color of one's own.
    private let own = Handle(cadw_color_button_new(translated("Custom Color")))
    private let index: Int
    private unowned let editor: WheelEditor
    private var buttons: [(color: ChoiceColor?, button: Handle)] = []
    private var isShowing = false

    init(_ index: Int, _ editor: WheelEditor) {
        (self.index, self.editor) = (index, editor)
        popover = builder["popover"]
        addColors()
        builder["weight"].connect("value-changed") { [weak self] in
            guard let self else { return }
            let weight = (self.builder["adjustment"].double("value") * 10).rounded() / 10
            self.edit("weight") { $0.weight = weight }
        }
        own.set("rgba", to: GdkRGBA(Self.firstOwnColor))
        own.connect("notify::rgba") { [weak self] in
            let color = $0.emitter.color(in: "rgba").number
            self?.edit(nil) { $0.color = .own(color) }
        }
        gtk_box_append(builder["own-row"].cast(), own.widget)
        // Its child, a GtkButton, has the focus.
        own.children.first?.setAccessibleLabel(translated("Custom Color"))
        builder["picture"].connect("clicked") { [weak self] in self?.choosePicture() }
        builder["no-picture"].connect("clicked") { [weak self] in
            // It goes with the picture, and would take the focus along.
            if let self { gtk_widget_grab_focus(self.builder["picture"].widget) }
            self?.edit(nil) { $0.picture = nil }
        }
        for (button, target) in [("up", index - 1), ("down", index + 1)] {
            builder[button].connect("clicked") { [weak self] in self?.move(to: target) }
        }
        show()
    }

    /// Shows the choice.
    func show() {
        let choice = editor.wheel.choices[index]
        isShowing = true
        builder["up"].set("sensitive", to: index > 0)
        builder["down"].set("sensitive", to: index + 1 < editor.wheel.count)
        for (color, button) in buttons { button.set("active", to: color == choice.color) }
        if case .own(let number)? = choice.color { own.set("rgba", to: GdkRGBA(number)) }
        builder["adjustment"].set("value", to: choice.weight)
        builder["no-picture"].set("visible", to: choice.picture != nil)
        isShowing = false
    }

    private func edit(_ kind: String?, _ body: (inout Choice) -> Void) {
        if !isShowing { editor.change(index, kind, body) }
    }

    private func choosePicture() {
        gtk_popover_popdown(popover.cast())
        editor.dialog.chooseFile(
            translated("Choose a Picture"), translated("_Open"), GTK_FILE_CHOOSER_ACTION_OPEN, type: "image/*"
        ) { [weak self] file in
            guard let self else { return }
            if Choice.isPicture(file.uri) {
                edit(nil) { $0.picture = file.uri }
            } else {
                editor.messages.say(translated("Pictures must be on this computer."))
            }
        }
    }

    private func move(to target: Int) {
        gtk_popover_popdown(popover.cast())
        editor.move(from: index, to: target)
    }

    /// The blue of GNOME.
    private static let firstOwnColor: UInt32 = 0x3584e4

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
