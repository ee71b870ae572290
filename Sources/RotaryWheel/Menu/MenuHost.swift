/// What surrounds a menu, and follows it.
@MainActor
protocol MenuHost: AnyObject {
    /// All bubbles are in the center again.
    func collapsed()

    /// A menu item is activated; its action runs next.
    func chose()

    /// A stroke is about to open the menu.
    func strokeOpens()

    /// A stroke has moved.
    func strokeMoved()
}

extension MenuHost {
    func strokeOpens() {}
    func strokeMoved() {}
}
