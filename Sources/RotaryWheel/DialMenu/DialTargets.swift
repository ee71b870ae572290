/// The targets of a pointer in a dial menu.
public enum DialTargets: Int, Hashable, Sendable, CaseIterable {
    /// The bubbles, which a drag turns.
    case bubbles
    /// The wedges of a marking menu: all points whose direction from the center is nearest to an item's.
    ///
    /// The items' directions never change, and a stroke chooses through submenus. It needs a menu; a list has bubbles.
    case wedges
}
