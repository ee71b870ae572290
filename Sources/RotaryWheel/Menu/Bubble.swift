import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The click of a bubble, which outlives a bubble that its action removes.
@MainActor
final class BubbleClick {
    /// The item of the bubble.
    var index = 0
    let runsAction: Bool
    let keepsOpen: Bool

    init(of item: MenuItem) {
        runsAction = item.action != nil && item.submenu == nil
        keepsOpen = item.keepsOpen
    }
}

/// A bubble: a GtkButton, which follows its action and takes clicks of assistive technologies, or a small knob.
///
/// Pointer events go through it to the menu.
@MainActor
final class Bubble {
    let widget: Widget
    private let button: Button?
    /// The knob of an item with a value.
    let knob: ValueBubble?
    private(set) var item: MenuItem
    let click: BubbleClick
    private let holder: Widget
    private(set) lazy var moved = MovedWidget(widget)
    private var itemHandler: UInt?
    private var classes = ItemClasses()
    /// GTK computes the style of equal bubbles once.
    private let isTinted: Bool

    /// Creates the bubble of an item.
    ///
    /// - Parameters:
    ///   - value: the value of the item, and its action.
    ///   - isTinted: whether it has a tint by its position.
    init(
        of item: MenuItem, value: (model: SteppedValue, action: NumberAction)?,
        maker: ((Object) -> Widget?)?, isTinted: Bool
    ) {
        self.item = item
        self.isTinted = isTinted
        click = BubbleClick(of: item)
        if let value {
            widget = Widget(ValueBubble.objectClass)
            let made = widget.implementation as! ValueBubble
            made.follow(value.action, as: value.model, unit: item.value?.unit ?? "")
            (button, knob, holder) = (nil, made, made.content)
        } else {
            let made = Button(
                cssName: "bubble", role: GTK_ACCESSIBLE_ROLE_MENU_ITEM, isToggle: item.action != nil)
            (widget, button, knob, holder) = (made, made, nil, Widget(BubbleContent.objectClass))
            made.setChild(holder)
            if let action = item.action { made.setAction(action, target: item.target) }
        }
        widget.setTargetable(false)
        widget.setFocusable(false)
        content?.rim = knob == nil ? 0 : ValueBubble.rim
        content?.fill(with: item, maker: maker)
    }

    var content: BubbleContent? { holder.implementation as? BubbleContent }

    /// Calls a closure when a property of the item's object changes.
    func onItemChange(_ changed: @escaping () -> Void) {
        itemHandler = item.object?.connect("notify") { _ in changed() }
    }

    /// Whether it is a toggle or radio item that is on; `nil` without an action.
    var isChecked: Bool? { knob != nil ? false : item.action == nil ? nil : button?.isActive }

    /// Calls a closure when ``isChecked`` changes, from the time when the bubble has its actions.
    func onCheck(_ changed: @escaping () -> Void) {
        guard let button, isChecked != nil else { return }
        showCheck()
        button.onToggle { [weak self] in
            self?.showCheck()
            changed()
        }
    }

    /// Updates the checked state: a swatch that is on has a check mark.
    private func showCheck() {
        let isChecked = isChecked == true
        accessible.isChecked = isChecked
        guard item.color != nil, isChecked || content?.hasIcon == true else { return }
        var shown = item
        if isChecked { shown.icon = .themedIcon("object-select-symbolic") }
        content?.fill(with: shown, maker: nil)
    }

    /// Calls a closure at clicks of assistive technologies.
    func onClick(_ clicked: @escaping (BubbleClick) -> Void) {
        button?.onClick { [click] in clicked(click) }
    }

    /// Calls a closure when an action becomes enabled or disabled.
    func onSensitivity(_ changed: @escaping () -> Void) {
        widget.connect("notify::sensitive") { _ in changed() }
    }

    /// Shows the changed item.
    func update(to item: MenuItem, maker: ((Object) -> Widget?)?) {
        self.item = item
        content?.fill(with: item, maker: maker)
        updateClasses()
        updateName()
    }

    private lazy var accessible = AccessibleItem(widget)

    /// Updates the name for assistive technologies: a number without a text.
    private func updateName() {
        accessible.name = item.text.isEmpty ? String(click.index + 1) : item.text
        accessible.keyShortcuts = item.accelerator?.label ?? ""
        accessible.hasPopup = item.submenu != nil
    }

    /// Sets the position of the item, which also decides the color.
    func setPosition(_ index: Int, of count: Int) {
        click.index = index
        updateClasses()
        accessible.position = (index, count)
        updateName()
    }

    private func updateClasses() {
        let tint = isTinted && item.color == nil ? ItemClasses.tint(of: click.index) : nil
        let own = item.styleClasses + (item.color.map(Swatch.styleClasses) ?? [])
        classes.set(ItemClasses.names(own, tint: tint), on: widget)
    }

    func setSelected(_ isSelected: Bool) {
        widget.setState(CGTK_STATE_FLAG_SELECTED, isSelected)
        accessible.isSelected = isSelected
    }

    /// Allocates the bubble; content that is too large shrinks with it.
    func place(
        _ shown: DialBubble, centerX: Double, centerY: Double, diameter: Double,
        hidingSmallCaptions: Set<Bool>
    ) {
        let (scale, opacity) = (shown.scale, shown.opacity)
        showCaption(of: shown, hidingSmall: hidingSmallCaptions)
        let least = max(
            widget.measure(GTK_ORIENTATION_HORIZONTAL).minimum,
            widget.measure(GTK_ORIENTATION_VERTICAL).minimum)
        let side = max(Int(diameter.rounded()), least)
        widget.allocate(
            centerX: centerX, centerY: centerY, width: side, height: side,
            scale: scale * diameter / Double(side))
        widget.setOpacity(opacity)
    }

    /// Shows the caption where it is readable.
    ///
    /// - Parameter hidingSmall: whether small bubbles hide theirs, for those with an icon and those without.
    func showCaption(of shown: DialBubble, hidingSmall: Set<Bool>) {
        guard let content else { return }
        content.show(at: shown.inflation, hidesSmallCaption: hidingSmall.contains(content.hasIcon))
    }

    /// Removes the bubble.
    func remove() {
        if let itemHandler { item.object?.disconnect(itemHandler) }
        itemHandler = nil
        knob?.stop()
        widget.unparent()
    }
}
