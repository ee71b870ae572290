import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// Strokes that begin in the parent: by a button, a finger, or a key.
extension MarkingMenuPopoverImplementation {
    var isOpening: Bool { watch != nil }

    /// Begins a stroke at a point of the parent, in a menu that an item kept open as it is.
    func open(by start: MenuStart, atX x: Double, y: Double) {
        guard let parent = widget.parent, parent.isMapped, content.hasItems,
            let point = parent.pointInPlane((x, y))
        else { return popup(atX: x, y: y) }
        let (reopens, continues) = (isClosing, continuesStrokes)
        if reopens { stopClosing() } else if widget.isMapped, !continues { popover.popdown() }
        guard widget.parent == parent else { return }
        stopWatch()
        if !reopens { popover.isModal = false }
        if !continues {
            content.finishVisibility()
            content.begin(with: 0)
        }
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
            content.beginStroke(
                at: MarkPoint(x: point.x, y: point.y), time: time, isTouch: isTouch, isOfParent: true,
                opens: opens)
        }
        if reopens { coverStroke() }
    }

    func stopWatch() {
        watch?.stop()
        watch = nil
    }

    /// Whether a stroke in the parent is drawn.
    private var isDrawn: Bool { content.hasStroke && content.marks.isOfParent }

    /// Handles an event of the window; returns whether it goes no further.
    func handle(_ event: EventWatch.Event, since start: MenuStart) -> Bool {
        switch event {
        case .moved(let points):
            guard isDrawn else { return false }
            keepingAlive { _ in
                for point in points {
                    content.moveStroke(to: MarkPoint(x: point.x, y: point.y), time: clock.time(of: point))
                }
            }
        case .misplaced(let point, let button):
            let (place, time) = (MarkPoint(x: point.x, y: point.y), clock.time(of: point))
            keepingAlive { popup in
                switch (button, popup.isDrawn) {
                case (nil, true): content.moveStroke(to: place, time: time)
                case (nil, false): content.hover(place)
                case (_, true): popup.cancel()
                case (_, false):
                    popup.isMisplaced = true
                    content.beginStroke(at: place, time: time, isOfParent: true)
                }
            }
            return button != nil
        case .pressed(let isInside):
            // A second button or finger cancels; a press beside the open menu closes it, as it closes a modal popover.
            guard isDrawn || !isInside else { return false }
            cancel()
            return true
        case .released(let milliseconds):
            guard isDrawn else {
                followFocus()
                return false
            }
            let wasMisplaced = isMisplaced
            isMisplaced = false
            end(at: clock.time(ofMilliseconds: milliseconds))
            return wasMisplaced
        case .canceled: if isDrawn { cancel() }
        case .key(let key, let code, let isPress):
            guard isDrawn else { return isPress && continueStroke(by: start, code: code) }
            if case .key(let turbo) = start, code == turbo {
                if !isPress { end(at: MonotonicClock.now) }
                return true
            }
            if isPress, Int32(bitPattern: key) == GDK_KEY_Escape { cancel() }
            return true
        }
        return false
    }

    /// Whether the next press on the open menu is a stroke, as that before.
    var continuesStrokes: Bool { content.isExpanded && content.marks.isKeptOpen }

    /// Begins another stroke by the key that held the one before; a crossing may have ended that while the key is held.
    private func continueStroke(by start: MenuStart, code: UInt32) -> Bool {
        guard case .key(code) = start, continuesStrokes, !content.choosesByCrossing,
            let place = content.pointer.map({ content.inPlane(x: $0.x, y: $0.y) })
                ?? content.marks.centers.last,
            let (x, y) = widget.parent?.point(ofPlane: (place.x, place.y))
        else { return false }
        open(by: start, atX: x, y: y)
        return true
    }

    /// Ends the stroke with a release.
    func end(at time: Duration) {
        keepingAlive { popup in
            popup.content.endStroke(at: time)
            popup.followFocus()
        }
    }

    /// Cancels a stroke in the parent, which no longer gets events.
    func cancelOpening() {
        if isDrawn { cancel() }
    }

    private func cancel() {
        keepingAlive { popup in
            if !popup.content.cancelStroke() { popup.content.isExpanded = false }
            popup.followFocus()
        }
    }

    /// Ends the watch unless the menu stays open; then it closes when another window becomes active.
    private func followFocus() {
        guard content.isExpanded else {
            if !widget.isMapped { stopWatch() }
            return
        }
        // GTK closes a modal one, whose grab makes the window inactive.
        guard !popover.isModal else { return stopWatch() }
        watch?.onDeactivation { [weak self] in self?.cancel() }
    }
}
