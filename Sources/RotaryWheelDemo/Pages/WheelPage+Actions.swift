import RotaryWheel

/// The actions of the wheel page, and its menus.
extension WheelPage {
    /// The target of the menu item for the wheel of shapes.
    private static let shapes = "shapes"

    /// The menu of the wheel, whose items have fixed directions.
    private static let contextMenu: Menu = {
        let menu = Menu()
        menu.append(translated("Spin"), "choices.spin", iconName: "view-refresh-symbolic", direction: 0)
        menu.append(
            translated("Edit Choices"), "choices.edit", iconName: "document-edit-symbolic", direction: 90)
        menu.append(translated("Remove"), "choices.remove", iconName: "user-trash-symbolic", direction: 180)
        menu.append(
            translated("Full Screen"), "win.fullscreen", iconName: "view-fullscreen-symbolic", direction: 270)
        return menu
    }()

    func addActions() {
        actions.add("spin", for: self) { $0.spin() }
        actions.add("remove", "Delete|KP_Delete", for: self) { $0.removeResult() }
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
        actions.add("results", "<Control>h", for: self) { $0.showResults() }
        actions.addChoice("show", Self.shapes) { [weak self] choice in
            self?.store.adjust { $0.show(Int(choice)) }
        }
        let menu = makeMenu()
        for button in ["wheels", "wheels-empty"] {
            builder[button].makeMenuWhenOpened(menu.handle, named: translated("Wheels"))
        }
        MarkingMenuPopover.attach(to: builder["place"].widget, menuModel: Self.contextMenu.model)
    }

    private func makeMenu() -> Menu {
        let (menu, new, own, past) = (Menu(), Menu(), Menu(), Menu())
        new.append(translated("_New Wheel"), "choices.new")
        new.append(translated("_Paste as New Wheel"), "choices.paste")
        new.append(translated("_Open…"), "choices.open")
        own.append(translated("_Save As…"), "choices.save")
        own.append(translated("_Duplicate"), "choices.duplicate")
        own.append(translated("_Rename"), "choices.rename")
        own.append(translated("De_lete"), "choices.delete")
        past.append(translated("Resul_ts"), "choices.results")
        // Many wheels are longer than the window.
        for section in [new, own, past, wheels] { menu.append(section: section) }
        return menu
    }

    /// Updates what depends on the wheel of the store.
    func showActions() {
        let shown = store.shown
        actions.setEnabled("spin", shown?.positions.isEmpty != true)
        for name in ["rename", "delete"] { actions.setEnabled(name, shown != nil) }
        builder["wheel-name"].set("label", to: title)
        builder["wheels"].setAccessibleLabel(translated("Wheel: %1").filling(["%1": title]))
        wheels.removeAll()
        wheels.append(translated("Shapes"), "choices.show::\(Self.shapes)")
        for (index, wheel) in store.state.wheels.enumerated() {
            // An underline would mark a mnemonic.
            wheels.append(wheel.title.filling(["_": "__"]), "choices.show::\(index)")
        }
        actions.choose("show", store.state.position.map { String($0) } ?? Self.shapes)
        showView(of: store, isEmpty: shown?.positions.isEmpty == true)
    }

    // MARK: Wheels

    private func addWheels(_ new: [ChoiceWheel]) {
        var rest = 0
        store.editAll { rest = $0.add(new) }
        if rest > 0 { messages.say(TextFailure(reason: .tooManyWheels).message) }
    }

    private func delete() {
        guard let shown = store.shown else { return }
        store.editAll { $0.deleteShown() }
        messages.say(translated("“%1” deleted").filling(["%1": shown.title]), canUndo: true)
    }

    private func edit(showingName: Bool = false) {
        guard let window = widget.window else { return }
        guard store.shown != nil || store.state.hasRoom else {
            // The shapes would become one more.
            messages.say(TextFailure(reason: .tooManyWheels).message)
            return
        }
        if editor == nil { editor = WheelEditor(store) { [weak self] in self?.editor = nil } }
        editor?.present(over: window, showingName: showingName)
    }

    // MARK: Lists

    private func paste() {
        widget.paste { [weak self] text in
            do throws(TextFailure) {
                self?.addWheels(try WheelText.read(text ?? "", name: translated("New Wheel")).wheels)
            } catch {
                self?.messages.say(error.message)
            }
        }
    }

    private func open() {
        widget.openWheels { [weak self] wheels, failure in
            if let wheels { self?.addWheels(wheels.wheels) } else { self?.messages.say(failure) }
        }
    }

    private func save() {
        let wheel = store.edited
        widget.save(WheelText.write(wheel), translated("Save the Choices"), name: wheel.title + ".txt") {
            [weak self] in self?.messages.say($0)
        }
    }

    // MARK: Results

    private func showResults() {
        guard let window = widget.window else { return }
        if resultsDialog == nil {
            resultsDialog = ResultsDialog(results) { [weak self] in self?.resultsDialog = nil }
        }
        resultsDialog?.present(over: window)
    }
}
