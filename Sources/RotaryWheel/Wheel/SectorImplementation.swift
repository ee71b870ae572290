import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The widget of a sector: its content, and the part with the style of its wedge.
final class SectorImplementation: WidgetImplementation {
    static let objectClass = ObjectClass(
        SectorImplementation.self,
        ClassDefinition(
            "RotaryWheelSector", cssName: "sector", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM,
            actions: [("sector.select", { ($0 as? SectorImplementation)?.chosen?() })]))

    /// The style class of the current sector of a turning wheel.
    static let currentClass = "current"

    let instance: Instance
    let wedge = Widget(StylePart.wedge)
    private(set) var content: SectorContent?
    private(set) lazy var moved = MovedWidget(widget)
    private(set) lazy var accessible = AccessibleItem(widget)
    /// Called when the style of the wedge changes; `fill` is whether its fill does.
    var changed: ((_ fill: Bool) -> Void)?
    private var fill: Color?
    /// Called when an assistive technology selects the sector.
    var chosen: (() -> Void)?

    init(_ instance: Instance) {
        self.instance = instance
        widget.setTargetable(false)
        wedge.append(to: widget)
        // The wheel reads the style of the wedge, and draws a slice instead of a box.
        wedge.setChildVisible(false)
    }

    /// Ignores a change of the text color, which the wedge inherits.
    func partStyleChanged() {
        let before = fill
        fill = wedge.background(width: 1, height: 1)?.plainColor
        changed?(fill == nil || fill != before)
    }

    func dispose() {
        changed = nil
        chosen = nil
        content?.widget.unparent()
        content = nil
        wedge.unparent()
    }

    private var item: Object?
    private var itemHandler: UInt?

    /// Calls a closure when a property of the item changes.
    func follow(_ item: Object?, _ changed: @escaping () -> Void) {
        self.item = item
        itemHandler = item?.connect("notify") { _ in changed() }
    }

    /// The reference while the wheel shows the sector.
    private var held: Widget?
    func hold(_ widget: Widget) { held = widget }

    func leave() {
        if let itemHandler { item?.disconnect(itemHandler) }
        itemHandler = nil
        item = nil
        held?.unparent()
        held = nil
    }

    /// Sets the style classes from the item.
    func setClasses(_ names: [String]) { classes.set(names, on: widget) }
    private var classes = ItemClasses()

    /// Creates the content.
    func fill(with item: Object?, text: String, maker: ((Object) -> Widget?)?) {
        content = SectorContent.make(for: item, text: text, maker: maker)
        content?.widget.append(to: widget)
    }

    /// Lays out the content that fits.
    ///
    /// - Returns: whether all of it fits.
    func fit(into room: SectorRoom, scale: WheelLayout.ContentScale, prefersIcon: Bool = false) -> Bool {
        content?.fit(into: room, scale: scale, prefersIcon: prefersIcon) ?? true
    }

    /// Whether the icon shows without the label.
    var showsIconAlone: Bool { content?.showsIconAlone ?? false }

    /// Hides content that does not fit.
    func hideMisfit() {
        let hides = fittedContent == nil
        guard let content, hides != hidesContent else { return }
        hidesContent = hides
        content.widget.setChildVisible(!hides)
        content.widget.setAccessibleHidden(hides)
    }

    private var hidesContent = false

    /// The content, if any of it fits.
    private var fittedContent: SectorContent? {
        guard let content, content.hasRoom else { return nil }
        return content
    }

    /// The size of the content in its room.
    var fittedSize: (width: Int, height: Int) { fittedContent?.size ?? Self.emptySize }

    /// The size of a sector without content for assistive technologies, in pixels.
    private static let emptySize = (width: 8, height: 8)

    /// Whether the whole text shows.
    var showsWholeText: Bool { fittedContent?.showsWholeText ?? false }

    /// The natural size of the content; the minimum is 0, as the wheel hides content that does not fit.
    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        (0, fittedContent?.widget.measure(orientation, for: size).natural ?? 0)
    }

    func allocate(width: Int, height: Int) {
        fittedContent?.allocate(width: width, height: height)
    }

    func mapped() { widget.updateAccessible() }
}
