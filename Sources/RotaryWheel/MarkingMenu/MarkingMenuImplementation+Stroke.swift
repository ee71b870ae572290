import RotaryWheelInterop
import RotaryWheelModel

// Strokes through the menu.
extension MarkingMenuImplementation {
    var hasStroke: Bool { marks.stroke != nil }

    /// Whether there is something to choose from: a menu, also an empty one, or a list.
    var hasItems: Bool { menu.tree != nil || motion.count > 0 }

    /// Begins a stroke at a point of the plane.
    ///
    /// - Parameters:
    ///   - isOfParent: whether it begins in the parent of the popover.
    ///   - opens: whether it opens the menu immediately.
    func beginStroke(
        at point: MarkPoint, time: Duration, isTouch: Bool = false, isOfParent: Bool = false,
        opens: Bool = false
    ) {
        settings.openDeadZone = (ring ?? largestRing).centerRadius
        settings.openDistance = openDistance
        marks.isFarClick = isExpanded && isBeyondClicks(point)
        marks.stroke = MarkStroke(
            in: markMenu, at: point, time: time, levels: openLevels, settings: settings)
        (marks.line, marks.pointed) = (StrokeLine(), nil)
        (marks.isTouch, marks.isOfParent, marks.start) = (isTouch, isOfParent, point)
        if opens { marks.stroke?.open(path: []) }
        marks.line.add(point, at: time)
        strokeMoved(at: time)
    }

    /// The distance at which a stroke opens a submenu.
    private var openDistance: Double {
        let extent = ring?.extent ?? MarkRing(of: MarkLayout(count: 8), itemSize: Double(itemSize)).extent
        return choosesByCrossing ? extent : max(MarkSettings().openDistance, extent + Double(itemSize) / 2)
    }

    /// Moves the stroke.
    func moveStroke(to point: MarkPoint, time: Duration) {
        guard marks.stroke?.move(to: point, at: time) != nil else { return }
        if marks.isFarClick, marks.start.distance(to: point) >= widget.dragThreshold {
            marks.isFarClick = false
        }
        marks.line.add(point, at: time)
        strokeMoved(at: time)
    }

    /// Opens what a pause opens.
    func pauseStroke() {
        keepingAlive { control in
            if control.marks.stroke != nil {
                let time = MonotonicClock.now
                control.marks.stroke?.update(at: time)
                control.strokeMoved(at: time)
            }
            control.rest()
        }
    }

    /// Shows the effect of a movement or a pause.
    private func strokeMoved(at time: Duration) {
        guard let stroke = marks.stroke else { return }
        if stroke.isOpen, stroke.levels != openLevels {
            marks.isFarClick = false
            open(stroke.levels)
        }
        pointedChanged()
        if let deadline = stroke.deadline {
            strokeTimer.start(after: max(deadline - time, .zero))
        } else {
            strokeTimer.stop()
        }
        menu.host?.strokeMoved()
        updateTicker()
        widget.queueDraw()
        if choosesByCrossing, stroke.isBeyond, stroke.reading.outcome == .chooses { endStroke(at: time) }
    }

    /// Opens the levels of a stroke.
    private func open(_ levels: [MarkLevel]) {
        marks.centers = levels.map(\.center)
        let path = levels.last?.path ?? []
        guard isExpanded else {
            show(path: path)
            isExpanded = true
            menu.host?.strokeOpens()
            return
        }
        show(path: path)
        // The dead zone is that of the level as drawn.
        widget.queueAllocate()
    }

    /// Ends the stroke with a release.
    func endStroke(at time: Duration) {
        guard var stroke = marks.stroke else { return }
        let reading = marks.isFarClick ? MarkReading(outcome: .cancels) : stroke.release(at: time)
        stopStroke()
        keepingAlive { control in
            switch reading.outcome {
            case .chooses: control.choose(reading.path, after: &stroke)
            case .opens: control.stayOpen(after: stroke)
            case .returns: control.goBack()
            case .cancels: control.collapse()
            }
            control.updateTicker()
            control.widget.queueDraw()
        }
    }

    /// Cancels the stroke and closes the menu; returns whether there was a stroke.
    @discardableResult
    func cancelStroke() -> Bool {
        guard marks.stroke != nil else { return false }
        stopStroke()
        keepingAlive { $0.collapse() }
        return true
    }

    func stopStroke() {
        marks.stroke = nil
        marks.line = StrokeLine()
        strokeTimer.stop()
    }

    private func collapse() {
        marks.pointed = nil
        if isExpanded { isExpanded = false } else { menu.host?.collapsed() }
    }

    /// Chooses the item at a path; one that is disabled opens its menu instead, and one that keeps the menu open does so, too.
    private func choose(_ path: [Int], after stroke: inout MarkStroke) {
        guard let item = path.last, markMenu.item(at: path) != nil else { return collapse() }
        let chosen = menu.tree?.item(at: path)
        if let chosen, let action = chosen.action, !isEnabled(chosen, action) {
            stroke.open(path: path.dropLast())
            widget.errorBell()
            return stayOpen(after: stroke)
        }
        if let chosen, chosen.keepsOpen || value(of: chosen) != nil {
            keepOpen(at: path.dropLast(), after: &stroke)
            return activate(item)
        }
        show(path: path.dropLast())
        // The closed menu does not have the focus.
        if !isExpanded { widget.announce(description(of: item)) }
        activate(item)
        // Nothing was open that would close.
        if !isExpanded, !motion.expansion.isMoving { closeSubmenus() }
    }

    /// Opens the level of a chosen item, around the pointer: the next stroke is the same.
    ///
    /// A click leaves it where it is, for the next click. So does a crossing: the menu would come along with the pointer.
    private func keepOpen(at path: ArraySlice<Int>, after stroke: inout MarkStroke) {
        let isClick = marks.start.distance(to: stroke.position) < widget.dragThreshold
        stroke.open(path: Array(path))
        marks.isKeptOpen = marks.isOfParent
        if !isExpanded || !isClick && !choosesByCrossing {
            stroke.centerLastLevel()
            marks.pointed = nil
        }
        stayOpen(after: stroke)
    }

    /// Leaves levels open at the end of a stroke; with the next layout they are where they are drawn.
    private func stayOpen(after stroke: MarkStroke) {
        open(stroke.levels)
        marks.rest = .at(stroke.position)
        pointedChanged()
    }
}
