import CRotaryWheelGtk
import RotaryWheelInterop

/// The factory of widgets that show items.
@MainActor
struct RimItemFactory {
    typealias Creator = () -> Widget?
    typealias Binder = (_ content: Widget, _ item: Object, _ position: Int) -> Void

    /// The functions of the app; `nil` for the default.
    var creator: Creator?
    var binder: Binder?

    /// Pictures and texts.
    static let standard = RimItemFactory()

    func create() -> Widget? {
        guard creator == nil else { return creator?() }
        let content = Widget(RimContent.objectClass)
        // GTK then sends presses to the item widget, which outlives its content.
        content.setTargetable(false)
        return content
    }

    func bind(_ content: Widget, to item: Object, at position: Int) {
        if creator != nil {
            binder?(content, item, position)
        } else {
            (content.implementation as? RimContent)?.show(item)
        }
    }

    /// Whether a change of an item's property binds it again.
    var followsItems: Bool { creator == nil }
}

/// The widget of an item on the rim, which shows one item after the other.
final class RimItemImplementation: WidgetImplementation {
    static let objectClass = ObjectClass(
        RimItemImplementation.self,
        ClassDefinition(
            "RotaryWheelSpinningWheelItem", cssName: "item", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM,
            actions: [("item.select", { ($0 as? RimItemImplementation)?.chosen?() })]))

    let instance: Instance

    /// The item that it shows.
    private(set) var item: Object?
    private(set) var content: Widget?
    private var itemHandlers: [UInt] = []
    private var classes = ItemClasses()
    private(set) lazy var accessible = AccessibleItem(widget)
    private(set) lazy var moved = MovedWidget(widget)
    private var index: Int?
    /// Whether it has a tint by its position.
    var isTinted = false {
        didSet { if isTinted != oldValue { updateClasses() } }
    }
    /// Called when a descendant gets the focus.
    var focused: (() -> Void)?
    /// Called when a property of the item changes.
    var itemChanged: (() -> Void)?
    /// Called when an assistive technology selects the item.
    var chosen: (() -> Void)?

    init(_ instance: Instance) {
        self.instance = instance
        widget.setClipsChildren()
        let focus = EventControllerFocus()
        focus.onEnter { [weak self] in self?.focused?() }
        widget.add(focus)
    }

    func dispose() {
        release()
        (focused, itemChanged, chosen) = (nil, nil, nil)
        content?.unparent()
        content = nil
    }

    /// Shows an item.
    func bind(_ item: Object, at index: Int, by factory: RimItemFactory) {
        if item != self.item {
            release()
            self.item = item
            if factory.followsItems {
                itemHandlers.append(item.connect("notify") { [weak self] _ in self?.show(by: factory) })
            }
            if item.hasStyleClasses {
                itemHandlers.append(
                    item.connect("notify::css-class") { [weak self] _ in self?.updateClasses() })
            }
        }
        self.index = index
        updateClasses()
        show(by: factory)
    }

    private func show(by factory: RimItemFactory) {
        guard let item, let index else { return }
        if content == nil {
            content = factory.create()
            content?.append(to: widget)
        }
        if let content { factory.bind(content, to: item, at: index) }
        let text = item.itemText
        accessible.name = text.isEmpty ? String(index + 1) : text
        itemChanged?()
    }

    private func updateClasses() {
        guard let item, let index else { return }
        let tint = isTinted ? ItemClasses.tint(of: index) : nil
        classes.set(ItemClasses.names(item.itemStyleClasses, tint: tint), on: widget)
    }

    /// Releases the item; the content and the style stay for the next.
    func release() {
        for handler in itemHandlers { item?.disconnect(handler) }
        itemHandlers = []
        item = nil
    }

    /// Updates the position of the item and its states for assistive technologies.
    func describe(_ position: SetPosition, isShown: Bool, isSelected: Bool) {
        if position.index != index {
            index = position.index
            updateClasses()
        }
        if (position.index, position.count) != accessible.position {
            // GTK 4.8 reports no change of the position itself.
            accessible.description = position.description
        }
        accessible.position = (position.index, position.count)
        accessible.isHidden = !isShown
        accessible.isSelected = isSelected
    }

    func allocate(width: Int, height: Int) {
        guard let content else { return }
        content.allocate(x: 0, y: 0, width: width, height: height)
    }
}
