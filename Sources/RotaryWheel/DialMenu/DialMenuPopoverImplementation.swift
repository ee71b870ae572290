import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelDialMenuPopover`.
final class DialMenuPopoverImplementation: MenuPopoverImplementation {
    static let popoverProperties = PopoverProperties(of: DialMenuPopoverImplementation.self)
    static let objectClass = ObjectClass(
        DialMenuPopoverImplementation.self, makeDefinition("RotaryWheelDialMenuPopover"))
    static let actionPrefix = "dial-menu"

    /// The margin for rounding by the desktop, in pixels.
    private static let margin = 1

    let instance: Instance
    let dial = Widget(DialMenuImplementation.objectClass)
    lazy var state = MenuPopoverState(of: self)

    init(_ instance: Instance) {
        self.instance = instance
        setUpPopover()
    }

    func dispose() { disposePopover() }

    var content: DialMenuImplementation { dial.implementation as! DialMenuImplementation }

    func open(by start: MenuStart, atX x: Double, y: Double) { popup(atX: x, y: y) }

    func show(around point: (x: Double, y: Double), of parent: Widget) {
        let room = parent.roomOnScreen(forSide: content.largestSide, about: point)
        // The center moves inwards to make room for its button.
        let least = Int(content.hubDiameter / 2) + Self.margin
        let (left, right) = Self.sides(room.left, room.right, least: least)
        let (top, bottom) = Self.sides(room.top, room.bottom, least: least)
        let used = content.place(
            in: DialRoom(
                left: Double(left - Self.margin), top: Double(top - Self.margin),
                right: Double(right - Self.margin), bottom: Double(bottom - Self.margin)))
        followWindow()
        popover.popup(
            at: (Int(point.x) + left - room.left, Int(point.y) + top - room.top),
            width: Int(used.left + used.right), left: Int(used.left), top: Int(used.top))
    }

    /// The distances to two opposite sides after a move that makes both large enough.
    private static func sides(_ one: Int, _ other: Int, least: Int) -> (Int, Int) {
        let moved = max(least - one, 0) - max(least - other, 0)
        return (max(one + moved, least), max(other - moved, least))
    }
}
