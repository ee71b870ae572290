import CRotaryWheelAdwaita
import RotaryWheel

/// The page of the rotary wheel: shapes, or the user's own choices, and a label for the sector at the indicator.
@MainActor
final class WheelPage: StatePage {
    let builder = Builder("wheel-page")
    let control: Handle
    let wheel: RotaryWheelWidget
    let store: WheelStore
    let actions: Actions
    var messages: Messages { editor?.messages ?? ownMessages }
    /// The editor while it is open.
    var editor: WheelEditor?
    let results = ResultStore(StateFile(named: "results.txt")) { Results() }
    /// The dialog with the results while it is open.
    var resultsDialog: ResultsDialog?
    /// The section of the menu with the wheels.
    let wheels = Menu()
    /// The label for the sector at the indicator.
    var name: Handle { builder["result"] }
    /// Called when the user opens a sector.
    var onOpen: ((Sector) -> Void)?
    /// Called when ``showsWheel`` changes.
    var onView: (() -> Void)?
    /// Whether the page shows a wheel, not a status page.
    var showsWheel: Bool { builder["views"].string("visible-child-name") == "wheel" }

    private let shapes: ShapesWheel
    let choices = ItemList()
    let pictures = ChoicePictures()
    let hub = Handle(gtk_button_new())
    private let ownMessages: Messages
    /// The item that a spin leads to, until the wheel settles.
    var drawn: Handle?
    /// The item of the last result while it is at the indicator; the next spin disables it if it is out.
    var result: Handle?
    /// The items that have won since the user began to draw; they win once even if they stay in later draws.
    var winners: [Handle] = []
    private(set) lazy var timer = ResultTimer(builder["timer"], builder["time"])
    private(set) lazy var confetti = Confetti(in: builder["confetti"], settings)
    let settings: Settings
    /// The source of the spin for the next winner; 0 without one.
    var nextSpin: guint = 0
    /// The position of the shown wheel, and the number of wheels.
    private var place: (position: Int?, count: Int)?
    private var shownName: String?
    /// The selected sectors of other wheels that are no results, by their names, `nil` for the shapes.
    private var lastSectors: [String?: Int] = [:]

    init(_ settings: Settings) {
        self.settings = settings
        shapes = ShapesWheel(settings)
        wheel = shapes.wheel
        store = WheelStore(StateFile(named: "wheels.txt")) { [shapes] in shapes.asChoices }
        control = Handle(wheel.widget)
        actions = Actions(of: builder["page"], prefix: "choices", scope: GTK_SHORTCUT_SCOPE_GLOBAL)
        ownMessages = Messages(builder["page"], undo: "choices.undo")

        // The hub takes any widget; a button without an action activates the sector at the indicator.
        wheel.hub = hub.widget

        // `wheel.widget` is a GtkWidget for any container.
        adw_bin_set_child(builder["place"].cast(), wheel.widget)
        control.addShortcuts(phase: GTK_PHASE_CAPTURE).addShortcut("space|KP_Space", "choices.spin")

        addActions()
        follow(store, failure: translated("The wheels cannot be saved: %1"))
        pictures.onLoad = { [weak self] in self?.showChoices() }
        pictures.onFailure = { [weak self] in self?.messages.say($0) }
        results.onFailure = { [weak self] reason in
            self?.messages.say(translated("The results cannot be saved: %1").filling(["%1": reason]))
        }
        results.flush(with: widget)
        timer.onEnd = { [weak self] in self?.endTurn() }
        // The wheel calls the delegate immediately, and when the sector at the indicator changes. It holds the
        // delegate weakly: the window keeps this page.
        wheel.delegate = self

        followWindowSize()
        builder["views"].connect("notify::visible-child-name") { [weak self] in self?.onView?() }
        show()
    }

    /// Updates the button that enters or leaves the full screen.
    func showFullScreen(_ isFull: Bool) {
        builder["fullscreen"].setIcon(
            isFull ? "view-restore-symbolic" : "view-fullscreen-symbolic",
            named: isFull ? translated("Leave Full Screen") : translated("Full Screen"))
    }

    private func followWindowSize() {
        let (lines, line) = (builder["lines"], builder["line"])
        let (spin, detail) = (builder["spin"], builder["detail"])
        widget.onWindowSize { [name] width, height in
            // A low window has no room for the sentence, a second line of the result, and a gap above it.
            let isLow = height < Handle.lowHeight
            detail.set("visible", to: !isLow)
            name.set("lines", to: isLow ? 1 : 2)
            name.set("margin-top", to: isLow ? 0 : 6)
            // In a narrow window the button has its own line, so that the name of the wheel fits.
            let isNarrow = width < 420 && height >= 560
            guard isNarrow == (gtk_center_box_get_center_widget(line.opaque) != nil) else { return }
            spin.set("margin-top", to: isNarrow ? 6 : 0)
            if isNarrow {
                gtk_center_box_set_center_widget(line.opaque, nil)
                gtk_box_insert_child_after(lines.cast(), spin.widget, detail.widget)
            } else {
                gtk_box_remove(lines.cast(), spin.widget)
                gtk_center_box_set_center_widget(line.opaque, spin.widget)
            }
        }
    }

    // MARK: Choices

    /// Shows the wheel of the store.
    func show() {
        let (shown, place) = (self.shown, (store.state.position, store.state.wheels.count))
        // Another wheel has no part in the draw of this one.
        let isOther = self.place.map { $0 != place } ?? true
        if isOther {
            if self.place != nil { lastSectors[shownName] = result == nil ? wheel.selected : nil }
            (drawn, result) = (nil, nil)
            endDraw()
            wheel.stop()
            choices.forgetNames()
        }
        (self.place, shownName) = (place, store.shown?.name)
        showChoices()
        shapes.show(shown.map { ($0, choices.list) })
        if isOther { returnToLast() }
        hub.set("label", to: shown == nil ? translated("Open") : translated("Spin"))
        gtk_actionable_set_action_name(hub.opaque, shown == nil ? nil : "choices.spin")
        // An edit may have removed the result.
        showResult(shown == nil || result.flatMap(choices.place) != nil ? result : nil)
        showActions()
        ownMessages.dismissUndo()
        // The sector at the indicator may have another name.
        showName()
    }

    /// The user's own wheel with the choices that have sectors; `nil` for that of shapes.
    var shown: ChoiceWheel? { store.shown?.played }

    /// Turns to the sector that the wheel had before another one was shown, or else to its last winners.
    private func returnToLast() {
        if let last = lastSectors[shownName] {
            wheel.selected = last
            return
        }
        let names = results.state.winners.filter { $0.wheel == title }.map(\.name)
            .suffix(store.shown?.winnerCount ?? 1)
        let sectors = names.compactMap { name in
            (0..<Int(g_list_model_get_n_items(wheel.model))).first { item(at: $0)?.string("label") == name }
        }
        guard let last = sectors.last, sectors.count == names.count else { return }
        // The indicator leaves a disabled sector: the last winner is enabled before, the others are disabled afterwards.
        showResult(item(at: last))
        wheel.selected = last
        winners = sectors.compactMap(item)
        showResult(winners.last)
    }

    /// Shows the name of the sector at the indicator, on one line while a spin moves the wheel.
    func showName() {
        let text = winnerNames ?? wheel.currentText ?? ""
        // The second line of a long name would resize the moving wheel.
        name.set("wrap", to: drawn == nil && wheel.current == wheel.selected)
        if name.string("label") != text { name.set("label", to: text) }
    }

    /// Updates the sentence below the result, which first explains how to spin.
    func describe() {
        let isFirst = store.shown == nil && result == nil
        builder["detail"].set(
            "label",
            to: isFirst
                ? translated("Give the wheel a flick, or press Space.")
                : store.edited.played.chanceSentence)
    }
}
