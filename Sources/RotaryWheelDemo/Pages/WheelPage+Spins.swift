import CRotaryWheelGtk
import RotaryWheel

/// The spins of the wheel page, and their results.
extension WheelPage {
    /// Spins, for the next winner if more are to be drawn, or begins again when all choices have won.
    func spin() {
        // A press during the draw of several winners spins for the next one.
        if nextSpin == 0, drawn == nil { winners = [] }
        cancelNextSpin()
        timer.stop()
        let isOver = shown?.isOver == true
        // Before the result is disabled: the indicator would leave it for the first that is enabled.
        if isOver { store.edit { $0.returnAll() } }
        showResult(nil)
        if !isOver { wheel.spinAtRandom(turns: 4, duration: wheel.spinDuration) }
    }

    /// Shows the item of a result; `nil` for none.
    ///
    /// The last one is disabled now if it is out: the indicator leaves a disabled sector.
    func showResult(_ item: Handle?) {
        result = item
        showChoices()
        let name = winnerNames ?? item?.string("label")
        // A screen reader speaks it where the focus is.
        if let names = winnerNames { control.setAccessibleDescription(names) }
        for button in [builder["spin"], hub] { button.setAccessibleDescription(name ?? "") }
        let isOwn = name != nil && store.shown != nil
        actions.setEnabled("remove", isOwn)
        builder["remove"].set("visible", to: isOwn)
        let isOver = store.shown?.isOver == true
        let again = name == nil ? translated("Spin") : translated("Spin Again")
        builder["spin"].set("label", to: isOver ? translated("Start Over") : again)
        describe()
    }

    /// Removes the winners from the user's own wheel.
    func removeResult() {
        guard let result, let shown = store.shown else { return }
        let title = winnerNames ?? result.string("label") ?? ""
        let places = (winnerNames == nil ? [result] : winners).compactMap(choices.place)
        store.edit { wheel in
            for place in places.sorted().reversed() { wheel.remove(at: shown.positions[place]) }
        }
        messages.say(translated("“%1” removed").filling(["%1": title]), canUndo: true)
    }

    /// The title of the shown wheel.
    var title: String { store.shown?.title ?? translated("Shapes") }

    func item(at sector: Int) -> Handle? {
        wheel.model.flatMap { g_list_model_get_item($0, guint(sector)) }.map {
            Handle(adopting: UnsafeMutableRawPointer($0))
        }
    }

    func showChoices() { if let shown { choices.show(shown, result: result, winners: winners, pictures) } }

    private func won(_ sector: Int) {
        guard let item = item(at: sector) else { return }
        winners.append(item)
        let winner = Winner(item.string("label") ?? "", of: title)
        results.adjust { $0.add(winner) }
        result = item
        if store.shown?.hasMore(after: winners.count) == true {
            nextSpin = schedule(after: Self.pause) { [weak self] in self?.spin() }
        }
        if let shown = store.shown, shown.isOnce, shown.positions.indices.contains(sector) {
            store.edit { $0.choices[shown.positions[sector]].isOut = true }
        }
        showResult(item)
        Sounds.play(.chord, settings, in: control)
        guard nextSpin == 0 else { return }
        confetti.fly()
        timer.start(seconds: settings.count("wheel-timer"))
    }

    /// Reports that the time after a result is over, where the user sees it.
    func endTurn() {
        let text = translated("Time Is Up")
        Sounds.play(.chord, settings, in: control)
        guard widget.window?.bool("is-active") != true else {
            _ = messages.say(text)
            return
        }
        let note = Handle(adopting: g_notification_new(text))
        g_notification_set_body(note.opaque, name.string("label"))
        g_application_send_notification(g_application_get_default(), "timer", note.opaque)
    }

    /// The pause after a winner, before the spin for the next one, in milliseconds.
    private static var pause: guint { 1500 }

    /// The names of several winners when all of them are drawn.
    var winnerNames: String? {
        guard winners.count > 1, result != nil, nextSpin == 0 else { return nil }
        // Translators: between the names of a list.
        return winners.compactMap { $0.string("label") }.joined(separator: translated(", "))
    }

    func endDraw() {
        timer.stop()
        winners = []
        cancelNextSpin()
    }

    private func cancelNextSpin() {
        if nextSpin != 0 { g_source_remove(nextSpin) }
        nextSpin = 0
    }
}

extension WheelPage: RotaryWheelDelegate {
    func wheelDidChangeCurrent(_ wheel: RotaryWheelWidget) { showName() }

    func wheel(_ wheel: RotaryWheelWidget, didBeginSpinTo sector: Int) {
        // A flick may draw the last result, which is out.
        guard let result, item(at: sector)?.pointer == result.pointer, shown?.choices[sector].isOut == true
        else {
            drawn = item(at: sector)
            return
        }
        spin()
    }

    func wheelDidBeginDragging(_ wheel: RotaryWheelWidget) {
        drawn = nil
        endDraw()
        showResult(nil)
    }

    func wheelDidChangeValue(_ wheel: RotaryWheelWidget) {
        let settled = wheel.selected.flatMap { item(at: $0)?.pointer }
        if let selected = wheel.selected, let drawn, settled == drawn.pointer {
            won(selected)
        } else if let result, settled != result.pointer {
            endDraw()
            showResult(nil)
        }
        drawn = nil
        showName()
    }

    func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int) {
        onOpen?(shown.map { Sector($0, sector) } ?? Sector.all[sector])
    }
}
