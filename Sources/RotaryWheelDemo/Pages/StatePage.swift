/// A page that shows what the user's file has, or a message in its place.
///
/// Its stack `views` has a child with the name of the page, `empty`, and `broken` for a file that is not used.
@MainActor
protocol StatePage: DemoPage {
    var actions: Actions { get }
    /// The messages of the page, or of a window above it.
    var messages: Messages { get }

    /// Shows the state of the store.
    func show()
}

extension StatePage {
    /// Follows a store, which is saved when the page is hidden, and adds the actions `undo`, `redo` and `continue`.
    ///
    /// - Parameter failure: the message after a failure to save, with `%1` for the reason.
    func follow<State>(_ store: StateStore<State>, failure: String) {
        actions.addHistory(of: store)
        actions.add("continue", for: self) { page in
            store.acceptLoss()
            page.show()
            page.grabFocus()
        }
        store.onFailure = { [weak self] reason in self?.messages.say(failure.filling(["%1": reason])) }
        store.follow(self) { [weak self] in self?.show() }
        store.flush(with: widget)
    }

    /// Shows the control, or why there is nothing for it.
    func showView<State>(of store: StateStore<State>, isEmpty: Bool) {
        if store.loss != nil { builder["broken"].set("description", to: store.lossMarkup) }
        builder["views"].showChild(store.loss != nil ? "broken" : isEmpty ? "empty" : Self.name)
    }
}
