import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// Strokes that begin in the parent: by a button, a finger, or a key.
extension DialMenuPopoverImplementation {
    /// How a stroke begins.
    enum Start {
        /// A press of a button, whose release ends the stroke.
        case press(EventController)
        /// A finger that has rested, so that the menu opens immediately.
        case longPress(EventController)
        /// A key by its hardware code, whose release ends the stroke: its symbol depends on the modifiers.
        case key(code: UInt32)

        var gesture: EventController? {
            switch self {
            case .press(let gesture), .longPress(let gesture): gesture
            case .key: nil
            }
        }
    }

    /// Begins a stroke at a point of the parent.
    func beginStroke(_ start: Start, atX x: Double, y: Double) {
        guard let parent = widget.parent, parent.isMapped, let dial = dialImplementation, dial.hasWedges,
            let point = parent.pointInPlane((x, y))
        else { return popup(atX: x, y: y) }
        let reopens = isClosing
        if reopens { stopClosing() } else if widget.isMapped { popover.popdown() }
        guard widget.parent == parent else { return }
        stopWatch()
        if !reopens { popover.isModal = false }
        dial.menuItems?.finishVisibility()
        dial.begin(with: 0)
        clock = EventClock()
        watch = EventWatch(of: start.gesture, inside: widget) { [weak self] in
            self?.handle($0, since: start) ?? false
        }
        var (opens, isTouch) = (false, false)
        switch start {
        case .press: break
        case .longPress: (opens, isTouch) = (true, true)
        // The release goes to the window that becomes active.
        case .key: watch?.onDeactivation { [weak self] in self?.cancel() }
        }
        let time = start.gesture.map { clock.time(of: $0) } ?? MonotonicClock.now
        keepingAlive { _ in
            dial.beginStroke(
                at: MarkPoint(x: point.x, y: point.y), time: time, isTouch: isTouch, isOfParent: true,
                opens: opens)
        }
        if reopens { coverStroke() }
    }

    /// Closes the menu, or reopens a closing one by a press on the attached widget.
    func pressSecondary(_ press: GestureClick, _ x: Double, _ y: Double) {
        guard isClosing, let parent = opener?.widget, let inPlane = widget.pointInPlane((x, y)),
            let (x, y) = parent.point(ofPlane: inPlane), 0..<Double(parent.width) ~= x,
            0..<Double(parent.height) ~= y
        else {
            dialImplementation?.isExpanded = false
            return
        }
        press.claim()
        beginStroke(.press(press), atX: x, y: y)
    }

    func stopWatch() {
        watch?.stop()
        watch = nil
    }

    /// Whether a stroke in the parent is drawn.
    private var isDrawn: Bool {
        dialImplementation.map { $0.marks.stroke != nil && $0.marks.isOfParent } ?? false
    }

    /// Handles an event of the window; returns whether it goes no further.
    func handle(_ event: EventWatch.Event, since start: Start) -> Bool {
        guard let dial = dialImplementation else { return false }
        switch event {
        case .moved(let points):
            guard isDrawn else { return false }
            keepingAlive { _ in
                for point in points {
                    dial.moveStroke(to: MarkPoint(x: point.x, y: point.y), time: clock.time(of: point))
                }
            }
        case .misplaced(let point, let button):
            let (place, time) = (MarkPoint(x: point.x, y: point.y), clock.time(of: point))
            keepingAlive { popup in
                switch (button, popup.isDrawn) {
                case (nil, true): dial.moveStroke(to: place, time: time)
                case (nil, false): dial.hoverWedges(place)
                case (_, true): popup.cancel()
                case (_, false):
                    popup.isMisplaced = true
                    dial.beginStroke(at: place, time: time, isOfParent: true)
                }
            }
            return button != nil
        case .pressed(let isInside):
            // A second button or finger cancels; a press beside the open menu closes it, as it closes a modal popover.
            guard isDrawn || !isInside else { return false }
            cancel()
            return true
        case .released(let milliseconds):
            guard isDrawn else { return false }
            let wasMisplaced = isMisplaced
            isMisplaced = false
            end(at: clock.time(ofMilliseconds: milliseconds))
            return wasMisplaced
        case .canceled: if isDrawn { cancel() }
        case .key(let key, let code, let isPress):
            guard isDrawn else { return false }
            if case .key(let turbo) = start, code == turbo {
                if !isPress { end(at: MonotonicClock.now) }
                return true
            }
            if isPress, Int32(bitPattern: key) == GDK_KEY_Escape { cancel() }
            return true
        }
        return false
    }

    /// Ends the stroke with a release.
    func end(at time: Duration) {
        keepingAlive { popup in
            popup.dialImplementation?.endStroke(at: time)
            popup.followFocus()
        }
    }

    /// Cancels a stroke in the parent, which no longer gets events.
    func cancelOfParent() {
        if isDrawn { cancel() }
    }

    private func cancel() {
        keepingAlive { popup in
            guard let dial = popup.dialImplementation else { return }
            if !dial.cancelStroke() { dial.isExpanded = false }
            popup.followFocus()
        }
    }

    /// Ends the watch unless the menu stays open; then it closes when another window becomes active.
    private func followFocus() {
        guard dialImplementation?.isExpanded == true else {
            if !widget.isMapped { stopWatch() }
            return
        }
        // GTK closes a modal one, whose grab makes the window inactive.
        guard !popover.isModal else { return stopWatch() }
        watch?.onDeactivation { [weak self] in self?.cancel() }
    }

    // MARK: The surface

    /// Shows the line of a stroke that has left the middle of its level.
    func strokeMoved() {
        guard !widget.isMapped, widget.isComposited, let stroke = dialImplementation?.marks.stroke,
            stroke.hasMoved
        else { return }
        coverStroke()
    }

    /// Shows the menu that a stroke opens.
    func strokeOpens() {
        guard !widget.isMapped else { return takeFocus() }
        // Without a pressed button it may take all events.
        popover.isModal = dialImplementation?.marks.stroke == nil
        coverStroke()
        takeFocus()
    }

    private func coverStroke() {
        guard let start = dialImplementation?.marks.start,
            let point = widget.parent?.point(ofPlane: (start.x, start.y))
        else { return }
        cover(around: point)
    }

    /// Opens the popover over the window and a ring around a point of the parent, as far as they are on the screen.
    func cover(around point: (x: Double, y: Double)) {
        guard let parent = widget.parent, let dial = dialImplementation, let root = widget.rootWidget,
            let corner = parent.pointInPlane((0, 0)), let window = root.pointInPlane((0, 0))
        else { return }
        let extent = dial.largestRing.extent + DialMenuImplementation.ringMargin
        let (left, top) = (window.x - corner.x, window.y - corner.y)
        let x = min(left, point.x - extent).rounded(.down)
        let y = min(top, point.y - extent).rounded(.down)
        let width = Int((max(left + Double(root.width), point.x + extent) - x).rounded(.up))
        let height = Int((max(top + Double(root.height), point.y + extent) - y).rounded(.up))
        dial.followWindow(root)
        dial.cover(width: width, height: height)
        popover.popup(over: (x, y, width, height))
    }

    func allocate(width: Int, height: Int) {
        placeDial()
        allocateAsUsual(width: width, height: height)
    }

    /// Tells the dial where it is in the plane.
    private func placeDial() {
        guard let dial = dialImplementation, let root = widget.rootWidget,
            let corner = widget.pointInPlane((0, 0)), let window = root.pointInPlane((0, 0))
        else { return }
        dial.setPlane(
            origin: MarkPoint(x: corner.x, y: corner.y), of: root,
            at: (window.x - corner.x, window.y - corner.y))
    }
}
