/// The popover of a marking menu.
@MainActor
protocol MarkingMenuHost: MenuHost {
    /// A stroke is about to open the menu.
    func strokeOpens()

    /// A stroke has moved.
    func strokeMoved()
}
