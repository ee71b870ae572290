import CRotaryWheelAdwaita
import CRotaryWheelGtk
import RotaryWheel

/// The actions of the wheel page, and the menu of the wheels.
@MainActor
final class WheelActions {
    private let builder: Builder
    private let store: WheelStore
    private let spin: () -> Void
    private let remove: () -> Void
    private let actions: Actions
    private let menu = Handle(adopting: UnsafeMutableRawPointer(g_menu_new()))
    private let transfer: Transfer
    private var editor: WheelEditor?
    private let messages: Messages
    /// The menu of the wheel, whose items have fixed directions.
    private let contextMenu: Menu = {
        let menu = Menu()
        menu.append(translated("Spin"), "choices.spin", iconName: "view-refresh-symbolic", direction: 0)
        menu.append(
            translated("Edit Choices"), "choices.edit", iconName: "document-edit-symbolic", direction: 90)
        menu.append(translated("Remove"), "choices.remove", iconName: "user-trash-symbolic", direction: 180)
        menu.append(
            translated("Full Screen"), "win.fullscreen", iconName: "view-fullscreen-symbolic", direction: 270)
        return menu
    }()

    /// The target of the menu item for the wheel of shapes.
    private static let shapes = "shapes"

    /// - Parameters:
    ///   - spin: spins the wheel.
    ///   - remove: removes the result.
    init(_ builder: Builder, _ store: WheelStore, spin: @escaping () -> Void, remove: @escaping () -> Void) {
        (self.builder, self.store, self.spin, self.remove) = (builder, store, spin, remove)
        actions = Actions(of: builder["page"], prefix: "choices", scope: GTK_SHORTCUT_SCOPE_GLOBAL)
        transfer = Transfer(builder["page"])
        messages = Messages(builder["page"], undo: "choices.undo")
    }

    func start() {
        actions.add("spin", for: self) { $0.spin() }
        actions.add("remove", "Delete|KP_Delete", for: self) { $0.remove() }
        actions.add("edit", "<Control>e", for: self) { $0.edit() }
        actions.add("rename", for: self) { $0.edit(showingName: true) }
        actions.add("new", "<Control>n", for: self) {
            $0.addWheels([ChoiceWheel(name: translated("New Wheel"))])
        }
        actions.add("duplicate", for: self) { $0.addWheels([$0.store.edited]) }
        actions.add("delete", for: self) { $0.delete() }
        actions.add("paste", "<Control>v", for: self) { $0.paste() }
        actions.add("open", "<Control>o", for: self) { $0.open() }
        actions.add("save", "<Control>s", for: self) { $0.save() }
        actions.addHistory(of: store)
        actions.add("continue", for: self) { actions in
            actions.store.acceptLoss()
            actions.showView()
            gtk_widget_child_focus(actions.builder["views"].widget, GTK_DIR_TAB_FORWARD)
        }
        actions.addChoice("show", Self.shapes) { [weak self] choice in
            self?.store.adjust { $0.show(Int(choice)) }
        }
        for button in ["wheels", "wheels-empty"] {
            builder[button].makeMenuWhenOpened(menu, named: translated("Wheels"))
        }
        MarkingMenuPopover.attach(to: builder["place"].widget, menuModel: contextMenu.model)
        store.onFailure = { [weak self] reason in
            self?.say(translated("The wheels cannot be saved: %1").filling(["%1": reason]))
        }
    }

    /// Shows the state of the store.
    func show() {
        let shown = store.shown
        actions.setEnabled("spin", shown?.positions.isEmpty != true)
        for name in ["rename", "delete"] { actions.setEnabled(name, shown != nil) }
        let name = shown?.title ?? translated("Shapes")
        builder["wheel-name"].set("label", to: name)
        builder["wheels"].setAccessibleLabel(translated("Wheel: %1").filling(["%1": name]))
        fillMenu()
        showView()
        messages.dismissUndo()
    }

    /// Shows the actions that follow a result, if there is one.
    func showResult(_ hasResult: Bool) {
        let isOwn = hasResult && store.shown != nil
        actions.setEnabled("remove", isOwn)
        builder["remove"].set("visible", to: isOwn)
        let isOver = store.shown?.isOver == true
        builder["spin"].set(
            "label",
            to: isOver
                ? translated("Start Over") : hasResult ? translated("Spin Again") : translated("Spin"))
    }

    private func showView() {
        let isEmpty = store.shown?.positions.isEmpty == true
        if store.loss != nil { builder["broken"].set("description", to: store.lossMarkup) }
        builder["views"].showChild(store.loss != nil ? "broken" : isEmpty ? "empty" : "wheel")
    }

    // MARK: Messages

    /// Shows a message.
    ///
    /// - Parameter canUndo: whether it offers to undo the last edit.
    func say(_ text: String, canUndo: Bool = false) {
        (editor?.messages ?? messages).say(text, canUndo: canUndo)
    }

    // MARK: Actions

    private func addWheels(_ wheels: [ChoiceWheel]) {
        var rest = 0
        store.editAll { rest = $0.add(wheels) }
        if rest > 0 { say(TextFailure(reason: .tooManyWheels).message) }
    }

    private func delete() {
        guard let shown = store.shown else { return }
        store.editAll { $0.deleteShown() }
        say(translated("“%1” deleted").filling(["%1": shown.title]), canUndo: true)
    }

    private func edit(showingName: Bool = false) {
        guard let window = builder["page"].window else { return }
        guard store.shown != nil || store.state.hasRoom else {
            // The shapes would become one more.
            return say(TextFailure(reason: .tooManyWheels).message)
        }
        if editor == nil { editor = WheelEditor(store) { [weak self] in self?.editor = nil } }
        editor?.present(over: window, showingName: showingName)
    }

    // MARK: Lists

    private func paste() {
        transfer.paste { [weak self] text in
            do throws(TextFailure) {
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
        for (index, wheel) in store.state.wheels.enumerated() {
            // An underline would mark a mnemonic.
            wheels.append(wheel.title.filling(["_": "__"]), "choices.show::\(index)")
        }
        actions.choose("show", store.state.position.map { String($0) } ?? Self.shapes)
        let new = Menu()
        new.append(translated("_New Wheel"), "choices.new")
        new.append(translated("_Paste as New Wheel"), "choices.paste")
        new.append(translated("_Open…"), "choices.open")
        let own = Menu()
        own.append(translated("_Save As…"), "choices.save")
        own.append(translated("_Duplicate"), "choices.duplicate")
        own.append(translated("_Rename"), "choices.rename")
        own.append(translated("De_lete"), "choices.delete")
        // Many wheels are longer than the window.
        for section in [new, own, wheels] { g_menu_append_section(menu.opaque, nil, section.model) }
    }
}
