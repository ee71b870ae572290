import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The actions of the wheel page, and the menu of the wheels.
@MainActor
final class WheelActions {
    private let builder: Builder
    private let store: WheelStore
    private let spin: () -> Void
    private let actions: Actions
    private let menu = Handle(adopting: UnsafeMutableRawPointer(g_menu_new()))
    private let transfer: Transfer
    private var editor: WheelEditor?
    private let messages: Messages

    /// The target of the menu item for the wheel of shapes.
    private static let shapes = "shapes"

    init(_ builder: Builder, _ store: WheelStore, spin: @escaping () -> Void) {
        (self.builder, self.store, self.spin) = (builder, store, spin)
        actions = Actions(of: builder["page"], prefix: "choices")
        transfer = Transfer(builder["page"])
        messages = Messages(builder["page"], undo: "choices.undo")
    }

    func start() {
        add("spin") { $0.spin() }
        add("edit") { $0.edit() }
        add("rename") { $0.edit(showingName: true) }
        add("new") { $0.addWheels([ChoiceWheel(name: translated("New Wheel"))]) }
        add("duplicate") { $0.addWheels([$0.store.edited]) }
        add("delete") { $0.delete() }
        add("paste") { $0.paste() }
        add("open") { $0.open() }
        add("save") { $0.save() }
        add("undo") { $0.store.undo() }
        add("redo") { $0.store.redo() }
        add("fullscreen") { $0.switchFullScreen() }
        add("continue") { actions in
            actions.store.acceptLoss()
            actions.showView()
            gtk_widget_child_focus(actions.builder["views"].widget, GTK_DIR_TAB_FORWARD)
        }
        actions.addChoice("show", Self.shapes) { [weak self] in self?.store.show(Int($0)) }
        for button in ["wheels", "wheels-empty"] {
            builder[button].makeMenuWhenOpened(menu, named: translated("Wheels"))
        }
        followWindow()
        store.onFailure = { [weak self] reason in
            self?.say(translated("The wheels cannot be saved: %1").filling(["%1": reason]))
        }
    }

    /// Shows the state of the store.
    func show() {
        let shown = store.shown
        actions.setEnabled("spin", shown?.choices.isEmpty != true)
        for name in ["rename", "delete"] { actions.setEnabled(name, shown != nil) }
        actions.setEnabled("undo", store.canUndo)
        actions.setEnabled("redo", store.canRedo)
        builder["spin"].set(
            "label", to: shown?.isOver == true ? translated("Start Over") : translated("Spin"))
        let name = shown?.title ?? translated("Shapes")
        builder["wheel-name"].set("label", to: name)
        builder["wheels"].setAccessibleLabel(translated("Wheel: %1").filling(["%1": name]))
        fillMenu()
        showView()
        messages.dismissUndo()
        editor?.show()
    }

    private func showView() {
        let isEmpty = store.shown?.choices.isEmpty == true
        if store.loss != nil { builder["broken"].set("description", to: store.lossMarkup) }
        builder["views"].showChild(store.loss != nil ? "broken" : isEmpty ? "empty" : "wheel")
    }

    // MARK: Messages

    /// Shows a message.
    ///
    /// - Parameter canUndo: whether it offers to undo the last edit.
    func say(_ text: String, canUndo: Bool = false) {
        if let editor { editor.say(text, canUndo: canUndo) } else { messages.say(text, canUndo: canUndo) }
    }

    // MARK: Actions

    private func add(_ name: String, _ body: @escaping @MainActor (WheelActions) -> Void) {
        actions.add(name) { [weak self] in if let self { body(self) } }
    }

    private func addWheels(_ wheels: [ChoiceWheel]) {
        var rest = 0
        store.editAll { rest = $0.add(wheels) }
        if rest > 0 { say(WheelText.Failure(reason: .tooManyWheels).message) }
    }

    private func delete() {
        guard let shown = store.shown else { return }
        store.editAll { $0.deleteShown() }
        say(translated("“%1” deleted").filling(["%1": shown.title]), canUndo: true)
    }

    private func edit(showingName: Bool = false) {
        guard let window else { return }
        let editor = WheelEditor(store) { [weak self] in self?.editor = nil }
        self.editor = editor
        editor.present(over: window, showingName: showingName)
    }

    private var window: Handle? {
        gtk_widget_get_ancestor(builder["page"].widget, gtk_window_get_type()).map { Handle($0) }
    }

    private func switchFullScreen() {
        guard let window else { return }
        if window.bool("fullscreened") {
            gtk_window_unfullscreen(window.cast())
        } else {
            gtk_window_fullscreen(window.cast())
        }
    }

    /// Follows the window of the page: the result is larger on a full screen.
    private func followWindow() {
        var window: Handle?
        builder["page"].connect("map") { [weak self] in
            guard let self, let next = self.window, next.opaque != window?.opaque else { return }
            window = next
            next.connect("notify::fullscreened") { [weak self] in self?.showFullScreen() }
            self.showFullScreen()
        }
    }

    private func showFullScreen() {
        let (isFull, button) = (window?.bool("fullscreened") == true, builder["fullscreen"])
        let name = isFull ? translated("Leave Full Screen") : translated("Full Screen")
        button.setIcon(isFull ? "view-restore-symbolic" : "view-fullscreen-symbolic", named: name)
        let page = builder["page"].widget
        if isFull {
            gtk_widget_add_css_class(page, "presentation")
        } else {
            gtk_widget_remove_css_class(page, "presentation")
        }
    }

    // MARK: Lists

    private func paste() {
        transfer.paste { [weak self] text in
            do throws(WheelText.Failure) {
                self?.addWheels(try WheelText.read(text ?? "", name: translated("New Wheel")).wheels)
            } catch {
                self?.say(error.message)
            }
        }
    }

    private func open() {
        transfer.open { [weak self] wheels, failure in
            if let wheels { self?.addWheels(wheels.wheels) } else { self?.say(failure) }
        }
    }

    private func save() { transfer.save(store.edited) { [weak self] in self?.say($0) } }

    // MARK: The menu

    private func fillMenu() {
        g_menu_remove_all(menu.opaque)
        let wheels = Menu()
        wheels.append(translated("Shapes"), "choices.show::\(Self.shapes)")
        for (index, wheel) in store.wheels.wheels.enumerated() {
            // An underline would mark a mnemonic.
            wheels.append(wheel.title.filling(["_": "__"]), "choices.show::\(index)")
        }
        let position = store.wheels.position.map { String($0) } ?? Self.shapes
        actions.choose("show", position)
        let new = Menu()
        new.append(translated("_New Wheel"), "choices.new")
        new.append(translated("_Paste as New Wheel"), "choices.paste")
        new.append(translated("_Open…"), "choices.open")
        let own = Menu()
        own.append(translated("_Save As…"), "choices.save")
        own.append(translated("_Duplicate"), "choices.duplicate")
        own.append(translated("_Rename"), "choices.rename")
        own.append(translated("De_lete"), "choices.delete")
        for section in [wheels, new, own] { g_menu_append_section(menu.opaque, nil, section.model) }
    }
}
