import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// What is known of a clicked bubble even when its action has removed it.
@MainActor
final class BubbleClick {
    /// The item that it shows, or did.
    var index = 0
    let runsAction: Bool

    init(runsAction: Bool) { self.runsAction = runsAction }
}

/// A bubble on the screen.
///
/// Its widget is a GtkButton, so that GTK itself keeps it in step with its action and lets assistive
/// technologies click it. Pointers go through it to the dial, which alone knows whether they turn or tap.
@MainActor
final class Bubble {
    let widget: Button
    private(set) var item: DialMenuItem
    let click: BubbleClick
    private let holder = Widget(BubbleContent.objectClass)
    private var itemHandler: UInt?

    /// How many colours bubbles have by turns.
    static let tintCount = 8

    /// Creates the bubble of an item.
    init(of item: DialMenuItem, maker: ((Object) -> Widget?)?) {
        self.item = item
        click = BubbleClick(runsAction: item.action != nil)
        widget = Button(
            cssName: "bubble", role: GTK_ACCESSIBLE_ROLE_MENU_ITEM, isToggle: item.action != nil)
        widget.setTargetable(false)
        widget.setFocusable(false)
        widget.setChild(holder)
        if let styleClass = item.styleClass { widget.setStyleClass(styleClass, true) }
        if let action = item.action { widget.setAction(action, target: item.target) }
        content?.fill(with: item, maker: maker)
    }

    var content: BubbleContent? { holder.implementation as? BubbleContent }

    /// Calls a closure when a property of the item's object has changed.
    func onItemChange(_ changed: @escaping () -> Void) {
        itemHandler = item.object?.connect("notify") { _ in changed() }
    }

    /// Shows what has become of its item.
    func update(to item: DialMenuItem, maker: ((Object) -> Widget?)?) {
        self.item = item
        content?.fill(with: item, maker: maker)
        updateName()
    }

    private lazy var accessible = AccessibleItem(widget)

    /// Updates the name for assistive technologies: a number without a text.
    private func updateName() { accessible.name = item.text.isEmpty ? String(click.index + 1) : item.text }

    /// Tells which item of how many it is, by which it gets its colour too.
    func setPosition(_ index: Int, of count: Int) {
        click.index = index
        for tint in 1...Self.tintCount {
            widget.setStyleClass("tint-\(tint)", tint == index % Self.tintCount + 1)
        }
        accessible.position = (index, count)
        updateName()
    }

    func setSelected(_ isSelected: Bool) {
        widget.setState(GTK_STATE_FLAG_SELECTED, isSelected)
        accessible.isSelected = isSelected
    }

    /// Gives the bubble its place; content that is larger than the bubble is made smaller with it.
    func place(
        _ shown: DialBubble, centerX: Double, centerY: Double, diameter: Double,
        hidingSmallCaptions: Set<Bool>
    ) {
        let (scale, opacity) = (shown.scale, shown.opacity)
        if let content {
            content.show(
                at: shown.inflation, hidesSmallCaption: hidingSmallCaptions.contains(content.hasIcon))
        }
        let least = max(
            widget.measure(GTK_ORIENTATION_HORIZONTAL).minimum,
            widget.measure(GTK_ORIENTATION_VERTICAL).minimum)
        let side = max(Int(diameter.rounded()), least)
        widget.allocate(
            centerX: centerX, centerY: centerY, width: side, height: side,
            scale: scale * diameter / Double(side))
        widget.setOpacity(opacity)
    }

    /// Takes the bubble from the screen.
    func remove() {
        if let itemHandler { item.object?.disconnect(itemHandler) }
        itemHandler = nil
        widget.unparent()
    }
}
