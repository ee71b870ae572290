import CRotaryWheelGtk
import RotaryWheelInterop

/// How wide content of some height may be in a sector.
struct SectorRoom {
    let width: (_ height: Double) -> Double
}

/// A sector's widget: its content, and the part that carries the style of its wedge.
final class SectorImplementation: WidgetImplementation {
    static let objectClass = ObjectClass(
        SectorImplementation.self,
        ClassDefinition(
            "RotaryWheelSector", parent: gtk_widget_get_type(), cssName: "sector",
            role: GTK_ACCESSIBLE_ROLE_LIST_ITEM,
            actions: [("sector.select", { ($0 as? SectorImplementation)?.chosen?() })]))

    let instance: Instance
    let wedge = Widget(StylePart.wedgeClass)
    private var content: SectorContent?
    private(set) lazy var accessible = AccessibleItem(widget)
    /// Called when the style of the wedge has changed, with whether its fill has.
    var changed: ((_ fill: Bool) -> Void)?
    private var fill: Color?
    /// Called when an assistive technology selects the sector.
    var chosen: (() -> Void)?

    init(_ instance: Instance) {
        self.instance = instance
        widget.setTargetable(false)
        wedge.append(to: widget)
        // The wedge is never drawn as a box: the wheel reads its style, and draws it as a slice.
        wedge.setChildVisible(false)
        (wedge.implementation as? StylePart)?.changed = { [weak self] in self?.wedgeStyleChanged() }
    }

    /// A wedge inherits the colour of text, which it does not show.
    private func wedgeStyleChanged() {
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

    /// Calls a closure when a property of the sector's item has changed.
    func follow(_ item: Object?, _ changed: @escaping () -> Void) {
        self.item = item
        itemHandler = item?.connect("notify") { _ in changed() }
    }

    /// A reference for as long as the wheel shows the sector.
    private var held: Widget?
    func hold(_ widget: Widget) { held = widget }

    func leave() {
        if let itemHandler { item?.disconnect(itemHandler) }
        itemHandler = nil
        item = nil
        held?.unparent()
        held = nil
    }

    /// Makes the content.
    func fill(with item: Object?, text: String, maker: ((Object) -> Widget?)?) {
        content = SectorContent.make(for: item, text: text, maker: maker)
        content?.widget.append(to: widget)
    }

    /// Lays out what of the content has room.
    ///
    /// - Returns: whether that is all of it.
    func fit(into room: SectorRoom, scale: WheelLayout.ContentScale, prefersIcon: Bool = false) -> Bool {
        content?.fit(into: room, scale: scale, prefersIcon: prefersIcon) ?? true
    }

    /// Whether of icon and label only the icon has room.
    var showsIconAlone: Bool { content?.showsIconAlone ?? false }

    /// Hides content of which nothing has room.
    func hideMisfit() {
        let hides = fittedContent == nil
        guard let content, hides != hidesContent else { return }
        hidesContent = hides
        content.widget.setChildVisible(!hides)
        content.widget.setAccessibleHidden(hides)
    }

    private var hidesContent = false

    /// The content, if any of it has room.
    private var fittedContent: SectorContent? { content.flatMap { $0.hasRoom ? $0 : nil } }

    /// The size of the content in its room.
    var fittedSize: (width: Int, height: Int) { fittedContent?.size ?? Self.emptySize }

    /// How much of a sector without content assistive technologies point at, in pixels.
    private static let emptySize = (width: 8, height: 8)

    /// Whether nothing of the text is hidden.
    var showsWholeText: Bool { fittedContent?.showsWholeText ?? false }

    /// The natural size of the content.
    ///
    /// The minimum is 0, as the wheel hides content without room.
    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        (0, fittedContent?.widget.measure(orientation, for: size).natural ?? 0)
    }

    func allocate(width: Int, height: Int) {
        fittedContent?.allocate(width: width, height: height)
    }

    func mapped() { widget.tellAccessible() }
}
