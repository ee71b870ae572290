import CRotaryWheelAdwaita
import CRotaryWheelGtk
import RotaryWheel

/// The page of the rotary wheel: shapes, or the user's own choices, and a label for the sector at the indicator.
@MainActor
final class WheelPage: DemoPage {
    static let name = "wheel"
    static var title: String { translated("Wheel") }
    static var explanation: String {
        translated(
            "Spin the wheel to decide, by the button, a flick or Space. Edit the choices to make it your own wheel."
        )
    }
    static let example = "wheel"

    let control: Handle
    let wheel: RotaryWheelWidget
    var widget: Handle { builder["page"] }
    /// The label for the sector at the indicator.
    var name: Handle { builder["result"] }
    /// Called when the user opens a sector.
    var onOpen: ((Sector) -> Void)?
    /// Called when ``showsWheel`` changes.
    var onView: (() -> Void)?
    /// Whether a wheel shows, not that there is none.
    var showsWheel: Bool { builder["views"].string("visible-child-name") == "wheel" }

    private let shapes: ShapesWheel
    private let builder = Builder("wheel-page")
    private let choices = ChoiceItems()
    private let store: WheelStore
    private lazy var actions = WheelActions(self.builder, store) { [weak self] in self?.spin() }
    /// The item that a spin leads to, until the wheel settles.
    private var drawn: Handle?
    /// The item of the last spin's result while it is at the indicator, which the next spin leaves out.
    private var winner: Handle?
    /// The position of the shown wheel, and the number of wheels.
    private var place: (position: Int?, count: Int)?

    init(_ settings: Settings) {
        shapes = ShapesWheel(settings)
        wheel = shapes.wheel
        store = WheelStore(StateFile(named: "wheels.txt")) { [shapes] in shapes.asChoices }
        control = Handle(wheel.widget)

        // The hub takes any widget; a button there activates the sector at the indicator.
        wheel.hub = gtk_button_new_with_label(translated("Open"))

        // `wheel.widget` is a GtkWidget for any container.
        adw_bin_set_child(builder["place"].cast(), wheel.widget)
        control.addShortcuts(phase: GTK_PHASE_CAPTURE).addShortcut("space|KP_Space", "choices.spin")

        // The wheel calls the delegate immediately, and when the sector at the indicator changes. It holds the
        // delegate weakly: the window keeps this page.
        wheel.delegate = self

        actions.start()
        store.follow(self) { [weak self] in self?.show() }
        // A low window has no room for the sentence, a second line of the result, and a gap above it.
        widget.onLowWindow { [detail = builder["detail"], name] isLow in
            detail.set("visible", to: !isLow)
            name.set("lines", to: isLow ? 1 : 2)
            name.set("margin-top", to: isLow ? 0 : 6)
        }
        control.connect("settled") { [name] in name.set("wrap", to: true) }
        builder["views"].connect("notify::visible-child-name") { [weak self] in self?.onView?() }
        store.flush(with: builder["page"])
        show()
    }

    /// Focuses the wheel, or the button in its place.
    func grabFocus() {
        let place = ["empty": "edit-empty", "broken": "continue"][
            builder["views"].string("visible-child-name")]
        gtk_widget_grab_focus(place.map { builder[$0].widget } ?? wheel.widget)
    }

    // MARK: Choices

    /// Shows the wheel of the store.
    private func show() {
        let (shown, place) = (store.shown, (store.wheels.position, store.wheels.wheels.count))
        // Another wheel has no part in the draw of this one.
        if let last = self.place, last != place {
            (drawn, winner) = (nil, nil)
            wheel.stop()
            choices.forget()
        }
        self.place = place
        if let shown { choices.show(shown, winner: winner) }
        shapes.show(shown.map { ($0, choices.list) })
        actions.show()
        // The sector at the indicator may have another name.
        wheelDidChangeCurrent(wheel)
        describe()
    }

    /// The sentence below the result.
    private func describe() {
        let text =
            if let shown = store.shown, shown.isOver {
                translated("All choices are out of the draw.")
            } else if let shown = store.shown, shown.isOnce {
                translated(
                    "%d choice is in the draw.", "%d choices are in the draw.", count: shown.countInDraw)
            } else {
                translated(
                    "A random draw before the wheel moves decides; the size of a sector is its chance.")
            }
        builder["detail"].set("label", to: text)
    }

    // MARK: Spins

    /// Spins, or begins again when all choices have won.
    private func spin() {
        leaveOutWinner()
        guard store.shown?.isOver != true else { return store.edit { $0.returnAll() } }
        wheel.spinAtRandom(turns: 4, duration: wheel.spinDuration)
    }

    /// Dims the winner; as a disabled sector it cannot stay at the indicator.
    private func leaveOutWinner() {
        guard winner != nil else { return }
        winner = nil
        if let shown = store.shown { choices.show(shown, winner: nil) }
    }

    private func item(at sector: Int) -> Handle? {
        wheel.model.flatMap { g_list_model_get_item($0, guint(sector)) }.map {
            Handle(adopting: UnsafeMutableRawPointer($0))
        }
    }

    private func won(_ sector: Int) {
        builder["spin"].setAccessibleDescription(wheel.selectedText ?? "")
        guard let shown = store.shown, shown.isOnce, shown.choices.indices.contains(sector) else { return }
        winner = choices[sector]
        store.edit { $0.choices[sector].isOut = true }
    }
}

extension WheelPage: RotaryWheelDelegate {
    func wheelDidChangeCurrent(_ wheel: RotaryWheelWidget) {
        let text = wheel.currentText ?? ""
        // The second line of a long result would resize the moving wheel.
        name.set("wrap", to: drawn == nil && wheel.current == wheel.selected)
        if name.string("label") != text { name.set("label", to: text) }
    }

    func wheel(_ wheel: RotaryWheelWidget, didBeginSpinTo sector: Int) {
        // A spin that did not begin here may have drawn the winner again.
        guard let winner, choices[sector] === winner else {
            drawn = item(at: sector)
            return
        }
        spin()
    }

    func wheelDidBeginDragging(_ wheel: RotaryWheelWidget) {
        drawn = nil
        leaveOutWinner()
    }

    func wheelDidChangeValue(_ wheel: RotaryWheelWidget) {
        if let drawn, let selected = wheel.selected, item(at: selected)?.pointer == drawn.pointer {
            won(selected)
        } else {
            leaveOutWinner()
        }
        drawn = nil
    }

    func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int) {
        onOpen?(store.shown.map { Sector($0, sector) } ?? Sector.all[sector])
    }
}
