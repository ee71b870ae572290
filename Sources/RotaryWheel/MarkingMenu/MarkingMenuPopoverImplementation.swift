import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelMarkingMenuPopover`.
final class MarkingMenuPopoverImplementation: MenuPopoverImplementation {
    static let popoverProperties = PopoverProperties(of: MarkingMenuPopoverImplementation.self)
    static let objectClass = ObjectClass(
        MarkingMenuPopoverImplementation.self,
        makeDefinition(
            "RotaryWheelMarkingMenuPopover",
            properties: [.string("turbo-key", \MarkingMenuPopoverImplementation.turboKey)]))
    static let actionPrefix = "marking-menu"

    let instance: Instance
    let menu = Widget(MarkingMenuImplementation.objectClass)
    lazy var state = MenuPopoverState(of: self)

    var turboKey: String? {
        didSet { state.opener?.setTurboKey(turboKey) }
    }
    /// Watches the stroke that opens the popover, and what happens beside it until it closes.
    var watch: EventWatch?
    var clock = EventClock()
    /// Whether the stroke began with a press that GTK sent to the window.
    var isMisplaced = false
    /// The window with the marks, until it is closed.
    private let strokes = WeakReference()

    init(_ instance: Instance) {
        self.instance = instance
        setUpPopover()
    }

    func dispose() {
        stopWatch()
        disposePopover()
    }

    var content: MarkingMenuImplementation { menu.implementation as! MarkingMenuImplementation }

    func show(around point: (x: Double, y: Double), of parent: Widget) {
        if let place = parent.pointInPlane(point) { content.open(at: MarkPoint(x: place.x, y: place.y)) }
        cover(around: point)
    }

    func unmapped() {
        stopWatch()
        hideUnmapped()
    }

    // MARK: The surface

    /// Shows the line of a stroke that has left the middle of its level.
    func strokeMoved() {
        guard !widget.isMapped, widget.isComposited, content.marks.stroke?.hasMoved == true else { return }
        coverStroke()
    }

    /// Shows the menu that a stroke opens.
    func strokeOpens() {
        guard !widget.isMapped else { return takeFocus() }
        // Without a pressed button it may take all events, unless the next press on the parent is another stroke.
        popover.isModal = !content.hasStroke && !continuesStrokes
        coverStroke()
        takeFocus()
    }

    /// Gives a menu that a stroke opens the focus.
    private func takeFocus() {
        if !menu.containsFocus { state.focusBefore = widget.focusOfWindow }
        menu.grabFocus()
    }

    func coverStroke() {
        let start = content.marks.start
        if let point = widget.parent?.point(ofPlane: (start.x, start.y)) { cover(around: point) }
    }

    /// Opens the popover over the window and a ring around a point of the parent, as far as they are on the screen.
    private func cover(around point: (x: Double, y: Double)) {
        guard let parent = widget.parent, let root = widget.rootWidget,
            let corner = parent.pointInPlane((0, 0)), let window = root.pointInPlane((0, 0))
        else { return }
        let extent = content.largestRing.extent + MarkingMenuImplementation.ringMargin
        let (left, top) = (window.x - corner.x, window.y - corner.y)
        let x = min(left, point.x - extent).rounded(.down)
        let y = min(top, point.y - extent).rounded(.down)
        let width = Int((max(left + Double(root.width), point.x + extent) - x).rounded(.up))
        let height = Int((max(top + Double(root.height), point.y + extent) - y).rounded(.up))
        followWindow()
        content.cover(width: width, height: height)
        popover.popup(over: (x, y, width, height))
    }

    // MARK: Marks in a window

    var openerActions: [(name: String, run: @MainActor () -> Void)] {
        [("show-strokes", { [weak self] in self?.showStrokes() })]
    }

    private func showStrokes() {
        guard let menu = menuModel, let attached = attachedWidget else { return }
        let window: Window = strokes.object?.cast() ?? Widget(StrokesWindowImplementation.objectClass).cast()
        let implementation = window.implementation as? StrokesWindowImplementation
        implementation?.actionWidget = attached
        implementation?.menuModel = menu
        window.setParent(attached.rootWidget)
        strokes.object = window
        window.present()
    }
}
